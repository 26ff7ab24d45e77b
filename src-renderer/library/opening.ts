import type { EntryId } from '../../src-shared/bridge/bridge';
import { type AnyRecord, gameId, gameKind, isByMail, sameRecord } from '../../src-shared/record';
import { panelShown } from '../game/panels';
import { mayRematch, playRematch } from '../game/rematch';
import { gameNow } from '../game/table';
import { isOn, runCommand, tableOfCommands } from '../stage/commands';
import { closeScreen } from '../stage/dialogs';
import { documentNow } from '../stage/document';
import { firstKept } from '../stage/keepers';
import { showRecord } from '../stage/known-kinds';
import { mayLeave } from '../stage/leaving';
import { comeBackAfter } from './coming-back';
import { rememberEntry } from './keeping';
import { tell } from './news';
import { goOnWith, onlineGameOf } from './online-games';
import { recordOf } from './records';

/** Bringing kept games back to the table. */

/** Brings a game to the table; false where it cannot be read, what is open is not left, or it goes on online. */
export async function openEntry(id: EntryId): Promise<boolean> {
  const online = onlineGameOf({ id });
  if (online) {
    await goOnWith(online);
    return false;
  }
  const record = await recordOf(id);
  if (!record) {
    tell({ kind: 'unreadable' });
    return false;
  }
  const open = documentNow()?.record;
  if (!open || !sameRecord(open, record)) return bring(record, id);
  // It lies there already, with all that can be taken back.
  closeScreen();
  return true;
}

async function bring(record: AnyRecord, id: EntryId): Promise<boolean> {
  if (gameKind.is(record) && isByMail(record)) {
    const left = await firstKept((keeper) => keeper.find({ mailGame: gameId(record) }));
    if (left) return show(left.record, id, left.show);
  }
  // Others may keep it, or refuse it: then they have said so.
  if (await firstKept((keeper) => keeper.takeIn(record))) return isOnTable(record);
  return show(record, id, () => showRecord(record));
}

async function show(record: AnyRecord, id: EntryId, bringIt: () => unknown): Promise<boolean> {
  if (!(await mayLeave())) return false;
  rememberEntry(record, id);
  await bringIt();
  return true;
}

function isOnTable(record: AnyRecord): boolean {
  const open = documentNow()?.record;
  return open !== undefined && gameKind.is(open) && gameKind.is(record) && gameId(open) === gameId(record);
}

/** Brings a game to the table and shows it from its first move; closed, it leads back to the page. */
export async function replayEntry(id: EntryId): Promise<void> {
  if ((await openEntry(id)) && runCommand('replay')) comeBackAfter(({ replay }) => replay !== undefined);
}

/** Brings a game to the table with the panel that says what its moves were worth; closed, that leads back, too. */
export async function analyseEntry(id: EntryId): Promise<void> {
  if (!(await openEntry(id))) return;
  if (!isOn('analysis', tableOfCommands())) runCommand('analysis');
  // What leads to a move shows a replay of its own, before the panel.
  comeBackAfter((table) => table.replay !== undefined || panelShown(table) !== undefined);
}

/** Starts the next game of those who have played; by mail they are asked for first. */
export async function rematchEntry(id: EntryId): Promise<void> {
  if (!(await openEntry(id))) return;
  if (mayRematch(gameNow())) await playRematch();
  else runCommand('playAgain');
}
