import { type Game, legalPlacements, type Placement, pick, play, type Random, standingsOf } from '../tantrix';
import { placementOf } from '../tantrix/game';
import type { Move } from '../tantrix/position';
import { randomPolicy } from './heuristics';
import { SearchState } from './search-state';

/** One of the simplest computer players, against which all others are measured. Throws RangeError when the game is over. */
export type Baseline = (game: Game, random: Random) => Placement;

/** Any legal placement. */
export const randomRobot: Baseline = (game, random) => pick(legalPlacements(game), random);

/** The placement after which its own best line or loop scores most; ties are broken at random. */
export const greedyRobot: Baseline = (game, random) => {
  const placements = legalPlacements(game);
  const scores = placements.map((placement) => scoreAfter(game, placement));
  const best = Math.max(...scores);
  return pick(
    placements.filter((_, at) => scores[at] === best),
    random,
  );
};

function scoreAfter(game: Game, placement: Placement): number {
  const result = play(game, placement);
  return result.ok ? (standingsOf(result.game)[game.position.mover]?.score ?? 0) : 0;
}

const FLAT_PLAYOUTS = 1000;

/**
 * The placement with the best mean margin in a thousand games played on at random, spread evenly over the placements;
 * the tiles nobody has seen are shuffled anew for each.
 */
export const flatRobot: Baseline = ({ deal, position }, random) => {
  const { moves, mover } = position;
  const state = new SearchState(position, deal.seats);
  const sums = moves.map(() => 0);
  for (let playout = 0; playout < FLAT_PLAYOUTS && moves.length > 1; playout++) {
    const at = playout % moves.length;
    state.shuffleUnseen(random);
    sums[at] += marginAfter(state, moves[at], mover, random);
  }
  const means = sums.map((sum, at) => sum / Math.ceil((FLAT_PLAYOUTS - at) / moves.length));
  return placementOf(moves[means.indexOf(Math.max(...means))]);
};

function marginAfter(state: SearchState, move: Move, seat: number, random: Random): number {
  state.play(move);
  const count = state.playOut(randomPolicy, random);
  const margin = state.marginOf(seat);
  state.takeBack(count + 1);
  return margin;
}
