import type { Cell } from '../../../tantrix/grid';
import type { Xorshift } from '../sums/xorshift';
import type { Outline } from './outline';

/** Anneals a way for a loop until it turns as often as the tiles do, and goes through those that must stay. */

/** So many steps until it is cold: where tiles must stay, the way to them is long. Some more may follow, then it is given up. */
const COOLING = { free: 60_000, held: 500_000 } as const;
const MORE_STEPS = 100_000;
const HOT = 2;
const COLD = 0.1;
/** What weighs how much: contacts cost little, but edges that touch must match. */
const CONTACT = { free: 0.45, held: 0.1 } as const;
const UNMET = 2;

/**
 * Shapes an outline; whether it has come out.
 *
 * @param stock how many cells turn by 0, 1 and 2 sixths, which are all cells there are
 * @param onStep counts the steps, and ends it when it gives true
 */
export function shape(outline: Outline, stock: readonly number[], chance: Xorshift, onStep: () => boolean): boolean {
  const task = outline.unmet > 0 ? 'held' : 'free';
  const cost = () => costOf(outline, stock, CONTACT[task]);
  grow(outline, sumOf(stock), chance);
  let now = cost();
  for (let step = 0; step < COOLING[task] + MORE_STEPS; step++) {
    if (onStep()) return false;
    const heat = HOT * (COLD / HOT) ** Math.min(1, step / COOLING[task]);
    const isTaken = (next: number) => next <= now || chance.share() < Math.exp((now - next) / heat);
    now = moveEar(outline, chance, isTaken, cost) ?? now;
    if (step > COOLING[task] && isRight(outline, stock)) return true;
  }
  return false;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function grow(outline: Outline, cells: number, chance: Xorshift): void {
  while (outline.cells.length < cells) {
    const cell = anyOf(outline, chance);
    if (outline.mayAdd(cell)) outline.add(cell);
  }
}

const anyOf = ({ cells }: Outline, chance: Xorshift): Cell => cells[chance.below(cells.length)];

/** Takes an ear from one place to another, unless what that costs is refused; gives the cost after it, if it was done. */
function moveEar(
  outline: Outline,
  chance: Xorshift,
  isTaken: (cost: number) => boolean,
  cost: () => number,
): number | undefined {
  const ear = anyOf(outline, chance);
  if (!outline.mayRemove(ear)) return undefined;
  const from = outline.remove(ear);
  const to = anyOf(outline, chance);
  if (to !== from && outline.mayAdd(to)) {
    const moved = outline.add(to);
    const after = cost();
    if (isTaken(after)) return after;
    outline.remove(moved);
  }
  outline.add(from);
  return undefined;
}

const costOf = ({ shapes, contacts, unmet }: Outline, stock: readonly number[], perContact: number): number =>
  sumOf(stock.map((count, at) => Math.abs(shapes[at] - count))) + perContact * contacts + UNMET * unmet;

const isRight = ({ shapes, unmet }: Outline, stock: readonly number[]): boolean =>
  unmet === 0 && stock.every((count, at) => shapes[at] === count);
