import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { problemOf } from '../files/problems';
import { writeBytes } from '../files/write-bytes';
import { type Entry, type JournalGame, makeEntry, parseEntry } from './entry';

/**
 * The journal's two files. Entries go to them in turn, so that whatever happens while one is written, and whatever
 * happens to it later, the one before it is still there.
 */
export class Slots {
  readonly #folder: string;
  #number: number;
  /** The latest entry found when the journal was opened. */
  readonly found: JournalGame | null;

  private constructor(folder: string, last: Entry | undefined) {
    this.#folder = folder;
    this.#number = last?.number ?? 0;
    this.found = last?.game ?? null;
  }

  static async open(folder: string): Promise<Slots> {
    const entries = await Promise.all([0, 1].map((number) => readEntry(slotOf(folder, number))));
    const whole = entries.filter((entry) => entry !== null).toSorted((a, b) => b.number - a.number);
    return new Slots(folder, whole[0]);
  }

  /** Resolves when the entry is on the disk; not to be called again before. */
  async write(game: JournalGame | null): Promise<void> {
    const number = this.#number + 1;
    await mkdir(this.#folder, { recursive: true });
    await writeBytes(slotOf(this.#folder, number), makeEntry({ number, game }));
    this.#number = number;
    // A game that was left is not kept. Its other entry goes only when none can come back in its place.
    if (game === null) await rm(slotOf(this.#folder, number - 1), { force: true });
  }
}

const slotOf = (folder: string, number: number) => path.join(folder, `${number % 2 === 0 ? 'even' : 'odd'}.entry`);

async function readEntry(file: string): Promise<Entry | null> {
  try {
    return parseEntry(await readFile(file, 'utf8'));
  } catch (error) {
    if (problemOf(error) !== 'notFound') console.error('The journal cannot be read:', error);
    return null;
  }
}
