import {
  type KeptGame,
  keptOf,
  type MailGame,
  type MailState,
  makeKept,
  newState,
  stateOf,
} from '../../src-shared/mail-games/mail-game';
import type { DamagedMailGame } from '../../src-shared/bridge/bridge';
import { makeTxg, type RecordedGame, sameRecord } from '../../src-shared/record';
import { ask, declareQuestion } from '../stage/dialogs';
import { gameAt, changeOpenAt, gameNow, sendTo, showGame, tableWhere, showOpenAt } from '../game/table';
import { statusNoteNow, showStatusNote } from '../stage/status-note';
import type { GameMove } from '../../src-shared/sessions/game';
import type { Pending } from '../../src-shared/sessions/messages';
import { goneOn, type OpenGame } from '../game/open-game';
import type { TableId } from '../stage/tables';
import { makeStore } from '../ui/store';

/** The games by mail that main keeps, and keeping the open one among them. */

const { reading, set } = makeStore<readonly KeptGame[]>([]);

/** All that are kept, as they were when somebody last asked for them, with what was kept or removed since. */
export const keptStore = reading;

export const mailDamaged = declareQuestion<never, { readonly damaged: readonly DamagedMailGame[] }>('mailDamaged');

/** The games that are kept, the one that changed last first. Damaged ones are told of before anything else happens. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const before = reading.get();
  const { games, damaged } = await window.tantrix.mailGames();
  if (damaged.length > 0) await ask(mailDamaged, { damaged });
  // What was kept or removed meanwhile may be missing there.
  if (reading.get() !== before) return keptGames();
  set(games, true);
  return games;
}

/** Has main keep a game, in place of its last state; false when that cannot be done. */
async function keepInMain(game: MailGame): Promise<boolean> {
  const kept = makeKept(game);
  const isKept = await window.tantrix.keepMailGame(kept);
  if (isKept) set((all) => [...without(all, kept.id), kept].toSorted((a, b) => b.at - a.at), true);
  return isKept;
}

/** Has main keep a game no longer; false when that cannot be done. */
export async function removeKept(id: KeptGame['id']): Promise<boolean> {
  const isRemoved = await window.tantrix.removeMailGame(id);
  if (isRemoved) set((all) => without(all, id), true);
  return isRemoved;
}

const without = (all: readonly KeptGame[], id: KeptGame['id']): KeptGame[] => all.filter((each) => each.id !== id);

/** What is kept of the game of which this is a state. */
export const findKept = async (record: RecordedGame): Promise<KeptGame | undefined> =>
  keptOf(record, await keptGames());

/** Keeps a game; false when that cannot be done, which the status bar says. */
async function keep(game: MailGame): Promise<boolean> {
  const isKept = await keepInMain(game);
  if (!isKept) showStatusNote('mailGameFails');
  return isKept;
}

/** Keeps a state of a game, and shows it then. */
export async function keepAndShow(game: MailGame): Promise<void> {
  const isUnkept = !(await keep(game));
  const note = statusNoteNow();
  showGame({ ...game, isUnkept });
  if (note) showStatusNote(note);
}

/** Changes what is known of the way of a table's game, and keeps that. */
export async function changeMail(id: TableId, change: Partial<MailState>): Promise<void> {
  const open = gameAt(id);
  if (!open?.mail) return;
  const mail = { ...open.mail, ...change };
  changeOpenAt(id, { ...open, mail });
  const isUnkept = !(await keep({ record: open.record, mail }));
  const now = gameAt(id);
  if (now?.record === open.record) changeOpenAt(id, { ...now, isUnkept });
}

/** Notes how a game was handed on. Where another has come to its table meanwhile, only what is kept of the game changes. */
export async function noteHandedOn({ record }: OpenGame, handedOn: MailState['handedOn']): Promise<void> {
  const id = tableWhere((open) => sameRecord(open.record, record));
  if (id !== undefined) return changeMail(id, { handedOn });
  const kept = await findKept(record);
  // A state that has come in meanwhile has yet to be handed on.
  if (kept?.text === makeTxg(record)) await keep({ record, mail: { ...stateOf(kept), handedOn } });
}

/** Whether a state of a game is what is open. */
export function isStateShown(record: RecordedGame): boolean {
  const { open } = gameNow();
  return open !== undefined && sameRecord(open.record, record);
}

/**
 * Keeps the game after a move here, and shows it only then: whoever ends the program having seen what a move draws finds
 * the move made. Of a game that has left the table nothing is shown.
 */
export async function keepMove({ session, mail }: OpenGame, made: Pending<GameMove>): Promise<void> {
  try {
    const executed = session.rules.execute(session.seen, made);
    if (!mail || !executed.ok) return giveUp(made);
    const state = newState(mail.home, Date.now(), mail.earlier);
    const isKept = await keepInMain({ record: executed.state, mail: state });
    const number = session.log.moves.length + 1;
    const id = tableWith(made);
    const open = id === undefined ? undefined : gameAt(id);
    if (id === undefined || !open) return;
    const after = open.session.after({ kind: 'ruling', number, made, ticket: made.ticket });
    showOpenAt(id, { ...goneOn(open, after), mail: state, isUnkept: !isKept });
    if (!isKept) showStatusNote('mailGameFails');
    // Names that were changed meanwhile are kept with the move.
    if (open.record !== session.seen) await changeMail(id, {});
  } catch (error) {
    giveUp(made);
    throw error;
  }
}

/** A move that cannot be kept does not count: it can be made again. */
function giveUp(made: Pending<GameMove>): void {
  const id = tableWith(made);
  if (id !== undefined) sendTo(id, { kind: 'refused', ticket: made.ticket, objection: { code: 'byMail', at: [] } });
}

/** The table with the game in which a move waits to be kept. */
const tableWith = (made: Pending<GameMove>): TableId | undefined =>
  tableWhere(({ session }) => session.pending.includes(made));
