import { EDGE_COLOUR } from '../../../tantrix/fits';
import { isBordered } from './border';
import type { Plan } from './order';
import { OUTSIDE } from './region';

/** What can be laid at one place of an order, found by the colours that lead in there from the tiles before it. */
export interface Choices {
  readonly cell: number;
  /** The ways in from the tiles before. */
  readonly ways: Int16Array;
  /** At each key - the colours of these ways as digits to base 4 - where its turned tiles begin; they end at the next. */
  readonly starts: Int32Array;
  readonly turned: Int16Array;
}

/** The choices at each place, with the turned tiles in the order given. */
export function choicesOf({ border, order }: Plan, turned: readonly number[]): Choices[] {
  const { across } = border.region;
  const before = new Set<number>();
  return order.map((cell) => {
    const sides = [0, 1, 2, 3, 4, 5].filter((side) => {
      const next = across[cell * 6 + side];
      return next !== OUTSIDE && before.has(next);
    });
    before.add(cell);
    const fitting = turned.filter((each) => isBordered(each, border.mated[cell], border.ends[cell]));
    return { cell, ways: Int16Array.from(sides, (side) => cell * 6 + side), ...sorted(fitting, sides) };
  });
}

/** The turned tiles by their colours at these sides. */
function sorted(turned: readonly number[], sides: readonly number[]): Pick<Choices, 'starts' | 'turned'> {
  const keys = turned.map((each) => sides.reduce((key, side) => key * 4 + EDGE_COLOUR[each * 6 + side], 0));
  const starts = new Int32Array(4 ** sides.length + 1);
  for (const key of keys) starts[key + 1]++;
  for (let key = 1; key < starts.length; key++) starts[key] += starts[key - 1];
  const next = starts.slice();
  const all = new Int16Array(turned.length);
  turned.forEach((each, at) => {
    all[next[keys[at]]++] = each;
  });
  return { starts, turned: all };
}
