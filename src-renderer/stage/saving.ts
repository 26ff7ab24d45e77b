import type { GameKind } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';

/** What can be shown around of a game: its board, the text image, or the replay, which goes into a file. */
export const SHARED_FORMS = ['picture', 'text', 'movingPicture'] as const;
export type SharedForm = (typeof SHARED_FORMS)[number];

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
  /** Writes a record in some form to a file of its own that the person chooses. */
  writeAs(record: AnyRecord, kind: GameKind): Promise<void>;
  /**
   * Puts a record on the clipboard for others to see, or where that cannot be, into a file that the person chooses.
   *
   * @param record left out, what is shown
   */
  share(form: SharedForm, record?: AnyRecord): Promise<void>;
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
