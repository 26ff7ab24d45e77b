import type { AnyRecord } from '../../src-shared/record';

/** Writing to files, for the rooms that know nothing of files. */
export interface Saving {
  /** Writes what is shown to its file, a new one to a file that the person chooses; says whether that was done. */
  save(): Promise<boolean>;
  /**
   * Writes a record to a file of its own that the person chooses.
   *
   * @param written called once it is written, be it at a second try
   */
  writeApart(record: AnyRecord, written: () => unknown): Promise<void>;
  /** Puts a picture of what is shown on the clipboard, or where that cannot be, into a file that the person chooses. */
  share(): Promise<void>;
}

let saving: Saving | undefined;

/** Says who writes files; to be called once, before anything is opened. */
export function knowSaving(known: Saving): void {
  saving = known;
}

/** Who writes files. Throws RangeError before that is made known. */
export function savingKnown(): Saving {
  if (!saving) throw new RangeError('nobody is known yet who writes files');
  return saving;
}
