import { makeStore } from '../ui/store';
import { reportErrors } from './failures';

/** Whether the window takes the whole screen, as main tells of it. */

const { reading, set } = makeStore<{ readonly isFull: boolean }>({ isFull: false });

export const { subscribe: onFullScreen } = reading;

export const isFullScreen = (): boolean => reading.get().isFull;

/** From now on holds what main tells of. A page that is loaded anew asks first: only changes are told. */
export function followFullScreen(): void {
  window.tantrix.onFullScreen((isFull) => set({ isFull }));
  void reportErrors(async () => set({ isFull: await window.tantrix.isFullScreen() }));
}

/** Takes the whole screen, or gives it back. */
export const toggleFullScreen = (): Promise<void> => window.tantrix.toggleFullScreen();
