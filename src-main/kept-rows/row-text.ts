import { crc32 } from 'node:zlib';
import * as v from 'valibot';

/**
 * Rows as text, one a line, each before a check of itself, under a line that says how many there are: whatever happens to
 * the file, it is noticed, and every row that it has not happened to can be read.
 */

const LINE = /^(.+)\t([0-9a-f]{8})$/;
const HeadSchema = v.strictObject({ rows: v.number() });

const checkOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** A value as a line with a check of itself. */
export function makeLine(value: unknown): string {
  const text = JSON.stringify(value);
  return `${text}\t${checkOf(text)}\n`;
}

/** Rows as the text of a file: a line that counts them, then a line each, each with a check. */
export const makeRows = (rows: readonly unknown[]): string => [{ rows: rows.length }, ...rows].map(makeLine).join('');

export interface FoundRows<T> {
  /** Those that are whole. */
  readonly rows: readonly T[];
  /** Whether these are all there were. */
  readonly isWhole: boolean;
}

/** The rows in the text of a file; those that are damaged or do not match the schema are left out. */
export function parseRows<T>(text: string, schema: v.GenericSchema<unknown, T>): FoundRows<T> {
  const [head = '', ...lines] = text.split('\n');
  const rows = lines.flatMap((line) => parseLine(line, schema) ?? []);
  return { rows, isWhole: parseLine(head, HeadSchema)?.rows === rows.length && text === makeRows(rows) };
}

/** The value of a line, without its end; undefined when it is not whole. */
export function parseLine<T>(line: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const [, text = '', check] = LINE.exec(line) ?? [];
  if (check !== checkOf(text)) return undefined;
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}
