import { answers, call, message, nothing } from './call';
import { type FileId, FileIdSchema, type OpenReply } from './files';

/** A file that was lately open. */
export interface RecentFile {
  readonly file: FileId;
  readonly name: string;
  /** Its folder as a person writes it, the home folder as ~. */
  readonly folder: string;
}

/** The files opened last. */
export const RECENT_FILES_CALLS = {
  /** The files of the games that were open last, the latest first; at most four. */
  recentFiles: call(nothing, answers<readonly RecentFile[]>()),
  /** Reads a recent file; one that is not there any more leaves the list. */
  openRecent: call(FileIdSchema, answers<OpenReply>()),
  /** The text of a recent .txg file, to be drawn small; null where it is no small file of that form, or cannot be read. */
  recentText: call(FileIdSchema, answers<string | null>()),
};

/** What main tells the page when the list changes. */
export const RECENT_FILES_EVENTS = {
  onRecentFilesChanged: message<readonly RecentFile[]>(),
};
