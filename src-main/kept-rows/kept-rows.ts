import { rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { KeptReply } from '../../src-shared/bridge/bridge';
import { KeyedQueue } from '../files/keyed-queue';
import { type ReadResult, readKept, writeKept } from '../profile/kept-file';
import { setAside } from '../profile/set-aside';
import { makeRows, parseRows } from './row-text';

interface Kind<T> {
  /** The name of the file, without ending. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The rows with another one, which may take the place of some. */
  readonly join: (rows: readonly T[], row: T) => readonly T[];
  /** The key under which earlier versions had the rows in a file of JSON; left out where they kept none. */
  readonly earlierKey?: string;
}

/**
 * Rows of one kind in a file of the profile, read anew whenever they are asked for. A file that is damaged is set aside
 * and made anew of all its whole rows, which is told. What cannot be written counts as long as the program runs, and is
 * written with the next.
 */
export class KeptRows<T> {
  readonly #folder: string;
  readonly #kind: Kind<T>;
  readonly #queue = new KeyedQueue();
  #unwritten: readonly T[] = [];
  /** The name of a damaged file that is yet to be told. */
  #damaged: string | undefined;

  constructor(folder: string, kind: Kind<T>) {
    this.#folder = folder;
    this.#kind = kind;
  }

  read(): Promise<KeptReply<T>> {
    return this.#inTurn(async () => {
      const rows = await this.#rows();
      const damaged = this.#damaged;
      this.#damaged = undefined;
      return { rows, ...(damaged === undefined ? {} : { damaged }) };
    });
  }

  /** False when the row cannot be written. */
  add(row: T): Promise<boolean> {
    return this.#inTurn(async () => {
      this.#unwritten = [...this.#unwritten, row];
      const isWritten = await this.#write(await this.#rows());
      if (isWritten) this.#unwritten = [];
      return isWritten;
    });
  }

  /** Everything asked for so far is on the disk, or could not be. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  #inTurn<R>(task: () => Promise<R>): Promise<R> {
    return this.#queue.run('', task);
  }

  #fileOf(ending: string): string {
    return path.join(this.#folder, `${this.#kind.name}.${ending}`);
  }

  async #rows(): Promise<readonly T[]> {
    const found = (await this.#current()) ?? (await this.#earlier()) ?? [];
    return this.#unwritten.reduce(this.#kind.join, found);
  }

  /** Undefined when there is no file. */
  async #current(): Promise<readonly T[] | undefined> {
    const { schema } = this.#kind;
    const file = this.#fileOf('jsonl');
    const found = await readKept(file, (text) => {
      const { rows, isWhole } = parseRows(text, schema);
      return isWhole ? rows : null;
    });
    return this.#mended(file, found, (text) => parseRows(text, schema).rows);
  }

  async #earlier(): Promise<readonly T[] | undefined> {
    const { schema, earlierKey } = this.#kind;
    if (earlierKey === undefined) return undefined;
    const file = this.#fileOf('json');
    const found = await readKept(file, (text) => {
      const { success, output } = v.safeParse(
        v.pipe(v.string(), v.parseJson(), v.object({ [earlierKey]: v.array(schema) })),
        text,
      );
      return success ? (output[earlierKey] ?? []) : null;
    });
    return this.#mended(file, found, () => []);
  }

  /** What was found in a file; one that is damaged makes way for its whole rows. */
  async #mended(
    file: string,
    found: ReadResult<readonly T[]>,
    wholeRowsIn: (text: string) => readonly T[],
  ): Promise<readonly T[] | undefined> {
    if (found.kind === 'nothing') return undefined;
    if (found.kind === 'whole') return found.value;
    const rows = wholeRowsIn(found.text ?? '');
    this.#damaged = await this.#mend(file, rows);
    return rows;
  }

  /** Puts whole rows in the place of a damaged file, once they are on the disk, and tells what that is called now. */
  async #mend(file: string, rows: readonly T[]): Promise<string> {
    const mended = this.#fileOf('mended');
    try {
      await writeKept(mended, makeRows(rows));
      const aside = await setAside(file);
      await rename(mended, this.#fileOf('jsonl'));
      return aside ?? path.basename(file);
    } catch (error) {
      console.error(`${this.#kind.name} cannot be mended:`, error);
      return path.basename(file);
    }
  }

  async #write(rows: readonly T[]): Promise<boolean> {
    try {
      await writeKept(this.#fileOf('jsonl'), makeRows(rows));
      return true;
    } catch (error) {
      console.error(`${this.#kind.name} cannot be written:`, error);
      return false;
    }
  }
}
