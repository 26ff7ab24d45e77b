import { answers, call, message, nothing } from './call';

/** What the page tells main of itself. */
export const PAGE_CALLS = {
  /** Whether something is to be opened, as a file the program was started with; it comes once the page is ready. */
  isOpening: call(nothing, answers<boolean>()),
  /** From now on the page takes what is opened from outside; what came before this is delivered now. */
  ready: call(nothing, answers<void>()),
  /** The page can draw nothing any more: what is open waits for the next, and the window may be closed without asking. */
  pageFailed: call(nothing, answers<void>()),
};

/** What main tells the page of the program as a whole. */
export const PAGE_EVENTS = {
  /** Something failed in main that nobody foresaw; the details for a report come. */
  onFailed: message<string>(),
};
