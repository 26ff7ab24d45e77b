import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
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
  /** The latest entry found when the journal was opened; there may be files none of which can be read. */
  readonly found: JournalGame | 'unreadable' | null;

  private constructor(folder: string, last: Entry | 'unreadable' | undefined) {
    this.#folder = folder;
    this.#number = typeof last === 'object' ? last.number : 0;
    this.found = typeof last === 'object' ? last.game : (last ?? null);
  }

  static async open(folder: string): Promise<Slots> {
    await removeTemporary(folder);
    const files = [0, 1].map((number) => slotOf(folder, number));
    const entries = (await Promise.all(files.map(readEntry))).filter((entry) => entry !== 'absent');
    const whole = entries.filter((entry) => entry !== 'unreadable').toSorted((a, b) => b.number - a.number);
    if (whole.length > 0 || entries.length === 0) return new Slots(folder, whole[0]);
    await Promise.all(files.map(setAside));
    return new Slots(folder, 'unreadable');
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

/** What a kill left of an entry being written. */
async function removeTemporary(folder: string): Promise<void> {
  try {
    const stale = (await readdir(folder)).filter((name) => /^(even|odd)\.entry\.\d+$/.test(name));
    await Promise.all(stale.map((name) => rm(path.join(folder, name))));
  } catch (error) {
    if (problemOf(error) !== 'notFound') console.error('The journal cannot be tidied:', error);
  }
}

async function readEntry(file: string): Promise<Entry | 'absent' | 'unreadable'> {
  try {
    return parseEntry(await readFile(file, 'utf8')) ?? 'unreadable';
  } catch (error) {
    if (problemOf(error) === 'notFound') return 'absent';
    console.error('The journal cannot be read:', error);
    return 'unreadable';
  }
}

/** What nobody can read is not written over: somebody may still make something of it. */
async function setAside(file: string): Promise<void> {
  try {
    await rename(file, `${file}.bak`);
  } catch (error) {
    if (problemOf(error) !== 'notFound') console.error('The journal cannot be set aside:', error);
  }
}
