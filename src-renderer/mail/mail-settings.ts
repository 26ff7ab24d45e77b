import {
  type DraftReply,
  MAIL_PORTS,
  type MailAccount,
  type MailReply,
  type MailSecurity,
} from '../../src-shared/bridge/bridge';
import type { Words } from '../words/words';
import { preferencesNow, tryPreferences } from '../preferences/preferences';
import { makeStore } from '../ui/store';

/** The mail account in the Settings dialog. */

/** The password as it is typed: it is kept with the other settings, or goes with them. */
const { reading: typed, set: setTyped } = makeStore('');

export const { use: useTypedPassword } = typed;

export const typePassword = (password: string): void => setTyped(password);

export const forgetTypedPassword = (): void => setTyped('');

/** Gives main what was typed, which belongs to the account as it is set now. */
export async function keepTypedPassword(): Promise<void> {
  const password = typed.get();
  forgetTypedPassword();
  if (password !== '') await window.tantrix.giveMailPassword({ account: accountNow(), password });
}

export const accountNow = (): MailAccount => preferencesNow().mailAccount;

export const changeAccount = (change: Partial<MailAccount>): void =>
  tryPreferences({ mailAccount: { ...accountNow(), ...change } });

/** Changes the encryption, and with it the port unless that is one of the server's own. */
export function changeSecurity(security: MailSecurity): void {
  const { security: before, port } = accountNow();
  changeAccount({ security, port: port === MAIL_PORTS[before] ? MAIL_PORTS[security] : port });
}

/** Sends the person a mail from themselves, by the account and password as they stand in the dialog. */
export function sendTestMail(t: Words): Promise<MailReply> {
  const account = accountNow();
  const password = typed.get();
  const message = { to: [account.address], subject: t('mail.testSubject'), text: t('mail.testText') };
  return window.tantrix.sendMail({ account, message, ...(password === '' ? {} : { password }) });
}

/** Opens a draft to the person themselves in their mail program. */
export function openTestDraft(t: Words): Promise<DraftReply> {
  const text = t('mail.testText');
  const to = [accountNow().address];
  return window.tantrix.draftMail({ to, subject: t('mail.testSubject'), text, shortText: text });
}
