import path from 'node:path';
import { removeAllDeleted } from './deleted';
import { namesIn, remove } from './folders';
import { entryIdIn } from './names';
import { ownNotes } from './notes';

/** What else a game leaves: what was set aside, and what a kill left of a file being written. */
const LEFT_OF_GAME = /\.txg(?:\.\d+(?:\.damaged)?)?$/;
/** Notes under a name that this program gave, and what is left of them. */
const LEFT_OF_NOTES = / [0-9a-f]{12}\.json(?:\.\d+(?:\.damaged)?)?$/;

/** Removes all games of a library for good, with the notes that stand beside them, and leaves what else lies in its folder. */
export async function forgetFolder(folder: string): Promise<void> {
  const names = await namesIn(folder);
  const left = names.filter((name) => LEFT_OF_GAME.test(name) || LEFT_OF_NOTES.test(name));
  const notes: string[] = [];
  for (const id of names.flatMap((name) => entryIdIn(name) ?? [])) notes.push(...(await ownNotes(folder, id)));
  await remove([...notes, ...left.map((name) => path.join(folder, name))]);
  await removeAllDeleted(folder);
}
