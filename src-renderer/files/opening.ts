import type { OpenReply, RecentFile } from '../../src-shared/bridge/bridge';
import { type ArrivedRecord, arrivedRecord, formNamed, readRecord, type SentRecord } from '../../src-shared/record';
import { takeIn, takeInKept } from '../stage/arriving';
import { documentOf, subjectOf } from '../stage/document';
import { reportErrors } from '../stage/failures';
import { showNotice } from '../stage/notices';
import { showFileTrouble } from './file-trouble';
import { closeDialog, whenAnswered, whenFree } from '../stage/dialogs';
import type { FileTrouble } from './file-trouble';
import { isReadingNow } from '../stage/reading';
import { onTables, shownIn } from '../stage/tables';

/** Bringing games and puzzles to the table, wherever they come from. What is open stays until the new game is sure. */

export const openGame = async (): Promise<void> => openReply(await window.tantrix.openGame());

export const openRecent = async ({ file }: RecentFile): Promise<void> =>
  openReply(await window.tantrix.openRecent(file));

export const openDropped = async (file: File): Promise<void> => openWhenFree(await window.tantrix.openDropped(file));

/** Opens what main has read. A text image stays apart from its file: the game is new, and not saved yet. */
export async function openReply(reply: OpenReply): Promise<void> {
  if (reply.kind === 'cancelled') return;
  const { name } = reply;
  if (reply.kind === 'failed') return showFileTrouble({ kind: 'open', name, problem: reply.problem });
  const found = reply.kind === 'read' ? await arrived(reply.found) : readRecord(reply.bytes, formNamed(name));
  if (!found.ok) return showFileTrouble(troubleWith(found, name));
  const { record, form } = found;
  const entry = form === 'txg' ? await window.tantrix.entryOfFile(reply.file) : null;
  if (entry !== null) return takeInKept(record, entry);
  await takeIn(record, form === 'text' ? {} : { file: { id: reply.file, name, kind: form }, isSaved: true });
}

/** What took its time to read; the person may have opened a dialog meanwhile. */
async function arrived(found: SentRecord): Promise<ArrivedRecord> {
  await whenFree();
  return arrivedRecord(found);
}

/** From now on what is still being read is given up when something else comes to the table; to be called once. */
export function startDroppingOldReads(): void {
  onTables((tables, before) => {
    const [open, was] = [documentOf(shownIn(tables)), documentOf(shownIn(before))];
    const isOther = open && (!was || subjectOf(open.record) !== subjectOf(was.record));
    if (isReadingNow() && isOther) void reportErrors(() => window.tantrix.stopReading());
  });
}

/** Opens what comes from outside once the person has answered what they are being asked. */
export async function openWhenFree(reply: OpenReply): Promise<void> {
  await whenAnswered();
  await openReply(reply);
}

/** Reads a text image or a saved mail, from a file of any name, as a new game. */
export async function importGame(): Promise<void> {
  const reply = await window.tantrix.importGame();
  if (reply.kind === 'opened') return openIncoming(readRecord(reply.bytes), reply.name);
  if (reply.kind === 'read') return openIncoming(await arrived(reply.found), reply.name);
  return openReply(reply);
}

/** Opens the game whose text image is on the clipboard. */
export async function pasteGame(): Promise<void> {
  const reply = await window.tantrix.pasteText();
  if (reply.kind === 'failed') return showNotice('pasteFailed');
  if (reply.kind === 'cancelled') return;
  if (reply.kind === 'empty') return showNotice('pasteEmpty');
  return openIncoming(reply.kind === 'read' ? await arrived(reply.found) : readRecord(reply.text), '');
}

/** The name is that of the file; of the clipboard it is empty. */
async function openIncoming(found: ArrivedRecord, name: string): Promise<void> {
  if (!found.ok) return showFileTrouble(troubleWith(found, name));
  await takeIn(found.record);
}

/** Opens, as a new game, the beginning that could be saved of a damaged file. */
export async function openSalvaged({ salvaged }: Extract<FileTrouble, { kind: 'record' }>): Promise<void> {
  closeDialog();
  if (salvaged) await takeIn(salvaged.record);
}

/** Of a damaged .txg file a legal beginning can be offered. */
const troubleWith = ({ problem, salvaged }: Extract<ArrivedRecord, { ok: false }>, name: string): FileTrouble => ({
  kind: 'record',
  name,
  problem,
  salvaged,
});
