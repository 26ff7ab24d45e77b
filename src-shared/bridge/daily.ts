import * as v from 'valibot';
import { answers, call, nothing } from './call';
import type { KeptReply } from './kept';

/** A day on which its puzzle was solved, such as 2026-03-01. */
export const DayNameSchema = v.pipe(v.string(), v.isoDate());

/** The days, each once, with another one; the same array when it is among them. */
export const withDay = (days: readonly string[], day: string): readonly string[] =>
  days.includes(day) ? days : [...days, day];

/** On which days the puzzle of the day was solved. */
export const DAILY_CALLS = {
  daysSolved: call(nothing, answers<KeptReply<string>>()),
  /** Remembers that the puzzle of that day was solved on it; false when that cannot be written. */
  keepDaySolved: call(DayNameSchema, answers<boolean>()),
};
