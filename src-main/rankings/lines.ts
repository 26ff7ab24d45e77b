import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { type LogEntry, LogEntrySchema } from '../../src-shared/rankings';

/**
 * Entries as text, one a line, each before a check of itself. A file of them only ever grows, by whole lines between line
 * feeds: what was cut off at its end by a kill spoils nothing that comes after it.
 */

/** JSON never holds a tab itself, so that a line that was cut off is never taken for one that ends. */
const LINE = /^(.+)\t([0-9a-f]{8})$/;
const EntryTextSchema = v.pipe(v.string(), v.parseJson(), LogEntrySchema);

const checkOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** An entry as one line, without its line feed: JSON, a tab, and the check. */
export function makeLine(entry: LogEntry): string {
  const text = JSON.stringify(entry);
  return `${text}\t${checkOf(text)}`;
}

/** What is appended to a file for entries; it begins with a line feed, whatever the file ends with. */
export const makeLines = (entries: readonly LogEntry[]): string => `\n${entries.map(makeLine).join('\n')}\n`;

/** Of a line: its entry, nothing for an empty one, or that it was cut off while it was written, or damaged later. */
export function parseLine(line: string): LogEntry | 'empty' | 'cutOff' | 'damaged' {
  if (line === '') return 'empty';
  const [, text, check] = LINE.exec(line) ?? [];
  if (text === undefined) return BEGINNING.test(line) ? 'cutOff' : 'damaged';
  const { success, output } = v.safeParse(EntryTextSchema, check === checkOf(text) ? text : '');
  return success ? output : 'damaged';
}

/** A disk that lost its power leaves zeros in place of what was never written: those are damage. */
// oxlint-disable-next-line no-control-regex -- zeros are what is looked for
const BEGINNING = /^\{[^\0]*$/;
