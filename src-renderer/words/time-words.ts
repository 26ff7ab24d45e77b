import type { Words } from './words';

/** Seconds as a clock shows them: minutes, and seconds in two digits. */
export const timeWords = (seconds: number, t: Words): string =>
  t('puzzle.time', {
    minutes: Math.floor(seconds / 60),
    seconds: String(Math.floor(seconds) % 60).padStart(2, '0'),
  });
