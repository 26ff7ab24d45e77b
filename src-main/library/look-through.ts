import { accessSync, constants, readdirSync } from 'node:fs';
import type { EntryId, FileProblem } from '../../src-shared/bridge/bridge';
import { fileProblemOf } from '../files/problems';
import { makeWayForFolder, setAside } from '../profile/set-aside';
import type { ArrivingFile } from './arriving';
import { removeOldDeleted } from './deleted';
import { type ReadEntry, readEntry, stampOf } from './entry-files';
import { rowsInIndex, writeIndex } from './index-file';
import { entryIdIn, GAME_ENDING, gameFileOf } from './names';
import { isSameStamp, type Row, type StampedRow } from './row';

/**
 * Looks through the folder of a library: whatever is other than the index says is read. This is done in a thread of its own, one
 * file after the other; it alone waits for a disk that is slow.
 */

export interface LookQuestion {
  readonly folder: string;
  /** The person has chosen it: one that is gone may come back. */
  readonly isChosen: boolean;
  readonly index: string;
  /** Those that are to be read in any case. */
  readonly unsure: readonly EntryId[];
  /**
   * Those that held no game when they were last looked at, `SETTLED_AFTER` ago or longer: if nothing has come since, they are
   * damaged.
   */
  readonly settled: readonly ArrivingFile[];
}

export interface LookPiece {
  readonly rows: readonly Row[];
  /** The names under which damaged files were set aside. */
  readonly damaged: readonly string[];
  /** So many of so many files were looked at. */
  readonly read: number;
  readonly of: number;
}

export interface LookAnswer {
  /** All entries there are, and those that may still be arriving; left out where that cannot be told. */
  readonly there?: readonly EntryId[];
  /** The names of files that are left as they are. */
  readonly unread: readonly string[];
  /**
   * The files that may still be arriving: they are to be looked at again after `SETTLED_AFTER`. Left out where that cannot be
   * told.
   */
  readonly unsettled?: readonly ArrivingFile[];
  /** Why the folder cannot be read or written. */
  readonly problem?: FileProblem;
}

/** A piece is told after so many milliseconds, or so many entries. */
const PIECE_MS = 100;
const PIECE = 500;
/** After so many changes the index is written: whatever ends the program then, no more than these are read again. */
const SAVED = 2000;

export async function* lookThrough(question: LookQuestion): AsyncGenerator<LookPiece, LookAnswer> {
  const { folder, isChosen } = question;
  const inPlace = isChosen ? null : await makeWayForFolder(folder);
  const names = namesIn(folder, isChosen);
  if (typeof names === 'string') return { unread: [], problem: names };
  const look = new Look(question);
  if (inPlace !== null) look.damaged.push(inPlace);
  await look.recall();
  // Names begin with the day: whoever waits sees the latest games first.
  yield* look.through(
    names.flatMap((name) => entryIdIn(name) ?? []).toSorted((a, b) => (a < b ? 1 : -1)),
    new Set(names),
  );
  const problem = await tidied(folder);
  const { there, unread, unsettled } = look;
  return { there, unread, unsettled, ...(problem ? { problem } : {}) };
}

/** What lies in the folder, or why that cannot be told. */
function namesIn(folder: string, isChosen: boolean): readonly string[] | FileProblem {
  try {
    return readdirSync(folder);
  } catch (error) {
    const problem = fileProblemOf(error);
    return problem === 'notFound' && !isChosen ? [] : problem;
  }
}

/** Removes what was deleted long ago; gives what speaks against writing there. */
async function tidied(folder: string): Promise<FileProblem | undefined> {
  try {
    accessSync(folder, constants.W_OK);
    await removeOldDeleted(folder, Date.now());
    return undefined;
  } catch (error) {
    const problem = fileProblemOf(error);
    return problem === 'notFound' ? undefined : problem;
  }
}

class Look {
  readonly unread: string[] = [];
  damaged: string[] = [];
  readonly unsettled: ArrivingFile[] = [];
  readonly #folder: string;
  readonly #index: string;
  readonly #unsure: ReadonlySet<EntryId>;
  readonly #settled: ReadonlyMap<EntryId, ArrivingFile>;
  readonly #known = new Map<EntryId, StampedRow>();
  #rows: Row[] = [];
  #unsaved = 0;

  constructor({ folder, index, unsure, settled }: LookQuestion) {
    this.#folder = folder;
    this.#index = index;
    this.#unsure = new Set(unsure);
    this.#settled = new Map(settled.map((file) => [file.id, file]));
  }

  /** What is being written over is there, also where the index does not know it yet. */
  get there(): readonly EntryId[] {
    return [...this.#known.keys(), ...this.unsettled.map(({ id }) => id)];
  }

  async recall(): Promise<void> {
    for await (const rows of rowsInIndex(this.#index, this.#folder)) {
      for (const each of rows) this.#known.set(each.row.id, each);
    }
  }

  /** Looks at the files of some entries, which are all that are there, and at the notes among the names. */
  async *through(ids: readonly EntryId[], names: ReadonlySet<string>): AsyncGenerator<LookPiece> {
    const there = new Set(ids);
    for (const id of this.#known.keys()) if (!there.has(id)) this.#drop(id);
    let told = performance.now();
    for (const [at, id] of ids.entries()) {
      await this.#lookAt(id, names);
      if (this.#rows.length < PIECE && performance.now() - told < PIECE_MS) continue;
      yield this.#piece(at + 1, ids.length);
      if (this.#unsaved >= SAVED) await this.#save();
      told = performance.now();
    }
    yield this.#piece(ids.length, ids.length);
    if (this.#unsaved > 0) await this.#save();
  }

  async #lookAt(id: EntryId, names: ReadonlySet<string>): Promise<void> {
    const found = this.#read(id, names);
    if (found === 'known') return;
    if (found.kind === 'entry') return this.#take(found);
    // What is known of it stays: it is being written over.
    if (found.kind === 'unsettled') {
      const { size, time } = found.stamp;
      this.unsettled.push({ id, size, time });
      return;
    }
    this.#drop(id);
    if (found.kind === 'damaged') await this.#setAside(id);
    else if (found.kind === 'unread') this.unread.push(`${id}${GAME_ENDING}`);
  }

  #read(id: EntryId, names: ReadonlySet<string>): ReadEntry | 'known' {
    const stamp = stampOf(this.#folder, id, names);
    if (typeof stamp === 'string') return { kind: stamp };
    const known = this.#known.get(id);
    const isKnown = known && !this.#unsure.has(id) && isSameStamp(known.stamp, stamp);
    return isKnown ? 'known' : readEntry(this.#folder, id, stamp, this.#settled.get(id));
  }

  async #setAside(id: EntryId): Promise<void> {
    const name = `${id}${GAME_ENDING}`;
    const aside = await setAside(gameFileOf(this.#folder, id));
    if (aside === name) this.unread.push(name);
    else if (aside !== null) this.damaged.push(aside);
  }

  #take(found: StampedRow): void {
    this.#known.set(found.row.id, found);
    this.#rows.push(found.row);
    this.#unsaved += 1;
  }

  #drop(id: EntryId): void {
    if (this.#known.delete(id)) this.#unsaved += 1;
  }

  /** What was found since the last one. */
  #piece(read: number, of: number): LookPiece {
    const piece = { rows: this.#rows, damaged: this.damaged, read, of };
    [this.#rows, this.damaged] = [[], []];
    return piece;
  }

  /** What cannot be written is read from the files once more. */
  async #save(): Promise<void> {
    this.#unsaved = 0;
    try {
      await writeIndex(this.#index, this.#folder, this.#known.values());
    } catch (error) {
      console.error('The index of the library cannot be written:', error);
    }
  }
}
