import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** What a person does with the window of the manual. */

const isHelp = (page: Page): boolean => page.url().endsWith('help.html');

/** The page of the window of the manual, also of one that is about to open. */
export async function helpWindow(app: ElectronApplication): Promise<Page> {
  const help = app.windows().find(isHelp) ?? (await app.waitForEvent('window'));
  await help.locator('.help').waitFor();
  return help;
}

/** The page of the window of the manual that something opens. */
export async function helpOpenedBy(app: ElectronApplication, action: () => Promise<unknown>): Promise<Page> {
  const [help] = await Promise.all([helpWindow(app), action()]);
  return help;
}

/** The title of the topic that is shown. */
export const topicTitle = (help: Page): Locator => help.getByRole('main').getByRole('heading', { level: 1 });

/** Brings one of the ways to find a topic to the front. */
export const showFinder = (help: Page, finder: 'Contents' | 'Index' | 'Search'): Promise<void> =>
  help.getByRole('tab', { name: finder }).click();

/** Searches, and gives the titles of the topics that were found. */
export async function searchFor(help: Page, words: string): Promise<string[]> {
  await showFinder(help, 'Search');
  await help.getByRole('searchbox', { name: 'Search the manual' }).fill(words);
  await expect(help.getByRole('status')).toContainText(/topic|Nothing/);
  return help.getByRole('option').locator('.help-hit').allTextContents();
}
