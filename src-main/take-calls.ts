import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { CALL_NAMES } from 'virtual:channel-names';

/** Answers a call of a page: its channel, who calls, and what it is called with, none of which has been checked. */
export type AnswerCall = (channel: string, event: IpcMainInvokeEvent, argument: unknown) => Promise<unknown>;

/** Takes the calls of pages from now on. They wait until it is known what answers them: a page loads meanwhile. */
export function takeCalls(answers: Promise<{ readonly answer: AnswerCall }>): void {
  for (const channel of CALL_NAMES)
    ipcMain.handle(channel, async (event, argument: unknown) => (await answers).answer(channel, event, argument));
}
