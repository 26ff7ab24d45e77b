import { matchGame } from '../match/match-game';
import { playerOf } from '../match/players';
import { runMatch } from '../match/run-match';
import { type Spent, spentBy } from '../match/summary';

/** What the default character takes for a move with a choice, in a game with itself. */
export function thinkingTimes(level: number, seed = 1): Spent {
  const player = playerOf(`default:${level}`);
  if (!player) throw new RangeError(`no level ${level}`);
  return spentBy([matchGame({ a: player, b: player }, seed, 0)], 'a', 'b');
}

/** Where level 5 is as it was before its playouts were made quick and before there was a level 6. */
export const BEFORE = '58f0dd6f';

/** What a level, and level 5 as it was, take for a move with a choice in ten games with each other. */
export async function besideBefore(level: number, seed = 3): Promise<{ readonly now: Spent; readonly before: Spent }> {
  const outcomes = await runMatch({ a: `default:${level}`, b: `default:5@${BEFORE}`, games: 10, seed });
  return { now: spentBy(outcomes, 'a'), before: spentBy(outcomes, 'b') };
}
