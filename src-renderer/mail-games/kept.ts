import type { DamagedMailGame, MailGame } from '../../src-shared/bridge/bridge';
import { gameId, makeTxg, parseTxg, type RecordedGame, sameRecord } from '../../src-shared/record';
import { ask, declareQuestion } from '../stage/dialogs';
import { changeOpen, showOpen, useTable } from '../play/table';
import { showNote } from '../stage/note';
import type { GameMove } from '../../src-shared/sessions/game';
import type { Pending } from '../../src-shared/sessions/messages';
import { goneOn, type MailState, type OpenGame } from '../play/open-game';

/** The games by mail that main keeps, and keeping the open one among them. */

/** The game as it is kept. */
export const keptOf = (record: RecordedGame, mail: MailState): MailGame => ({
  id: gameId(record),
  text: makeTxg(record),
  at: mail.at,
  home: mail.home,
  handedOn: mail.handedOn,
  ...(mail.earlier === undefined ? {} : { earlier: mail.earlier }),
});

export const mailOf = ({ home, handedOn, earlier, at }: MailGame): MailState => ({ home, handedOn, earlier, at });

/** How a state stands that came about just now, and has yet to be handed on. */
export const newState = (home: MailState['home'], earlier?: string): MailState => ({
  home,
  handedOn: 'no',
  earlier,
  at: Date.now(),
});

/** The record in a text that main keeps. Throws RangeError when there is none. */
export function recordIn(text: string): RecordedGame {
  const parsed = parseTxg(text);
  if (!parsed.ok) throw new RangeError(`a kept game cannot be read: ${parsed.problem.code}`);
  return parsed.record;
}

export const mailDamaged = declareQuestion<never, { readonly damaged: readonly DamagedMailGame[] }>('mailDamaged');

/** The games that are kept, the one that changed last first. Damaged ones are told of before anything else happens. */
export async function keptGames(): Promise<readonly MailGame[]> {
  const { games, damaged } = await window.tantrix.mailGames();
  if (damaged.length > 0) await ask(mailDamaged, { damaged });
  return games;
}

/** The kept game of which this is a state. */
export const findKept = async (record: RecordedGame): Promise<MailGame | undefined> =>
  (await keptGames()).find(({ id }) => id === gameId(record));

/** Keeps a game; when that cannot be done, the status bar says so. */
export async function keep(record: RecordedGame, mail: MailState): Promise<void> {
  if (!(await window.tantrix.keepMailGame(keptOf(record, mail)))) showNote('mailGameFails');
}

/** Changes what is known of the open game's way, and keeps that. */
export async function changeMail(change: Partial<MailState>): Promise<void> {
  const { open } = useTable.getState();
  if (!open?.mail) return;
  const mail = { ...open.mail, ...change };
  changeOpen({ ...open, mail });
  await keep(open.record, mail);
}

/** Notes how a game was handed on. Where another has come to the table meanwhile, only what is kept of the game changes. */
export async function noteHandedOn({ record }: OpenGame, handedOn: MailState['handedOn']): Promise<void> {
  if (isShown(record)) return changeMail({ handedOn });
  const kept = await findKept(record);
  // A state that has come in meanwhile has yet to be handed on.
  if (kept?.text === makeTxg(record)) await keep(record, { ...mailOf(kept), handedOn });
}

/** Whether a state of a game is what is open. */
export function isShown(record: RecordedGame): boolean {
  const { open } = useTable.getState();
  return open !== undefined && sameRecord(open.record, record);
}

/**
 * Keeps the game after a move here, and shows it only then: whoever ends the program having seen what a move draws finds
 * the move made. Of a game that has left the table nothing is shown.
 */
export async function keepMove({ session, mail }: OpenGame, made: Pending<GameMove>): Promise<void> {
  const executed = session.rules.execute(session.seen, made);
  if (!mail || !executed.ok) return;
  const state = newState(mail.home, mail.earlier);
  try {
    const isKept = await window.tantrix.keepMailGame(keptOf(executed.state, state));
    const number = session.log.moves.length + 1;
    const open = openWith(made);
    if (!open) return;
    const after = open.session.after({ kind: 'ruling', number, made, ticket: made.ticket });
    showOpen({ ...goneOn(open, after), mail: state });
    if (!isKept) showNote('mailGameFails');
  } catch (error) {
    const open = openWith(made);
    const objection = { code: 'byMail', at: [] } as const;
    if (open) changeOpen(goneOn(open, open.session.after({ kind: 'refused', ticket: made.ticket, objection })));
    throw error;
  }
}

/** The open game in which a move waits to be kept. */
function openWith(made: Pending<GameMove>): OpenGame | undefined {
  const { open } = useTable.getState();
  return open?.session.pending.includes(made) ? open : undefined;
}
