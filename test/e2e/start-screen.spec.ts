import path from 'node:path';
import type { Page } from '@playwright/test';
import { legalPlacements } from '../../src-shared/tantrix';
import { expect, NIGHTLY, stubSaveDialog, testAlone, titleOf } from './fixtures';
import {
  closeUnsaved,
  chooseFromMenu,
  dealt,
  handTile,
  heldTile,
  holdChance,
  matchDealt,
  playSome,
  spaceAt,
  startGame,
  TWO,
} from './gestures';
import { startMailGame } from './mail-games';
import { answered, showsGame } from './robot-games';

/** As the start screen proposes a first game: the person is red, Mason blue and a beginner. */
const SEATS = [
  { name: 'You', colour: 'red' },
  { name: 'Mason', colour: 'blue' },
] as const;
const SEATED = [undefined, { character: 'mason', level: 1 }] as const;

const onStart = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => onStart(page).getByRole('button', { name });

testAlone('from a fresh profile three clicks lay the first tile on the board', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdChance(page, 1);
  let clicks = 0;
  const click = async (what: ReturnType<typeof button>) => {
    await what.click();
    clicks += 1;
  };
  await click(button(page, /^Play /));
  const game = answered(matchDealt(SEATS), SEATED);
  await showsGame(page, game);
  const [placement] = legalPlacements(game);
  if (!placement) throw new Error('a game that begins has a legal placement');
  await click(handTile(page, placement.tile));
  await click(spaceAt(page, placement));
  await expect(heldTile(page)).toHaveAttribute('data-tile', String(placement.tile));
  expect(clicks).toBe(3);
  await expect(page.getByRole('region', { name: /^You, red/ })).toBeVisible();
});

testAlone('a stranger is told the aim, and can learn, play or solve the puzzle of the day', async ({ page }) => {
  await expect(onStart(page)).toContainText('Build the longest line or loop in your colour.');
  await button(page, /^Learn to play/).click();
  await page.getByRole('button', { name: 'Leave lesson' }).click();
  await expect(button(page, /^Learn to play/)).toBeVisible();
  await button(page, /^Puzzle of the day/).click();
  await expect(page.locator('.start-screen')).toHaveCount(0);
  await chooseFromMenu(page, 'File', 'Close');
  await button(page, 'More ways to play…').click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
});

testAlone('a window left open over midnight offers the puzzle of the new day', NIGHTLY, async ({ page }) => {
  const puzzle = button(page, /^Puzzle of the day/);
  await page.clock.setFixedTime(new Date(2026, 2, 1, 23, 59));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(puzzle).toContainText('Sunday');
  await page.clock.setFixedTime(new Date(2026, 2, 2, 0, 1));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(puzzle).toContainText('Monday');
});

testAlone('the start screen says which lesson comes next', async ({ page }) => {
  await button(page, /^Learn to play/).click();
  for (const name of ['Next', 'Next'])
    await page.locator('.callout').getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Leave lesson' }).click();
  const next = button(page, /^Continue with lesson 2 of 11/);
  await expect(next).toContainText('Match the colours');
  await next.click();
  await expect(page.getByRole('region', { name: 'Match the colours', exact: true })).toBeVisible();
});

testAlone(
  'who comes back goes on with the last game, or plays the last opponent again',
  async ({ app, page, folder }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, /^Play /).click();
    await expect(page.locator('.hand')).toHaveCount(2);
    await closeUnsaved(page);
    await startGame(page, TWO, 7);
    await playSome(page, dealt(TWO, 7), 3);
    await stubSaveDialog(app, path.join(folder, 'duel.txg'));
    await page.keyboard.press('Control+s');
    await expect.poll(() => titleOf(app)).toBe('duel.txg – Tantrix');
    await chooseFromMenu(page, 'File', 'Close');
    await expect(button(page, 'Open duel')).toBeVisible();
    await expect(button(page, /^Play Mason again/)).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page.locator('.laid-tile')).toHaveCount(3);
    await chooseFromMenu(page, 'File', 'Close');
    await button(page, 'Open duel').click();
    await expect(page.locator('.laid-tile')).toHaveCount(3);
    await chooseFromMenu(page, 'File', 'Close');
    await button(page, /^Play Mason again/).click();
    await expect(page.getByRole('region', { name: /^Mason, blue, computer player, level 1/ })).toBeVisible();
  },
);

testAlone('a game by mail that waits is told of, and is one click away', NIGHTLY, async ({ page }) => {
  let seed = 0;
  while (dealt(TWO, seed).position.mover !== 0) seed += 1;
  await startMailGame(page, TWO, seed);
  await chooseFromMenu(page, 'File', 'Close');
  await expect(onStart(page)).toContainText('Email games (1 waiting)');
  await button(page, 'Play the game with Bob').click();
  await expect(page.locator('.hand')).not.toHaveCount(0);
});
