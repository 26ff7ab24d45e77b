import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../src-main/online/process/kept/line-file';
import { Batches } from './batches';

/** Where something was written. */
export interface Written {
  /** The number of the segment. */
  readonly segment: number;
  /** In bytes. */
  readonly at: number;
  readonly length: number;
}

/** The name of a segment: they sort as they follow each other. */
export const segmentName = (segment: number): string => `${String(segment).padStart(8, '0')}.journal`;

/**
 * Writes what comes from many into one file after another. All that waits is written together, and on the disk by one sync,
 * in the order in which it came.
 */
export class GroupWriter {
  readonly #folder: string;
  readonly #mostBytes: number;
  #segment: number;
  #file: FileHandle | undefined;
  #size = 0;
  #isTorn = false;
  readonly #batches = new Batches((group: readonly Buffer[]) => this.#write(group));

  /**
   * @param segment the number of the first file, which is not there yet
   * @param mostBytes when a file has as many, the next is begun
   */
  constructor(folder: string, segment: number, mostBytes: number) {
    this.#folder = folder;
    this.#segment = segment;
    this.#mostBytes = mostBytes;
  }

  /** The number of the file that is written now. */
  get segment(): number {
    return this.#segment;
  }

  /** Resolves when it is on the disk, to where it is; rejects when it is not: then nothing of it counts. */
  append(text: string): Promise<Written> {
    return this.#batches.add(Buffer.from(text));
  }

  async #write(group: readonly Buffer[]): Promise<readonly Written[]> {
    try {
      const file = await this.#current();
      const bytes = Buffer.concat(group);
      let written = 0;
      while (written < bytes.length)
        written += (await file.write(bytes, written, bytes.length - written, this.#size + written)).bytesWritten;
      await file.datasync();
    } catch (error) {
      this.#isTorn = true;
      throw error;
    }
    return group.map(({ length }) => {
      const at = this.#size;
      this.#size += length;
      return { segment: this.#segment, at, length };
    });
  }

  /** The file to be written, without what may stand in it of a write that failed. */
  async #current(): Promise<FileHandle> {
    if (this.#file && this.#size >= this.#mostBytes) await this.#next();
    if (!this.#file) {
      // Never one that is there: what comes after the end must not take the place of what was written.
      this.#file = await open(path.join(this.#folder, segmentName(this.#segment)), 'wx', 0o600);
      await syncFolder(this.#folder);
    }
    if (this.#isTorn) await this.#file.truncate(this.#size);
    this.#isTorn = false;
    return this.#file;
  }

  async #next(): Promise<void> {
    await this.#file?.close();
    this.#file = undefined;
    this.#segment += 1;
    this.#size = 0;
  }

  async close(): Promise<void> {
    await this.#batches.settled();
    await this.#file?.close();
    this.#file = undefined;
  }
}
