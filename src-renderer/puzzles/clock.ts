import type { RecordedPuzzle } from '../../src-shared/record';
import { makeStore } from '../ui/store';
import type { OpenPuzzle } from './open-puzzle';

/** The time a person has thought about the puzzle that is shown, or waits under what is. It stands apart from the table, which need not be drawn for it. */

/** Seconds, with fractions. */
const { reading, set } = makeStore(0);

export const { use: useClock } = reading;

/** Whole seconds. */
export const secondsNow = (): number => Math.floor(reading.get());

/** Sets the time of the puzzle that has come to be shown. */
export const setClock = (seconds: number): void => set(seconds);

/** Lets so many seconds pass. */
export const passTime = (passed: number): void => set((seconds) => seconds + passed);

/** The record of that puzzle as it is to be written now: with the time that has passed. */
export const timedRecord = ({ record }: OpenPuzzle): RecordedPuzzle => ({ ...record, seconds: secondsNow() });
