import * as v from 'valibot';
import { sha256 } from '../files/content';

const CHECKED = /^([0-9a-f]{64})\n([^\n]*)\n$/;

/** A value as JSON in the second line, with the check of that line in the first. */
export function makeChecked(value: unknown): string {
  const line = JSON.stringify(value);
  return `${sha256(line)}\n${line}\n`;
}

/** The line with the value; null for anything that was not written whole. */
function lineIn(text: string): string | null {
  const [, check, line] = CHECKED.exec(text) ?? [];
  return line !== undefined && check === sha256(line) ? line : null;
}

/** The value; null for anything that was not written whole, or is something else. */
export function parseChecked<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), lineIn(text));
  return success ? output : null;
}
