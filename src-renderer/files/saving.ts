import type { GameKind, WriteReply } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import { ask, declareQuestion } from '../stage/dialogs';
import { showFileTrouble } from './file-trouble';
import { documentNow, documentOf, isEmbedded, noteSaved, suggestedName, recordNow, tableOf } from '../stage/document';
import { copyPicture, copyText } from './clipboard';
import { bytesOf } from './forms';
import type { OpenDocument } from '../stage/kind';
import { kindFor } from '../stage/known-kinds';
import type { Saving, SharedForm } from '../stage/saving';
import { showStatusNote } from '../stage/status-note';
import { shownNow } from '../stage/tables';

/** Writing what is open, a game or a puzzle, to files. Before that is done another table may be shown. */

export const fileChanged = declareQuestion<
  'overwrite' | 'elsewhere',
  {
    readonly name: string;
    /** What is lost with the file: what somebody has written meanwhile, or drawn into the picture. */
    readonly what: 'changed' | 'drawnInto';
  }
>('fileChanged');

/** Writes what lies on a table to its file, or with `elsewhere` (and for a new game) to one the person chooses. */
export async function saveGame(elsewhere = false, table = shownNow()): Promise<boolean> {
  const open = documentOf(table);
  if (!open) return false;
  const file = elsewhere ? undefined : open.file;
  const kind = file?.kind ?? 'txg';
  const record = recordNow(table);
  const reply = await write(open, record, kind, file?.id);
  if (reply.kind === 'changed' || reply.kind === 'drawnInto') return saveOverChanges(open, record, reply);
  return finish(record, kind, reply);
}

/** Somebody else has written to the file, or drawn into the picture: over it, elsewhere, or not at all. */
async function saveOverChanges(
  open: OpenDocument,
  record: AnyRecord,
  { kind: what, name }: Extract<WriteReply, { kind: 'changed' | 'drawnInto' }>,
): Promise<boolean> {
  const choice = await ask(fileChanged, { what, name });
  if (choice === 'elsewhere') return saveElsewhere(record);
  if (choice !== 'overwrite' || !open.file) return false;
  return finish(record, open.file.kind, await write(open, record, open.file.kind, open.file.id, true));
}

/** Saves what lies on the table of a record to another file than its own; where it has left its table, the record. */
async function saveElsewhere(record: AnyRecord): Promise<boolean> {
  const table = tableOf(record);
  if (table && !isEmbedded(table)) return saveGame(true, table);
  // A picture stays the home of what it holds; a copy elsewhere does not save it there.
  await (table ? saveCopy('txg', table) : writeApart(record));
  return false;
}

/** Writes what lies on a table to a file of its own, with which it has nothing further to do. */
export async function saveCopy(kind: GameKind, table = shownNow()): Promise<void> {
  const open = documentOf(table);
  if (open) await writeCopy(open, recordNow(table), kind);
}

const writeApart = (record: AnyRecord, written?: () => unknown): Promise<void> => writeCopy({}, record, 'txg', written);

/** Writes a record to a file of its own, and calls `written` then; where it cannot be written another file can be chosen. */
async function writeCopy(open: InFile, record: AnyRecord, kind: GameKind, written?: () => unknown): Promise<void> {
  const reply = await write(open, record, kind);
  if (reply.kind === 'saved') {
    showStatusNote('saved');
    await written?.();
  }
  if (reply.kind === 'failed') tellUnsaved(record, reply, () => writeCopy(open, record, kind, written));
}

/** What other rooms write files with. */
export const fileSaving: Saving = {
  save: () => saveGame(),
  writeApart,
  writeAs: (record, kind) => writeCopy({}, record, kind),
  async share(form, record) {
    const open = record ? {} : documentNow();
    if (open) await SHARED[form](record ?? recordNow(), open);
  },
};

/** What is shared goes on the clipboard where that takes it. */
const SHARED: Readonly<Record<SharedForm, (record: AnyRecord, open: InFile) => Promise<void>>> = {
  async picture(record, open) {
    if (!(await copyPicture(record))) await writeCopy(open, record, 'png');
  },
  text: copyText,
  movingPicture: (record, open) => writeCopy(open, record, 'gif'),
};

/** Whose name a new file is proposed after. */
type InFile = Pick<OpenDocument, 'file'>;

async function write(
  open: InFile,
  record: AnyRecord,
  kind: GameKind,
  file?: string,
  force = false,
): Promise<WriteReply> {
  const proposed = open.file?.name.replace(/\.[^.]*$/, '') ?? suggestedName(record);
  const bytes = await bytesOf(record, kind);
  if (!bytes) return { kind: 'cancelled' };
  return window.tantrix.writeFile({
    bytes,
    kind,
    ...(file ? { file, force } : {}),
    suggestedName: proposed,
  });
}

/**
 * Notes what the file holds: the record that was sent, from which what is open may have gone on meanwhile. Another game
 * or puzzle that was opened meanwhile has nothing to do with that file.
 */
function finish(record: AnyRecord, kind: GameKind, reply: WriteReply): boolean {
  if (reply.kind === 'failed') tellUnsaved(record, reply, () => saveElsewhere(record));
  if (reply.kind !== 'saved') return false;
  noteSaved(record, { id: reply.file, name: reply.name, kind });
  showStatusNote('saved');
  return true;
}

/** Tells why a record was not written, and offers to write it elsewhere. */
const tellUnsaved = (
  record: AnyRecord,
  { name, problem }: Extract<WriteReply, { kind: 'failed' }>,
  elsewhere: () => Promise<unknown>,
): void => showFileTrouble({ kind: 'save', name, problem, what: kindFor(record).what, elsewhere });
