import { type Game, legalPlacements, type Placement, pick, play, type Random, standingsOf } from '../tantrix';
import { placementOf } from '../tantrix/game';
import type { Move } from '../tantrix/position';
import { coloursAt } from './outcome';
import { Playout, torusMoveOf } from './playouts/playout';

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

/**
 * A player with so many playouts, shared out evenly over the placements: it takes that with the best mean margin in games
 * played on at random; the tiles nobody has seen are shuffled anew for each.
 */
export const flatRobotWith =
  (playouts: number): Baseline =>
  ({ deal, position }, random) => {
    const { moves, mover } = position;
    const playout = new Playout(position, coloursAt(deal.seats));
    playout.seed(random);
    const sums = moves.map(() => 0);
    for (let game = 0; game < playouts && moves.length > 1; game++) {
      const at = game % moves.length;
      playout.shuffleUnseen();
      sums[at] += marginAfter(playout, moves[at], mover);
    }
    const means = sums.map((sum, at) => sum / Math.ceil((playouts - at) / moves.length));
    return placementOf(moves[means.indexOf(Math.max(...means))]);
  };

/** With a thousand. */
export const flatRobot: Baseline = flatRobotWith(1000);

function marginAfter(playout: Playout, move: Move, seat: number): number {
  playout.play(torusMoveOf(move));
  playout.playOut(1);
  const margin = playout.marginOf(seat);
  playout.restore();
  return margin;
}
