import type { RobotPlayer } from '../../src-shared/record';
import { CHARACTERS, LEVELS, type Robot, seedOf } from '../../src-shared/robots';
import { think } from '../workers/think';
import type { Seat } from './seats';

/** A seat at which a computer player thinks in a worker. It rejects where this program does not have the player. */
export const robotSeat =
  (player: RobotPlayer): Seat =>
  async (game, signal) => {
    const { deal, placements } = game;
    return think('choose', { game: { deal, placements }, robot: robotOf(player), seed: seedOf(game) }, { signal });
  };

/** The computer player of this program that a record names. */
function robotOf({ character: name, level: number }: RobotPlayer): Robot {
  const character = CHARACTERS.find((each) => each === name);
  const level = LEVELS.find((each) => each === number);
  if (!character || !level) throw new RangeError(`there is no computer player ${name} of level ${number}`);
  return { character, level };
}
