import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { TIPS } from '../../src-shared/bridge/bridge';
import { gameOf } from '../support/records';
import { RESTRICTED, TWO_FORCED } from '../support/situations';
import { expect, inRun, test, NIGHTLY } from './fixtures';
import { alertNamed, boxOf, chooseFromMenu, dialogNamed, handTile, heldTile, openRecord, playSome } from './gestures';

const FORCED = gameOf(TWO_FORCED);
const tip = (page: Page) => page.getByRole('region', { name: 'A forced space', exact: true });
const callouts = (page: Page) => page.locator('.callout');

/** The middles of elements, so coarse that half a pixel does not count. */
const middleOf = async (shown: Locator) => {
  const { x, y, width, height } = await boxOf(shown);
  return `${Math.round((x + width / 2) / 8)},${Math.round((y + height / 2) / 8)}`;
};
const outlined = async (shown: Locator) => new Set(await Promise.all((await shown.all()).map(middleOf)));

/** Somebody who sees the game for the first time. */
const beNew = (folder: string) => writeFile(path.join(folder, 'settings.json'), '{}');

test('a tip comes where something is new, hinders nobody, and never comes again', async ({ folder }) => {
  await beNew(folder);
  await inRun(folder, async (page, app) => {
    await openRecord(app, page, folder, FORCED);
    await expect(tip(page)).toBeVisible();
    await expect(page.locator('.callout-layer [aria-live]')).toHaveText(
      /A forced space\. Three tiles touch this space/,
    );
    // Esc takes a tile back before it closes the tip, which the tile does not.
    await handTile(page, 18).click();
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heldTile(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  });
  await inRun(folder, async (page, app) => {
    await openRecord(app, page, folder, FORCED);
    await expect(page.locator('.hand.is-mover')).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
    expect((await page.evaluate(() => window.tantrix.preferences())).preferences.tipsSeen).toContain('forced');
  });
});

test('a tip shows every closed space, and the one that closes them', async ({ folder }) => {
  const seen = JSON.stringify({ tipsSeen: TIPS.filter((each) => each !== 'restriction') });
  await writeFile(path.join(folder, 'settings.json'), seen);
  await inRun(folder, async (page, app) => {
    await openRecord(app, page, folder, gameOf(RESTRICTED));
    await expect(page.getByRole('region', { name: 'Closed spaces', exact: true })).toBeVisible();
    const closed = page.locator('.callout-spaces .is-closed');
    await expect(closed).toHaveCount(3);
    // The view may still give way to the callout.
    await expect(async () => {
      const cells = ['-1,1', '-2,1', '0,2'].map((hex) => page.locator(`.space[data-hex="${hex}"] .space-outline`));
      expect(await outlined(closed)).toEqual(new Set(await Promise.all(cells.map(middleOf))));
      const key = page.locator('.callout-spaces path:not(.is-closed)');
      expect(await middleOf(key)).toBe(await middleOf(page.locator('.space[data-hex="0,1"] .space-outline')));
    }).toPass();
  });
});

test('playing on closes a tip, and none comes where the settings say so', NIGHTLY, async ({ folder }) => {
  await beNew(folder);
  await inRun(folder, async (page, app) => {
    await openRecord(app, page, folder, FORCED);
    await expect(tip(page)).toBeVisible();
    await playSome(page, FORCED, 1);
    await expect(tip(page)).toHaveCount(0);
    await chooseFromMenu(page, 'File', 'Close');
    await alertNamed(page, 'Save this game?').getByRole('button', { name: 'Don’t save' }).click();
  });
  await writeFile(path.join(folder, 'settings.json'), '{"showTips": false}');
  await inRun(folder, async (page, app) => {
    await openRecord(app, page, folder, FORCED);
    await expect(page.locator('.hand.is-mover')).toBeVisible();
    await expect(callouts(page)).toHaveCount(0);
  });
});

test('tips that were seen come again where that is wanted', async ({ folder }) => {
  await beNew(folder);
  await inRun(folder, async (page, app) => {
    await openRecord(app, page, folder, FORCED);
    await tip(page).getByRole('button', { name: 'Got it' }).click();
    await expect(tip(page)).toHaveCount(0);
    await chooseFromMenu(page, 'Edit', 'Settings…');
    const settings = dialogNamed(page, 'Settings');
    await settings.getByRole('tab', { name: 'Play', exact: true }).click();
    const again = settings.getByRole('button', { name: 'Show all tips again' });
    const check = await boxOf(settings.locator('.check', { hasText: 'Show tips during games' }));
    expect((await boxOf(again)).y).toBeGreaterThan(check.y + check.height + 4);
    await again.click();
    await expect(again).toBeDisabled();
    await settings.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(settings).toHaveCount(0);
    await openRecord(app, page, folder, FORCED);
    await expect(tip(page)).toBeVisible();
  });
});
