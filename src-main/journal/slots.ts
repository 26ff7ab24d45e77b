import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileProblemOf } from '../files/problems';
import { readKept, writeKept } from '../profile/kept-file';
import { makeWayForFolder, setAside } from '../profile/set-aside';
import { type SlotEntry, type JournalGame, makeEntry, parseEntry } from './entry';

/**
 * The journal's two files. Entries go to them in turn, so that whatever happens while one is written, and whatever
 * happens to it later, the one before it is still there.
 */
export class Slots {
  readonly #folder: string;
  #number: number;
  /** The latest entry found when the journal was opened; there may be files none of which can be read. */
  readonly found: JournalGame | 'unreadable' | null;
  /** Whether a later entry was there than the one that was found. */
  readonly mayBeOlder: boolean;

  private constructor(folder: string, last: SlotEntry | 'unreadable' | undefined, mayBeOlder = false) {
    this.#folder = folder;
    this.#number = typeof last === 'object' ? last.number : 0;
    const found = typeof last === 'object' ? last.game : (last ?? null);
    // That no game was open is only known of the time before the later entry.
    this.found = mayBeOlder ? (found ?? 'unreadable') : found;
    this.mayBeOlder = mayBeOlder;
  }

  static async open(folder: string): Promise<Slots> {
    const inPlace = await makeWayForFolder(folder);
    await removeTemporary(folder);
    const found = await Promise.all([0, 1].map((number) => readSlot(slotOf(folder, number))));
    const [last] = found.flatMap(({ entry }) => entry ?? []).toSorted((a, b) => b.number - a.number);
    const damaged = found.filter((slot) => slot.damaged !== undefined);
    for (const { damaged: file } of damaged) if (file !== undefined) await setAside(file);
    if (!last) return new Slots(folder, inPlace === null && damaged.length === 0 ? undefined : 'unreadable');
    return new Slots(
      folder,
      last,
      damaged.some(({ number }) => number !== last.number - 1),
    );
  }

  /** Resolves when the entry is on the disk; not to be called again before. */
  async write(game: JournalGame | null): Promise<void> {
    const number = this.#number + 1;
    await writeKept(slotOf(this.#folder, number), makeEntry({ number, game }));
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
    if (fileProblemOf(error) !== 'notFound') console.error('The journal cannot be tidied:', error);
  }
}

/** What a file of the journal turns out to be; of a damaged one its path, and the number its entry seems to have had. */
interface Slot {
  readonly entry?: SlotEntry;
  readonly damaged?: string;
  readonly number?: number;
}

async function readSlot(file: string): Promise<Slot> {
  const found = await readKept(file, parseEntry);
  if (found.kind === 'nothing') return {};
  if (found.kind === 'whole') return { entry: found.value };
  return { damaged: file, number: Number(/"number":(\d{1,15}),/.exec(found.text ?? '')?.[1]) };
}
