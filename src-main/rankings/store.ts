import { copyFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY_TABLE, type LogEntry, logKeyOf, type RankingTable } from '../../src-shared/rankings';
import { fileProblemOf } from '../files/problems';
import { KeyedQueue } from '../files/keyed-queue';
import { writeBytes } from '../files/write-bytes';
import { asideOf } from '../profile/set-aside';
import { noteCount, readCount } from './count';
import { appendEntries, type FilePosition, readEntries } from './entry-file';
import { foldedIn } from './folding';
import { makeLines } from './lines';

/**
 * The ranking table on the disk: two files to which every entry is appended, first to the table and then to its backup.
 *
 * Nothing is ever taken from either, and a single append is never mixed with that of another process: however many
 * programs write at the same time, and whenever one is killed, no entry is lost. A table that is damaged is set aside and
 * made anew of what can be read of both files; that both have lost their ends is told by a count beside them.
 */
export class RankingStore {
  readonly #file: string;
  readonly #backup: string;
  readonly #count: string;
  readonly #queue = new KeyedQueue();
  #table: RankingTable = EMPTY_TABLE;
  #place: FilePosition | undefined;
  #wasRepaired = false;

  constructor(folder: string) {
    this.#file = path.join(folder, 'rankings.log');
    this.#backup = path.join(folder, 'rankings-backup.log');
    this.#count = path.join(folder, 'rankings.count');
  }

  /** The table as the disk has it now, also what other programs have written. Rejects when it cannot be read. */
  table(): Promise<RankingTable> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      return this.#table;
    });
  }

  /**
   * Adds what a function makes of the table as it is now, and gives the table before and after. Resolves when the entries
   * are on the disk; rejects when not all of them can be written, and a single one then does not count.
   */
  add(
    make: (table: RankingTable) => readonly LogEntry[] | Promise<readonly LogEntry[]>,
  ): Promise<{ before: RankingTable; after: RankingTable }> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      const before = this.#table;
      const entries = await make(before);
      if (entries.length === 0) return { before, after: before };
      await appendEntries(this.#file, entries);
      // The table has them: that the backup lacks them is mended when it can be written again.
      await appendEntries(this.#backup, entries).catch((error: unknown) =>
        console.error('The backup of the rankings cannot be written:', error),
      );
      await this.#catchUp();
      await noteCount(this.#count, this.#table.log.size);
      return { before, after: this.#table };
    });
  }

  /** Whether a damaged table was set aside; said once. */
  takeRepaired(): boolean {
    const wasRepaired = this.#wasRepaired;
    this.#wasRepaired = false;
    return wasRepaired;
  }

  /** Everything asked for so far is done. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run('', task);
  }

  async #catchUp(): Promise<void> {
    const more = this.#place && (await readEntries(this.#file, this.#place));
    if (!more || more.isWhole || more.flaw === 'damaged') return this.#load();
    this.#place = more.place;
    this.#table = await foldedIn(this.#table, more.entries);
  }

  async #load(): Promise<void> {
    const count = await readCount(this.#count);
    const found = await readEntries(this.#file);
    const isSure = found && !found.flaw && (await areAsLong(this.#file, this.#backup));
    const backup = isSure ? null : await readEntries(this.#backup);
    const [inTable, inBackup] = [found?.entries ?? [], backup?.entries ?? []];
    this.#place = found?.place;
    this.#table = await foldedIn(EMPTY_TABLE, [...inTable, ...inBackup]);
    if (found?.flaw === 'damaged' || (!found && inBackup.length > 0)) await this.#makeAnew(found !== null);
    else if (found && !isSure) await this.#complete(inTable, inBackup);
    if (this.#table.log.size < count) await this.#tellShort(found !== null);
  }

  /** The ends of both files are gone. There is nothing to make anew of; what is left goes on. */
  async #tellShort(isThere: boolean): Promise<void> {
    if (isThere && !this.#wasRepaired) await copyFile(this.#file, asideOf(this.#file));
    await noteCount(this.#count, this.#table.log.size);
    this.#wasRepaired = true;
  }

  /** What one file has and the other lacks, because a program ended between the two, is added there. */
  async #complete(inTable: readonly LogEntry[], inBackup: readonly LogEntry[]): Promise<void> {
    for (const [file, has, other] of [
      [this.#file, inTable, inBackup],
      [this.#backup, inBackup, inTable],
    ] as const) {
      const keys = new Set(has.map(logKeyOf));
      const missing = other.filter((entry) => !keys.has(logKeyOf(entry)));
      if (missing.length > 0) await appendEntries(file, missing);
    }
  }

  /** The damaged file is kept under another name: somebody may still make something of it. */
  async #makeAnew(isThere: boolean): Promise<void> {
    if (isThere) await copyFile(this.#file, asideOf(this.#file));
    await writeBytes(this.#file, makeLines([...this.#table.log.values()]));
    this.#place = undefined;
    this.#wasRepaired = true;
  }
}

async function areAsLong(a: string, b: string): Promise<boolean> {
  try {
    return (await stat(a)).size === (await stat(b)).size;
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return false;
    throw error;
  }
}
