import { helpWindow, searchFor, showFinder, topicTitle } from '../e2e/help-window';
import { TWO, chooseFromMenu, middleOf, startGame } from '../e2e/gestures';
import { expect } from '../e2e/fixtures';
import type { Scene, Stage } from './stage';

const helpOf = ({ app }: Stage) => helpWindow(app);

/** The window of the manual at a topic, found by its title. */
const topic = (title: string) => async (stage: Stage) => {
  const [help] = await Promise.all([helpWindow(stage.app), chooseFromMenu(stage.page, 'Help', 'Help topics')]);
  await searchFor(help, title);
  await help.locator('.help-hit').getByText(title, { exact: true }).click();
  await expect(topicTitle(help)).toHaveText(title);
  await showFinder(help, 'Contents');
};

const index = async (stage: Stage) => {
  await topic('The 56 tiles')(stage);
  await showFinder(await helpOf(stage), 'Index');
};

const search = async (stage: Stage) => {
  await topic('Three links of one colour')(stage);
  await searchFor(await helpOf(stage), 'what is a forced space');
};

/** What is explained of a tile, and the window while it is asked. */
const explained = async ({ page }: Stage) => {
  await startGame(page, TWO, 7);
  await page.getByRole('button', { name: 'What’s this?' }).click();
  const { x, y } = await middleOf(page.locator('.hand-tile').first());
  await page.mouse.click(x, y);
};

export const HELP_SCENES: readonly Scene[] = [
  { name: 'help-figures', reach: topic('Forced spaces'), pageShown: helpOf },
  { name: 'help-tangles', reach: topic('Tangles'), pageShown: helpOf },
  { name: 'help-holes', reach: topic('About the puzzles'), pageShown: helpOf },
  { name: 'help-strategy', reach: topic('Connecting indirectly'), pageShown: helpOf },
  { name: 'help-index', reach: index, pageShown: helpOf },
  { name: 'help-search', reach: search, pageShown: helpOf },
  { name: 'whats-this', reach: explained },
  {
    name: 'whats-this-asking',
    reach: ({ page }) => page.getByRole('button', { name: 'What’s this?' }).click(),
  },
];
