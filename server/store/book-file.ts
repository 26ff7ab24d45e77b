import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import * as v from 'valibot';
import { makeLine } from '../../src-main/kept-rows/row-text';
import { LineFile, readLines } from '../../src-main/online/process/kept/line-file';
import { writeKept } from '../../src-main/profile/kept-file';
import { fileProblemOf } from '../../src-main/files/problems';
import type { Book } from './book';

/** A file is written anew when so many of its lines say what is no longer so. */
const MOST_STALE = 1_000;

interface Waiting {
  readonly line: unknown;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A book in a file that only grows, and is written anew when it is opened; all of it is in memory. */
export class BookFile<Page> implements Book<Page> {
  readonly #pages: Map<string, Page>;
  readonly #file: LineFile;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

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

  async write(pages: Readonly<Record<string, Page | undefined>>): Promise<void> {
    const line = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page ?? null]));
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      this.#writing ??= this.#writeAll().finally(() => (this.#writing = undefined));
    });
    for (const [name, page] of Object.entries(pages)) {
      if (page === undefined) this.#pages.delete(name);
      else this.#pages.set(name, page);
    }
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#file.append(group.map(({ line }) => line)).then(
        () => group.forEach(({ resolve }) => resolve()),
        (error: unknown) => group.forEach(({ reject }) => reject(error)),
      );
    }
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }
}

async function writtenAnew<Page>(name: string, pages: ReadonlyMap<string, Page>): Promise<number> {
  const text = [...pages].map(([page, value]) => makeLine({ [page]: value })).join('');
  await writeKept(name, text);
  return Buffer.byteLength(text);
}
