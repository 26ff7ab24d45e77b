import { makeKnown } from '../../src-renderer/app/known';
import { type GameTable, gameTables } from '../../src-renderer/game/table';
import { type OpenTable, putAway, shownNow } from '../../src-renderer/stage/tables';

/** Tables as tests lay them, and what the window knows of their kinds. */

makeKnown();

/** What is said of a table without a game. */
export const NO_GAME: GameTable = { tried: [], orientation: 0, lit: [] };

/** Puts all tables away. */
export function clearTables(): void {
  while (putAway());
}

/** Lays a game as a test describes its table; gives the table. */
export const layTable = (state: Partial<GameTable>): OpenTable => laid(state, { isPassing: false });

/** Lays a game that nobody would miss over what is shown, as a lesson is laid; gives its table. */
export const layOver = (state: Partial<GameTable> = {}): OpenTable => laid(state, { isPassing: true });

function laid(state: Partial<GameTable>, how: { readonly isPassing: boolean }): OpenTable {
  gameTables.lay({ ...NO_GAME, ...state }, how);
  const table = shownNow();
  if (!table) throw new RangeError('no table is shown');
  return table;
}

/** A table with a game that is not shown. */
export const tableOf = (state: Partial<GameTable>): OpenTable => ({
  id: 0,
  of: gameTables.of,
  state: { ...NO_GAME, ...state },
  isPassing: false,
});
