import type { RankedResult } from '../../src-shared/bridge/bridge';
import type { Entry, SeatBalance } from '../../src-shared/library/entry';
import type { GameFacts } from '../../src-shared/library/facts';
import { keyOf } from '../../src-shared/rankings';

/** What luck did for a player, as far as their ranked games are kept here and were analysed. */
export interface RankedLuck {
  readonly games: number;
  /** By how many points they won a game on the average, negative for a loss. */
  readonly margin: number;
  /** The same without what the tiles brought them (see `Balance`). */
  readonly skill: number;
}

/** A result is entered right after the last tile, or once it is known who played. */
const ENTERED_WITHIN_MS = 10 * 60_000;

/**
 * @param key the player, as `keyOf` has them
 * @param results those of the player
 * @param kept games and puzzles, in any order
 * @returns undefined where none of the results is of a game that was analysed
 */
export function rankedLuckOf(
  key: string,
  results: readonly RankedResult[],
  kept: readonly Entry[],
): RankedLuck | undefined {
  const analysed = kept.filter(({ notes }) => notes.balance !== undefined);
  const balances = results.flatMap((result) => {
    const seat = result.sides.findIndex(({ player }) => player.kind === 'person' && keyOf(player) === key);
    return analysed.find((entry) => isOf(entry, result))?.notes.balance?.[seat] ?? [];
  });
  if (balances.length === 0) return undefined;
  const mean = (of: (balance: SeatBalance) => number) =>
    balances.reduce((sum, balance) => sum + of(balance), 0) / balances.length;
  return { games: balances.length, margin: mean(({ skill, luck }) => skill + luck), skill: mean(({ skill }) => skill) };
}

/** Whether a result is that of a game: a table keeps no game, and knows who played, how it ended, and when. */
const isOf = ({ facts, at }: Entry, result: RankedResult): boolean =>
  Math.abs(at - result.at) <= ENTERED_WITHIN_MS && facts.kind === 'game' && isSameResult(facts, result);

const isSameResult = ({ sides, isCompetition }: GameFacts, { sides: entered }: RankedResult): boolean =>
  isCompetition &&
  sides.length === entered.length &&
  entered.every(({ player, colour, score }, seat) => {
    const side = sides[seat];
    return side?.name === player.name && side.colour === colour && side.score === score;
  });
