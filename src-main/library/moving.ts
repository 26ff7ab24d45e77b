import { mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { EntryId, FileProblem } from '../../src-shared/bridge/bridge';
import type { AtomicFileWriter } from '../files/atomic-file-writer';
import { fileProblemOf } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { binsOf, DELETED, gamesIn } from './deleted';
import { isThere, moved, remove, removeEmpty } from './folders';
import { heldGame } from './game-files';
import { gameFileOf, notesFileOf, otherEntryId } from './names';
import { bringNotes, haveRoom, ownNotes } from './notes';

/**
 * Moves all games from one folder to another, those that were deleted too. Whatever ends the program meanwhile, each game is in one
 * of the two.
 *
 * @returns why something had to stay
 */
export async function moveGames(from: string, to: string, writer: AtomicFileWriter): Promise<FileProblem | undefined> {
  const bins = (await binsOf(from)).map((bin) => [bin, path.join(to, DELETED, path.basename(bin))] as const);
  let problem: FileProblem | undefined;
  for (const [source, target] of [[from, to] as const, ...bins]) {
    problem ??= await moveAll(source, target, writer);
    if (source !== from) await removeEmpty(source);
  }
  await removeEmpty(path.join(from, DELETED));
  return problem;
}

async function moveAll(from: string, to: string, writer: AtomicFileWriter): Promise<FileProblem | undefined> {
  let problem: FileProblem | undefined;
  for (const id of await gamesIn(from)) {
    try {
      await mkdir(to, { recursive: true });
      await moveGame(from, to, id, writer);
    } catch (error) {
      console.error('A game cannot be moved:', error);
      problem ??= fileProblemOf(error);
    }
  }
  return problem;
}

async function moveGame(from: string, to: string, id: EntryId, writer: AtomicFileWriter): Promise<void> {
  const there = await heldGame(to, id);
  const hasRoom = await haveRoom(from, to, id);
  if (hasRoom && there !== null && there.text === (await heldGame(from, id))?.text) {
    await bringNotes(from, { folder: to, writer }, id);
    await remove([gameFileOf(from, id), ...(await ownNotes(from, id))]);
    return;
  }
  const name = hasRoom && there === null ? id : otherEntryId(id);
  // A game is never there without its notes.
  for (const notes of await ownNotes(from, id)) await moveFile(notes, notesFileOf(to, name), writer);
  await moveFile(gameFileOf(from, id), gameFileOf(to, name), writer);
}

/** Moves a file, if it is there, also to another disk. */
async function moveFile(from: string, to: string, writer: AtomicFileWriter): Promise<void> {
  try {
    await moved(from, to);
  } catch (error) {
    if (!(await isThere(from))) return;
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const { mtimeMs } = await stat(from);
    await writer.write(to, await readBytes(from, MAX_TEXT_SIZE));
    await utimes(to, mtimeMs / 1000, mtimeMs / 1000);
    await remove([from]);
  }
}
