import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import * as v from 'valibot';
import { type Answer, type Argument, type Call, CALLS, type Refusal } from '../src-shared/bridge/channels';
import { PAGE_URL } from './page';

type Answerer<C extends Call> = (argument: Argument<C>) => Answer<C> | Promise<Answer<C>>;
export type Answers = { [C in Call]: Answerer<C> };

/** Only the message of an error crosses to the page. */
const refused = (why: Refusal) => new Error(why);

/** The one way in from the page: checks who calls, and that the argument is what the channel takes. */
export function openGate(window: BrowserWindow, answers: Answers): void {
  for (const channel of Object.keys(CALLS)) if (isCall(channel)) answerCalls(window, channel, answers);
}

function answerCalls<C extends Call>(window: BrowserWindow, channel: C, answers: Pick<Answers, C>): void {
  const answer: Answerer<C> = answers[channel];
  ipcMain.handle(channel, async (event, argument: unknown) => {
    if (!comesFrom(window, event)) throw refused('wrongSender');
    const parsed = v.safeParse(CALLS[channel], argument);
    if (!parsed.success) throw refused('wrongArgument');
    try {
      return await answer(parsed.output);
    } catch (error) {
      console.error(`${channel}:`, error);
      throw refused('failed');
    }
  });
}

const isCall = (name: string): name is Call => Object.hasOwn(CALLS, name);

function comesFrom({ webContents }: BrowserWindow, { senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === webContents.mainFrame && senderFrame.url === PAGE_URL;
}
