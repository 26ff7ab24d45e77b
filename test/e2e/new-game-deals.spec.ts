import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FIRST_EDITION, newGame, TILE_COUNT } from '../../src-shared/tantrix';
import { IS_NIGHTLY } from '../support/nightly';
import { expect, launch, NIGHTLY, pageOf, quit, test } from './fixtures';
import {
  askForDetails,
  chooseFromMenu,
  dealt,
  fillInPlayers,
  handsShown,
  openAdvanced,
  PEOPLE,
  playerRow,
  startDeal,
  startGame,
  statusText,
  TWO,
} from './gestures';

for (const count of [2, 3, 4]) {
  for (const seed of IS_NIGHTLY ? [0, 7, 2026] : [2026]) {
    test(
      `deal ${seed} for ${count} players gives each the engine’s hand, and the highest tile starts`,
      NIGHTLY,
      async ({ page }) => {
        const people = PEOPLE.slice(0, count);
        const { position } = dealt(people, seed);
        await startGame(page, people, seed);
        const hands = await handsShown(page);
        expect(hands).toEqual(position.hands);
        await expect(page.locator('.bag-count')).toHaveText(`Bag: ${TILE_COUNT - 6 * count} tiles`);
        // Everybody drew the first tile of the hand first.
        const drawn = hands.map(([first = 0]) => first);
        const starter = drawn.indexOf(Math.max(...drawn));
        await expect(page.locator('.hand.is-mover')).toHaveAttribute('data-seat', String(starter));
        const { name, colour } = people[starter] ?? { name: '', colour: '' };
        await expect(statusText(page)).toHaveText(
          `${name} (${colour}) drew the highest tile number (${Math.max(...drawn)}) and starts. Play the first tile in the middle.`,
        );
      },
    );
  }
}

test('the first edition deals from 64 tiles', async ({ page }) => {
  await chooseFromMenu(page, 'File', 'New game…');
  await fillInPlayers(page, TWO);
  await openAdvanced(page);
  await page.getByRole('checkbox', { name: 'First edition' }).check({ force: true });
  await startDeal(page, 2026);
  const { position } = newGame({ seats: TWO.map(({ colour }) => colour) }, 2026, FIRST_EDITION);
  expect(await handsShown(page)).toEqual(position.hands);
  await expect(page.locator('.bag-count')).toHaveText('Bag: 52 tiles');
});

test('a deal number always deals the same tiles, none deals others each time', NIGHTLY, async ({ page }) => {
  const deal = async (seed?: number) => {
    await startGame(page, TWO, seed);
    return (await handsShown(page)).join();
  };
  const first = await deal(99);
  expect(await deal(98)).not.toBe(first);
  expect(await deal(99)).toBe(first);
  const random = [await deal(), await deal(), await deal()];
  expect(new Set([first, ...random]).size).toBe(4);
});

const DETAILS = [
  { Name: 'Ann', Email: 'ann@example.org', Country: 'Nauru' },
  { Name: 'Zoë 🦊 “the fox”', Email: '', Country: 'Åland' },
  { Name: 'Chris', Email: '', Country: '' },
];

/** What the New Game dialog holds, row by row. */
const rowsShown = (page: Page) =>
  page
    .locator('.player-row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('input')].flatMap((input) =>
          input.type === 'radio' && !input.checked ? [] : [input.value],
        ),
      ),
    );
const REMEMBERED = [
  ['green', 'Ann', 'ann@example.org', 'Nauru'],
  ['blue', 'Zoë 🦊 “the fox”', '', 'Åland'],
  ['red', 'Chris', '', ''],
];

async function startWithDetails(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await fillInPlayers(page, [
    { name: 'A', colour: 'green' },
    { name: 'B', colour: 'blue' },
    { name: 'C', colour: 'red' },
  ]);
  await askForDetails(page);
  for (const [at, texts] of DETAILS.entries()) {
    for (const [field, text] of Object.entries(texts)) {
      await playerRow(page, at + 1)
        .getByRole('textbox', { name: field })
        .fill(text);
    }
  }
  await startDeal(page);
}

test('the players are remembered for the next game and after a restart', NIGHTLY, async ({ folder }) => {
  const first = await launch(folder);
  const page = await pageOf(first);
  await startWithDetails(page);
  await chooseFromMenu(page, 'File', 'New game…');
  await askForDetails(page);
  expect(await rowsShown(page)).toEqual(REMEMBERED);
  await expect(page.getByRole('textbox', { name: 'Deal number' })).toHaveValue('');
  await quit(first);

  const second = await launch(folder);
  const again = await pageOf(second);
  await again.getByRole('main').getByRole('button', { name: 'New game…' }).click();
  await expect(again.locator('.player-row')).toHaveCount(3);
  await askForDetails(again);
  expect(await rowsShown(again)).toEqual(REMEMBERED);
  await quit(second);
});

test('a game starts even when its players cannot be remembered', NIGHTLY, async ({ app, page, complaints }) => {
  const profile = await app.evaluate((electron) => electron.app.getPath('userData'));
  // A folder where the file should go cannot be written over.
  await mkdir(path.join(profile, 'games.json'));
  await startGame(page, TWO, 7);
  await expect(page.locator('.hand')).toHaveCount(2);
  await chooseFromMenu(page, 'File', 'New game…');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(complaints).toEqual([]);
});
