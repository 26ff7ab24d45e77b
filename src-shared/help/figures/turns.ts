import { type Random } from '../../tantrix';
import type { OrderStage } from './order';

/** Who makes each placement of an order, by seat, and who is to move after the last. */
export interface Turns {
  readonly movers: readonly number[];
  /** The placements with which their maker's turn ends, by their places in the order. */
  readonly ends: ReadonlySet<number>;
  readonly next: number;
}

/**
 * Shares an order out among the seats. The free moves go round from `starter`; what is filled between two of them, one
 * seat may have filled after its free move or the next before its own: `random` says how many fall to the latter, and
 * without it none.
 */
export function turnsOf(stages: readonly OrderStage[], seats: number, starter: number, random?: Random): Turns {
  const gaps = fillsAfterFreeMoves(stages);
  const movers: number[] = [];
  const ends = new Set<number>();
  let mover = starter;
  for (const fills of gaps) {
    const before = random ? random(fills + 1) : 0;
    movers.push(...Array.from({ length: 1 + fills - before }, () => mover));
    ends.add(movers.length - 1);
    mover = (mover + 1) % seats;
    movers.push(...Array.from({ length: before }, () => mover));
  }
  return { movers, ends, next: mover };
}

/** For each free move, how many forced spaces are filled before the next. The first placement of all is a free move. */
function fillsAfterFreeMoves(stages: readonly OrderStage[]): number[] {
  const gaps: number[] = [];
  for (const { isFill } of stages.slice(0, -1)) {
    if (isFill) gaps.push((gaps.pop() ?? 0) + 1);
    else gaps.push(0);
  }
  return gaps;
}
