import { readFile } from 'node:fs/promises';
import { fileProblemOf } from '../files/problems';
import { writeBytes } from '../files/write-bytes';

/**
 * How many entries the table has noted at least, also those that removals undo, in a file beside it: a file that only grows
 * does not tell by itself that its end is gone. To be read before the table, and written after it, so that another program
 * at work is never taken for a loss.
 */

/** 0 where that is not known. */
export async function readCount(file: string): Promise<number> {
  try {
    return Number(/^\d{1,9}$/.exec(await readFile(file, 'utf8'))?.[0] ?? 0);
  } catch (error) {
    if (fileProblemOf(error) !== 'notFound') console.error('The count of the rankings cannot be read:', error);
    return 0;
  }
}

/** What goes wrong is no reason to fail: a count that is too low misses a loss, and no more. */
export async function noteCount(file: string, count: number): Promise<void> {
  await writeBytes(file, String(count)).catch((error: unknown) =>
    console.error('The count of the rankings cannot be written:', error),
  );
}
