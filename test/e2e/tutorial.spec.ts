import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { askToClose, closes, expect, inRun, NIGHTLY, stubSaveDialog, test, titleOf } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  dialogNamed,
  handTile,
  heldTile,
  panelNamed,
  playSome,
  spaceAt,
  startGame,
  textOfGame,
  TWO,
} from './gestures';
import { proves } from './proves';

const MATCH = 'Match the colours';
const TURN = 'Turn a tile';
/** The space of the first lesson, and that of the second. */
const PLACE = { q: -1, r: 1 };
const BEND = { q: -1, r: 0 };

const list = (page: Page) => dialogNamed(page, 'Tutorial');
const lessonIn = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const says = (panel: Locator, words: RegExp) => expect(panel.getByText(words)).toBeVisible();

async function begin(page: Page, name: string): Promise<void> {
  await chooseFromMenu(page, 'Help', 'Tutorial…');
  await lessonIn(page, name).click();
  await expect(list(page)).toHaveCount(0);
}

test('a lesson is missed, tried again and finished by mouse', async ({ app, page }) => {
  await begin(page, `Lesson 2: ${TURN}`);
  const panel = panelNamed(page, TURN);
  await says(panel, /Lay tile 14 in space \d+, turn it/);
  expect(await titleOf(app)).toContain(TURN);
  await panel.getByRole('button', { name: 'Show me how' }).click();
  await says(panel, /Page Down/);
  await handTile(page, 14).click();
  await spaceAt(page, BEND).click();
  await heldTile(page).dblclick();
  await says(panel, /the red ends do not meet/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await handTile(page, 14).click();
  await spaceAt(page, BEND).click();
  await page.getByRole('button', { name: 'Rotate clockwise' }).click();
  await heldTile(page).dblclick();
  await says(panel, /Well done/);
  await panel.getByRole('button', { name: 'Next lesson' }).click();
  await expect(panelNamed(page, 'Fill a forced space')).toBeVisible();
  await panelNamed(page, 'Fill a forced space').getByRole('button', { name: 'Leave the tutorial' }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
  await chooseFromMenu(page, 'Help', 'Tutorial…');
  await expect(lessonIn(page, `Lesson 2: ${TURN}, done`)).toBeVisible();
  proves('more.tutorial');
});

/** The first lesson, from the menu to the next lesson. */
async function finishByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Alt+h');
  await page.keyboard.press('t');
  await expect(lessonIn(page, `Lesson 1: ${MATCH}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await says(panelNamed(page, MATCH), /Play tile 8/);
  await expect(page.locator('.hand-tile:focus')).toBeVisible();
  for (let presses = 0; (await handTile(page, 8).getAttribute('aria-pressed')) !== 'true'; presses++) {
    expect(presses, 'Tab does not select tile 8').toBeLessThan(6);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  const isThere = () => spaceAt(page, PLACE).evaluate((space) => space.contains(document.activeElement));
  for (let steps = 0; !(await isThere()); steps++) {
    expect(steps, 'no arrow comes to the space').toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const next = panelNamed(page, MATCH).getByRole('button', { name: 'Next lesson' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelNamed(page, TURN)).toBeVisible();
}

test('a lesson is finished by keys alone, and a later run knows it', NIGHTLY, async ({ folder }) => {
  await inRun(folder, finishByKeys);
  await inRun(folder, async (page) => {
    // A lesson is nothing to be brought back.
    await expect(page.locator('.start-screen')).toBeVisible();
    await chooseFromMenu(page, 'Help', 'Tutorial…');
    await expect(lessonIn(page, `Lesson 1: ${MATCH}, done`)).toBeVisible();
    await expect(lessonIn(page, `Lesson 2: ${TURN}`)).toBeFocused();
    await expect(list(page).getByText('1 of 10 lessons done')).toBeVisible();
  });
});

test('a lesson gives back the game that lay there, and is itself never asked about', async ({ app, page }) => {
  await startGame(page, TWO, 7);
  await playSome(page, dealt(TWO, 7), 2);
  await page.keyboard.press('Control+Z');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await begin(page, `Lesson 1: ${MATCH}`);
  const question = alertNamed(page, 'Save this game?');
  await expect(question).toHaveCount(0);
  await handTile(page, 8).click();
  await spaceAt(page, PLACE).click();
  await page.keyboard.press('Enter');
  await says(panelNamed(page, MATCH), /Well done/);
  expect(await titleOf(app)).not.toContain('•');
  await panelNamed(page, MATCH).getByRole('button', { name: 'Leave the tutorial' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  expect(await titleOf(app)).toContain('•');
  await page.keyboard.press('Control+Y');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  // What waits under a lesson is asked about when something else is to come to the table.
  await begin(page, `Lesson 1: ${MATCH}, done`);
  await page.keyboard.press('Control+N');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(2);
});

test('the window asks before it closes whether to save what waits under a lesson', async ({ app, page, folder }) => {
  await startGame(page, TWO, 7);
  const game = await playSome(page, dealt(TWO, 7), 2);
  await begin(page, `Lesson 1: ${MATCH}`);
  expect(await titleOf(app)).not.toContain('•');
  const question = alertNamed(page, 'Save this game?');
  await askToClose(app);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await begin(page, `Lesson 1: ${MATCH}`);
  const file = path.join(folder, 'saved.txg');
  await stubSaveDialog(app, file);
  await askToClose(app);
  await closes(app, () => question.getByRole('button', { name: 'Save', exact: true }).click());
  expect(await readFile(file, 'utf8')).toBe(textOfGame(game));
});

test('the window closes at once where nothing can be lost under a lesson', NIGHTLY, async ({ app, page }) => {
  await startGame(page, TWO, 7);
  await begin(page, `Lesson 1: ${MATCH}`);
  await closes(app, () => askToClose(app));
});

test('a lesson over a game of which nothing can be lost stays while a new game is only thought of', async ({
  page,
}) => {
  await startGame(page, TWO, 7);
  await begin(page, `Lesson 1: ${MATCH}`);
  const panel = panelNamed(page, MATCH);
  await handTile(page, 8).click();
  await spaceAt(page, PLACE).click();
  await page.keyboard.press('Enter');
  await says(panel, /Well done/);
  await page.keyboard.press('Control+N');
  await dialogNamed(page, 'New game').getByRole('button', { name: 'Cancel', exact: true }).click();
  await says(panel, /Well done/);
  await panel.getByRole('button', { name: 'Leave the tutorial' }).click();
  await expect(page.locator('.start-screen')).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(0);
});
