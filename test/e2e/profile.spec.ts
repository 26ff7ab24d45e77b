import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { DEFAULT_PREFERENCES } from '../../src-shared/bridge/bridge';
import { expect, inRun, NIGHTLY, test } from './fixtures';
import { USUAL_SETTINGS } from './launch';

const preferences = (page: Page) => page.evaluate(() => window.tantrix.preferences());

/** What tests begin with: a program that gives no tips. */
const BEGUN_WITH = { ...DEFAULT_PREFERENCES, ...USUAL_SETTINGS };

const bounds = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());

test('preferences are kept, and a file of nonsense is set aside', NIGHTLY, async ({ folder }) => {
  const file = path.join(folder, 'settings.json');
  const set = await inRun(folder, async (page) => {
    expect(await preferences(page)).toEqual({
      preferences: BEGUN_WITH,
      wasReset: false,
      systemLanguage: 'en',
    });
    return page.evaluate(() => window.tantrix.setPreferences({ reopenAtStart: true }));
  });
  expect(set).toBe(true);
  expect((await inRun(folder, preferences)).preferences).toEqual({ ...BEGUN_WITH, reopenAtStart: true });
  await writeFile(file, '{"reopenAtStart": "perhaps"}');
  const usual = { preferences: DEFAULT_PREFERENCES, wasReset: false, systemLanguage: 'en' };
  await inRun(folder, async (page) => {
    await expect(page.getByRole('alertdialog', { name: 'Settings were reset' })).toBeVisible();
    // It is said once.
    expect(await preferences(page)).toEqual(usual);
  });
  expect(await readFile(`${file}.bak`, 'utf8')).toBe('{"reopenAtStart": "perhaps"}');
  // It is set aside: what tests begin with is written anew.
  expect(await inRun(folder, preferences)).toEqual({ ...usual, preferences: BEGUN_WITH });
});

test('preferences that cannot be written hold until the end', async ({ folder }) => {
  await inRun(folder, async (page, app) => {
    await app.evaluate(({ app: program }, file) => program.setPath('userData', file), '/dev/null/profile');
    expect(await page.evaluate(() => window.tantrix.setPreferences({ reopenAtStart: true }))).toBe(false);
    expect((await preferences(page)).preferences).toEqual({ ...BEGUN_WITH, reopenAtStart: true });
    await app.evaluate(({ app: program }, profile) => program.setPath('userData', profile), folder);
  });
});

test('the window comes back where it was, and not where nobody could see it', NIGHTLY, async ({ folder }) => {
  const place = { x: 120, y: 90, width: 900, height: 650 };
  await inRun(folder, (_, app) =>
    app.evaluate(({ BrowserWindow }, box) => BrowserWindow.getAllWindows()[0]?.setBounds(box), place),
  );
  await inRun(folder, async (_, app) => expect(await bounds(app)).toEqual(place));
  const file = path.join(folder, 'window.json');
  await writeFile(file, JSON.stringify({ place: { bounds: { ...place, x: 9_000 }, isMaximized: false } }));
  await inRun(folder, async (_, app) => expect(await bounds(app)).toMatchObject({ width: 1280 }));
  await writeFile(file, JSON.stringify({ place: { bounds: { ...place, x: 'left' } } }));
  await inRun(folder, async (_, app) => expect(await bounds(app)).toMatchObject({ width: 1280 }));
});
