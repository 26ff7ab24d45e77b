import type { RecordedPuzzle } from '../../src-shared/record';
import { makeStore } from '../ui/store';
import type { OpenPuzzle } from './open-puzzle';
import type { Words } from '../words/words';

/** The time a person has thought about the shown puzzle. It stands apart from the table, which need not be drawn for it. */

/** Seconds, with fractions. */
const { reading, set } = makeStore(0);

export const { use: useClock } = reading;

/** Whole seconds. */
export const secondsNow = (): number => Math.floor(reading.get());

/** Sets the time of the puzzle that has come to be shown. */
export const setClock = (seconds: number): void => set(seconds);

/** Lets so many seconds pass. */
export const passTime = (passed: number): void => set((seconds) => seconds + passed);

/** The record of the shown puzzle as it is to be written now: with the time that has passed. */
export const timedRecord = ({ record }: OpenPuzzle): RecordedPuzzle => ({ ...record, seconds: secondsNow() });

/** Seconds as a clock shows them: minutes, and seconds in two digits. */
export const timeWords = (seconds: number, t: Words): string =>
  t('puzzle.time', {
    minutes: Math.floor(seconds / 60),
    seconds: String(Math.floor(seconds) % 60).padStart(2, '0'),
  });
