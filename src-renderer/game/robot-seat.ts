import type { RobotPlayer } from '../../src-shared/record';
import { CHARACTERS, LEVELS, type Robot } from '../../src-shared/robots';
import type { Game, Placement } from '../../src-shared/tantrix';
import { runInWorker } from '../workers/run-in-worker';

/**
 * Something that is asked for a move and answers with one. Once the signal is aborted nobody waits for the answer any
 * more. A person is not asked: they answer by the board, whenever they like.
 */
export type MoveSource = (game: Game, signal: AbortSignal) => Promise<Placement>;

/**
 * A seat at which a computer player thinks in a worker. It rejects where this program does not have the player.
 *
 * @param seedFor gives what the player's random numbers begin with, 0 to MAX_SEED, for a game that it is to move in
 */
export const robotSeat =
  (player: RobotPlayer, seedFor: (game: Game) => number): MoveSource =>
  async (game, signal) => {
    const { deal, placements } = game;
    return runInWorker(
      'choose',
      { game: { deal, placements }, robot: robotOf(player), seed: seedFor(game) },
      { signal },
    );
  };

/** The computer player of this program that a record names. */
function robotOf({ character: name, level: number }: RobotPlayer): Robot {
  const character = CHARACTERS.find((each) => each === name);
  const level = LEVELS.find((each) => each === number);
  if (!character || !level) throw new RangeError(`there is no computer player ${name} of level ${number}`);
  return { character, level };
}
