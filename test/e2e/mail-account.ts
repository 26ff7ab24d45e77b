import type { ElectronApplication, Locator, Page } from '@playwright/test';
import type { MailAccount, MailSecurity } from '../../src-shared/bridge/bridge';
import { type MailServer, startMailServer } from '../support/mail-server';
import { dialogNamed, pickSegment } from './gestures';

/** What tests of mail share: a server, and what a person enters about it. */

/** Does something with a mail server beside the program. */
export async function withServer(folder: string, security: MailSecurity, task: (server: MailServer) => Promise<void>) {
  const server = await startMailServer(folder, { security });
  await task(server);
  await server.stop();
}

/** The program then takes the certificates of the tests' authority for good. */
export const trusting = ({ certificates }: MailServer) => ({ NODE_EXTRA_CA_CERTS: certificates.authority });

export const mailField = (page: Page, name: string): Locator =>
  dialogNamed(page, 'Settings').getByLabel(name, { exact: true });

/** Fills in the Mail tab as a person does. */
export async function fillInMail(page: Page, account: MailAccount, password?: string): Promise<void> {
  await pickSegment(page, 'Send games', 'Direct (SMTP)');
  await mailField(page, 'Your name').fill(account.name);
  await mailField(page, 'Your address').fill(account.address);
  await mailField(page, 'Server').fill(account.host);
  await pickSegment(page, 'Encryption', account.security === 'tls' ? /^TLS$/ : 'STARTTLS');
  await mailField(page, 'Port').fill(String(account.port));
  await mailField(page, 'User').fill(account.user);
  if (password !== undefined) await mailField(page, 'Password').fill(password);
}

/** Has drafts noted in place of opening them; with null there is no mail program. */
export const stubMailProgram = (app: ElectronApplication, name: string | null) =>
  app.evaluate(({ app: program, shell }, shown) => {
    program.getApplicationNameForProtocol = () => shown ?? '';
    shell.openExternal = (url) => Promise.resolve(void Object.assign(globalThis, { opened: url }));
    shell.openPath = (file) => Promise.resolve(Object.assign(globalThis, { opened: file }) ? '' : '');
  }, name);

export const openedBy = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'opened')?.[1]);
