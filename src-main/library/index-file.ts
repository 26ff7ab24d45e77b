import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { fileProblemOf } from '../files/problems';
import { makeLine, parseLine } from '../kept-rows/row-text';
import type { StampedRow } from './row';

/**
 * The index of a library: what its files were found to say, a line each, under a line that names the folder. It is derived:
 * what is not in it, or damaged, is read from the files again.
 */

/** To be raised when the same files would be read as other entries. */
const VERSION = 2;
/** So many bytes are read at a time: the main process takes a few milliseconds for the rows in them. */
const PIECE = 2 ** 18;

const HeadSchema = v.strictTuple([v.literal(VERSION), v.string()]);
const LineSchema = v.strictTuple([
  v.strictTuple([v.string(), v.string(), v.number(), v.number(), v.string()]),
  v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
]);

/** The rows of an index that are whole, piece by piece; none where it is of another folder or cannot be read. */
export async function* rowsInIndex(file: string, folder: string): AsyncGenerator<readonly StampedRow[]> {
  let isAtHead = true;
  for await (const lines of linesOf(file)) {
    const head: string | undefined = isAtHead ? lines.shift() : undefined;
    if (head !== undefined && parseLine(head, HeadSchema)?.[1] !== folder) return;
    isAtHead &&= head === undefined;
    yield lines.flatMap((line) => {
      const found = parseLine(line, LineSchema);
      return found ? [rowOfLine(found)] : [];
    });
  }
}

/** Writes an index anew. Nobody waits for the disk: one that is cut off is noticed. */
export async function writeIndex(file: string, folder: string, rows: Iterable<StampedRow>): Promise<void> {
  const lines = [makeLine([VERSION, folder])];
  for (const { row, stamp } of rows) {
    lines.push(
      makeLine([
        [row.id, row.subject, row.began, row.at, row.text],
        [stamp.size, stamp.time, stamp.notesSize, stamp.notesTime],
      ]),
    );
  }
  await writeFile(`${file}.new`, lines.join(''));
  await rename(`${file}.new`, file);
}

function rowOfLine([[id, subject, began, at, text], stamp]: v.InferOutput<typeof LineSchema>): StampedRow {
  const [size, time, notesSize, notesTime] = stamp;
  return { row: { id, subject, began, at, text }, stamp: { size, time, notesSize, notesTime } };
}

/** The lines of a file, some at a time. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = '';
  try {
    const chunks: AsyncIterable<string> = createReadStream(file, { encoding: 'utf8', highWaterMark: PIECE });
    for await (const chunk of chunks) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
  } catch (error) {
    if (fileProblemOf(error) !== 'notFound') console.error('The index of the library cannot be read:', error);
  }
}
