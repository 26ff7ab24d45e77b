import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAIL_USER } from '../support/mail-server';
import { expect, launch, pageOf, quit, test } from './fixtures';
import { closeSettings, openSettings } from './gestures';
import { fillInMail, trusting, withServer } from './mail-account';

/** How a password may look where it has leaked: as it is, as a link has it, or as SMTP sends it. */
const looksOf = (user: string, password: string): readonly string[] => [
  password,
  encodeURIComponent(password),
  Buffer.from(password).toString('base64'),
  Buffer.from(`\0${user}\0${password}`).toString('base64'),
  Buffer.from(password).toString('hex'),
];

/** All files of a folder as one text. */
async function allOf(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const texts = await Promise.all(files.map((file) => readFile(path.join(file.parentPath, file.name), 'latin1')));
  return texts.join('\n');
}

test('the password of the mail account stands in no log, no report, no message and no file', async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const wrong = 'Mistyped.Secret-4711';
  await withServer(folder, 'tls', async (server) => {
    const app = await launch(profile, [], process.cwd(), { ...trusting(server), ELECTRON_ENABLE_LOGGING: '1' });
    const said: string[] = [];
    for (const stream of [app.process().stdout, app.process().stderr])
      stream?.on('data', (data) => said.push(String(data)));
    const page = await pageOf(app);
    page.on('console', (message) => said.push(message.text()));
    await app.evaluate(({ clipboard }) => {
      clipboard.writeText = (text) => Promise.resolve(console.log('copied:', text));
    });
    const shown = async () => said.push(await page.locator('body').innerText());
    await openSettings(page, 'Email');
    for (const password of [wrong, MAIL_USER.password]) {
      await fillInMail(page, server.account, password);
      await page.getByRole('button', { name: 'Send test email' }).click();
      const result = password === wrong ? 'rejected the user name or password' : 'Email sent';
      await expect(page.getByRole('region', { name: 'Send test email' })).toContainText(result, { timeout: 15_000 });
      await shown();
    }
    await closeSettings(page);
    // What a failure tells, and a report of it, with the password known to main.
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')));
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByText('Details copied')).toBeVisible();
    await page.evaluate(() => window.tantrix.keepReport({ error: 'a report', game: '' }));
    await shown();
    await quit(app);
    const everything = [...said, await allOf(profile)].join('\n');
    expect(everything).toContain('copied: Tantrix');
    expect(everything).toContain(server.account.address);
    const secrets = [wrong, MAIL_USER.password].flatMap((password) => looksOf(server.account.user, password));
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  });
});
