import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import type { ProgramFacts } from './about';
import type { SentRecord } from '../record';
import type { FileId, OpenReply, PictureReply, RecentFile, WriteReply, WriteRequest } from './files';
import { FileIdSchema } from './files';
import type { HelpBridge, HelpRequest } from './help';
import type { JournalEntry, Recovered } from './journal';
import type {
  DraftReply,
  GiveMailPassword,
  MailAccount,
  MailDraft,
  MailPasswordState,
  MailReply,
  SendMail,
} from './mail';
import type { KeptReply } from './kept';
import type { KeptMailGames, MailGame } from './mail-games';
import type { NativeMenus } from './menus';
import type { Preferences, PreferencesReply, SomePreferences, Theme } from './preferences';
import type { RememberedGames } from './players';
import type { Printer, PrintJob, PrintReply, PrintRequest, PrintSetup } from './print';
import type { RankingsBridge } from './rankings';
import type { PuzzleResult } from './puzzles';
import type { Report, ReportPlace } from './reports';
import type { HeardSound, TableEvent } from './sounds';

export * from './about';
export * from './files';
export * from './help';
export * from './journal';
export * from './kept';
export * from './lessons';
export * from './mail';
export * from './mail-games';
export * from './menus';
export * from './preferences';
export * from './players';
export * from './print';
export * from './rankings';
export * from './puzzles';
export * from './reports';
export * from './sounds';

/**
 * The contract between the two processes. The preload exposes exactly this object as `window.tantrix`; main answers
 * each call through one gate that checks the sender and parses every argument with the schema named here.
 *
 * Main owns the file system. The renderer never sees a path: it holds a `FileId` that main gave out for a file the
 * person chose, and a name to show.
 */

export const DocumentStateSchema = v.strictObject({
  /** Shown in the window's title; the empty string when no game is open. */
  name: v.pipe(v.string(), v.maxLength(300)),
  /** Whether closing the window would lose something. */
  edited: v.boolean(),
  /** Whether a turn by mail is about to be sent, which closing the window would put off. */
  sending: v.optional(v.boolean()),
  /** The file the open game belongs to; it becomes the first of the recent files. */
  file: v.optional(FileIdSchema),
});
export type DocumentState = v.InferOutput<typeof DocumentStateSchema>;

/** A text for the clipboard: a game with its drawing takes about 10,000 characters. */
export const ClipboardTextSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE));

export type PasteReply =
  | { kind: 'text'; text: string }
  | { kind: 'read'; found: SentRecord }
  | { kind: 'empty' }
  | { kind: 'cancelled' }
  | { kind: 'failed' };

/** A file that was dropped on the window: the page's `File`, from which only the preload can learn the path. */
export interface DroppedFile {
  readonly name: string;
  readonly webkitRelativePath: string;
}

/** What `window.tantrix` offers. */
export interface Bridge extends RankingsBridge, HelpBridge {
  /** Asks for a .txg file or a picture that may hold a game, and reads it. */
  openGame(): Promise<OpenReply>;
  /** Asks for a text file, a saved mail or any other file, and reads it. */
  importGame(): Promise<OpenReply>;
  /** Reads a file that was dropped on the window: a .txg file or a picture. */
  openDropped(file: DroppedFile): Promise<OpenReply>;
  /** Writes a file whole or not at all, to the file named or to one the person chooses; a failure changes nothing. */
  writeFile(request: WriteRequest): Promise<WriteReply>;
  /** The files of the games that were open last, the latest first; at most four. */
  recentFiles(): Promise<readonly RecentFile[]>;
  /** Reads a recent file; one that is not there any more leaves the list. */
  openRecent(file: RecentFile['file']): Promise<OpenReply>;
  /** What is being read is given up; whoever asked for it is told `cancelled`, as when something else is asked for. */
  stopReading(): Promise<void>;

  /** Tells main what the title bar shows, whether closing must ask, and which file is open. */
  showDocument(state: DocumentState): Promise<void>;
  /** Closes the window without asking again: the renderer's answer to a close request. */
  closeWindow(): Promise<void>;
  /** From now on the page takes what is opened from outside; what came before this is delivered now. */
  ready(): Promise<void>;

  /**
   * Keeps the open game outside the person's files, to be found again after a crash; to be called after every move, and
   * with null when the game is left. Of calls in quick succession only the last is sure to be written. The answer comes
   * when the entry, or a later one, is on the disk; false when it cannot be kept.
   */
  journal(entry: JournalEntry): Promise<boolean>;
  /**
   * What the journal held when the program started, or, in a page started anew, the last entry of the one that crashed;
   * null when no game was open. What cannot be read was set aside.
   */
  recovered(): Promise<Recovered | 'unreadable' | null>;

  preferences(): Promise<PreferencesReply>;
  /** Holds at once; false when it will be forgotten with the end of the program, because it cannot be written. */
  setPreferences(change: SomePreferences): Promise<boolean>;
  /** What the system draws of the window goes with a theme that is tried out, until a theme is set. */
  showTheme(theme: Theme): Promise<void>;
  /** Asks for a picture to lie under the tantrix, and reads it; whether it is a picture, the page finds out. */
  chooseBackground(): Promise<PictureReply>;
  /**
   * A picture that was chosen is the person's own from now on. Its id is good for nothing else. False when it will be forgotten with the end of the program, because it cannot be written.
   */
  keepBackground(file: FileId): Promise<boolean>;
  /** The person's own picture; `cancelled` when none was ever kept. */
  background(): Promise<PictureReply>;
  /** What is to be heard of something that happened at the table, by the settings; null for silence. */
  sound(event: TableEvent): Promise<HeardSound | null>;

  /** The new games that were started last, or null when there was none or they cannot be read. */
  rememberedGames(): Promise<RememberedGames | null>;
  rememberGames(games: RememberedGames): Promise<void>;

  /** The puzzles that were solved. */
  puzzleResults(): Promise<KeptReply<PuzzleResult>>;
  /** Keeps a result, if it is faster than those before; false when it cannot be written. */
  keepPuzzleResult(result: PuzzleResult): Promise<boolean>;

  /** The lessons of the tutorial that were done. */
  lessonsDone(): Promise<KeptReply<string>>;
  /** Remembers that a lesson was done; false when that cannot be written. */
  keepLessonDone(lesson: string): Promise<boolean>;

  /** What the system can print on; empty when there is nothing. */
  printers(): Promise<readonly Printer[]>;
  /** The trays of a printer as it calls them; empty where the system does not tell of any. */
  paperSources(printer: string | undefined): Promise<readonly string[]>;
  /** How the person printed last, or the usual way. */
  printSetup(): Promise<PrintSetup>;
  rememberPrintSetup(setup: PrintSetup): Promise<void>;
  /** Prints what the page shows on paper at this moment. The page must go on showing it until the answer. */
  print(request: PrintRequest): Promise<PrintReply>;
  /** The same as the bytes of a PDF. */
  makePdf(job: PrintJob): Promise<Uint8Array>;

  /** Sends a mail through the account's server; the answer comes when the server has taken it, or has not. */
  sendMail(request: SendMail): Promise<MailReply>;
  /** Breaks off what is being sent. */
  cancelMail(): Promise<void>;
  /** Opens a draft in the person's mail program. Whether it is ever sent, nobody knows. */
  draftMail(draft: MailDraft): Promise<DraftReply>;
  mailPasswordState(account: MailAccount): Promise<MailPasswordState>;
  /** Remembers the password for this server and user alone: on the disk where the system can keep it safe, else for this run. */
  giveMailPassword(given: GiveMailPassword): Promise<void>;
  forgetMailPassword(): Promise<void>;

  /** The games by mail of this profile. A file that cannot be read is set aside, and told of. */
  mailGames(): Promise<KeptMailGames>;
  /** Keeps a game by mail in place of its last state; the answer comes when it is on the disk, false when it cannot be. */
  keepMailGame(game: MailGame): Promise<boolean>;
  /** Forgets a game by mail; false when it cannot. */
  removeMailGame(id: MailGame['id']): Promise<boolean>;

  /** Puts text in place of whatever the clipboard holds; false when the system refuses. */
  copyText(text: string): Promise<boolean>;
  /** The text on the clipboard, or what was read of it. */
  pasteText(): Promise<PasteReply>;

  /** The menus as they stand now; where the window shows them itself nothing comes of it. */
  showMenus(menus: NativeMenus): Promise<void>;

  /** The page can draw nothing any more: what is open waits for the next, and the window may be closed without asking. */
  pageFailed(): Promise<void>;
  /** Keeps a report among the last twenty in the profile; null when it cannot be written. */
  keepReport(report: Report): Promise<ReportPlace | null>;
  programFacts(): Promise<ProgramFacts>;

  // What main says of its own accord; each returns the removal of the handler.

  /** An item of a menu that the system shows was chosen; its id comes. */
  onMenuChosen(handler: (id: string) => void): () => void;
  /** The person wants to close a window that holds unsaved changes. */
  onCloseRequested(handler: () => void): () => void;
  /** A file comes from outside: by the command line, a second start of the program or the system. */
  onOpenRequested(handler: (reply: OpenReply) => void): () => void;
  /** Something failed in main that nobody foresaw; the details for a report come. */
  onFailed(handler: (details: string) => void): () => void;
  /** What is opened or imported takes a while to read, or that is over. */
  onReading(handler: (isReading: boolean) => void): () => void;
  onRecentFilesChanged(handler: (files: readonly RecentFile[]) => void): () => void;
  /** The window of the manual is asked to show something else. */
  onHelpAsked(handler: (request: HelpRequest) => void): () => void;
  /** The window of the manual is told what the person has set. */
  onPreferencesChanged(handler: (preferences: Preferences) => void): () => void;
  /** A position of the manual is to be played on: the text of a .txg file. */
  onPositionTried(handler: (text: string) => void): () => void;
}
