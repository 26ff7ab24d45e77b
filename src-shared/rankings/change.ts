import { type EntryOf, type Identity, identityOf } from './entries';
import { NEW_PLAYER_RANK } from './rating';
import { persons } from './result';
import type { Table } from './table';
import { isSamePerson, topOf } from './view';

/** What a game has changed in the table. */

export interface RankChange {
  readonly player: Identity;
  readonly before: number;
  readonly after: number;
}

export interface Changes {
  readonly changes: readonly RankChange[];
  /** Who stands at the top and has got there, or has moved there, by this game: they may leave Words of Wisdom. */
  readonly top?: (Identity & { readonly wisdom?: string | undefined }) | undefined;
}

/** The ranks of those who played a game before it and after it. */
export function changesBy(result: EntryOf<'result'>, before: Table, after: Table): Changes {
  const changes = persons(result).map(({ key, player }) => ({
    player: identityOf(player),
    before: before.players.get(key)?.rank ?? NEW_PLAYER_RANK,
    after: after.players.get(key)?.rank ?? NEW_PLAYER_RANK,
  }));
  const top = topOf(after);
  const was = topOf(before);
  const isMoved = top && (!was || !isSamePerson(top, was) || top.rank !== was.rank);
  const hasPlayed = top && changes.some(({ player }) => isSamePerson(player, top));
  return isMoved && hasPlayed ? { changes, top: { ...identityOf(top), wisdom: top.wisdom } } : { changes };
}
