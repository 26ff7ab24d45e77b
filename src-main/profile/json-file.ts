import path from 'node:path';
import * as v from 'valibot';
import { type ReadResult, readKeptNow, writeKeptNow } from './kept-file';

/** Files of the profile with values under names, in JSON. They are small, so they are read and written at once. */

/** Values under names, whatever they are. */
export const ValuesSchema = v.record(v.string(), v.unknown());
type Values = Readonly<v.InferOutput<typeof ValuesSchema>>;

export const readJson = <T>(file: string, schema: v.GenericSchema<unknown, T>): ReadResult<T> =>
  readKeptNow(file, (text) => {
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    return success ? output : null;
  });

export const writeJson = (file: string, values: Values): void => writeKeptNow(file, JSON.stringify(values, null, '\t'));

/** Puts values in a file and leaves those of other names alone; throws when that is damaged, or cannot be written. */
export function changeJson(file: string, change: Values): void {
  const found = readJson(file, ValuesSchema);
  if (found.kind === 'damaged') throw new Error(`${path.basename(file)} is damaged`);
  writeJson(file, found.kind === 'whole' ? { ...found.value, ...change } : change);
}
