import type { TablePlace } from '../../../src-shared/bridge/bridge';
import { remembered } from './self';

/** Where tables were looked for, or opened, the last time: both dialogs open there again. */

/** Keeps it for the next time. */
export async function rememberPlace(place: TablePlace): Promise<void> {
  const games = await remembered();
  if ((games.tablesAt ?? 'network') !== place) await window.tantrix.rememberGames({ ...games, tablesAt: place });
}

/** The address of the server where it was; undefined where it was this network. */
export async function lastServer(): Promise<string | undefined> {
  const { tablesAt } = await remembered();
  if (tablesAt !== 'server') return undefined;
  // Where the connections do not start, the dialog opens all the same, and says so once something is asked there.
  const [met] = await window.tantrix.knownServers().catch(() => []);
  return met?.address;
}
