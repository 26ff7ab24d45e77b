import path from 'node:path';
import { constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { makeLine, parseLine } from '../../src-main/kept-rows/row-text';
import { LineFile } from '../../src-main/online/process/kept/line-file';
import { writeKept } from '../../src-main/profile/kept-file';
import { asideOf } from '../../src-main/profile/set-aside';
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

  /** What is damaged is set aside as it is; every page that can be read is there. */
  static async open<Page>(folder: string, kind: string, schema: v.GenericSchema<unknown, Page>): Promise<Book<Page>> {
    await mkdir(folder, { recursive: true });
    const name = path.join(folder, `${kind}.book`);
    const found = await readBook(name, schema);
    const pages = new Map<string, Page>();
    for (const [page, value] of found.lines.flat()) {
      if (value === null) pages.delete(page);
      else pages.set(page, value);
    }
    if (found.isDamaged) await keepDamaged(name);
    const isStale = found.isDamaged || found.lines.length > pages.size + MOST_STALE;
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

type PageRead<Page> = readonly [name: string, page: Page | null];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is on a line of a book. No record: schemas of those leave out pages that are named like parts of objects. */
function lineSchemaOf<Page>(schema: v.GenericSchema<unknown, Page>) {
  const PagesSchema = v.array(v.tuple([v.string(), v.nullable(schema)]));
  return v.pipe(v.custom<object>(isObject), v.transform(Object.entries), PagesSchema);
}

/** The lines of a book that can be read, and whether a whole one cannot; what was cut off at the end was never acknowledged. */
async function readBook<Page>(name: string, schema: v.GenericSchema<unknown, Page>) {
  const text = await readFile(name, 'utf8').catch((error: unknown) => {
    if (fileProblemOf(error) === 'notFound') return '';
    throw error;
  });
  const whole = text.split('\n').slice(0, -1);
  const LineSchema = lineSchemaOf(schema);
  const lines: (readonly PageRead<Page>[])[] = whole.flatMap((line) => {
    const pages = parseLine(line, LineSchema);
    return pages ? [pages] : [];
  });
  const size = Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1));
  return { lines, size, isDamaged: lines.length < whole.length };
}

/** A copy, which must be there before the book is written anew: nobody is without the book meanwhile. */
async function keepDamaged(name: string): Promise<void> {
  const aside = asideOf(name);
  await copyFile(name, aside, constants.COPYFILE_EXCL);
  console.error(`${name} is damaged: what can be read of it is used, and the file is kept as ${path.basename(aside)}.`);
}

async function writtenAnew<Page>(name: string, pages: ReadonlyMap<string, Page>): Promise<number> {
  const text = [...pages].map(([page, value]) => makeLine({ [page]: value })).join('');
  await writeKept(name, text);
  return Buffer.byteLength(text);
}
