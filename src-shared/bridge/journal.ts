import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { type FileId, FileIdSchema, type GameKind, GameKindSchema } from './files';
import { answers, call, nothing } from './call';
import { GameIdSchema } from './mail-games';

const JournalTextSchema = v.strictObject({
  /**
   * What is open as the text of a .txg file: of a game with the moves that were taken back, of what has `steps` as it is
   * seen.
   */
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE)),
  /** How many of its last moves, or of its steps, were taken back; left out, none. */
  undone: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** What led to it where the text does not tell that, as its kind writes it; left out, nothing can be taken back. */
  steps: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE))),
  /** The file the game belongs to, and how the game is written to it. */
  file: v.optional(v.strictObject({ id: FileIdSchema, kind: GameKindSchema })),
  /** Whether the game has moves that its file does not hold. */
  edited: v.boolean(),
});

/** Which of the games by mail is open: every state of it is kept by itself, so that there is no other copy. */
export const MailReferenceSchema = v.strictObject({ mailGame: GameIdSchema });
export type MailReference = Readonly<v.InferOutput<typeof MailReferenceSchema>>;

/** The open game as it stands, or which one it is where it is kept elsewhere; null when none is open. */
export const JournalEntrySchema = v.nullable(v.union([JournalTextSchema, MailReferenceSchema]));
export type JournalEntry = v.InferOutput<typeof JournalEntrySchema>;

/**
 * How the game was left: when the program was closed; by a crash, a kill or a power cut; or because the page alone
 * crashed, which then starts anew in the same run.
 */
export type EndOfRun = 'closed' | 'broken' | 'pageCrashed';

/** A game or a puzzle that the journal holds itself. */
export interface RecoveredText {
  readonly text: string;
  readonly undone?: number;
  /** What led to it where the text does not tell that, as its kind writes it. */
  readonly steps?: string;
  /** The file the game belonged to, under an id of this run; saving to it notices changes made since. */
  readonly file?: { readonly id: FileId; readonly name: string; readonly kind: GameKind };
  readonly edited: boolean;
  /** Whether the file still holds the game as it is here, without the moves that were taken back. */
  readonly isOnDisk: boolean;
}

/** What was on the table when the program, or the page, last ended. */
export type Recovered = (RecoveredText | MailReference) & {
  readonly end: EndOfRun;
  /** Whether a later state was kept that is damaged. */
  readonly mayBeOlder: boolean;
};

/** How the page keeps what is open, and finds it again after a crash. */
export const JOURNAL_CALLS = {
  /**
   * Keeps the open game outside the person's files, to be found again after a crash; to be called after every move, and
   * with null when the game is left. Of calls in quick succession only the last is sure to be written. The answer comes
   * when the entry, or a later one, is on the disk; false when it cannot be kept.
   */
  journal: call(JournalEntrySchema, answers<boolean>()),
  /**
   * What the journal held when the program started, or, in a page started anew, the last entry of the one that crashed;
   * null when no game was open. What cannot be read was set aside.
   */
  recovered: call(nothing, answers<Recovered | 'unreadable' | null>()),
};
