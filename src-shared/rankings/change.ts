import { type EntryOf, type Identity, identityOf, keyOf, type Side } from './entries';
import { NEW_PLAYER_RANK, rankOfLevel } from './rating';
import type { RankedPlayer, RankingTable } from './table';
import { isSamePerson, leaderOf } from './view';

/** What has changed in the table: by a game, or by whatever else makes another table of it. */

export interface RankChange {
  readonly player: Side['player'];
  readonly before: number;
  readonly after: number;
}

export interface GameRankChanges {
  /** Of both who played, in the order of their seats. */
  readonly changes: readonly RankChange[];
  /**
   * Who stands at the top and has got there, or has moved there, by this game: they may leave Words of Wisdom. Nobody is
   * asked for them after a draw that leaves the same person at the top, or that is the first game of the table.
   */
  readonly top?: (Identity & { readonly wisdom?: string | undefined }) | undefined;
}

/** The ranks of those who played a game before it and after it; that of a computer player never moves. */
export function changesBy(result: EntryOf<'result'>, before: RankingTable, after: RankingTable): GameRankChanges {
  const changes = result.sides.map(({ player }) => changeOf(player, before, after));
  const top = leaderOf(after);
  const was = leaderOf(before);
  const isAnother = top && was && !isSamePerson(top, was);
  const isMoved = isAnother || (!isDrawn(result) && top?.rank !== was?.rank);
  const hasPlayed = top && changes.some(({ player }) => player.kind === 'person' && isSamePerson(player, top));
  return isMoved && hasPlayed ? { changes, top: { ...identityOf(top), wisdom: top.wisdom } } : { changes };
}

const isDrawn = ({ sides: [first, second], isDeadlock }: EntryOf<'result'>): boolean =>
  isDeadlock || first.score === second.score;

function changeOf(player: Side['player'], before: RankingTable, after: RankingTable): RankChange {
  if (player.kind === 'robot') return { player, before: rankOfLevel(player.level), after: rankOfLevel(player.level) };
  const rankIn = ({ players }: RankingTable) => players.get(keyOf(player))?.rank ?? NEW_PLAYER_RANK;
  return { player, before: rankIn(before), after: rankIn(after) };
}

/** A player whose line in the table would be another; null where they are not in it. */
export interface LineChange extends Identity {
  readonly before: number | null;
  readonly after: number | null;
  /** Words of Wisdom that are not there before. */
  readonly wisdom?: string | undefined;
}

/** The lines of players that differ between two tables: those who come or go first, then by how far a rank moves. */
export function lineChanges(before: RankingTable, after: RankingTable): LineChange[] {
  const keys = new Set([...before.players.keys(), ...after.players.keys()]);
  return [...keys]
    .flatMap((key) => lineChange(before.players.get(key), after.players.get(key)).map((change) => ({ key, change })))
    .toSorted((a, b) => wayOf(b.change) - wayOf(a.change) || (a.key < b.key ? -1 : 1))
    .map(({ change }) => change);
}

/** By what a line is another. */
const TOLD = ['rank', 'games', 'wisdom'] as const;

function lineChange(was: RankedPlayer | undefined, is: RankedPlayer | undefined): LineChange[] {
  const player = is ?? was;
  if (!player || (was && is && TOLD.every((figure) => was[figure] === is[figure]))) return [];
  const line = { ...identityOf(player), before: was?.rank ?? null, after: is?.rank ?? null };
  return [is && is.wisdom !== undefined && is.wisdom !== was?.wisdom ? { ...line, wisdom: is.wisdom } : line];
}

const wayOf = ({ before, after }: LineChange): number =>
  before === null || after === null ? Number.POSITIVE_INFINITY : Math.abs(after - before);
