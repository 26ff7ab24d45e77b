import { GameCopy, type Outcome } from '../../../../src-shared/online/game-copy';
import { gameOf, type Terms } from '../../../../src-shared/online/terms';
import type { Identity } from '../connections/greeting';
import type { GameStore, KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';

/** A program's copy of a game, with what it is kept in. */
export interface KeptCopy {
  readonly copy: GameCopy;
  readonly kept: KeptGame;
  readonly table: TableNote;
  /** What was due when the program last ended. */
  readonly due: Outcome;
}

/**
 * Begins to keep a game, or finds what is kept of it. Rejects when the disk does not take it; then nothing was said.
 *
 * @returns undefined when what was kept of it is damaged
 */
export async function beginCopy(
  games: GameStore,
  { self, key }: Identity,
  terms: Terms,
  table: TableNote,
): Promise<KeptCopy | undefined> {
  const known = await games.open(gameOf(self, terms));
  if (known === 'damaged') return undefined;
  if (known) return recallCopy({ self, key }, known);
  const party = terms.parties.indexOf(key);
  const { copy, outcome } = GameCopy.begun(self, terms, party === -1 ? undefined : party);
  const kept = await games.begin(copy.history.id, outcome.write, table);
  return { copy, kept, table, due: { write: [], send: [], reply: [] } };
}

/** A game as it was left; undefined when what is kept makes none. */
export function recallCopy({ self }: Identity, kept: KeptGame): KeptCopy | undefined {
  const recalled = GameCopy.recalled(self, kept.lines);
  const table = kept.notes.find((note) => note.kind === 'table');
  return recalled && table && { copy: recalled.copy, kept, table, due: recalled.outcome };
}
