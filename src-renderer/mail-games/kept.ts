import {
  type KeptGame,
  keptOf,
  type MailGame,
  type MailState,
  makeKept,
  newState,
  stateOf,
} from '../../src-shared/mail-games/mail-game';
import { makeTxg, type RecordedGame, sameRecord } from '../../src-shared/record';
import type { Game } from '../../src-shared/tantrix';
import { ask } from '../play/dialogs';
import { type OpenGame, showGame, useTable, withGame } from '../play/table';

/** The games by mail that main keeps, and keeping the open one among them. */

/** The games that are kept, the one that changed last first. Damaged ones are told of before anything else happens. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  const { games, damaged } = await window.tantrix.mailGames();
  if (damaged.length > 0) await ask<never>((answer) => ({ kind: 'mailDamaged', damaged, answer }));
  return games;
}

/** What is kept of the game of which this is a state. */
export const findKept = async (record: RecordedGame): Promise<KeptGame | undefined> =>
  keptOf(record, await keptGames());

/** Keeps a game; false when that cannot be done, which the status bar says. */
async function keep(game: MailGame): Promise<boolean> {
  const isKept = await window.tantrix.keepMailGame(makeKept(game));
  if (!isKept) useTable.setState({ note: 'mailGameFails' });
  return isKept;
}

/** Keeps a state of a game, and shows it then. */
export async function keepAndShow(game: MailGame): Promise<void> {
  const isUnkept = !(await keep(game));
  const { note } = useTable.getState();
  showGame({ ...game, isUnkept });
  useTable.setState({ note });
}

/** Changes what is known of the open game's way, and keeps that. */
export async function changeMail(change: Partial<MailState>): Promise<void> {
  const { open } = useTable.getState();
  if (!open?.mail) return;
  const mail = { ...open.mail, ...change };
  useTable.setState({ open: { ...open, mail } });
  const isUnkept = !(await keep({ record: open.record, mail }));
  const { open: now } = useTable.getState();
  if (now?.record === open.record) useTable.setState({ open: { ...now, isUnkept } });
}

/** Notes how a game was handed on. Where another has come to the table meanwhile, only what is kept of the game changes. */
export async function noteHandedOn({ record }: OpenGame, handedOn: MailState['handedOn']): Promise<void> {
  if (isShown(record)) return changeMail({ handedOn });
  const kept = await findKept(record);
  // A state that has come in meanwhile has yet to be handed on.
  if (kept?.text === makeTxg(record)) await keep({ record, mail: { ...stateOf(kept), handedOn } });
}

/** Whether a state of a game is what is open. */
export function isShown(record: RecordedGame): boolean {
  const { open } = useTable.getState();
  return open !== undefined && sameRecord(open.record, record);
}

/** The game of which a move is being kept. */
let underWay: RecordedGame | undefined;

/**
 * Keeps the game after a move here, and shows it only then: whoever ends the program having seen what a move draws finds
 * the move made. Meanwhile there is no other move; of a game that has left the table nothing is shown.
 */
export async function showMoveByMail(open: OpenGame, game: Game): Promise<void> {
  if (!open.mail || underWay === open.record) return;
  underWay = open.record;
  const after = { ...withGame(open, game), undone: [], mail: newState(open.mail.home, Date.now(), open.mail.earlier) };
  const isKept = await window.tantrix.keepMailGame(makeKept(after)).finally(() => {
    underWay = undefined;
  });
  if (useTable.getState().open?.record !== open.record) return;
  showGame({ ...after, isUnkept: !isKept });
  if (!isKept) useTable.setState({ note: 'mailGameFails' });
}
