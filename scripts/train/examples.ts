import { coloursAt } from '../../src-shared/robots/outcome';
import { FEATURES, PARTS } from '../../src-shared/robots/playouts/features';
import { Playout, torusMoveOf } from '../../src-shared/robots/playouts/playout';
import { Policy } from '../../src-shared/robots/playouts/policy';
import { newGame } from '../../src-shared/tantrix';
import type { ReadonlyPosition } from '../../src-shared/tantrix/position';
import { afterMove, type TrainingGame } from './training-game';

/** How much there is of a feature, by the place of its weight. */
export type Amount = readonly [place: number, amount: number];

/** A decision to learn from: at each legal move its features, and what share of the choice it ought to have. */
export interface Example {
  readonly moves: readonly (readonly Amount[])[];
  readonly shares: readonly number[];
}

/** Notes what it looks at, and thinks nothing of it. */
export class Onlooker extends Policy {
  #seen: Amount[] = [];

  constructor(playout: Playout) {
    super(playout, new Int32Array(PARTS * FEATURES));
  }

  /** What there is of each feature of a legal move, some in several parts; `turn` was called. */
  featuresOf(move: number): readonly Amount[] {
    this.#seen = [];
    this.weigh(move);
    return this.#seen;
  }

  protected override add(feature: number, amount: number): number {
    this.#seen.push([this.firstWeight + feature, amount]);
    return 0;
  }
}

/** What can be learned from a game: all decisions but the first tile's, which may lie any way round. */
export function examplesIn({ seed, starter, plies }: TrainingGame): Example[] {
  const examples: Example[] = [];
  let game = newGame({ seats: ['red', 'blue'], starter }, seed);
  for (const [ply, weighed] of plies.entries()) {
    const { position, deal } = game;
    if (ply > 0 && weighed.length > 1) {
      const visits = new Map(weighed.map(([move, count]) => [torusMoveOf(move), count]));
      examples.push(exampleAt(position, coloursAt(deal.seats), visits));
    }
    game = afterMove(game, weighed[0]?.[0]);
  }
  return examples;
}

function exampleAt(
  position: ReadonlyPosition,
  colours: readonly number[],
  visits: ReadonlyMap<number, number>,
): Example {
  const playout = new Playout(position, colours);
  const onlooker = new Onlooker(playout);
  const moves = [...playout.moves.subarray(0, playout.listMoves())];
  onlooker.turn();
  // Squared: a search looks at many moves a little that it would not play.
  const squares = moves.map((move) => (visits.get(move) ?? 0) ** 2);
  const sum = squares.reduce((total, square) => total + square, 0);
  return { moves: moves.map((move) => onlooker.featuresOf(move)), shares: squares.map((square) => square / sum) };
}
