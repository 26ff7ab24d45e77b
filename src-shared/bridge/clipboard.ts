import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import type { SentRecord } from '../record';
import { answers, call, nothing } from './call';

/** A text for the clipboard: a game with its drawing takes about 10,000 characters. */
export const ClipboardTextSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE));

export type PasteReply =
  | { kind: 'text'; text: string }
  | { kind: 'read'; found: SentRecord }
  | { kind: 'empty' }
  | { kind: 'cancelled' }
  | { kind: 'failed' };

/** What the page asks main of the clipboard. */
export const CLIPBOARD_CALLS = {
  /** Puts text in place of whatever the clipboard holds; false when the system refuses. */
  copyText: call(ClipboardTextSchema, answers<boolean>()),
  /** The text on the clipboard, or what was read of it. */
  pasteText: call(nothing, answers<PasteReply>()),
};
