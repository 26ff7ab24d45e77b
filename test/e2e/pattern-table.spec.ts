import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { showSize } from '../gallery/looks';
import { NO_GUIDE } from '../../src-shared/patterns/guide';
import { MOST_COPIES } from '../../src-shared/patterns/pattern';
import { laidPiece, pieceOf } from '../../src-shared/puzzles/pieces';
import { makeTxg, parseRecord, patternKind } from '../../src-shared/record';
import { expect, launch, NIGHTLY, pageOf, quit, stubOpenDialog, stubSaveDialog, test } from './fixtures';
import { alertNamed, boxOf, chooseFromMenu, dragTo, middleOf, openText, statusText } from './gestures';
import { newestEntry } from './journal';
import { boxed, countOf, lain, partnerAt, partners, setGuide, startPattern } from './pattern-table';

/** A table without a goal: tiles of any set, guides, counts, files. */

test('a pattern is laid by mouse with a guide, saved, and opened again', async ({ app, page, folder }) => {
  await startPattern(page);
  await setGuide(page, '6-fold rotation');
  await dragTo(page, boxed(page, 57), await middleOf(page.locator('.space')));
  await expect(lain(page)).toHaveCount(1);
  await expect(partners(page)).toHaveCount(0);
  // Away from the middle it has five partners.
  await page.keyboard.press('ArrowUp');
  await expect(partners(page)).toHaveCount(5);
  await expect(statusText(page)).toContainText('Enter lays the partners');
  const { x, y } = await middleOf(partnerAt(page, { q: 0, r: 1 }));
  await page.mouse.click(x, y);
  await expect(lain(page)).toHaveCount(2);
  await expect(partners(page)).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(lain(page)).toHaveCount(6);
  await expect(partners(page)).toHaveCount(0);
  await expect(countOf(page, 'yellow', 1)).toHaveText('6');
  await expect(boxed(page, 57).locator('.box-stack')).toHaveText('6');
  const file = path.join(folder, 'star.txg');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect
    .poll(() =>
      readFile(file, 'utf8').then(
        (text) => patternKind.parse(text).ok,
        () => false,
      ),
    )
    .toBe(true);
  await chooseFromMenu(page, 'File', 'Close');
  await expect(page.locator('.start-screen')).toBeVisible();
  await stubOpenDialog(app, file);
  await page.keyboard.press('Control+o');
  await expect(lain(page)).toHaveCount(6);
  await expect(page.locator('.guide-mark')).toHaveAttribute('data-guide', 'turn');
});

test('a pattern is laid by keyboard, partners go with their tile, and undo takes back both', async ({ page }) => {
  await startPattern(page);
  await setGuide(page, '2-fold rotation');
  await page.getByText('Partners follow').click();
  await boxed(page, 1).focus();
  await page.keyboard.press('Tab');
  await expect(boxed(page, 2)).toHaveClass(/is-selected/);
  await expect(statusText(page)).toContainText('press Enter');
  await page.keyboard.press('Enter');
  await expect(lain(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(lain(page)).toHaveCount(2);
  await page.keyboard.press('PageDown');
  await expect(lain(page)).toHaveCount(2);
  await expect(partners(page)).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(lain(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(lain(page)).toHaveCount(2);
  await page.keyboard.press('Control+y');
  await expect(lain(page)).toHaveCount(0);
});

test('a picture of a pattern opens again as a table', async ({ app, page, folder }) => {
  await startPattern(page);
  await setGuide(page, 'Mirror');
  await boxed(page, 43).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(partners(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.board .loose-tile[data-tile="45"]')).toHaveCount(1);
  const file = path.join(folder, 'pattern.png');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save picture (PNG)…');
  await expect
    .poll(() =>
      readFile(file).then(
        (bytes) => parseRecord(new Uint8Array(bytes), 'png').ok,
        () => false,
      ),
    )
    .toBe(true);
  await chooseFromMenu(page, 'File', 'Close');
  await alertNamed(page, 'Save this pattern?').getByRole('button', { name: 'Don’t save' }).click();
  await stubOpenDialog(app, file);
  await page.keyboard.press('Control+o');
  await expect(lain(page)).toHaveCount(2);
  await expect(page.locator('.guide-mark')).toHaveAttribute('data-guide', 'mirror');
});

test('a free table that was killed comes back with what was taken back', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const first = await launch(profile);
  const page = await pageOf(first);
  await startPattern(page);
  for (const tile of [1, 2, 3]) {
    await boxed(page, tile).click();
    await page.keyboard.press('Enter');
    await expect(lain(page)).toHaveCount(tile);
  }
  await page.keyboard.press('Control+z');
  await expect(lain(page)).toHaveCount(2);
  await expect.poll(async () => newestEntry(profile)).toMatchObject({ moves: 2, undone: 1 });
  first.process().kill('SIGKILL');
  const app = await launch(profile);
  const again = await pageOf(app);
  await alertNamed(again, 'Restore your last free table?').getByRole('button', { name: 'Restore' }).click();
  await expect(lain(again)).toHaveCount(2);
  await again.keyboard.press('Control+y');
  await expect(lain(again)).toHaveCount(3);
  await again.keyboard.press('Control+z');
  await again.keyboard.press('Control+z');
  await expect(lain(again)).toHaveCount(1);
  await quit(app);
});

test('all beside the table scrolls in one, and the counts stay in sight', async ({ app, page }) => {
  await startPattern(page);
  await setGuide(page, 'Mirror');
  const aside = page.getByRole('region', { name: 'Free table' });
  for (const text of [100, 200] as const) {
    await showSize(app, page, { name: '', width: 800, height: 600, text });
    const scrolling = await aside.evaluate((part) =>
      [part, ...part.querySelectorAll('*')]
        .filter((each) => getComputedStyle(each).overflowY === 'auto' && each.scrollHeight > each.clientHeight)
        .map((each) => each.tagName),
    );
    expect(scrolling).toEqual(['SECTION']);
  }
  await showSize(app, page, { name: '', width: 800, height: 600, text: 100 });
  await expect(page.locator('.colour-counts')).toBeInViewport({ ratio: 1 });
  await boxed(page, 64).scrollIntoViewIfNeeded();
  await expect(page.locator('.colour-counts')).toBeInViewport({ ratio: 1 });
  await dragTo(page, boxed(page, 64), await middleOf(page.locator('.space')));
  await expect(lain(page)).toHaveCount(1);
});

test('in a small window there is something to choose from before anything is scrolled', async ({ app, page }) => {
  await startPattern(page);
  for (const [guide, least] of [
    ['Mirror', 20],
    ['None', 30],
  ] as const) {
    await setGuide(page, guide);
    await showSize(app, page, { name: '', width: 800, height: 600, text: 100 });
    const foot = await boxOf(page.locator('.puzzle-foot'));
    const boxes = await Promise.all((await page.locator('.box-tile').all()).map((tile) => boxOf(tile)));
    expect(boxes.filter(({ y, height }) => y + height <= foot.y).length).toBeGreaterThanOrEqual(least);
    expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);
  }
});

test('a tile of which every copy lies there says so, and is to be had again once one is off', async ({
  app,
  page,
  folder,
}) => {
  const laid = Array.from({ length: MOST_COPIES }, (_, copy) =>
    laidPiece(pieceOf({ tile: 43, copy }), { q: (copy % 11) - 5, r: Math.floor(copy / 11) - 4 }, 0),
  );
  await openText(app, page, folder, makeTxg({ laid, guide: NO_GUIDE, sheet: {} }));
  await expect(boxed(page, 43).locator('.box-stack')).toHaveText('99');
  await boxed(page, 43).click();
  await expect(statusText(page)).toHaveText('All 99 copies of this tile are on the table. Take one off first.');
  await lain(page).first().click();
  // Without a guide it has no partners.
  await expect(statusText(page)).toHaveText('Click to rotate, drag to move.');
  await page.keyboard.press('Delete');
  await boxed(page, 43).click();
  await expect(boxed(page, 43)).toHaveClass(/is-selected/);
  await expect(statusText(page)).toContainText('press Enter');
});
