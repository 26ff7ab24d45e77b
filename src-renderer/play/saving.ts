import type { GameKind, WriteReply } from '../../src-shared/bridge/bridge';
import type { RecordedGame } from '../../src-shared/record';
import { ask, tell } from './dialogs';
import { bytesOf } from './forms';
import { isEdited, isEmbedded, type OpenGame, suggestedName, useTable } from './table';

/** Writing the open game to files. */

/** Writes the open game to its file, or with `elsewhere` (and for a new game) to one the person chooses. */
export async function saveGame(elsewhere = false): Promise<boolean> {
  const { open } = useTable.getState();
  if (!open) return false;
  const file = elsewhere ? undefined : open.file;
  const kind = file?.kind ?? 'txg';
  const reply = await write(open, kind, file?.id);
  if (reply.kind === 'changed') return saveOverChanges(open, reply.name);
  return finish(open.record, kind, reply);
}

/** Somebody else has written to the file: over it, elsewhere, or not at all. */
async function saveOverChanges(open: OpenGame, name: string): Promise<boolean> {
  const choice = await ask((answer) => ({ kind: 'fileChanged', name, answer }));
  if (choice === 'elsewhere') return saveElsewhere();
  if (choice !== 'overwrite' || !open.file) return false;
  return finish(open.record, open.file.kind, await write(open, open.file.kind, open.file.id, true));
}

/** Saves the open game to another file than its own. */
async function saveElsewhere(): Promise<boolean> {
  if (!isEmbedded(useTable.getState())) return saveGame(true);
  // A picture stays the home of its game; a copy elsewhere does not save it there.
  await saveCopy('txg');
  return false;
}

/** Writes the game to a file of its own, with which the open game has nothing further to do. */
export async function saveCopy(kind: GameKind): Promise<void> {
  const { open } = useTable.getState();
  if (!open) return;
  const reply = await write(open, kind);
  if (reply.kind === 'failed') tell({ ...reply, kind: 'save', elsewhere: () => saveCopy(kind) });
}

async function write(open: OpenGame, kind: GameKind, file?: string, force = false): Promise<WriteReply> {
  const proposed = open.file?.name.replace(/\.[^.]*$/, '') ?? suggestedName(open.record.players);
  return window.tantrix.writeFile({
    bytes: await bytesOf(open.record, kind),
    kind,
    ...(file ? { file, force } : {}),
    suggestedName: proposed,
  });
}

/**
 * Notes what the file holds: the game that was sent, from which the open one may have gone on meanwhile. Another game
 * that was opened meanwhile has nothing to do with that file.
 */
function finish(record: RecordedGame, kind: GameKind, reply: WriteReply): boolean {
  if (reply.kind === 'failed') tell({ ...reply, kind: 'save', elsewhere: saveElsewhere });
  if (reply.kind !== 'saved') return false;
  const { open } = useTable.getState();
  const file = { id: reply.file, name: reply.name, kind };
  if (open?.record.game.deal === record.game.deal) useTable.setState({ open: { ...open, saved: record, file } });
  return true;
}

/** Whether the open game may be left: nothing unsaved, or the person saved it or let it go. */
export async function mayLeave(): Promise<boolean> {
  const { open, dialog } = useTable.getState();
  if (dialog?.kind === 'saveChanges') return false;
  if (!open || !isEdited(open)) return true;
  const choice = await ask((answer) => ({ kind: 'saveChanges', name: open.file?.name ?? '', answer }));
  if (choice !== 'save') return choice === 'discard';
  return (await saveGame()) && !isEdited(useTable.getState().open);
}
