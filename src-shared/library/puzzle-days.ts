import { type Day, dayName, dayOf, daysUpTo, streakOf } from '../puzzles/daily';
import type { Entry } from './entry';

/** The calendar of the puzzle of the day shows so many days. */
export const DAYS_SHOWN = 42;

/** Whether the puzzle of a day was solved on that day, and how. */
export interface PuzzleDay {
  readonly day: Day;
  readonly solved: 'alone' | 'helped' | 'not';
  /** The shortest time in which it was, without help where that was done. */
  readonly seconds?: number;
}

export interface PuzzleDays {
  /** Six weeks, today at the end. */
  readonly days: readonly PuzzleDay[];
  /** How many of these days have their puzzle solved, and on how many of them only with help. */
  readonly solved: number;
  readonly helped: number;
  /** See `streakOf`; as everywhere, a day counts with help, too. */
  readonly inRow: number;
}

interface Solved {
  readonly isHelped: boolean;
  readonly seconds: number;
}

/** The puzzles of the day among some entries, by the clock of this computer. */
export function puzzleDaysOf(entries: readonly Entry[], today: Day): PuzzleDays {
  const best = new Map<string, Solved>();
  for (const { at, notes, facts } of entries) {
    if (facts.kind !== 'puzzle' || !facts.isSolved || notes.day === undefined) continue;
    if (dayName(dayOf(new Date(at))) !== notes.day) continue;
    const before = best.get(notes.day);
    if (!before || isBetter(facts, before)) best.set(notes.day, facts);
  }
  const days = daysUpTo(today, DAYS_SHOWN).map((day) => puzzleDay(day, best.get(dayName(day))));
  return {
    days,
    solved: days.filter(({ solved }) => solved !== 'not').length,
    helped: days.filter(({ solved }) => solved === 'helped').length,
    inRow: streakOf([...best.keys()], today),
  };
}

const isBetter = (a: Solved, b: Solved): boolean => (a.isHelped === b.isHelped ? a.seconds < b.seconds : !a.isHelped);

const puzzleDay = (day: Day, solved: Solved | undefined): PuzzleDay =>
  solved ? { day, solved: solved.isHelped ? 'helped' : 'alone', seconds: solved.seconds } : { day, solved: 'not' };
