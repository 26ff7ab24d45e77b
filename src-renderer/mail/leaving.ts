import { ask, declareQuestion } from '../stage/dialogs';
import type { ExitGuard } from '../stage/exit';
import { wordsNow } from '../words/words';
import { sendAll } from './by-itself';
import { hasTurnToSend, onOutgoing, outgoingNow } from './outgoing';

export const sendFirst = declareQuestion<'send' | 'leave'>('sendFirst');

/**
 * Whether the program may be left: no turn is about to go out by itself, or the person lets it wait, or all have been sent
 * now. One that fails, which is told, or that the person stops keeps the program.
 */
export async function mayLeaveTurns(): Promise<boolean> {
  if (!hasTurnToSend(outgoingNow())) return true;
  const choice = await ask(sendFirst, {});
  if (choice === 'send') return sendAll(wordsNow());
  // One on its way would arrive, and be kept as unsent.
  if (choice === 'leave') await window.tantrix.cancelMail();
  return choice === 'leave';
}

/** Turns that are about to go out by themselves. */
export const sendingGuard: ExitGuard = {
  isNeeded: () => hasTurnToSend(outgoingNow()),
  onChange: onOutgoing,
  mayExit: mayLeaveTurns,
};
