import { type FileHandle, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as v from 'valibot';
import { makeLine, parseLine } from '../../../kept-rows/row-text';
import type { LineStore } from './game-store';

/** A file that only grows: a line each, with a check of itself, on the disk before anything follows from it. */
export class LineFile implements LineStore {
  readonly #file: FileHandle;
  #size: number;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** @param size of what is whole in it, in bytes: what is behind that is written over; 0 for a file that is not there yet */
  static async open(name: string, size = 0): Promise<LineFile> {
    const file = await open(name, size === 0 ? 'w' : 'r+', 0o600);
    if (size === 0) await syncFolder(path.dirname(name));
    else await file.truncate(size);
    return new LineFile(file, size);
  }

  /** What is written once more after a failure takes the place of what may stand there of it. */
  async append(values: readonly unknown[]): Promise<void> {
    if (values.length === 0) return;
    const bytes = Buffer.from(values.map(makeLine).join(''));
    let written = 0;
    while (written < bytes.length) {
      const { bytesWritten } = await this.#file.write(bytes, written, bytes.length - written, this.#size + written);
      written += bytesWritten;
    }
    await this.#file.datasync();
    this.#size += bytes.length;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

/** What a file of lines turns out to hold. */
export interface FoundLines<T> {
  readonly rows: readonly T[];
  /** How much of it is whole, in bytes: the last line may have been cut off. */
  readonly size: number;
  /** Whether nothing else is missing. */
  readonly isWhole: boolean;
}

/** Reads a file of lines. Rejects when it cannot be read. */
export async function readLines<T>(file: string, schema: v.GenericSchema<unknown, T>): Promise<FoundLines<T>> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const rows: T[] = [];
  let size = 0;
  for (const line of lines.slice(0, -1)) {
    const row = parseLine(line, schema);
    if (row === undefined) break;
    rows.push(row);
    size += Buffer.byteLength(line) + 1;
  }
  // Of what was written last, several lines may be there in part.
  const rest = lines.slice(rows.length);
  const isCutOff = rest.every((line) => parseLine(line, schema) === undefined);
  return { rows, size, isWhole: rest.length <= 1 || isCutOff };
}

/** So that the name of a new file is on the disk, too; Windows knows no such thing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
