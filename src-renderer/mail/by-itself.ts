import type { MailFailure } from '../../src-shared/bridge/bridge';
import { parseKept } from '../../src-shared/mail-games/mail-game';
import { wayOut } from '../../src-shared/mail-games/turns';
import { makeTxg, sameRecord } from '../../src-shared/record';
import { reportErrors } from '../stage/failures';
import { openDialog, openDialogWhenFree } from '../stage/dialogs';
import { sendMail } from './password';
import { mayLeave } from '../stage/leaving';
import { showGame, type GameTable, gameNow, tableWhere, gameAt } from '../game/table';
import { preferencesNow } from '../preferences/preferences';
import { until } from '../ui/store';
import type { Words } from '../words/words';
import { type HandingOn, mailAbout, turnOverDialog } from './handing-on';
import { findKept, isStateShown, noteHandedOn } from './kept';
import {
  dropOutgoing,
  dropSent,
  dropTurn,
  firstOf,
  hasTurnToSend,
  noteOutgoing,
  onOutgoing,
  type Outgoing,
  outgoingNow,
  putOut,
  tickOutgoing,
} from './outgoing';
import type { OpenGame } from '../game/open-game';

/** Turns that go out by the mail account as soon as they are over. */

/**
 * The end of a turn here: it goes out by itself where that is set, after a while in which it can be undone; else, and where
 * an account or an address is missing, the person is asked.
 *
 * @param seen when the last tile has been seen on its way, which a dialog would cover
 */
export async function handOnByMail(open: OpenGame, seen: Promise<unknown> = Promise.resolve()): Promise<void> {
  const { mailWay, mailAccount } = preferencesNow();
  const way = wayOut(open, { isByAccount: mailWay === 'account', host: mailAccount.host });
  // At once, for the game may leave the table while the tile is on its way.
  if (way === 'byItself') return putOut(open);
  if (way === 'nobody') return;
  await seen;
  askHow(open, way === 'noAccount' ? NO_ACCOUNT : { kind: 'asked' });
}

const NO_ACCOUNT: MailFailure = { kind: 'failed', problem: 'noAccount', addresses: [], reached: [] };

/** The dialog speaks of the game on the table; of one that has left it meanwhile, the list of games does. */
function askHow(open: OpenGame, state: HandingOn): void {
  const isThere = () => isOnTable(open, gameNow());
  if (isThere()) openDialogWhenFree(turnOverDialog, { state }, isThere);
}

/** Whether a state of a game is on the table, be it with other details of its players. */
export const isOnTable = ({ record }: OpenGame, { open }: GameTable): boolean => open?.record.game === record.game;

/** A second has passed. */
export function tick(t: Words): void {
  const turn = firstOf(outgoingNow());
  if (!turn || tickOutgoing()) return;
  if (turn.state === 'waits') void reportErrors(() => sendNow(t));
  else if (turn.state === 'gone') dropOutgoing();
}

/** Sends all turns that wait, one after the other; false as soon as one is still to be sent. */
export async function sendAll(t: Words): Promise<boolean> {
  while (hasTurnToSend(outgoingNow())) {
    // A turn that is sent is told of first.
    dropSent();
    const turn = firstOf(outgoingNow());
    const isSent = await (turn?.state === 'goes' ? arrivalOf(turn) : sendNow(t));
    if (!isSent) return false;
  }
  return true;
}

/** Waits for the end of a turn's way: whether it was sent. */
async function arrivalOf({ open }: Outgoing): Promise<boolean> {
  const stateIn = (outgoing: readonly Outgoing[]) => outgoing.find((each) => each.open === open)?.state;
  await until({ get: outgoingNow, subscribe: onOutgoing }, (outgoing) => stateIn(outgoing) !== 'goes');
  return stateIn(outgoingNow()) === 'gone';
}

/**
 * Sends the first of the turns that wait, without waiting longer; one whose game does not stand as it did is let go. False
 * when it is still to be sent: it failed, which is told, or the person stopped it.
 */
export async function sendNow(t: Words): Promise<boolean> {
  const turn = firstOf(outgoingNow());
  if (turn?.state !== 'waits') return false;
  const open = asItIs(turn.open);
  noteOutgoing('goes');
  const reply = await sendIfKept(open, t).catch((error: unknown) => {
    dropOutgoing();
    throw error;
  });
  if (reply.kind === 'failed') tellFailure(open, reply);
  else if (reply.kind !== 'sent') dropOutgoing();
  else {
    await noteHandedOn(open, 'sent');
    noteOutgoing('gone');
  }
  return reply.kind === 'sent' || reply.kind === 'outdated';
}

const sendIfKept = async (open: OpenGame, t: Words) =>
  (await isAsKept(open)) ? sendMail(mailAbout(open, t)) : ({ kind: 'outdated' } as const);

/** With the addresses as they stand by now, on whichever table the game lies. */
function asItIs(turn: OpenGame): OpenGame {
  const table = tableWhere(({ record }) => record.game === turn.record.game);
  return (table === undefined ? undefined : gameAt(table)) ?? turn;
}

/** Whether the game stands as it did: it was not removed, and nobody has gone on from it. */
const isAsKept = async ({ record }: OpenGame): Promise<boolean> =>
  tableWhere(({ mail, record: now }) => mail !== undefined && sameRecord(now, record)) !== undefined ||
  (await findKept(record))?.text === makeTxg(record);

/** Says why a turn was not sent, and what else can be done; while another game is on the table, in the notice. */
function tellFailure(open: OpenGame, failure: MailFailure): void {
  if (!isStateShown(open.record)) return noteOutgoing(failure);
  dropOutgoing();
  askHow(open, failure);
}

/** Brings the game to the table of which a turn was not sent, and says why. */
export async function showUnsent(): Promise<void> {
  const turn = firstOf(outgoingNow());
  if (!turn || typeof turn.state === 'string' || !(await mayLeave())) return;
  const kept = await findKept(turn.open.record);
  dropTurn(turn);
  if (!kept) return;
  const game = parseKept(kept);
  if (!game) throw new RangeError('a game whose turn was not sent cannot be read');
  showGame(game);
  openDialog(turnOverDialog, { state: turn.state });
}
