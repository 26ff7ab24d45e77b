import type { RankedResult } from '../../src-shared/bridge/bridge';
import type { Entry, SeatBalance } from '../../src-shared/library/entry';
import { keyOf } from '../../src-shared/rankings';

/** What luck did for a player, as far as their ranked games are kept here and were analysed. */
export interface RankedLuck {
  readonly games: number;
  /** By how many points they won a game on the average, negative for a loss. */
  readonly margin: number;
  /** The same without what the tiles brought them (see `Balance`). */
  readonly skill: number;
}

/**
 * @param key the player, as `keyOf` has them
 * @param results those of the player
 * @param kept games and puzzles, in any order
 * @returns undefined where none of the results is of a game that was analysed; a deadlock, which has no margin, is none of them
 */
export function rankedLuckOf(
  key: string,
  results: readonly RankedResult[],
  kept: readonly Entry[],
): RankedLuck | undefined {
  const analysed = new Map(kept.flatMap((entry) => analysedAs(entry)));
  const balances = results.flatMap(({ id, sides }) => {
    const seat = sides.findIndex(({ player }) => player.kind === 'person' && keyOf(player) === key);
    return analysed.get(id)?.[seat] ?? [];
  });
  if (balances.length === 0) return undefined;
  const mean = (of: (balance: SeatBalance) => number) =>
    balances.reduce((sum, balance) => sum + of(balance), 0) / balances.length;
  return { games: balances.length, margin: mean(({ skill, luck }) => skill + luck), skill: mean(({ skill }) => skill) };
}

/** What was found of a ranked game, by the id of its result; nothing of other games. */
function analysedAs({ facts, notes }: Entry): [id: string, balances: readonly SeatBalance[]][] {
  const { ranked, balance } = notes;
  const hasMargin = facts.kind === 'game' && facts.end !== 'deadlock';
  return hasMargin && ranked !== undefined && balance ? [[ranked, balance]] : [];
}
