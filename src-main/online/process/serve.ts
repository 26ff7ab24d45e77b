import * as v from 'valibot';
import { ONLINE_CALLS, type OnlineState } from '../../../src-shared/bridge/online';
import type { Call } from '../../../src-shared/bridge/call';
import { type AskedCall, AskSchema, type SaidByProcess } from '../port';
import { Online, type Surroundings } from './online';

/** The way to who has started the process. */
export interface Parent {
  post(message: SaidByProcess): void;
  onMessage(take: (message: unknown) => void): void;
}

/** Answers what is asked for, call by call, and tells how it stands. */
export function serve(parent: Parent, surroundings: Surroundings): void {
  const tell = (state: OnlineState) => parent.post({ kind: 'state', state });
  let opened: Promise<Online> | undefined;
  const open = () =>
    (opened ??= Online.open(surroundings, tell).catch((error: unknown) => {
      // The disk takes no identity: with the next call it is tried again.
      opened = undefined;
      tell({ kind: 'none', problem: 'disk' });
      throw error;
    }));
  parent.onMessage((message) => {
    const ask = v.safeParse(AskSchema, message);
    if (!ask.success) return console.error('Main says what is no message');
    const { id, call, argument } = ask.output;
    void open()
      .then((online) => answered(online, call, argument))
      .then(
        (answer) => parent.post({ kind: 'answer', id, answer }),
        (error: unknown) => {
          console.error(`${call}:`, error);
          parent.post({ kind: 'failed', id });
        },
      );
  });
}

async function answered(online: Online, call: AskedCall, argument: unknown): Promise<unknown> {
  const schema: Call['argument'] = ONLINE_CALLS[call].argument;
  return Reflect.apply(online.handlers[call], undefined, [v.parse(schema, argument)]);
}
