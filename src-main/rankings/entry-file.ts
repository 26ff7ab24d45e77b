import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StringDecoder } from 'node:string_decoder';
import type { LogEntry } from '../../src-shared/rankings';
import { fileProblemOf } from '../files/problems';
import { makeLines, parseLine } from './lines';

/** A file of entries that only grows. */

/** How far a file was read: up to the end of its last whole line. */
export interface FilePosition {
  readonly inode: number;
  readonly offset: number;
}

export interface ReadEntries {
  readonly entries: readonly LogEntry[];
  readonly place: FilePosition;
  /** Whether some line was cut off while it was written, or some line is neither that nor whole. */
  readonly flaw?: 'cutOff' | 'damaged' | undefined;
  /** Whether the file was read from its beginning. */
  readonly isWhole: boolean;
}

/** So much is read and understood at a time; in between the program can do something else. */
const CHUNK = 2 ** 20;

/** So many entries go into one write: Node makes several of half a megabyte. */
const BATCH = 100;

/**
 * Adds entries at the end, and waits until they are on the disk. Other processes may do the same at the same time: the
 * system puts every single write at the end of the file, and ours hold whole lines.
 */
export async function appendEntries(file: string, entries: readonly LogEntry[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a');
  try {
    const isNew = (await handle.stat()).size === 0;
    for (let at = 0; at < entries.length; at += BATCH) {
      await handle.writeFile(makeLines(entries.slice(at, at + BATCH)));
    }
    await handle.sync();
    if (isNew) await syncFolder(path.dirname(file));
  } finally {
    await handle.close();
  }
}

/** A new file is there for good only when its folder is on the disk, too. Windows sees to that itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Reads a file, or what it has become longer by since it was read last; null when there is none. What another process is
 * writing just now is left for the next time.
 *
 * @param from where to go on; when the file is another by now, or shorter, it is read whole
 */
export async function readEntries(file: string, from?: FilePosition): Promise<ReadEntries | null> {
  const handle = await openIfThere(file);
  if (!handle) return null;
  try {
    const { ino: inode, size } = await handle.stat();
    const goesOn = from !== undefined && from.inode === inode && from.offset <= size;
    const start = goesOn ? from.offset : 0;
    const lines = new Lines();
    for await (const bytes of chunksOf(handle, start, size)) lines.take(bytes);
    const { entries, flaw, wholeBytes } = lines;
    return { entries, flaw, isWhole: !goesOn, place: { inode, offset: start + wholeBytes } };
  } finally {
    await handle.close();
  }
}

/** The bytes of a file between two places; fewer when it was cut off meanwhile. The system may give less than is asked for. */
async function* chunksOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(CHUNK, end - at)), { position: at });
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
    await nextTurn();
  }
}

async function openIfThere(file: string) {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (fileProblemOf(error) === 'notFound') return null;
    throw error;
  }
}

/** Takes bytes as they come, and understands each line when it is whole. */
class Lines {
  readonly entries: LogEntry[] = [];
  /** Bytes up to the last line feed. */
  wholeBytes = 0;
  readonly #decoder = new StringDecoder('utf8');
  readonly #flaws = new Set<'cutOff' | 'damaged'>();
  #rest = '';
  #bytes = 0;

  take(bytes: Buffer): void {
    const lastFeed = bytes.lastIndexOf(0x0a);
    if (lastFeed >= 0) this.wholeBytes = this.#bytes + lastFeed + 1;
    this.#bytes += bytes.byteLength;
    const lines = `${this.#rest}${this.#decoder.write(bytes)}`.split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#takeLine(line);
  }

  get flaw(): ReadEntries['flaw'] {
    if (this.#flaws.has('damaged') || parseLine(this.#rest) === 'damaged') return 'damaged';
    return this.#flaws.has('cutOff') || this.#rest !== '' ? 'cutOff' : undefined;
  }

  #takeLine(line: string): void {
    const found = parseLine(line);
    if (typeof found === 'object') this.entries.push(found);
    else if (found !== 'empty') this.#flaws.add(found);
  }
}
