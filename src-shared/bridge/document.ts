import * as v from 'valibot';
import { answers, call, message, nothing } from './call';
import { FileIdSchema } from './files';

export const DocumentStateSchema = v.strictObject({
  /** Shown in the window's title; the empty string when no game is open. */
  name: v.pipe(v.string(), v.maxLength(300)),
  /** Whether leaving what is shown would lose something; the title marks it. */
  edited: v.boolean(),
  /** Whether the page has something to ask before the window is closed: be it of what waits under what is shown. */
  asks: v.boolean(),
  /** The file the open game belongs to; it becomes the first of the recent files. */
  file: v.optional(FileIdSchema),
});
export type DocumentState = v.InferOutput<typeof DocumentStateSchema>;

/** What the page tells main of the open game or puzzle. */
export const DOCUMENT_CALLS = {
  /** Tells main what the title bar shows, whether closing must ask, and which file is open. */
  showDocument: call(DocumentStateSchema, answers<void>()),
  /** Closes the window without asking again: the page's answer to a close request. */
  closeWindow: call(nothing, answers<void>()),
};

/** What main asks of the page before the open game or puzzle is left. */
export const DOCUMENT_EVENTS = {
  /** The person wants to close a window that holds unsaved changes. */
  onCloseRequested: message<undefined>(),
};
