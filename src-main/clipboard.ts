import { clipboard } from 'electron';
import { type CLIPBOARD_CALLS, ClipboardTextSchema } from '../src-shared/bridge/bridge';
import * as v from 'valibot';
import type { IpcHandlers } from './ipc-handlers';
import { isReadAtOnce, readGame } from './reading/reading';
import { waitedFor } from './reading/waited-for';

/** The system's clipboard, for text. Some versions of Electron answer at once and some with a promise. */
export const clipboardHandlers: IpcHandlers<typeof CLIPBOARD_CALLS> = {
  async copyText(text) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch (error) {
      console.error('The clipboard cannot be written:', error);
      return false;
    }
  },
  async pasteText() {
    try {
      const text = await clipboard.readText();
      if (text === '') return { kind: 'empty' };
      // What is longer than any game is not worth sending.
      if (!v.is(ClipboardTextSchema, text)) return { kind: 'failed' };
      return await waitedFor(async (signal) => {
        if (isReadAtOnce(text)) return { kind: 'text', text };
        return { kind: 'read', found: await readGame({ task: 'incoming', question: { content: text } }, signal) };
      });
    } catch (error) {
      console.error('The clipboard cannot be read:', error);
      return { kind: 'failed' };
    }
  },
};
