import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of random numbers: whole ones from 0 to `below` - 1, each as likely as the others. */
export type Random = (below: number) => number;

/** Seeds are whole numbers from 0 to this. */
export const MAX_SEED = 2 ** 32 - 1;

/** Whether a number is a seed: whole, 0 to MAX_SEED. */
export const isSeed = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MAX_SEED;

/** The same seed gives the same numbers, on every machine and in every version. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
}

/** Whole numbers out of a source of 32 random bits, 0 to 2³² - 1; each as likely as the others, if those are. */
export const randomOf =
  (bits: () => number): Random =>
  (below) => {
    const end = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const drawn = bits();
      if (drawn < end) return drawn % below;
    }
  };

/** One of the items, each as likely as the others. Throws RangeError when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[random(items.length)];
}

/** A copy of the items in random order (Fisher and Yates), each order as likely as the others. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
