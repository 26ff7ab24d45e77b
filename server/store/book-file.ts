import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import * as v from 'valibot';
import { makeLine } from '../../src-main/kept-rows/row-text';
import { LineFile, readLines } from '../../src-main/online/process/kept/line-file';
import { writeKept } from '../../src-main/profile/kept-file';
import { fileProblemOf } from '../../src-main/files/problems';
import { Batches } from './batches';
import type { Book, Pages } from './book';

/** A file is written anew when so many of its lines say what is no longer so. */
const MOST_STALE = 1_000;

/** A book in a file that only grows, and is written anew when it is opened; all of it is in memory. */
export class BookFile<Page> implements Book<Page> {
  readonly #pages: Map<string, Page>;
  readonly #file: LineFile;
  readonly #batches = new Batches((lines: readonly unknown[]) => this.#append(lines));
  #unwritten: unknown[] = [];

  private constructor(pages: Map<string, Page>, file: LineFile) {
    this.#pages = pages;
    this.#file = file;
  }

  static async open<Page>(folder: string, kind: string, schema: v.GenericSchema<unknown, Page>): Promise<Book<Page>> {
    await mkdir(folder, { recursive: true });
    const name = path.join(folder, `${kind}.book`);
    const LineSchema = v.record(v.string(), v.nullable(schema));
    const found = await readLines(name, LineSchema).catch((error: unknown) => {
      if (fileProblemOf(error) === 'notFound') return { rows: [], size: 0 };
      throw error;
    });
    const pages = new Map<string, Page>();
    for (const line of found.rows)
      for (const [page, value] of Object.entries(line)) {
        if (value === null) pages.delete(page);
        else pages.set(page, value);
      }
    const isStale = found.rows.length > pages.size + MOST_STALE;
    const size = isStale ? await writtenAnew(name, pages) : found.size;
    return new BookFile(pages, await LineFile.open(name, size));
  }

  async get(name: string): Promise<Page | undefined> {
    return this.#pages.get(name);
  }

  async all(): Promise<ReadonlyMap<string, Page>> {
    return this.#pages;
  }

  /** Each change follows from those before at once, and is kept after them. */
  change(names: readonly string[], make: (pages: readonly (Page | undefined)[]) => Pages<Page>): Promise<void> {
    const entries = Object.entries(make(names.map((name) => this.#pages.get(name))));
    for (const [name, page] of entries) {
      if (page === undefined) this.#pages.delete(name);
      else this.#pages.set(name, page);
    }
    if (entries.length === 0) return Promise.resolve();
    return this.#batches.add(Object.fromEntries(entries.map(([name, page]) => [name, page ?? null])));
  }

  /** What cannot be written is written with the next. */
  async #append(lines: readonly unknown[]): Promise<readonly void[]> {
    this.#unwritten.push(...lines);
    await this.#file.append(this.#unwritten);
    this.#unwritten = [];
    return lines.map(() => {});
  }

  async close(): Promise<void> {
    await this.#batches.settled();
    await this.#file.close();
  }
}

async function writtenAnew<Page>(name: string, pages: ReadonlyMap<string, Page>): Promise<number> {
  const text = [...pages].map(([page, value]) => makeLine({ [page]: value })).join('');
  await writeKept(name, text);
  return Buffer.byteLength(text);
}
