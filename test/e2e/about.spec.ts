import { expect, test } from './fixtures';
import { chooseFromMenu } from './gestures';
import { proves } from './proves';

test('About tells version and licences', async ({ app, page }) => {
  await chooseFromMenu(page, 'Help', 'About Tantrix');
  const dialog = page.getByRole('dialog', { name: 'About Tantrix' });
  const version = await app.evaluate((electron) => electron.app.getVersion());
  await expect(dialog).toContainText(`Version ${version}`);
  proves('help.about');
  await expect(dialog).toContainText(`Electron ${await app.evaluate(() => process.versions.electron)}`);

  const parts = dialog.getByRole('list', { name: 'Third-party software' });
  for (const name of ['electron', 'react', 'nodemailer', '@fontsource-variable/inter']) {
    await expect(parts.getByText(new RegExp(`^${name} \\d`)), name).toHaveCount(1);
  }
  const licence = parts.getByRole('listitem').filter({ hasText: /^react \d/ });
  await expect(licence.getByText('Permission is hereby granted')).toBeHidden();
  await licence.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(licence.getByText('Permission is hereby granted')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
