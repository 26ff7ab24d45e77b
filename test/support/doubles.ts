import { type Game, isOver, legalPlacements, newGame, pick, play, seededRandom } from '../../src-shared/tantrix';

/** A game of two pairs that is played to its end at random; one of them wins. */
export const DOUBLES: Game = playedOut(newGame({ seats: ['red', 'blue', 'red', 'blue'] }, 3));

/** A game played on to its end at random, always the same way. */
export function playedOut(game: Game): Game {
  const random = seededRandom(3);
  let now = game;
  while (!isOver(now)) {
    const result = play(now, pick(legalPlacements(now), random));
    if (!result.ok) throw new Error(result.refusal.code);
    now = result.game;
  }
  return now;
}
