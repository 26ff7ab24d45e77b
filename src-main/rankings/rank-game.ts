import {
  type BegunGame,
  type GameRankChanges,
  changesBy,
  EMPTY_TABLE,
  type EntryOf,
  type Identity,
  keyOf,
  nextIn,
  type RankedGame,
  type RankingTable,
  withEntries,
} from '../../src-shared/rankings';
import type { LookAlikes as Alikes } from './look-alikes';
import type { RankingStore } from './store';

/** A player who is new to the table, and looks like one who is in it, or like the other one of the game. */
export interface Doubt {
  /** The seat of the player, 0 or 1. */
  readonly seat: 0 | 1;
  readonly player: Identity;
  readonly known: Identity;
}

/**
 * Enters a game and tells what it changed; one that is entered already tells the same again. A game of somebody who may be
 * taken for another player is not entered, and the doubt is told.
 *
 * @param settled the seats of which it was said that they are who they are
 */
export async function rankGame(
  store: RankingStore,
  game: RankedGame,
  now: number,
  settled: readonly number[] = [],
): Promise<GameRankChanges | Doubt> {
  let doubt: Doubt | undefined;
  const { before, after } = await store.add(async (table) => {
    if (table.ids.has(game.id)) return [];
    doubt = await doubtOf(game, table, settled);
    if (doubt) return [];
    const { mended, at } = nextIn(table, now);
    return [...mended, { kind: 'result', ...game, at }];
  });
  if (doubt) return doubt;
  const at = after.entries.findLastIndex(({ id }) => id === game.id);
  const entry = after.entries[at];
  // A result that was taken out of the table changes nothing.
  if (entry?.kind !== 'result') return changesBy({ kind: 'result', ...game, at: now }, after, after);
  return before.ids.has(game.id) ? changesAt(after, at, entry) : changesBy(entry, before, after);
}

/** Notes a game online that would be ranked, once: it is unfinished until its result is entered. */
export async function noteBegun(store: RankingStore, begun: BegunGame, now: number): Promise<void> {
  const id = `begun ${begun.game}`;
  await store.add((table) => {
    if (table.ids.has(id) || table.ids.has(begun.game)) return [];
    const { mended, at } = nextIn(table, now);
    return [...mended, { kind: 'begun', id, at, ...begun }];
  });
}

async function doubtOf(
  { sides }: RankedGame,
  { players }: RankingTable,
  settled: readonly number[],
): Promise<Doubt | undefined> {
  const [{ player: first }] = sides;
  // Read when it is wanted, as in `proposals.ts`.
  const { LookAlikes } = await import('./look-alikes');
  const opponents = await LookAlikes.among(first.kind === 'person' ? [first] : []);
  let others: Alikes | undefined;
  for (const seat of [0, 1] as const) {
    const { player } = sides[seat];
    if (player.kind !== 'person' || players.has(keyOf(player)) || settled.includes(seat)) continue;
    // Their key says who they are, and another answer at the other program would make two tables of one game.
    if (player.key !== undefined) continue;
    others ??= await LookAlikes.among(players.values());
    const known = others.of(player) ?? opponents.of(player);
    if (known) return { seat, player, known };
  }
  return undefined;
}

function changesAt({ entries }: RankingTable, at: number, entry: EntryOf<'result'>): GameRankChanges {
  const before = withEntries(EMPTY_TABLE, entries.slice(0, at));
  return changesBy(entry, before, withEntries(before, [entry]));
}
