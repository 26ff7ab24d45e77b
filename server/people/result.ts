import type { GameCopy } from '../../src-shared/online/game-copy';
import type { TableRules } from '../../src-shared/online/table';
import type { Terms } from '../../src-shared/online/terms';
import { type GameStatus, viewOf } from '../../src-shared/online/view';
import { resultOf } from '../../src-shared/tantrix';
import type { Outcome, Player } from './ranks';

/** What a game means for the ranks of a server. */

/**
 * Whether a game is of those that are ranked: of two people under competition rules, with the 56, on its first chains, at a table for
 * two. Whoever sat down at one for more was told that it is not.
 */
export const isRanked = (
  { isCompetition, seats, set }: Terms,
  rules: Pick<TableRules, 'seats'>,
  { epochs }: Pick<GameStatus, 'epochs'>,
): boolean =>
  isCompetition &&
  set === undefined &&
  epochs === 0 &&
  rules.seats === 2 &&
  seats.length === 2 &&
  seats.every(({ played }) => !played.robot);

/** Who plays at a seat. */
export function playerAt({ seats, parties }: Terms, seat: number): Player {
  const { name = '', played } = seats[seat] ?? {};
  return { name, key: parties[played?.party ?? -1] ?? '' };
}

/** How a game that is over went; undefined where it moves nobody: stopped, with moves taken back, or not over. */
export function outcomeOf(copy: GameCopy): Outcome | undefined {
  const { game, terms, id } = copy.history;
  const result = game && resultOf(game);
  if (!result || !viewOf(copy).isOneSession) return undefined;
  const [first = 0, second = 0] = result.scores;
  const isDraw = result.winners.length !== 1;
  const winner = isDraw ? 0 : (result.winners[0] ?? 0);
  const margin = isDraw ? 0 : Math.abs(first - second);
  return { game: id, winner: playerAt(terms, winner), loser: playerAt(terms, 1 - winner), margin };
}
