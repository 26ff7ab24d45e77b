import { type Game, isOver, rewind, seededRandom } from '../tantrix';
import { LOOKS } from './monte-carlo';
import { coloursAt } from './outcome';
import { Playout } from './playouts/playout';

/** How a game is likely to end. */
export interface Prediction {
  /** The mean final scores, by seat. */
  readonly scores: readonly number[];
  /** In how many of the games each seat led all others in the end. */
  readonly wins: readonly number[];
  /** How many games were played on from the position. */
  readonly games: number;
}

/** Enough to tell a lead from chance; it takes some milliseconds. */
const GAMES = 100;

/**
 * Plays a game on to its end, over and over, from what can be known. A placement that has not drawn its tile yet is left out.
 * The same game and seed give the same. Throws RangeError when the game is over.
 */
export function predict(game: Game, seed: number): Prediction {
  if (isOver(game)) throw new RangeError('there is nothing to predict');
  const { deal, position } = game.position.awaitsTile ? rewind(game, game.placements.length - 1) : game;
  const playout = new Playout(position, coloursAt(deal.seats));
  playout.seed(seededRandom(seed));
  const scores = deal.seats.map(() => 0);
  const wins = deal.seats.map(() => 0);
  for (let each = 0; each < GAMES; each++) {
    playout.shuffleUnseen();
    playout.playOut(LOOKS);
    for (const seat of scores.keys()) {
      scores[seat] += playout.scoreOf(seat);
      if (playout.marginOf(seat) > 0) wins[seat] += 1;
    }
    playout.restore();
  }
  return { scores: scores.map((sum) => sum / GAMES), wins, games: GAMES };
}
