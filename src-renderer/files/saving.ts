import type { GameKind, WriteReply } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import { ask, declareQuestion } from '../stage/dialogs';
import { tell } from './file-trouble';
import { documentNow, isEmbedded, noteSaved, suggestedName, recordNow } from '../stage/document';
import { bytesOf } from './forms';
import type { OpenDocument } from '../stage/kind';
import type { Saving } from '../stage/saving';
import { shownNow } from '../stage/tables';

/** Writing what is open, a game or a puzzle, to files. */

export const fileChanged = declareQuestion<
  'overwrite' | 'elsewhere',
  {
    readonly name: string;
    /** What is lost with the file: what somebody has written meanwhile, or drawn into the picture. */
    readonly what: 'changed' | 'drawnInto';
  }
>('fileChanged');

/** Writes what is open to its file, or with `elsewhere` (and for a new game) to one the person chooses. */
export async function saveGame(elsewhere = false): Promise<boolean> {
  const open = documentNow();
  if (!open) return false;
  const file = elsewhere ? undefined : open.file;
  const kind = file?.kind ?? 'txg';
  const record = recordNow();
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
  if (choice === 'elsewhere') return saveElsewhere();
  if (choice !== 'overwrite' || !open.file) return false;
  return finish(record, open.file.kind, await write(open, record, open.file.kind, open.file.id, true));
}

/** Saves what is open to another file than its own. */
async function saveElsewhere(): Promise<boolean> {
  if (!isEmbedded(shownNow())) return saveGame(true);
  // A picture stays the home of what it holds; a copy elsewhere does not save it there.
  await saveCopy('txg');
  return false;
}

/** Writes what is open to a file of its own, with which it has nothing further to do. */
export async function saveCopy(kind: GameKind): Promise<void> {
  const open = documentNow();
  if (!open) return;
  const reply = await write(open, recordNow(), kind);
  if (reply.kind === 'failed') tell({ ...reply, kind: 'save', elsewhere: () => saveCopy(kind) });
}

/** Writes a record to a file of its own, and calls `written` then; where it cannot be written another file can be chosen. */
async function writeApart(record: AnyRecord, written: () => unknown): Promise<void> {
  const reply = await write({}, record, 'txg');
  if (reply.kind === 'saved') await written();
  if (reply.kind === 'failed') tell({ ...reply, kind: 'save', elsewhere: () => writeApart(record, written) });
}

/** What other rooms write files with. */
export const fileSaving: Saving = { save: () => saveGame(), writeApart };

async function write(
  open: Pick<OpenDocument, 'file'>,
  record: AnyRecord,
  kind: GameKind,
  file?: string,
  force = false,
): Promise<WriteReply> {
  const proposed = open.file?.name.replace(/\.[^.]*$/, '') ?? suggestedName(record);
  return window.tantrix.writeFile({
    bytes: await bytesOf(record, kind),
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
  if (reply.kind === 'failed') tell({ ...reply, kind: 'save', elsewhere: saveElsewhere });
  if (reply.kind !== 'saved') return false;
  noteSaved(record, { id: reply.file, name: reply.name, kind });
  return true;
}
