import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { KeptReply } from '../../src-shared/bridge/bridge';
import { problemOf } from '../files/problems';
import { KeyedQueue } from '../files/keyed-queue';
import { setAside } from '../profile/set-aside';
import { writeBytes } from '../files/write-bytes';
import { type FoundRows, makeRows, parseRows } from './row-text';

interface Kind<T> {
  /** The name of the file, without ending. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
  /** The rows with another one, which may take the place of some. */
  readonly join: (rows: readonly T[], row: T) => readonly T[];
  /** The key under which earlier versions had the rows in a file of JSON. */
  readonly earlierKey: string;
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
    const { schema, join } = this.#kind;
    const found = (await this.#read('jsonl', (text) => parseRows(text, schema))) ?? (await this.#earlier());
    return this.#unwritten.reduce(join, found);
  }

  async #earlier(): Promise<readonly T[]> {
    const { schema, earlierKey } = this.#kind;
    const found = await this.#read('json', (text) => {
      const { success, output } = v.safeParse(
        v.pipe(v.string(), v.parseJson(), v.object({ [earlierKey]: v.array(schema) })),
        text,
      );
      return { rows: success ? (output[earlierKey] ?? []) : [], isWhole: success };
    });
    return found ?? [];
  }

  /** The rows of a file; undefined when there is none. One that is damaged makes way for its whole rows. */
  async #read(ending: string, parse: (text: string) => FoundRows<T>): Promise<readonly T[] | undefined> {
    const file = this.#fileOf(ending);
    const found = await readFile(file, 'utf8').then(parse, (error: unknown) => {
      if (problemOf(error) === 'notFound') return undefined;
      console.error(`${this.#kind.name} cannot be read:`, error);
      return { rows: [], isWhole: false };
    });
    if (!found || found.isWhole) return found?.rows;
    this.#damaged = await this.#mend(file, found.rows);
    return found.rows;
  }

  /** Puts whole rows in the place of a damaged file, once they are on the disk, and tells what that is called now. */
  async #mend(file: string, rows: readonly T[]): Promise<string> {
    const mended = this.#fileOf('mended');
    try {
      await writeBytes(mended, makeRows(rows));
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
      await mkdir(this.#folder, { recursive: true });
      await writeBytes(this.#fileOf('jsonl'), makeRows(rows));
      return true;
    } catch (error) {
      console.error(`${this.#kind.name} cannot be written:`, error);
      return false;
    }
  }
}
