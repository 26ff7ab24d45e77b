import * as v from 'valibot';
import type { SentRecord } from '../record';
import { MAX_CSV_SIZE, MAX_PICTURE_SIZE, MAX_TABLE_SIZE, MAX_TEXT_SIZE, MAX_ZIP_SIZE } from '../limits';
import { answers, call, message, nothing } from './call';

/** Everything that can go wrong with a file. The words for each stand in the renderer's locale file. */
export const FILE_PROBLEMS = [
  'notFound',
  'notAllowed',
  'readOnly',
  'diskFull',
  'tooLarge',
  /** A folder or a device, or a name that no game has. */
  'notAGame',
  'failed',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** The kinds of file that hold a game: the game itself, its text image, and pictures. */
export const GAME_KINDS = ['txg', 'text', 'png', 'svg', 'gif'] as const;
export const GameKindSchema = v.picklist(GAME_KINDS);
export type GameKind = v.InferOutput<typeof GameKindSchema>;

/** The kinds of file that are written: games, many in one, printed pages, from which nothing is read again, and tables. */
export const FILE_KINDS = [...GAME_KINDS, 'zip', 'pdf', 'rankings', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The largest file of each kind that is read or written at all, in bytes. */
export const MAX_BYTES: Readonly<Record<FileKind, number>> = {
  txg: MAX_TEXT_SIZE,
  text: MAX_TEXT_SIZE,
  png: MAX_PICTURE_SIZE,
  svg: MAX_PICTURE_SIZE,
  gif: MAX_PICTURE_SIZE,
  zip: MAX_ZIP_SIZE,
  pdf: MAX_PICTURE_SIZE,
  rankings: MAX_TABLE_SIZE,
  csv: MAX_CSV_SIZE,
};

export const FileIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
/**
 * Main's name for a file the person chose; means nothing outside the running program. Main remembers for each id what
 * the file held when it was read or written under that id.
 */
export type FileId = v.InferOutput<typeof FileIdSchema>;

/** What a save dialog proposes, without folder; main shortens it and replaces what no file name may hold. */
const SuggestedName = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

export const WriteRequestSchema = v.pipe(
  v.strictObject({
    /** The whole content of the file. */
    bytes: v.instance(Uint8Array),
    /** Decides the dialog's filter and the ending of a new name. */
    kind: v.picklist(FILE_KINDS),
    /** The file to write; left out, main asks with a dialog. */
    file: v.optional(FileIdSchema),
    suggestedName: SuggestedName,
    /** Writes even over what somebody else has written meanwhile. */
    force: v.optional(v.boolean()),
  }),
  v.check(({ bytes, kind }) => bytes.byteLength <= MAX_BYTES[kind]),
);
export type WriteRequest = v.InferOutput<typeof WriteRequestSchema>;

type Failed = { kind: 'failed'; problem: FileProblem; name: string };
type Cancelled = { kind: 'cancelled' };
/**
 * What is small, as nearly all games are, the page reads itself. What is not, or has to be taken apart, was read by main
 * in a thread with limits; then the page gets what was found.
 */
export type OpenReply =
  | { kind: 'opened'; file: FileId; name: string; bytes: Uint8Array }
  | { kind: 'read'; file: FileId; name: string; found: SentRecord }
  | Cancelled
  | Failed;
export type WriteReply =
  | { kind: 'saved'; file: FileId; name: string }
  /** Nothing was written: the file is no longer what it was when it was last read or written under its id. */
  | { kind: 'changed'; name: string }
  /** Nothing was written: the file is a picture that somebody has drawn into. */
  | { kind: 'drawnInto'; name: string }
  | Cancelled
  | Failed;

/** A file that was dropped on the window: the page's `File`, from which only the preload can learn the path. */
export interface DroppedFile {
  readonly name: string;
  readonly webkitRelativePath: string;
}

/** In place of the dropped file the preload sends its path; a file that lies on no disk has none. */
const DroppedPathSchema = v.pipe(v.string(), v.maxLength(32_767));

/** What the page asks main of the files of the person. */
export const FILE_CALLS = {
  /** Asks for a .txg file or a picture that may hold a game, and reads it. */
  openGame: call(nothing, answers<OpenReply>()),
  /** Asks for a text file, a saved mail or any other file, and reads it. */
  importGame: call(nothing, answers<OpenReply>()),
  /** Reads a file that was dropped on the window. The page hands over a `DroppedFile`, see `Bridge`. */
  openDropped: call(DroppedPathSchema, answers<OpenReply>()),
  /** Writes a file whole or not at all, to the file named or to one the person chooses; a failure changes nothing. */
  writeFile: call(WriteRequestSchema, answers<WriteReply>()),
  /** Whether a file still holds what it held when it was last read or written under this id. */
  isAsRead: call(FileIdSchema, answers<boolean>()),
  /** What is being read is given up; whoever asked for it is told `cancelled`, as when something else is asked for. */
  stopReading: call(nothing, answers<void>()),
};

/** What main tells the page of files that come from outside the window. */
export const FILE_EVENTS = {
  /** A file comes from outside: by the command line, a second start of the program or the system. */
  onOpenRequested: message<OpenReply>(),
  /** What is opened or imported takes a while to read, or that is over. */
  onReading: message<boolean>(),
};
