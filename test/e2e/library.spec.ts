import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTxg } from '../../src-shared/record';
import { legalPlacements, play } from '../../src-shared/tantrix';
import { keptGames } from '../support/kept-games';
import { expect, testAlone as test, NIGHTLY } from './fixtures';
import { chooseFromMenu, panelNamed, playSome, statusText } from './gestures';
import {
  chosenRows,
  chooseIn,
  details,
  filterBy,
  libraryOf,
  list,
  myGames,
  notesOf,
  openMyGames,
  resize,
  rows,
  searchField,
  told,
} from './my-games';
import { proves } from './proves';

const COUNT = 50;

test('lists what is kept: what waits first, then month by month', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await expect(list(page).getByRole('rowheader').first()).toHaveText('Not finished3 games');
  await expect(rows(page).first()).toHaveAccessibleName(
    /^Mason, Level 3, 6\s–\s7, Your turn, (?:To|Yester)day, 26 tiles$/,
  );
  await expect(chosenRows(page)).toHaveCount(1);
  await expect(chosenRows(page)).toBeFocused();
  await expect(rows(page).first().locator('canvas[data-board="26"]')).toBeVisible();
  await expect(details(page).getByRole('heading')).toHaveText('Your turn against Mason, 6 – 7');
  await expect(told(page)).toHaveText('50 games in your folder');
  proves('more.my-games');
});

test('leads back to the table or the start screen', async ({ running, page }) => {
  await openMyGames(running, 3);
  await page.keyboard.press('Escape');
  await expect(page.locator('.start-screen')).toBeVisible();
  await page.keyboard.press('Control+g');
  await myGames(page).getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
});

test('finds by words as they are typed, and by the lists', async ({ running, page }) => {
  const games = await openMyGames(running, COUNT);
  const withZoe = games.filter(
    ({ record }) => 'players' in record && record.players.some(({ name }) => name === 'Zoë'),
  );
  await page.keyboard.press('Control+f');
  await page.keyboard.type('zoe');
  await expect(list(page)).toHaveAttribute('data-count', String(withZoe.length));
  await expect(told(page)).toHaveText(`${withZoe.length} of 50 games`);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await filterBy(page, 'Any level', 'Level 3');
  await filterBy(page, 'Any result', 'Lost');
  await expect(rows(page).first()).toHaveAccessibleName(/Level 3.* Lost/);
  for (const name of await rows(page).evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''))) {
    expect(name).toMatch(/Level 3.* Lost/);
  }
  await searchField(page).fill('nobody');
  await expect(page.getByRole('heading', { name: 'No games match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list(page)).toHaveAttribute('data-count', '50');
});

test('puts games in another order', NIGHTLY, async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await filterBy(page, 'Newest first', 'Widest win first');
  await expect(rows(page).first()).toHaveAccessibleName(/ Won,/);
  const margins = await rows(page).evaluateAll((all) =>
    all
      .slice(0, 5)
      .map((row) => /(\d+) – (\d+)/.exec(row.ariaLabel ?? ''))
      .map((scores) => Number(scores?.[1]) - Number(scores?.[2])),
  );
  expect(margins).toEqual(margins.toSorted((a, b) => b - a));
});

test('is led through by the keyboard', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(list(page).locator('[aria-rowindex="50"]')).toBeFocused();
  await expect(list(page).locator('[aria-rowindex="50"]')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(list(page).locator('[aria-rowindex="1"]')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(list(page).locator('[aria-rowindex]:focus')).not.toHaveAttribute('aria-rowindex', '1');
  await page.keyboard.press('Control+a');
  await expect(details(page).getByRole('heading')).toHaveText('50 games selected');
  await page.keyboard.press('Escape');
  await expect(chosenRows(page)).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(26);
});

test('brings a game back to go on with, and keeps it as it goes on', async ({ running, page }) => {
  // Other tests ask what happens where games are not kept.
  await page.evaluate(() => window.tantrix.setPreferences({ keepGames: true }));
  await page.reload();
  const [first] = await openMyGames(running, COUNT);
  if (!first || !('game' in first.record)) throw new Error('there is no game');
  await details(page).getByRole('button', { name: 'Continue' }).click();
  await expect(myGames(page)).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(26);
  await playSome(page, first.record.game, 1);
  await chooseFromMenu(page, 'File', 'My games…');
  await expect(rows(page).first()).toHaveAccessibleName(/^Mason, .* Today, (?:2[7-9]|3\d) tiles$/);
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT));
});

test('leaves a game on the table that is deleted, and keeps it again as it goes on', async ({ running, page }) => {
  await page.evaluate(() => window.tantrix.setPreferences({ keepGames: true }));
  await page.reload();
  const [first] = await openMyGames(running, COUNT);
  if (!first || !('game' in first.record)) throw new Error('there is no game');
  await details(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(26);
  await page.keyboard.press('Control+g');
  await expect(chosenRows(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(told(page)).toHaveText('Deleted 1 game.');
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT - 1));
  await page.keyboard.press('Escape');
  await expect(page.locator('.laid-tile')).toHaveCount(26);
  await playSome(page, first.record.game, 1);
  await page.keyboard.press('Control+g');
  await expect(rows(page).first()).toHaveAccessibleName(/^Mason, .* Today, (?:2[7-9]|3\d) tiles$/);
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT));
});

test('says that a game is kept twice that was played on differently', async ({ running, page }) => {
  const [game] = keptGames(1);
  if (!game || !('game' in game.record)) throw new Error('there is no game');
  const choices = legalPlacements(game.record.game);
  const folder = libraryOf(running.profile);
  await mkdir(folder, { recursive: true });
  for (const [name, choice] of Object.entries({ one: choices[0], other: choices.at(-1) })) {
    const after = choice && play(game.record.game, choice);
    if (!after?.ok) throw new Error('nothing can be played');
    await writeFile(path.join(folder, `${name}.txg`), makeTxg({ ...game.record, game: after.game }));
  }
  await chooseFromMenu(page, 'File', 'My games…');
  await expect(details(page)).toContainText('Kept twicePlayed on differently');
});

test('shows a game once more, move by move, and what its moves were worth', NIGHTLY, async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await rows(page).nth(3).click();
  await details(page).getByRole('button', { name: 'Replay' }).click();
  await expect(statusText(page)).toContainText('Replay: after move 0 of');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(chosenRows(page)).toHaveAccessibleName(/^Orbit/);
  await details(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(panelNamed(page, 'Analysis')).toBeVisible();
  await panelNamed(page, 'Analysis').getByRole('button', { name: 'Close' }).click();
  await expect(chosenRows(page)).toHaveAccessibleName(/^Orbit/);
  await page.keyboard.press('Escape');
  // What is looked at without the page leads to no page.
  await page.keyboard.press('Control+r');
  await expect(statusText(page)).toContainText('Replay: after move 0 of');
  await page.keyboard.press('Escape');
  await expect(statusText(page)).not.toContainText('Replay');
  await expect(myGames(page)).toHaveCount(0);
  await page.keyboard.press('Control+g');
  await details(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(panelNamed(page, 'Analysis')).toBeVisible();
  // Open by now, it stays open for the next.
  await page.keyboard.press('Control+g');
  await rows(page).nth(4).click();
  await details(page).getByRole('button', { name: 'Analyse' }).click();
  await expect(panelNamed(page, 'Analysis')).toBeVisible();
});

test('offers by the right button, and by its key, what is done with what is chosen', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  const menu = page.getByRole('menu', { name: 'More actions' });
  await rows(page).nth(3).click({ button: 'right' });
  await expect(chosenRows(page)).toHaveAccessibleName(/^Orbit/);
  await expect(menu.getByRole('menuitem').first()).toHaveText('Replay');
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(chosenRows(page)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: 'Remove star' }).press('Enter');
  await expect(rows(page).nth(3).getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'false');
  await expect(chosenRows(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await rows(page).nth(3).click({ button: 'right' });
  await expect(chosenRows(page)).toHaveCount(2);
  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(told(page)).toHaveText('Deleted 2 games.');
  await expect(list(page)).toHaveAttribute('data-count', String(COUNT - 2));
  await rows(page).first().click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Continue' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(26);
});

test('begins the next game of those who have played', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await rows(page).nth(3).click();
  await chooseIn(details(page), 'More actions', 'Rematch');
  await expect(page.locator('.laid-tile, .space').first()).toBeVisible();
  await expect(page.locator('.result')).toHaveCount(0);
});

test('stars games and keeps notes beside them', async ({ running, page }) => {
  const games = await openMyGames(running, COUNT);
  const [first] = games;
  if (!first) throw new Error('there is no game');
  await page.keyboard.press('s');
  await expect(rows(page).first().getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'true');
  await details(page).getByRole('textbox', { name: 'Note' }).fill('Red was open on the left.');
  await rows(page).nth(1).click();
  await expect
    .poll(() => notesOf(running.profile, first.id))
    .toMatchObject({
      starred: true,
      note: 'Red was open on the left.',
      began: first.notes.began,
    });
  await rows(page).nth(1).getByRole('button', { name: 'Star' }).click();
  await page.getByRole('button', { name: 'Starred' }).click();
  const starred = games.filter(({ notes }, at) => notes.starred || at < 2).length;
  await expect(list(page)).toHaveAttribute('data-count', String(starred));
  await searchField(page).fill('on the left');
  await expect(list(page)).toHaveAttribute('data-count', '1');
});

test('shows the details in place of the list where there is no room for both', async ({ running, app, page }) => {
  await openMyGames(running, COUNT);
  await resize(app, 800, 600);
  await expect(details(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading')).toHaveText('Your turn against Mason, 6 – 7');
  await expect(details(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosenRows(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await myGames(page).getByRole('button', { name: 'All games' }).click();
  await expect(list(page)).toBeVisible();
});

test('leaves no command to a table that nobody sees', async ({ running, page }) => {
  await openMyGames(running, COUNT);
  await details(page).getByRole('button', { name: 'Continue' }).click();
  await chooseFromMenu(page, 'File', 'My games…');
  await page.getByRole('menubar').getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Rotate right' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.laid-tile')).toHaveCount(26);
});
