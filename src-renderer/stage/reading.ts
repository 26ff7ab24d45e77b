import { makeStore } from '../ui/store';

/** Whether what was opened or imported takes a while to read, as main tells. */

const { reading, set } = makeStore(false);

export const { use: useIsReading, get: isReadingNow } = reading;

/** From now on holds what main tells of. */
export function followReading(): void {
  window.tantrix.onReading((isReading) => set(isReading));
}
