import type { EntryId } from '../../src-shared/bridge/bridge';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import { type Content, contentOf } from '../files/content';
import { fileProblemOf } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import { gameFileOf } from './names';
import type { Place } from './place';

/** What the file of a game holds. */
export interface HeldGame {
  readonly text: string;
  readonly content: Content;
}

/** What the file of an entry holds; null where there is none. Rejects when it cannot be read. */
export async function heldGame(folder: string, id: EntryId): Promise<HeldGame | null> {
  try {
    const bytes = await readBytes(gameFileOf(folder, id), MAX_TEXT_SIZE);
    return { text: new TextDecoder().decode(bytes), content: contentOf(bytes) };
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return null;
    throw error;
  }
}

/** The text of an entry, for whoever can do without; null where there is none, or it cannot be read. */
export async function textIn(folder: string, id: EntryId): Promise<string | null> {
  try {
    return (await heldGame(folder, id))?.text ?? null;
  } catch (error) {
    console.error('A game cannot be read:', error);
    return null;
  }
}

/** Writes the file of an entry whole or not at all. Its folder must be there. */
export const writeGame = ({ folder, writer }: Place, id: EntryId, text: string): Promise<void> =>
  writer.write(gameFileOf(folder, id), new TextEncoder().encode(text));
