import { makeStore } from '../../ui/store';

/** Whether something is about to come to the table that the program was started to open: nobody is to choose another yet. */
const { reading, set } = makeStore({ isAwaited: false });

export const useIsAwaited = (): boolean => reading.use(({ isAwaited }) => isAwaited);
export const isAwaitedNow = (): boolean => reading.get().isAwaited;

export async function askWhetherAwaited(): Promise<void> {
  set({ isAwaited: await window.tantrix.isOpening() });
}

/** It has come, or cannot be had. */
export const stopAwaiting = (): void => set({ isAwaited: false });

/** Nobody is to wait for what has gone to an earlier page, or was given up; to be called before the page is ready. */
export async function stopAwaitingInVain(): Promise<void> {
  if (!(await window.tantrix.isOpening())) stopAwaiting();
}
