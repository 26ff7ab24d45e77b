import type { Hex } from '../../../tantrix';
import { bitsOf, type Border, isBordered } from './border';
import { OUTSIDE } from './region';

/** A border, the order in which its cells are filled, and how hard that is. */
export interface Plan {
  readonly border: Border;
  readonly order: readonly number[];
  /** The logarithm of how many tiles must be tried, as far as can be foretold from how often edges match. */
  readonly effort: number;
}

/** One edge in so many has the colour that is wanted. */
const COLOURS = 4;

/** Row by row from each of six sides, every row from either end. */
const LEVELS: readonly ((hex: Hex) => number)[] = [
  ({ q }) => q,
  ({ r }) => r,
  ({ q, r }) => q + r,
  ({ q }) => -q,
  ({ r }) => -r,
  ({ q, r }) => -q - r,
];

/** The easiest order for these turned tiles. */
export function planOf(border: Border, turned: readonly number[]): Plan {
  const { cells } = border.region;
  const counts = choicesOf(border, turned);
  const orders = LEVELS.flatMap((level, at) => {
    const along = LEVELS[(at + 1) % LEVELS.length];
    const sorted = (sign: number) =>
      cells
        .map((_, cell) => cell)
        .toSorted((a, b) => level(cells[a]) - level(cells[b]) || sign * (along(cells[a]) - along(cells[b])));
    return [sorted(1), sorted(-1)];
  });
  const plans = orders.map((order) => ({ border, order, effort: effortOf(border, order, counts) }));
  return plans.reduce((best, plan) => (plan.effort < best.effort ? plan : best));
}

/** At each cell: how many of the turned tiles do what is asked there. */
function choicesOf({ mated, ends }: Border, turned: readonly number[]): number[] {
  const known = new Map<number, number>();
  return Array.from(mated, (mask, cell) => {
    const key = mask * 8 + ends[cell];
    const count = known.get(key) ?? turned.filter((each) => isBordered(each, mask, ends[cell])).length;
    known.set(key, count);
    return count;
  });
}

/** How many more ways there are to fill a part than to fill the whole: most of them lead nowhere. */
function effortOf({ region }: Border, order: readonly number[], counts: readonly number[]): number {
  let filled = 0;
  let ways = 0;
  let most = 0;
  const isFilled = new Uint8Array(region.size);
  for (const cell of order) {
    for (let side = 0; side < 6; side++) {
      const next = region.across[cell * 6 + side];
      if (next !== OUTSIDE && isFilled[next]) ways -= Math.log(COLOURS);
    }
    ways += Math.log(counts[cell] * (1 - filled / region.size));
    isFilled[cell] = 1;
    filled++;
    most = Math.max(most, ways);
  }
  return most - ways;
}

/** At each place in an order, and after the last: how many single links along the border are still to come. */
export function singlesAhead({ mated, ends }: Border, order: readonly number[]): Int32Array {
  const ahead = new Int32Array(order.length + 1);
  for (let place = order.length - 1; place >= 0; place--) {
    const cell = order[place];
    ahead[place] = ahead[place + 1] + (bitsOf(mated[cell]) - ends[cell]) / 2;
  }
  return ahead;
}
