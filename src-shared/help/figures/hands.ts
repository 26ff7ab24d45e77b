import { HAND_SIZE, type TileNumber } from '../../tantrix';
import { restrictedCount, type OrderStage } from './order';
import type { Turns } from './turns';

/** What a seat holds in the course of an order, tile by tile as it came to it. */
interface Held {
  /** The six tiles it is dealt, then its replacements. */
  readonly drawn: readonly TileNumber[];
}

interface Job {
  readonly tile: TileNumber;
  /** The first draw, by the place of its placement in the order (-1 for the deal), after which it never had to be played. */
  readonly from: number;
  /** The place in the order where it is played. */
  readonly played: number;
}

interface Question {
  readonly order: readonly TileNumber[];
  readonly stages: readonly OrderStage[];
  readonly turns: Turns;
  readonly seats: number;
  /** By seat, tiles that it holds in the end. */
  readonly wanted: readonly (readonly TileNumber[])[];
  /** Tiles that anybody may have. */
  readonly others: readonly TileNumber[];
}

/**
 * What each seat must be dealt and draw so that all could be played as it was: whoever plays a tile holds it by then, and
 * nobody ends a turn, or makes a free move, with a tile that fills a forced space. Undefined when it cannot be.
 */
export function handsFor(question: Question): Held[] | undefined {
  const hands: Held[] = [];
  let others = question.others;
  for (let seat = 0; seat < question.seats; seat++) {
    const drawn = drawsOf(question, seat, others);
    if (!drawn) return undefined;
    hands.push({ drawn });
    others = others.filter((tile) => !drawn.includes(tile));
  }
  return hands;
}

/** The draws of one seat: of what may be drawn the tile that is needed first, and else one that is not needed. */
function drawsOf(question: Question, seat: number, others: readonly TileNumber[]): TileNumber[] | undefined {
  const { order, turns, seats, wanted } = question;
  const lastDraw = restrictedCount(seats);
  const own = order.flatMap((_, at) => (turns.movers[at] === seat ? [at] : []));
  const slots = [...Array.from({ length: HAND_SIZE }, () => -1), ...own.filter((at) => at < lastDraw)];
  const checks = checksOf(question, seat);
  const job = (tile: TileNumber, played: number) => ({ tile, played, from: releaseOf(question, checks, tile, played) });
  const needed = [
    ...own.map((at) => job(order[at] ?? 0, at)),
    ...(wanted[seat] ?? []).map((tile) => job(tile, Infinity)),
  ];
  const spare = others.map((tile) => job(tile, Infinity));
  const drawn: TileNumber[] = [];
  for (const slot of slots) {
    const next = takeFirst(needed, slot) ?? takeFirst(spare, slot);
    if (!next || next.played <= slot) return undefined;
    drawn.push(next.tile);
  }
  return needed.length === 0 ? drawn : undefined;
}

/** Takes the job that is due first out of those that can be done. */
function takeFirst(jobs: Job[], slot: number): Job | undefined {
  const open = jobs.filter(({ from }) => from <= slot);
  const [first] = open.toSorted((a, b) => a.played - b.played);
  if (first) jobs.splice(jobs.indexOf(first), 1);
  return first;
}

/** The stages at which the seat may hold no tile that fills a forced space: before its free moves, and after its turns. */
function checksOf({ order, stages, turns }: Question, seat: number): number[] {
  return order.flatMap((_, at) => {
    if (turns.movers[at] !== seat) return [];
    return [...(stages[at]?.isFill ? [] : [at]), ...(turns.ends.has(at) ? [at + 1] : [])];
  });
}

/** After which placement of its own a seat may draw a tile that it plays later. */
function releaseOf({ stages }: Question, checks: readonly number[], tile: TileNumber, played: number): number {
  const bad = checks.filter((stage) => stage <= played && stages[stage]?.fills.has(tile));
  // A draw follows its placement and comes before the stage with the next number.
  return Math.max(-1, ...bad);
}
