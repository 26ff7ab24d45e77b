import * as v from 'valibot';
import type { Entry } from '../library/entry';
import { BalancesSchema, MAX_NOTE_LENGTH, NotesSchema, RankedIdSchema } from '../library/entry';
import { MAX_TEXT_SIZE } from '../limits';
import { answers, call, message, nothing } from './call';
import { FileIdSchema, type FileProblem } from './files';

/** The name of a game's file in the library, without folder and ending. */
export const EntryIdSchema = v.pipe(
  v.string(),
  v.regex(/^[^/\\\p{Cc}]{1,200}$/u),
  v.check((id) => !id.startsWith('.')),
);
export type EntryId = v.InferOutput<typeof EntryIdSchema>;
const EntryIds = v.array(EntryIdSchema);

const RecordText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_SIZE));

export const KeepRequestSchema = v.strictObject({
  /** The entry that goes on; left out for a table that is not known to the library yet. */
  id: v.exactOptional(EntryIdSchema),
  /**
   * What lay on the table when it was opened. Without an id, an entry that stands there, or from which it goes on, goes on
   * with it; with one, its file may still hold that, or less, without anything being lost where it is written over.
   */
  from: v.exactOptional(RecordText),
  /** The record as a .txg file has it. */
  text: RecordText,
  notes: v.pick(NotesSchema, ['here', 'day']),
});
export type KeepRequest = v.InferOutput<typeof KeepRequestSchema>;

export type KeepReply =
  /** Under this id from now on, which is another one where somebody else has changed the file meanwhile. */
  { readonly kind: 'kept'; readonly id: EntryId } | { readonly kind: 'failed'; readonly problem: FileProblem };

/**
 * Entries as one text, each given as JSON: object by object, thousands of them would hold up both processes on their way.
 */
export const makeEntries = (entries: readonly string[]): string => `[${entries.join()}]`;
/** Main is trusted with its own entries: `text` is what `makeEntries` has made, and nothing else. */
export const parseEntries = (text: string): readonly Entry[] => JSON.parse(text);

/** How far reading the folder, or taking games in, has come, in files; `of` is 0 while these are counted. */
export interface LibraryProgress {
  readonly read: number;
  readonly of: number;
}

/** The library as it is known; what has changed in its folder meanwhile is told by `onLibrary`. */
export interface LibraryReply {
  /** Where it lies, to be shown. */
  readonly folder: string;
  /** Written by `makeEntries`. */
  readonly entries: string;
  /** Left out where all that lies in the folder is known, but for what has changed there lately. */
  readonly progress?: LibraryProgress;
  /** Why the folder cannot be read or written. */
  readonly problem?: FileProblem;
}

/** What has become of some games. */
export interface EntriesReply {
  /** Those that were dealt with, as they are now called. */
  readonly done: readonly EntryId[];
  /** Why the rest was not. */
  readonly problem?: FileProblem;
}

/** What came of a star or a note; `foreign` where a file of another program lies in its place, which is left as it is. */
export type NoteReply = 'noted' | 'foreign' | 'failed';

/** What came of taking games in. */
export type ImportGamesReply =
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'imported';
      readonly taken: readonly EntryId[];
      /** There already, by their content. */
      readonly known: number;
      /** The names of files that hold no game that can be read. */
      readonly refused: readonly string[];
      readonly problem?: FileProblem;
    };

/** What has changed in the library. */
export interface LibraryChange {
  /** Those that are new or have changed, written by `makeEntries`. */
  readonly entries: string;
  readonly gone: readonly EntryId[];
  /** The names under which damaged files were set aside. */
  readonly damaged: readonly string[];
  /**
   * The files that are left as they are, because only a newer version can read them or because they cannot be read at all;
   * told whenever the folder was looked through.
   */
  readonly unread?: readonly string[];
  /** Left out once reading the folder is over, which is told in any case. */
  readonly progress?: LibraryProgress;
  /** Why the folder cannot be read or written. */
  readonly problem?: FileProblem;
}

/** Stars a game or takes that back, or writes its note, what its analysis has found, or by what the rankings know it. */
const NoteRequestSchema = v.strictObject({
  id: EntryIdSchema,
  starred: v.exactOptional(v.boolean()),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH))),
  balance: v.exactOptional(BalancesSchema),
  ranked: v.exactOptional(RankedIdSchema),
});
export type NoteRequest = Readonly<v.InferOutput<typeof NoteRequestSchema>>;

/** The games that are kept by themselves. */
export const LIBRARY_CALLS = {
  /** All that is known, at once; the folder is looked through anew from then on. */
  library: call(nothing, answers<LibraryReply>()),
  /** What is being read of the folder is given up; what was read is known. */
  stopReadingLibrary: call(nothing, answers<void>()),
  /** Keeps a game as it stands, at most once a second; the answer comes when it, or a later state, is on the disk. */
  keepGame: call(KeepRequestSchema, answers<KeepReply>()),
  /** The entry that a file is which was opened from the library itself; null of any other. */
  entryOfFile: call(FileIdSchema, answers<EntryId | null>()),
  /** The few games and puzzles that were kept last, the latest first, as far as they are there. */
  latestKept: call(nothing, answers<readonly { readonly id: EntryId; readonly text: string }[]>()),
  /** The texts of .txg files, each null that cannot be read. */
  libraryTexts: call(EntryIds, answers<readonly (string | null)[]>()),
  /** Notes something beside a game, and leaves all else that is said of it as it is. */
  noteGame: call(NoteRequestSchema, answers<NoteReply>()),
  /** Takes games out of the library; they can be put back. */
  deleteGames: call(EntryIds, answers<EntriesReply>()),
  undeleteGames: call(EntryIds, answers<EntriesReply>()),
  /** Asks for files, or for a folder with all that is in it, and takes copies of the games into the library. */
  importGames: call(v.picklist(['files', 'folder']), answers<ImportGamesReply>()),
  /** Takes in files and folders that were dropped on the window. */
  importDropped: call(v.array(v.pipe(v.string(), v.maxLength(32_767))), answers<ImportGamesReply>()),
  /** Asks for another folder, which is used from then on; with `take` the games come along, and the old folder is left empty of them. */
  chooseLibraryFolder: call(
    v.strictObject({ take: v.boolean() }),
    answers<
      LibraryReply | { readonly kind: 'cancelled' } | { readonly kind: 'failed'; readonly problem: FileProblem }
    >(),
  ),
  /** Shows the folder in the file manager of the system; false when that cannot be done. */
  openLibraryFolder: call(nothing, answers<boolean>()),
  /** Removes every game of the library, with those that were deleted and all that was derived from them. */
  forgetGames: call(nothing, answers<EntriesReply>()),
};

/** What main tells the page of the library. */
export const LIBRARY_EVENTS = {
  onLibrary: message<LibraryChange>(),
};
