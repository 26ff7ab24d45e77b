import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parseTxg } from '../../src-shared/record';
import { type Colour, newGame, resultOf } from '../../src-shared/tantrix';
import { expect, NIGHTLY, stubSaveDialog, test } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dialogNamed,
  fillInPlayers,
  handsShown,
  holdChance,
  menuItem,
  openAdvanced,
  openRecord,
  pickOption,
  playByMouse,
  playerRow,
  startDeal,
  statusText,
  TWO,
} from './gestures';
import { gameOf, moveNumber, placement } from '../support/records';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import { proves } from './proves';

const WINNER = 1;
/** Asks for a game of the same players of which something can be changed first. */
const playAgain = (page: Page) => chooseFromMenu(page, 'File', 'Play again…');
const [ANN = 0, BOB = 0] = resultOf(gameOf(PASSED_OVER))?.scores ?? [];
/** What is said when Bob has won. */
const BOB_WINS = `Bob wins by ${BOB - ANN}`;

/** The first deal in which a seat drew the highest tile. */
function seedWithHighest(seats: readonly Colour[], seat: number): number {
  for (let seed = 0; ; seed++) if (newGame({ seats }, seed).position.mover === seat) return seed;
}

test('the winner picks a colour and starts, without the highest tile', async ({ app, page, folder }) => {
  const over = gameOf(PASSED_OVER);
  expect(resultOf(over)?.winners).toEqual([WINNER]);
  await openRecord(app, page, folder, over);
  await playAgain(page);
  const dialog = dialogNamed(page, 'Play again');
  await expect(dialog).toContainText('Bob (yellow) won. Winner picks a colour and starts.');
  await expect(dialog.getByRole('radio', { name: '3 players' })).toHaveCount(0);
  await playerRow(page, WINNER + 1)
    .getByRole('radio', { name: 'Red' })
    .check({ force: true });
  await expect(playerRow(page, 1).getByRole('radio', { name: 'Yellow' })).toBeChecked();

  const seats: Colour[] = ['yellow', 'red'];
  const seed = seedWithHighest(seats, 0);
  await startDeal(page, seed);
  const game = newGame({ seats, starter: WINNER }, seed);
  expect(await handsShown(page)).toEqual(game.position.hands);
  await expect(statusText(page)).toHaveText(
    'Bob (red) won the last game and starts. Play the first tile in the middle.',
  );

  const file = path.join(folder, 'again.txg');
  await stubSaveDialog(app, file);
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('\nstarter 2 winner\n');
  const parsed = parseTxg(await readFile(file, 'utf8'));
  expect(parsed.ok && parsed.record.game).toEqual(game);
  proves('more.play-again');
});

for (const [end, record, verdict] of [
  ['a shared win', SHARED_WIN, 'Draw'],
  ['a deadlock', DEADLOCK, 'Draw'],
] as const) {
  for (const highest of [0, 1]) {
    test(`after ${end} the highest tile starts, seat ${highest}`, NIGHTLY, async ({ app, page, folder }) => {
      await openRecord(app, page, folder, gameOf(record));
      await expect(page.locator('.result h2')).toContainText(verdict);
      await playAgain(page);
      await expect(dialogNamed(page, 'New game')).not.toContainText('picks a colour');
      await expect(playerRow(page, 2).getByRole('textbox', { name: 'Name' })).toHaveValue('Bob');
      await startDeal(page, seedWithHighest(['red', 'yellow'], highest));
      await expect(page.locator('.hand.is-mover')).toHaveAttribute('data-seat', String(highest));
    });
  }
}

test(
  'unsaved moves are asked about first, and Cancel goes back to the result',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await openRecord(app, page, folder, gameOf(PASSED_OVER, 55));
    await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
    await playAgain(page);
    await expect(alertNamed(page, 'Save this game?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogNamed(page, 'Play again')).toHaveCount(0);
    await playAgain(page);
    await page.getByRole('button', { name: 'Don’t save' }).click();
    await expect(dialogNamed(page, 'Play again')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.result h2')).toHaveText(BOB_WINS);
  },
);

test('it is offered only when a game is over', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER, 55));
  await expect(await menuItem(page, 'File', 'Play again…')).toBeDisabled();
  await page.keyboard.press('Escape');
  await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
  await chooseFromMenu(page, 'File', 'Play again…');
  await expect(alertNamed(page, 'Save this game?')).toBeVisible();
});

test(
  'who starts is chosen in every kind of game, told with the reason, and kept',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const file = path.join(folder, 'start.txg');
    await stubSaveDialog(app, file);
    const begin = async (kind: string, starts: string) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await page.getByRole('radio', { name: kind }).check({ force: true });
      await openAdvanced(page);
      await pickOption(page, 'Who starts', starts);
    };
    const kept = async () => {
      await page.keyboard.press('Control+s');
      await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('\nbag ');
      const text = await readFile(file, 'utf8');
      await rm(file);
      await chooseFromMenu(page, 'File', 'Close');
      return /\nstarter (.*)\n/.exec(text)?.[1];
    };
    await chooseFromMenu(page, 'File', 'New game…');
    await fillInPlayers(page, TWO);
    await openAdvanced(page);
    await pickOption(page, 'Who starts', 'Bob');
    await startDeal(page, seedWithHighest(['red', 'blue'], 0));
    await expect(statusText(page)).toHaveText('Bob (blue) starts, as agreed. Play the first tile in the middle.');
    expect(await kept()).toBe('2');

    for (const [seed, seat] of [
      [1, 0],
      [2, 1],
    ] as const) {
      await begin('Pass and play', 'By lot');
      await holdChance(page, seed);
      await startDeal(page);
      await expect(statusText(page)).toContainText(
        `${TWO[seat]?.name} (${TWO[seat]?.colour}) was chosen at random and starts.`,
      );
      expect(await kept()).toBe(`${seat + 1} lot`);
    }

    await begin('Against the computer', 'Mason');
    await startDeal(page, 7);
    await expect(page.locator('.laid-tile')).toHaveCount(1);
    await chooseFromMenu(page, 'File', 'Close');
    await page.getByRole('button', { name: 'Don’t save' }).click();

    // By mail it is settled at the first computer, and stands in what the others get.
    await begin('By email', 'By lot');
    for (const number of [1, 2]) {
      const row = playerRow(page, number);
      await row.getByRole('textbox', { name: 'Name' }).fill(`P${number}`);
      await row.getByRole('textbox', { name: 'Email' }).fill(`p${number}@example.org`);
    }
    await holdChance(page, 1);
    await startDeal(page);
    await expect(statusText(page)).toContainText('was chosen at random and starts. Play the first tile');
    expect(await kept()).toBe('1 lot');
  },
);

test(
  'the winner of the last game between the same players is offered to start',
  NIGHTLY,
  async ({ app, page, folder }) => {
    await openRecord(app, page, folder, gameOf(PASSED_OVER, 55));
    await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
    await expect(page.locator('.result h2')).toHaveText(BOB_WINS);
    await chooseFromMenu(page, 'File', 'New game…');
    await page.getByRole('button', { name: 'Don’t save' }).click();
    await fillInPlayers(page, TWO);
    await openAdvanced(page);
    await pickOption(page, 'Who starts', 'Winner of the last game: Bob');
    await expect(dialogNamed(page, 'New game')).toContainText('Bob (blue) won. Winner picks a colour and starts.');
    await startDeal(page, 7);
    await expect(statusText(page)).toHaveText(
      'Bob (blue) won the last game and starts. Play the first tile in the middle.',
    );
    // Between others there was none.
    await chooseFromMenu(page, 'File', 'New game…');
    await playerRow(page, 2).getByRole('textbox', { name: 'Name' }).fill('Bobby');
    await openAdvanced(page);
    await expect(dialogNamed(page, 'New game').getByRole('button', { name: 'Who starts' })).toContainText(
      'Highest tile',
    );
  },
);
