import { makeKnown } from '../../src-renderer/app/known';
import { type GameTable, gameTables, NO_GAME } from '../../src-renderer/game/table';
import { type OpenTable, putAway, shownNow } from '../../src-renderer/stage/tables';
import { type Persistence, plainTerms } from '../../src-shared/sessions/terms';

/** Tables as tests lay them, and what the window knows of their kinds. */

makeKnown();

/** Puts all tables away. */
export function clearTables(): void {
  while (shownNow()) putAway();
}

/** Lays a game as a test describes its table; gives the table. */
export const layTable = (state: Partial<GameTable>): OpenTable => laid(state, state.open?.session.terms ?? plainTerms);

/** Lays a game that nobody would miss over what is shown, as a lesson is laid; gives its table. */
export const layOver = (state: Partial<GameTable> = {}): OpenTable => laid(state, { persistence: 'nowhere' });

function laid(state: Partial<GameTable>, terms: { readonly persistence: Persistence }): OpenTable {
  gameTables.lay(terms, () => ({ ...NO_GAME, ...state }));
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
