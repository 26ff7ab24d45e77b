import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, NIGHTLY, stubSaveDialog, test } from './fixtures';
import { chooseFromMenu } from './gestures';
import { answeredNews, boxTile, openPuzzleChoice, optionNamed, startPuzzle } from './puzzle-table';

test('a loop of Extended Discovery is picked by its length, and a hint lays a copy of a tile', async ({ page }) => {
  await openPuzzleChoice(page);
  await optionNamed(page.getByRole('listbox', { name: 'Collections' }), 'Extended Discovery').click();
  const length = page.getByRole('textbox', { name: 'Tiles', exact: true });
  await expect(length).toHaveValue('31');
  await page.getByRole('button', { name: 'Random' }).click();
  await length.fill('33');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Extended Discovery 33', level: 2 })).toBeVisible();
  await expect(page.locator('.box-tile')).toHaveCount(10);
  await expect(boxTile(page, 1)).toContainText('×4');
  await expect(boxTile(page, 10)).toContainText('×3');
  await page.keyboard.press('F2');
  await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.box-count')).toHaveText('32 tiles');
});

test(
  'a long loop is shown, saved with its copies, and the next one follows',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await startPuzzle(page, 'Extended Discovery 94');
    await chooseFromMenu(page, 'Edit', 'Show solution');
    await expect(answeredNews(page)).toBeVisible({ timeout: 30_000 });
    const file = path.join(folder, 'loop.txg');
    await stubSaveDialog(app, file);
    await chooseFromMenu(page, 'File', 'Save');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toMatch(/^1\.10 -?\d+,-?\d+ \d$/m);
    await page.getByRole('button', { name: /Extended Discovery 95/ }).click();
    await expect(page.getByRole('heading', { name: 'Extended Discovery 95', level: 2 })).toBeVisible();
  },
);
