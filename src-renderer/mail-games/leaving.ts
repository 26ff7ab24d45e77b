import { ask } from '../play/dialogs';
import { type Table, useTable } from '../play/table';
import { hurryOutgoing } from './outgoing';

/** Leaving the program while turns are about to go out by themselves. */

/** Whether a turn is about to go out, or on its way. */
export const hasTurnToSend = ({ outgoing = [] }: Table): boolean =>
  outgoing.some(({ state }) => state === 'waits' || state === 'goes');

/** Whether the program may be left: no turn is to be sent, or the person lets it wait, or it has been sent now. */
export async function mayLeaveTurns(): Promise<boolean> {
  if (!hasTurnToSend(useTable.getState())) return true;
  const choice = await ask<'send' | 'leave'>((answer) => ({ kind: 'sendFirst', answer }));
  if (choice !== 'send') return choice === 'leave';
  hurryOutgoing();
  await untilSent();
  const { dialog, outgoing = [] } = useTable.getState();
  // What went wrong is told, and can be mended only here.
  return dialog === undefined && outgoing.every(({ state }) => state === 'gone');
}

/** Waits until no turn waits or is on its way any more. */
function untilSent(): Promise<void> {
  return new Promise((resolve) => {
    const look = (table: Table) => {
      if (hasTurnToSend(table)) return;
      stop();
      resolve();
    };
    const stop = useTable.subscribe(look);
    look(useTable.getState());
  });
}
