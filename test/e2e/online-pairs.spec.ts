import type { Page } from '@playwright/test';
import { expect, NIGHTLY, test } from './fixtures';
import { chooseFromMenu, panelNamed } from './gestures';
import { field, hosting, joining, playOnline, waiting, withTwo } from './online-meeting';
import { listen, told } from './online-told';
import { playTurn } from './online-turns';

/** Opens a table for two pairs, with a partner at the same computer. */
async function hostPairs(page: Page, name: string, partner: string): Promise<void> {
  await playOnline(page, 'Host a table');
  const dialog = hosting(page);
  await field(dialog, 'Name').fill(name);
  await dialog.getByRole('radio', { name: 'Doubles' }).check({ force: true });
  await dialog.getByRole('button', { name: /Partner$/ }).click();
  await page.getByRole('option', { name: 'Somebody at this computer' }).click();
  await field(dialog.getByRole('group', { name: 'Partner' }), 'Name').fill(partner);
  await dialog.getByRole('button', { name: 'Open table' }).click();
  await expect(waiting(page).getByRole('listitem')).toHaveText([
    /Ann.*host · with Kim/,
    /Kim.*At this computer · with Ann/,
  ]);
}

test('two pairs play, each at a computer of their own', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async ({ page: host }, { page: guest }) => {
    const pages = [host, guest];
    for (const page of pages) await listen(page);
    await hostPairs(host, 'Ann', 'Kim');
    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    await expect(dialog.getByRole('radio', { name: /Doubles · friendly · Ann and Kim at one computer/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Red', exact: true })).toBeDisabled();
    await field(dialog, 'Name').fill('Bob');
    await dialog.getByRole('button', { name: 'Add a person at this computer' }).click();
    const second = dialog.getByRole('group', { name: 'Person 2' });
    await field(second, 'Name').fill('Lee');
    await expect(second).toContainText('With Bob');
    await expect(dialog.getByRole('button', { name: 'Add a person at this computer' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Join “Ann’s table”' }).click();
    for (const page of pages) await expect(page.locator('.board-area')).toBeVisible();
    expect((await told(host)).seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Kim', 'Lee']);
    for (let number = 1; number <= 5; number++) await playTurn(pages, number);
    expect((await told(guest)).moves).toEqual((await told(host)).moves);

    await chooseFromMenu(guest, 'Edit', 'Chat');
    await panelNamed(guest, 'Chat').getByRole('button', { name: 'Good move' }).click();
    await host.getByRole('button', { name: 'Chat, something new' }).click();
    await expect(panelNamed(host, 'Chat').getByRole('log')).toContainText('Bob and Lee');
  });
});
