import * as v from 'valibot';

/**
 * The contract between the two processes. The preload exposes exactly this object as `window.tantrix`; main answers
 * each call through one gate that checks the sender and parses every argument with the schema named here.
 *
 * Main owns the file system. The renderer never sees a path: it holds a `FileId` that main gave out for a file the
 * person chose, and a name to show.
 */

/** Everything that can go wrong with a file. The words for each stand in the renderer's locale file. */
export const FILE_PROBLEMS = [
  'notFound',
  'notAllowed',
  'readOnly',
  'diskFull',
  'tooLarge',
  'notText',
  'failed',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** The largest file that is read at all, in bytes. A whole game takes about 3,000. */
export const MAX_FILE_BYTES = 1_000_000;

export const FileIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
/** Main's name for a file the person chose in a dialog; means nothing outside the running program. */
export type FileId = v.InferOutput<typeof FileIdSchema>;

export const SaveRequestSchema = v.strictObject({
  /** The whole text of the .txg file. */
  text: v.pipe(v.string(), v.maxLength(MAX_FILE_BYTES)),
  /** The file to write; left out, main asks with a dialog. */
  file: v.optional(FileIdSchema),
  /** What the dialog proposes, without folder; main shortens it and replaces what no file name may hold. */
  suggestedName: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
});
export type SaveRequest = v.InferOutput<typeof SaveRequestSchema>;

export const DocumentStateSchema = v.strictObject({
  /** Shown in the window's title; the empty string when no game is open. */
  name: v.pipe(v.string(), v.maxLength(300)),
  /** Whether closing the window would lose something. */
  edited: v.boolean(),
});
export type DocumentState = v.InferOutput<typeof DocumentStateSchema>;

/** The texts of one line of the New Game dialog, remembered for the next game. */
export const RememberedPlayerSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(100)),
  email: v.pipe(v.string(), v.maxLength(100)),
  country: v.pipe(v.string(), v.maxLength(100)),
  colour: v.picklist(['red', 'yellow', 'blue', 'green']),
});
export const RememberedPlayersSchema = v.pipe(v.array(RememberedPlayerSchema), v.minLength(2), v.maxLength(4));
export type RememberedPlayers = v.InferOutput<typeof RememberedPlayersSchema>;

type Failed = { kind: 'failed'; problem: FileProblem; name: string };
type Cancelled = { kind: 'cancelled' };
export type OpenReply = { kind: 'opened'; file: FileId; name: string; text: string } | Cancelled | Failed;
export type SaveReply = { kind: 'saved'; file: FileId; name: string } | Cancelled | Failed;

/** What `window.tantrix` offers. */
export interface Bridge {
  /** Asks for a .txg file and reads it. */
  openGame(): Promise<OpenReply>;
  /** Writes the game to its file, or asks where. A failed write leaves the old file as it was. */
  saveGame(request: SaveRequest): Promise<SaveReply>;
  /** Tells main what the title bar shows and whether closing must ask. */
  showDocument(state: DocumentState): Promise<void>;
  /** Closes the window without asking again: the renderer's answer to a close request. */
  closeWindow(): Promise<void>;
  /** The players of the last new game, or null when there was none or it cannot be read. */
  rememberedPlayers(): Promise<RememberedPlayers | null>;
  rememberPlayers(players: RememberedPlayers): Promise<void>;
  /** Calls the handler when the person wants to close a window that holds unsaved changes; returns its removal. */
  onCloseRequested(handler: () => void): () => void;
}
