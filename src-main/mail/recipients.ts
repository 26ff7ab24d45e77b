import { hasHidden } from '../../src-shared/record/hidden';
import type { MailFailure, MailProblem } from '../../src-shared/bridge/bridge';

const MAX_LENGTH = 254;
const ADDRESS = /^[^\s@<>()[\]\\,;:"\ufffd]+@[^\s@<>()[\]\\,;:".\ufffd]+(?:\.[^\s@<>()[\]\\,;:".\ufffd]+)*$/u;

/**
 * Whether a text can be a mail address at all; whether there is such a one, only a server knows. One with hidden signs, or
 * with what stands for them where they were read, is none: it would not be that which is seen.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && ADDRESS.test(text) && !hasHidden(text);

/** The reply about a mail that did not go out; who is to blame and whom it reached, nobody unless told. */
export const mailFailure = (
  problem: MailProblem,
  more: Partial<Omit<MailFailure, 'kind' | 'problem'>> = {},
): MailFailure => ({
  kind: 'failed',
  problem,
  addresses: [],
  reached: [],
  ...more,
});

/** What is wrong with addresses before any server is asked; null when nothing is. */
export function recipientsProblem(addresses: readonly string[]): MailFailure | null {
  if (addresses.length === 0 || addresses.some((address) => address.trim() === '')) return mailFailure('noAddress');
  const wrong = addresses.filter((address) => !isMailAddress(address.trim()));
  return wrong.length === 0 ? null : mailFailure('wrongAddress', { addresses: wrong });
}
