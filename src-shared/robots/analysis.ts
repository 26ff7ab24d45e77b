import { type Game, type Placement, rewind, seededRandom } from '../tantrix';
import { moveOfPlacement, placementOf } from '../tantrix/game';
import { canonicalMove } from './heuristics';
import { SearchState } from './search-state';
import { missedWinIn } from './studies/winning-moves';
import { type Utility, type PlayoutBudget, evaluateMoves } from './monte-carlo';

/** What is found out about one placement of a game. */
export interface MoveAnalysis {
  /** The number of the placement, from 0. */
  readonly at: number;
  /** Who made it. */
  readonly seat: number;
  /** The final scores to be expected before it, if the best is played; by seat. */
  readonly before: readonly number[];
  /** And after it. */
  readonly after: readonly number[];
  /** By how much its maker could then be expected to lead the best rival in the end. */
  readonly margin: number;
  /**
   * What would have been better, and by how many points of the expected lead; in whole tenths, as they are told, so that what is
   * compared is what people read.
   */
  readonly better?: { readonly placement: Placement; readonly gain: number };
  /** Its maker could have won, whatever the others did, and after this move could not any more: the move that wins. */
  readonly missedWin?: Placement;
}

/** Enough for about a point's accuracy; a game takes some seconds. */
export const ANALYSIS_BUDGET: PlayoutBudget = { playouts: 1500, breadth: 1000 };

/** Placements looked at, at most, to find out whether a win was missed. */
const MISSED_NODES = 60_000;

/** A smaller difference may be chance. */
const LEAST_GAIN = 1;

const lead: Utility = (outcome, seat) => outcome.marginOf(seat);

const inTenths = (points: number): number => Math.round(points * 10) / 10;

/**
 * Looks at the placements of a game one after another, beginning with number `from`, from what could be known at the time.
 * Each is evaluated when it is asked for, so a worker may tell how far it is, stop, and go on later. The same game and
 * seed give the same analysis, and that of a placement does not depend on whether the others are analysed.
 */
export function* analyse(
  game: Game,
  seed: number,
  budget: PlayoutBudget = ANALYSIS_BUDGET,
  from = 0,
): Generator<MoveAnalysis> {
  for (const [at, placement] of game.placements.entries()) {
    if (at >= from) yield analysisOf(rewind(game, at), placement, seed, budget);
  }
}

function analysisOf(before: Game, placement: Placement, seed: number, budget: PlayoutBudget): MoveAnalysis {
  const { deal, position, placements } = before;
  const state = new SearchState(position, deal.seats);
  const played = canonicalMove(state, moveOfPlacement(placement));
  const random = seededRandom((seed + placements.length * 0x9e3779b1) >>> 0);
  const candidates = evaluateMoves(state, budget, lead, random, played);
  const own = candidates.find(({ move }) => move === played) ?? candidates[0];
  const missedWin = missedWinIn(before, placement, MISSED_NODES);
  const best = candidates.find(({ move }) => missedWin && move === moveOfPlacement(missedWin)) ?? candidates[0];
  const gain = inTenths(best.margin - own.margin);
  return {
    at: placements.length,
    seat: position.mover,
    before: best.scores,
    after: own.scores,
    margin: own.margin,
    ...(gain >= LEAST_GAIN ? { better: { placement: placementOf(best.move), gain } } : {}),
    ...(missedWin ? { missedWin } : {}),
  };
}
