import type { MailAccount, MailFailure, MailMessage, MailReply } from '../../src-shared/bridge/bridge';
import { listWords, type Words } from '../words/words';
import { ask, declareQuestion } from '../stage/dialogs';
import { preferencesNow } from '../preferences/preferences';

export const mailPasswordDialog = declareQuestion<'given', { readonly account: MailAccount }>('mailPassword');

/**
 * Sends a mail through the account of the Settings, and asks for its password when that is not known. The answer
 * `cancelled` stands for a password that was not given, too.
 */
export async function sendMail(message: MailMessage): Promise<Exclude<MailReply, { kind: 'passwordNeeded' }>> {
  const account = preferencesNow().mailAccount;
  for (;;) {
    const reply = await window.tantrix.sendMail({ account, message });
    if (reply.kind !== 'passwordNeeded') return reply;
    const choice = await ask(mailPasswordDialog, { account });
    if (choice === 'cancel') return { kind: 'cancelled' };
  }
}

/** What is wrong with a mail, in sentences: each for a paragraph of its own. */
export function mailFailureWords({ problem, addresses, reached, said }: MailFailure, t: Words): string[] {
  return [
    t(`mail.problem.${problem}`, { addresses: listWords(addresses) }),
    ...(reached.length > 0 ? [t('mail.reached', { addresses: listWords(reached) })] : []),
    ...(said === undefined ? [] : [t('mail.said', { words: said })]),
  ];
}
