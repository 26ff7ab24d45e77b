import { matchGame } from '../match/match-game';
import { playerOf } from '../match/players';
import { type Times, timesOf } from '../match/summary';

/** Milliseconds of processor time that the default character takes for a move with a choice, in a game with itself. */
export function thinkingTimes(level: number, seed = 1): Times {
  const player = playerOf(`default:${level}`);
  if (!player) throw new RangeError(`no level ${level}`);
  const { times } = matchGame({ a: player, b: player }, seed, 0);
  return timesOf([...times.a, ...times.b]);
}
