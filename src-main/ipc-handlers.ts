import type { BrowserWindow, IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import type { Answer, Argument, Call, CallTable } from '../src-shared/bridge/call';
import { CALLS, type Channel, type CallRefusal } from '../src-shared/bridge/channels';
import type { AnswerCall } from './take-calls';

type Handler<C extends Call> = (argument: Argument<C>) => Answer<C> | Promise<Answer<C>>;
/** What answers the calls of a table; of all there are, if none is named. */
export type IpcHandlers<Table extends CallTable = typeof CALLS> = { [C in keyof Table]: Handler<Table[C]> };

/** A page that may call. */
export interface Caller {
  /** The window it is in, as long as there is one. */
  readonly window: () => BrowserWindow | undefined;
  readonly url: string;
  /** What it may call; left out, everything. */
  readonly channels?: readonly Channel[];
}

/** Only the message of an error crosses to the page. */
const refused = (why: CallRefusal) => new Error(why);

/** The one way in from the pages: checks who calls, and that the argument is what the channel takes. */
export const answersBy =
  (callers: readonly Caller[], handlers: IpcHandlers): AnswerCall =>
  async (channel, event, argument) => {
    if (!isChannel(channel)) throw refused('failed');
    return answer(callers, channel, handlers, event, argument);
  };

async function answer<C extends Channel>(
  callers: readonly Caller[],
  channel: C,
  handlers: Pick<IpcHandlers, C>,
  event: IpcMainInvokeEvent,
  argument: unknown,
): Promise<unknown> {
  const mayCall = callers.filter(({ channels }) => channels?.includes(channel) ?? true);
  if (!mayCall.some((caller) => isFrom(caller, event))) throw refused('wrongSender');
  const parsed = v.safeParse(CALLS[channel].argument, argument);
  if (!parsed.success) throw refused('wrongArgument');
  const handler: Handler<(typeof CALLS)[C]> = handlers[channel];
  try {
    return await handler(parsed.output);
  } catch (error) {
    console.error(`${channel}:`, error);
    throw refused('failed');
  }
}

const isChannel = (name: string): name is Channel => Object.hasOwn(CALLS, name);

function isFrom({ window, url }: Caller, { senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === window()?.webContents.mainFrame && senderFrame.url === url;
}
