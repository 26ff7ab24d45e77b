import type { Hello, PublicMessage } from './messages';

/** How far a program has come within an epoch. */
export const progressOf = ({ n, isSettled }: Hello): number => 2 * n + (isSettled ? 1 : 0);

/** Whether a program that has come so far lacks a message. */
export function isLacked(message: PublicMessage, { epoch, n, isSettled }: Hello): boolean {
  if (message.kind === 'commit') return message.proposal.epoch > epoch;
  if (message.epoch !== epoch) return message.epoch > epoch;
  return message.n > n || (message.n === n && message.kind === 'answer' && !isSettled);
}
