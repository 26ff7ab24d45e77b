import type { Page } from '@playwright/test';
import { type Game, legalPlacements, play, standingsOf } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test } from './fixtures';
import {
  chooseFromMenu,
  closeSettings,
  dealt,
  dragTo,
  handTile,
  matchDealt,
  menuItem,
  middleOf,
  openSettings,
  playByMouse,
  playSome,
  startGame,
  startMatch,
  statusText,
  tick,
  TWO,
} from './gestures';
import { proves } from './proves';

const deal = dealt(TWO, 3);
const { mover } = deal.position;
const [first] = legalPlacements(deal);
if (!first) throw new Error('a new game has a legal placement');
const after = (game: Game): Game => {
  const result = play(game, first);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
};
/** A tile of the player who moves second. */
const other = deal.position.hands[1 - mover]?.[0] ?? 0;

const [player, owner] = [TWO[mover], TWO[1 - mover]].map((seat) => `${seat?.name} (${seat?.colour})`);
/** What is said of a tile of the player who moves second. */
const whose = `This tile belongs to ${owner}. To move: ${player}.`;

const nextPlayer = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next player' });

/** Sets what the Settings dialog sets, and starts the page anew with it. */
async function promptForNextPlayer(page: Page): Promise<void> {
  await page.evaluate(() => window.tantrix.setPreferences({ nextPlayerPrompt: true }));
  await page.reload();
  await page.locator('.start-screen').waitFor();
}

test('a tile of somebody else is not moved, and it is told whose it is', async ({ page }) => {
  await startGame(page, TWO, 3);
  await handTile(page, first.tile).click();
  await handTile(page, other).click({ force: true });
  await expect(statusText(page)).toHaveText(whose);
  await expect(handTile(page, first.tile)).toHaveAttribute('aria-pressed', 'true');
  await expect(handTile(page, first.tile)).toBeFocused();
  await handTile(page, first.tile).click();
  await expect(statusText(page)).not.toHaveText(whose);
  await dragTo(page, handTile(page, other), await middleOf(page.locator('.board')));
  await expect(statusText(page)).toHaveText(whose);
  await expect(page.locator('.loose-tile')).toHaveCount(0);
  proves('message.not-your-move');
});

test('tiles laid since one’s last move bear the colour of whoever laid them', async ({ page }) => {
  await startGame(page, TWO, 3);
  await playByMouse(page, first);
  // What the tile gains is told although the hand has gone to the others'.
  const gained = standingsOf(after(deal))[mover]?.score ?? 0;
  expect(gained).toBeGreaterThan(0);
  await expect(page.locator(`.hand-other[data-seat="${mover}"] .score-gain`)).toHaveText(`+${gained}`);
  // Once it was told it is not told again, when the hand comes back either.
  await expect(page.locator('.score-gain')).toHaveCount(0);
  const rims = page.locator('.laid-tile .news-rim');
  await expect(rims).toHaveCount(1);
  await expect(rims).toBeVisible();
  await expect(rims).toHaveClass(new RegExp(`rim-${TWO[mover]?.colour}`));
  await page.locator(`.hand[data-seat="${mover}"]`).getByRole('button', { name: 'Show last turn' }).click();
  await expect(page.locator('.replay-bar')).toBeVisible();
  await expect(page.locator('.replay-bar')).toHaveCount(0);
  await expect(rims).toHaveCount(1);
  const second = await playSome(page, after(deal), 1);
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(second.position.mover));
  await expect(page.locator(`.rim-${TWO[mover]?.colour}`)).toHaveCount(second.position.mover === mover ? 0 : 1);
  await expect(page.locator(`.rim-${TWO[1 - mover]?.colour}`)).toHaveCount(second.position.mover === mover ? 1 : 0);
});

test('after an undo it is said how much was undone', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await playByMouse(page, first);
  await page.keyboard.press('Control+z');
  await expect(statusText(page)).toContainText('1 tile undone; Redo brings it back.');
  await page.keyboard.press('Control+y');
  await expect(statusText(page)).not.toContainText('undone');
});

test('a refusal is seen without a status bar, too', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await chooseFromMenu(page, 'View', 'Status bar');
  await handTile(page, other).click({ force: true });
  await expect(statusText(page)).toHaveText(whose);
  const width = await statusText(page).evaluate((text) => text.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(100);
});

test('Next player hands the turn on; until then the last tile can be undone', async ({ page }) => {
  await promptForNextPlayer(page);
  await startGame(page, TWO, 3);
  await playByMouse(page, first);
  await expect(nextPlayer(page)).toBeFocused();
  await expect(statusText(page)).toContainText('your turn is over');
  await expect(page.locator('.is-mover')).toHaveCount(0);
  for (const tile of [other, ...(after(deal).position.hands[mover] ?? []).slice(0, 1)]) {
    await handTile(page, tile).click({ force: true });
    await expect(statusText(page)).toContainText('Choose Next player');
  }
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  proves('settings.next-player-prompt.undo');
  await expect(nextPlayer(page)).toHaveCount(0);
  await playByMouse(page, first);
  await nextPlayer(page).click();
  await expect(nextPlayer(page)).toHaveCount(0);
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - mover));
  await page.keyboard.press('Control+z');
  await expect(page.locator('.is-mover .hand-tile').first()).toBeFocused();
  await page.keyboard.press('Control+y');
  await expect(nextPlayer(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - mover));
  await expect(await menuItem(page, 'Edit', 'Next player')).toBeDisabled();
});

test('the prompt comes and goes as the Settings say, in the game that is open', async ({ page }) => {
  const ask = async (on: boolean, button: 'OK' | 'Cancel') => {
    await openSettings(page, 'Play');
    await tick(page, 'Confirm end of turn', on);
    await closeSettings(page, button);
  };
  await startGame(page, TWO, 3);
  await ask(true, 'OK');
  await playByMouse(page, first);
  await expect(nextPlayer(page)).toBeFocused();
  await ask(false, 'Cancel');
  await expect(nextPlayer(page)).toBeVisible();
  await ask(false, 'OK');
  await expect(nextPlayer(page)).toHaveCount(0);
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - mover));
  await expect(page.locator('.is-mover .hand-tile:focus')).toHaveCount(1);
  proves('settings.next-player-prompt');
});

test('a replay does not hand the turn on, the Edit menu does', async ({ page }) => {
  await promptForNextPlayer(page);
  await startGame(page, TWO, 3);
  await playByMouse(page, first);
  await page.keyboard.press('Control+r');
  await expect(nextPlayer(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(nextPlayer(page)).toBeVisible();
  await chooseFromMenu(page, 'Edit', 'Next player');
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - mover));
  proves('edit.next-player');
});

test('under competition rules there is no prompt', async ({ page }) => {
  await promptForNextPlayer(page);
  await startMatch(page, TWO);
  const match = matchDealt(TWO);
  await playSome(page, match, 1);
  await expect(nextPlayer(page)).toHaveCount(0);
  await expect(page.locator('.is-mover')).toHaveAttribute('data-seat', String(1 - match.position.mover));
  proves('settings.next-player-prompt.competition');
});
