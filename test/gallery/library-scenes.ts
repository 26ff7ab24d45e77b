import type { Page } from '@playwright/test';
import { alertNamed, chooseFromMenu } from '../e2e/gestures';
import { fillLibrary, NOTE } from '../support/kept-games';
import type { Scene, Stage } from './stage';

/** A profile in which so many games are kept. */
const withGames = (count: number) => async (profile: string) => void (await fillLibrary(profile, count));

/** Opens *My games*, and waits until the boards that are seen are painted. */
async function open({ page }: Stage): Promise<void> {
  await chooseFromMenu(page, 'File', 'My games…');
  await page.locator('.detail-picture svg').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.game-picture canvas:not([data-board])').length === 0);
}

/** The game of the list of which something was noted. */
async function chooseNoted(stage: Stage): Promise<void> {
  const { page } = stage;
  await open(stage);
  await page.locator('.game-row', { hasText: 'Thorn' }).first().click();
  await page.getByRole('textbox', { name: 'Note' }).getByText(NOTE).waitFor();
}

/** In a small window the details take the place of the list. */
async function openDetail(stage: Stage): Promise<void> {
  await chooseNoted(stage);
  await stage.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(800, 600));
  await stage.page.locator('.library-columns.is-small').waitFor();
  await stage.page.keyboard.press('Enter');
  await stage.page.locator('.library-detail.is-alone svg').first().waitFor();
}

async function chooseSeveral(stage: Stage): Promise<void> {
  await open(stage);
  for (let row = 0; row < 3; row++) await stage.page.keyboard.press('Shift+ArrowDown');
  await stage.page.getByRole('heading', { name: '4 games selected' }).waitFor();
}

const search = (page: Page, words: string) => page.getByRole('searchbox', { name: 'Search' }).fill(words);

/** The games that are kept, and what is done with them. */
export const LIBRARY_SCENES: readonly Scene[] = [
  { name: 'my-games-none', reach: ({ page }) => chooseFromMenu(page, 'File', 'My games…') },
  { name: 'my-games-one', before: withGames(1), reach: open },
  { name: 'my-games', before: withGames(50), reach: chooseNoted },
  { name: 'my-games-detail', before: withGames(50), reach: openDetail },
  { name: 'my-games-several', before: withGames(50), reach: chooseSeveral },
  {
    name: 'my-games-not-found',
    before: withGames(50),
    reach: async (stage) => {
      await open(stage);
      await search(stage.page, 'nobody');
    },
  },
  {
    name: 'my-games-deleted',
    before: withGames(50),
    reach: async (stage) => {
      await open(stage);
      await stage.page.keyboard.press('Delete');
      await stage.page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'my-games-menu',
    before: withGames(50),
    reach: async (stage) => {
      await open(stage);
      await stage.page.locator('.library-head').getByRole('button', { name: 'More actions' }).click();
      await stage.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'my-games-row-menu',
    before: withGames(50),
    reach: async (stage) => {
      await open(stage);
      await stage.page.getByRole('row').nth(2).click({ button: 'right' });
      await stage.page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    },
  },
  {
    name: 'my-games-forget',
    before: withGames(50),
    reach: async (stage) => {
      await open(stage);
      await stage.page.locator('.library-head').getByRole('button', { name: 'More actions' }).click();
      await stage.page.getByRole('menuitem', { name: 'Forget all games…' }).click();
      await alertNamed(stage.page, 'Forget all games?').waitFor();
    },
  },
  { name: 'my-games-thousands', before: withGames(10_000), reach: open },
];
