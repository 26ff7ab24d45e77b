import { useDeferredValue } from 'react';
import type { Entry } from '../../../src-shared/library/entry';
import { puzzleDaysOf, type PuzzleDays } from '../../../src-shared/library/puzzle-days';
import { type GameChoice, startOf } from '../../../src-shared/library/selection';
import { type Statistics, statisticsOf } from '../../../src-shared/library/statistics';
import { dayOf } from '../../../src-shared/puzzles/daily';
import { useToday } from '../../ui/useToday';
import { lastMade } from '../last-made';
import { useChoices } from './choices';

/** The statistics of what is chosen. While many games are read, keys and clicks come first. */
export function useStatistics(entries: readonly Entry[]): Statistics {
  const { games, period } = useChoices();
  return counted(useDeferredValue(entries), games, startOf(period, useToday()));
}

const counted = lastMade((entries: readonly Entry[], games: GameChoice, from: number | undefined) =>
  statisticsOf(entries, { games, ...(from === undefined ? {} : { from }) }),
);

/** The calendar of the puzzle of the day, of all that is kept. */
export const usePuzzleDays = (entries: readonly Entry[]): PuzzleDays => days(useDeferredValue(entries), useToday());

const days = lastMade((entries: readonly Entry[], today: Date) => puzzleDaysOf(entries, dayOf(today)));
