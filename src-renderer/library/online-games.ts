import type { EntryId, UnfinishedOnline } from '../../src-shared/bridge/bridge';
import type { Entry } from '../../src-shared/library/entry';
import { firstAnswer } from '../game/extensions';
import { gameNow } from '../game/table';
import { closeScreen } from '../stage/dialogs';
import { makeStore } from '../ui/store';

/**
 * The games online that were begun and not finished: they are no files of the library yet, and stand in its list all the same. Of
 * those whose hands are not dealt there is nothing to be shown.
 */

interface OnlineGames {
  readonly games: ReadonlyMap<EntryId, UnfinishedOnline>;
  readonly entries: readonly Entry[];
}

const { reading, set } = makeStore<OnlineGames>({ games: new Map(), entries: [] });

export const useOnlineEntries = (): readonly Entry[] => reading.use(({ entries }) => entries);
export const onlineEntriesNow = (): readonly Entry[] => reading.get().entries;

/** Asks main which there are. */
export async function loadOnlineGames(): Promise<void> {
  const games = await window.tantrix.unfinishedOnline();
  set({ games: new Map(games.map((game) => [game.id, game])), entries: games.flatMap((game) => entryOf(game) ?? []) });
}

/** A game as the list has those of the library. */
function entryOf({ id, at, dealt }: UnfinishedOnline): Entry | undefined {
  return dealt && { id, began: at, at, notes: { here: [...dealt.here] }, facts: dealt.facts };
}

/** The game online of an entry of the list; undefined of those that the library has. */
export const onlineGameOf = ({ id }: Pick<Entry, 'id'>): UnfinishedOnline | undefined => reading.get().games.get(id);

/** Goes on with it, unless it lies on the table already. */
export async function goOnWith({ id }: UnfinishedOnline): Promise<void> {
  if (gameNow().open?.online?.id === id) closeScreen();
  else await firstAnswer((extension) => extension.goOnElsewhere)?.(id);
}

/** The games that were taken off the list here, and can come back to it. */
const dropped = new Set<EntryId>();

/** Takes the games online among some entries off the list; nothing of them is deleted. Gives those. */
export async function dropOnline(ids: readonly EntryId[]): Promise<readonly EntryId[]> {
  const { games } = reading.get();
  const online = ids.filter((id) => games.has(id));
  for (const id of online) dropped.add(id);
  return offer(online, false);
}

/** Puts those on the list again that were taken off it. Gives those. */
export async function bringBackOnline(ids: readonly EntryId[]): Promise<readonly EntryId[]> {
  const online = ids.filter((id) => dropped.has(id));
  return offer(online, true);
}

async function offer(ids: readonly EntryId[], isOffered: boolean): Promise<readonly EntryId[]> {
  for (const id of ids) await window.tantrix.dropOnline({ id, isDropped: !isOffered });
  if (ids.length > 0) await loadOnlineGames();
  return ids;
}
