import type { ElectronApplication, Page } from '@playwright/test';
import { MAIN_WORDS } from '../../src-main/words/words';
import { en } from '../../src-renderer/words/en';
import { fr } from '../../src-renderer/words/fr';
import { nl } from '../../src-renderer/words/nl';
import type { Translation } from '../../src-renderer/words/translation';
import { DEFAULT_PREFERENCES } from '../../src-shared/bridge/bridge';
import { LANGUAGE_NAMES } from '../../src-shared/languages';
import { expect, inRun, NIGHTLY, test } from './fixtures';
import { menuButton, statusText } from './gestures';
import { helpOpenedBy } from './help-window';
import { USUAL_SETTINGS } from './launch';

const language = (page: Page) => page.locator('html').getAttribute('lang');

/** Chooses a command of a menu, in whatever language they are. */
async function choose(page: Page, menu: string, command: string): Promise<void> {
  await menuButton(page, menu).click();
  await page.getByRole('menuitem', { name: command }).click();
}

/** Sets another language in the Settings, and leaves them with OK or Cancel, which is in that language by then. */
async function setLanguage(page: Page, from: Translation, to: string, button: string): Promise<void> {
  await choose(page, from.menu.edit, from.command.settings);
  await page.getByRole('button', { name: from.settings.language.label }).click();
  await page.getByRole('option', { name: to }).click();
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
}

/** Menus, status bar and start screen. */
async function expectSpoken(page: Page, words: Translation): Promise<void> {
  for (const menu of ['file', 'edit', 'view', 'help'] as const) {
    await expect(menuButton(page, words.menu[menu])).toBeVisible();
  }
  await expect(statusText(page)).toHaveText(words.status.noGame);
  await expect(page.getByText(words.app.tagline)).toBeVisible();
}

/** The options of the next dialog that asks for a file to open. */
async function askedToOpen(app: ElectronApplication, ask: () => Promise<void>): Promise<unknown> {
  await app.evaluate(({ dialog }) => {
    dialog.showOpenDialog = (...args: unknown[]) => {
      Object.assign(globalThis, { askedToOpen: args.at(-1) });
      return Promise.resolve({ canceled: true, filePaths: [] });
    };
  });
  await ask();
  return app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'askedToOpen')?.[1]);
}

test(
  'the system’s language is spoken at first, another one as soon as it is set, and again after a restart',
  NIGHTLY,
  async ({ folder }) => {
    const start = <T>(task: (page: Page, app: ElectronApplication) => Promise<T>) => inRun(folder, task, {}, 'nl-BE');
    await start(async (page) => {
      expect(await language(page)).toBe('nl');
      await expectSpoken(page, nl);
      await setLanguage(page, nl, LANGUAGE_NAMES.fr, fr.button.cancel);
      await expectSpoken(page, nl);
      await setLanguage(page, nl, LANGUAGE_NAMES.fr, fr.button.ok);
      expect(await language(page)).toBe('fr');
      await expectSpoken(page, fr);
    });
    await start(async (page) => {
      expect(await language(page)).toBe('fr');
      await expectSpoken(page, fr);
      await setLanguage(page, fr, fr.settings.language.system, nl.button.ok);
      await expectSpoken(page, nl);
    });
  },
);

test('a language that nobody has translated is English', NIGHTLY, async ({ folder }) => {
  await inRun(
    folder,
    async (page) => {
      expect(await language(page)).toBe('en');
      await expectSpoken(page, en);
      const { preferences } = await page.evaluate(() => window.tantrix.preferences());
      // The person of the tests knows the tips.
      expect(preferences).toEqual({ ...DEFAULT_PREFERENCES, ...USUAL_SETTINGS });
    },
    {},
    'ja',
  );
});

test('the manual’s window and the system’s dialogs follow', NIGHTLY, async ({ app, page }) => {
  const help = await helpOpenedBy(app, () => choose(page, en.menu.help, en.command.helpTopics));
  await expect(help.getByText(fr.help.englishOnly)).toBeHidden();
  await setLanguage(page, en, LANGUAGE_NAMES.fr, fr.button.ok);
  await expect(help.getByRole('tab', { name: fr.help.finder.contents })).toBeVisible();
  await expect(help.getByText(fr.help.englishOnly)).toBeVisible();
  await expect(help.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(help.getByRole('article')).toHaveAttribute('lang', 'en');
  const asked = await askedToOpen(app, () => choose(page, fr.menu.file, fr.command.open));
  const { open, filter } = MAIN_WORDS.fr;
  expect(asked).toMatchObject({ title: open.games, buttonLabel: open.button, filters: [{ name: filter.games }] });
});

test('a count has the words for none, one and two', NIGHTLY, async ({ page }) => {
  await setLanguage(page, en, LANGUAGE_NAMES.fr, fr.button.ok);
  await choose(page, fr.menu.file, fr.command.makePuzzle);
  const { chosen_zero: none, chosen_one: one, chosen_other: two } = fr.puzzleEditor;
  const tiles = page.getByRole('option');
  await expect(page.getByText(none)).toBeVisible();
  await tiles.nth(0).click();
  await expect(page.getByText(one.replace('{{count}}', '1'))).toBeVisible();
  await tiles.nth(1).click();
  await expect(page.getByText(two.replace('{{count}}', '2'))).toBeVisible();
});
