import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { MAIL_USER } from '../support/mail-server';
import { silentServer } from '../support/silent-server';
import { expect, inRun, NIGHTLY, test } from './fixtures';
import { closeSettings, dialogNamed, openSettings, pickSegment } from './gestures';
import {
  mailField as field,
  fillInMail as fillIn,
  openedBy,
  stubMailProgram,
  trusting,
  withServer,
} from './mail-account';

/** Presses a button that tries something out; the answer is what comes of it. */
async function tried(page: Page, button = 'Send test email'): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const result = page.getByRole('region', { name: button });
  await expect(result.locator('p').first()).toBeVisible({ timeout: 15_000 });
  return result;
}

/** Files of the profile in which a text stands. */
async function filesHolding(folder: string, text: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  const found = await Promise.all(paths.map(async (file) => (await readFile(file)).includes(text)));
  return paths.filter((_, at) => found[at]);
}

for (const security of ['tls', 'starttls'] as const) {
  test(`a test mail by ${security} goes out of the Settings and arrives`, NIGHTLY, async ({ folder }) => {
    await withServer(folder, security, (server) =>
      inRun(
        path.join(folder, 'profile'),
        async (page) => {
          await openSettings(page, 'Email');
          await fillIn(page, server.account, MAIL_USER.password);
          await expect(await tried(page)).toContainText('Email sent');
          const mail = await PostalMime.parse(server.mails[0]?.source ?? '');
          expect(mail.from).toMatchObject({ name: server.account.name, address: server.account.address });
          expect(mail.to).toMatchObject([{ address: server.account.address }]);
          expect(mail.subject).toBe('Tantrix: test email');
        },
        trusting(server),
      ),
    );
  });
}

test('each thing that keeps a mail from being sent is told', NIGHTLY, async ({ folder }) => {
  test.slow();
  await withServer(folder, 'tls', (server) =>
    inRun(
      path.join(folder, 'profile'),
      async (page) => {
        await openSettings(page, 'Email');
        await fillIn(page, { ...server.account, host: '' }, MAIL_USER.password);
        await expect(await tried(page)).toContainText('No mail server is set up');
        await fillIn(page, { ...server.account, port: 1 });
        await expect(await tried(page)).toContainText('Can’t reach the mail server');
        await fillIn(page, { ...server.account, security: 'starttls' });
        await field(page, 'Port').fill(String(server.account.port));
        const addresses = [
          ['', 'An address is missing'],
          ['ann', 'Not a valid email address: ann'],
          ['ambiguous@example.org', 'more than one recipient for this address: ambiguous@example.org'],
          ['nobody@example.org', 'can’t deliver to this address: nobody@example.org'],
          ['stranger@example.org', 'doesn’t let you send from your address'],
          ['drop@example.org', 'was lost'],
        ] as const;
        await fillIn(page, server.account);
        for (const [address, words] of addresses) {
          await field(page, 'Your address').fill(address);
          await expect(await tried(page)).toContainText(words);
        }
        await field(page, 'Your address').fill('nobody@example.org');
        await expect(await tried(page)).toContainText('The server said: 550 5.1.1 There is no such mailbox');
        await fillIn(page, server.account, 'a guess');
        await expect(await tried(page)).toContainText('rejected the user name or password');
        await field(page, 'Password').fill('');
        await expect((await tried(page)).getByRole('alert')).toContainText('Enter the password');
        expect(server.mails).toEqual([]);
      },
      trusting(server),
    ),
  );
});

test('a test mail that is stopped leaves the focus beside its button, and Esc to the dialog', async ({ page }) => {
  const { port, connected, stop } = await silentServer();
  await openSettings(page, 'Email');
  await fillIn(
    page,
    { name: 'Ann', address: 'ann@example.org', host: '127.0.0.1', port, security: 'tls', user: 'ann' },
    'secret',
  );
  const section = page.getByRole('region', { name: 'Send test email' });
  await section.getByRole('button', { name: 'Send test email' }).click();
  await expect(section.getByRole('button', { name: 'Stop' })).toBeVisible();
  await connected;
  await page.keyboard.press('Tab');
  await expect(section.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  // It is what was asked for, no problem.
  await expect(section.getByRole('status')).toHaveText('Nothing was sent.');
  await expect(section).toBeFocused();
  // Pressed once more it sends nothing.
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button')).toHaveText(['Send test email']);
  await expect(section).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogNamed(page, 'Settings')).toHaveCount(0);
  await stop();
});

test('nothing goes to a server whose certificate nobody vouches for', async ({ folder }) => {
  await withServer(folder, 'tls', async (server) => {
    await inRun(path.join(folder, 'profile'), async (page) => {
      await openSettings(page, 'Email');
      await fillIn(page, server.account, MAIL_USER.password);
      await expect((await tried(page)).getByRole('alert')).toContainText('Can’t connect securely');
    });
    expect(server.mails).toEqual([]);
  });
});

/** Sends a mail as the rest of the page does, through the account of the Settings as main has them. */
const sendFromPage = (page: Page, to: string) =>
  page.evaluate(async (address) => {
    const { mailAccount: account } = (await window.tantrix.preferences()).preferences;
    return window.tantrix.sendMail({ account, message: { to: [address], subject: 'x', text: 'y' } });
  }, to);

test('without a keyring the password is kept in memory alone', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  await withServer(folder, 'tls', async (server) => {
    await inRun(
      profile,
      async (page) => {
        await openSettings(page, 'Email');
        await fillIn(page, server.account, MAIL_USER.password);
        await expect(dialogNamed(page, 'Settings')).toContainText('asked once each time you start Tantrix');
        await closeSettings(page);
        expect(await sendFromPage(page, 'zoe@example.net')).toEqual({ kind: 'sent' });
        expect(await sendFromPage(page, 'ben@example.net')).toEqual({ kind: 'sent' });
      },
      trusting(server),
    );
    expect(await filesHolding(profile, MAIL_USER.password)).toEqual([]);
    await inRun(
      profile,
      async (page) => {
        await openSettings(page, 'Email');
        await expect(field(page, 'Server')).toHaveValue(server.account.host);
        await expect(field(page, 'Password')).toHaveValue('');
        await closeSettings(page, 'Cancel');
        expect(await sendFromPage(page, 'zoe@example.net')).toEqual({ kind: 'passwordNeeded' });
      },
      trusting(server),
    );
    expect(server.mails.map(({ to }) => to)).toEqual([['zoe@example.net'], ['ben@example.net']]);
  });
});

/** Stands in for the keyring that the machines of the tests lack: Chromium then encrypts with a key of its own. */
const haveKeyring = (app: ElectronApplication) =>
  app.evaluate(({ safeStorage }) => safeStorage.setUsePlainTextEncryption(true));

test('with a keyring the password is kept encrypted, until it is forgotten', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  await withServer(folder, 'tls', async (server) => {
    await inRun(profile, async (page, app) => {
      await haveKeyring(app);
      await openSettings(page, 'Email');
      await fillIn(page, server.account, MAIL_USER.password);
      await expect(dialogNamed(page, 'Settings')).toContainText('stores it encrypted');
      await closeSettings(page);
    });
    expect(await filesHolding(profile, MAIL_USER.password)).toEqual([]);
    await inRun(
      profile,
      async (page, app) => {
        await haveKeyring(app);
        expect(await sendFromPage(page, 'zoe@example.net')).toEqual({ kind: 'sent' });
        await openSettings(page, 'Email');
        await expect(dialogNamed(page, 'Settings')).toContainText('Saved. Type to replace');
        await page.getByRole('button', { name: 'Forget password' }).click();
        await closeSettings(page);
        expect(await sendFromPage(page, 'zoe@example.net')).toEqual({ kind: 'passwordNeeded' });
      },
      trusting(server),
    );
  });
});

test('a password that was typed goes with Cancel', NIGHTLY, async ({ page }) => {
  await openSettings(page, 'Email');
  await pickSegment(page, 'Send games', 'Direct (SMTP)');
  await field(page, 'Server').fill('mail.example.org');
  await field(page, 'User').fill('ann');
  await field(page, 'Password').fill('secret');
  await closeSettings(page, 'Cancel');
  await openSettings(page, 'Email');
  await pickSegment(page, 'Send games', 'Direct (SMTP)');
  await expect(field(page, 'Server')).toHaveValue('');
  await field(page, 'User').fill('ann');
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(dialogNamed(page, 'Settings')).not.toContainText('Saved. Type to replace');
});

test('the port follows the encryption, unless it is the server’s own', async ({ page }) => {
  await openSettings(page, 'Email');
  await pickSegment(page, 'Send games', 'Direct (SMTP)');
  await expect(field(page, 'Port')).toHaveValue('465');
  await pickSegment(page, 'Encryption', 'STARTTLS');
  await expect(field(page, 'Port')).toHaveValue('587');
  await field(page, 'Port').fill('2525');
  await pickSegment(page, 'Encryption', /^TLS$/);
  await expect(field(page, 'Port')).toHaveValue('2525');
});

test('a draft opens in the mail program, or it is told that there is none', async ({ app, page }) => {
  await stubMailProgram(app, null);
  await openSettings(page, 'Email');
  await field(page, 'Your address').fill('ann@example.org');
  await expect(await tried(page, 'Open test draft')).toContainText('No email app is set up');
  await stubMailProgram(app, 'Some Mail');
  await expect(await tried(page, 'Open test draft')).toContainText('The draft is open in your email app');
  expect(await openedBy(app)).toMatch(/^mailto:ann@example\.org\?subject=Tantrix%3A%20test%20email&body=/);
});

test(
  'a draft that is too long for a link is a file in the profile, until the next start',
  NIGHTLY,
  async ({ folder }) => {
    const long = { to: ['ann@example.org'], subject: 'Long', text: 'x'.repeat(20_000), shortText: 'x'.repeat(20_000) };
    const file = await inRun(folder, async (page, app) => {
      await stubMailProgram(app, 'Some Mail');
      const reply = await page.evaluate((draft) => window.tantrix.draftMail(draft), long);
      expect(reply).toEqual({ kind: 'opened', form: 'file' });
      return String(await openedBy(app));
    });
    expect(await readFile(file, 'utf8')).toContain('X-Unsent: 1');
    await inRun(folder, async () => {
      await expect.poll(() => readdir(path.dirname(file)).catch(() => 'gone')).toBe('gone');
    });
  },
);
