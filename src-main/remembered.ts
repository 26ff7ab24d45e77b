import Store from 'electron-store';
import * as v from 'valibot';

export interface Remembered<T> {
  /** What was remembered last; what cannot be read counts as nothing. */
  readonly read: () => T | null;
  /** False when it cannot be written. */
  readonly write: (value: T) => boolean;
}

/**
 * A convenience kept between two runs, in a file of the profile. What cannot be read or written is left in the log,
 * and the program goes on.
 */
export function remembered<T>(name: string, key: string, schema: v.GenericSchema<unknown, T>): Remembered<T> {
  const openStore = () => new Store<Record<string, unknown>>({ name, clearInvalidConfig: true });
  return {
    read() {
      try {
        const { success, output } = v.safeParse(schema, openStore().get(key));
        return success ? output : null;
      } catch (error) {
        console.error(`${name} cannot be read:`, error);
        return null;
      }
    },
    write(value) {
      try {
        openStore().set(key, value);
        return true;
      } catch (error) {
        console.error(`${name} cannot be remembered:`, error);
        return false;
      }
    },
  };
}
