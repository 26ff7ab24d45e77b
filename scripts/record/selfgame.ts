import type { RecordedGame } from '../../src-shared/record';
import { randomRobot } from '../../src-shared/robots/baselines';
import { COLOURS, isOver, newGame, play, seededRandom } from '../../src-shared/tantrix';

/** A game in which everybody plays random legal moves to the end; the same seed gives the same game. */
export function selfgame(players: number, seed: number): RecordedGame {
  const random = seededRandom(seed);
  const seats = COLOURS.slice(0, players);
  let game = newGame({ seats }, seed);
  while (!isOver(game)) {
    const result = play(game, randomRobot(game, random));
    if (!result.ok) throw new Error(`a robot was refused: ${result.refusal.code}`);
    game = result.game;
  }
  return { players: seats.map((name) => ({ name, email: '', country: '' })), game, isCompetition: false };
}
