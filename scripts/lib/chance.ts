import { seededRandom } from '../../src-shared/tantrix/random';

/** A source of numbers from 0 to 1. */
export type Chance = () => number;

/** The same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  const random = seededRandom(seed);
  return () => random(2 ** 30) / 2 ** 30;
}
