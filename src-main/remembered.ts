import path from 'node:path';
import { app } from 'electron';
import * as v from 'valibot';
import { changeJson, readJson, ValuesSchema, writeJson } from './profile/json-file';
import { setAsideNow } from './profile/set-aside';

export interface Remembered<T> {
  /** What was remembered last; what cannot be read counts as nothing. */
  readonly read: () => T | null;
  /** False when it cannot be written. */
  readonly write: (value: T) => boolean;
}

/**
 * A convenience kept between two runs, under a key in a file of the profile. What is damaged is set aside without a word;
 * what cannot be read or written is left in the log, and the program goes on.
 */
export function remembered<T>(name: string, key: string, schema: v.GenericSchema<unknown, T>): Remembered<T> {
  const fileOf = () => path.join(app.getPath('userData'), `${name}.json`);
  const read = (): T | null => {
    const file = fileOf();
    const values = wholeValues(file);
    if (values[key] === undefined) return null;
    const { success, output } = v.safeParse(schema, values[key]);
    if (success) return output;
    // The others in the file are whole.
    if (setAsideNow(file) !== path.basename(file)) writeJson(file, without(values, key));
    return null;
  };
  return {
    read: () => orReported(read, null, `${name} cannot be read`),
    write: (value) =>
      orReported(
        () => {
          // What is damaged makes way.
          read();
          changeJson(fileOf(), { [key]: value });
          return true;
        },
        false,
        `${name} cannot be remembered`,
      ),
  };
}

/** The values in a file, or none. */
function wholeValues(file: string): Readonly<Record<string, unknown>> {
  const found = readJson(file, ValuesSchema);
  if (found.kind === 'whole') return found.value;
  if (found.kind === 'damaged' && found.text !== null) setAsideNow(file);
  return {};
}

const without = (values: Readonly<Record<string, unknown>>, key: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

function orReported<T>(task: () => T, otherwise: T, words: string): T {
  try {
    return task();
  } catch (error) {
    console.error(`${words}:`, error);
    return otherwise;
  }
}
