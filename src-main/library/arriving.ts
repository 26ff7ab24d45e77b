import type { EntryId } from '../../src-shared/bridge/bridge';

/**
 * A file that held no game when it was looked at, and how it looked then: its size in bytes, its time in milliseconds since
 * 1970.
 */
export interface ArrivingFile {
  readonly id: EntryId;
  readonly size: number;
  readonly time: number;
}

/** A file that stays as it is for so many milliseconds is not being written any more. */
export const SETTLED_AFTER = 2000;

/**
 * The files that may still be arriving, as from a folder that is synchronised, from one look to the next. How long one stays as it
 * is, is measured here: the time of a file comes from another computer, or from whoever copied it, and need not be true.
 */
export class ArrivingFiles {
  readonly #now: () => number;
  #seen = new Map<EntryId, ArrivingFile & { readonly since: number }>();

  /** @param now milliseconds by a clock that nobody sets */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Those that were seen long enough ago: whichever still is as it was then has arrived. */
  get settled(): readonly ArrivingFile[] {
    const now = this.#now();
    return [...this.#seen.values()]
      .filter(({ since }) => now - since >= SETTLED_AFTER)
      .map(({ id, size, time }) => ({ id, size, time }));
  }

  /** A look is over that has found these, and no others. */
  see(files: readonly ArrivingFile[]): void {
    const now = this.#now();
    const seen = files.map((file) => {
      const before = this.#seen.get(file.id);
      return { ...file, since: before && isAsIn(before, file) ? before.since : now };
    });
    this.#seen = new Map(seen.map((file) => [file.id, file]));
  }
}

/** Whether a file looks as it did. */
export const isAsIn = (a: Pick<ArrivingFile, 'size' | 'time'>, b: Pick<ArrivingFile, 'size' | 'time'>): boolean =>
  a.size === b.size && a.time === b.time;
