import { CATALOGUE, type CataloguedPuzzle } from './catalogue';
import { seededRandom, shuffled } from '../tantrix';

/** A day of the Gregorian calendar, wherever on Earth; months and days count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MILLISECONDS = 24 * 60 * 60 * 1000;

const CANDIDATES = CATALOGUE.filter(({ family }) => family !== 'solitaire' && family !== 'unsolved');

/**
 * The puzzle of a day, the same for everybody. All puzzles that have a solution come once each, in random order; then
 * all again in another order.
 */
export function puzzleOfTheDay({ year, month, day }: Day): CataloguedPuzzle {
  const number = Math.floor(Date.UTC(year, month - 1, day) / MILLISECONDS);
  const round = Math.floor(number / CANDIDATES.length);
  const order = shuffled(CANDIDATES, seededRandom(round >>> 0));
  const chosen = order[number - round * CANDIDATES.length];
  if (!chosen) throw new RangeError(`no day: ${year}-${month}-${day}`);
  return chosen;
}
