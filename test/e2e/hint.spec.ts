import type { Page } from '@playwright/test';
import { type Hint, hintFor, type Reason, seedOfGame } from '../../src-shared/robots';
import { type Game, type Hex, hexKey, rotateHex, seededRandom } from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { LOOP_BEATS_LINE, RESTRICTED } from '../support/situations';
import { PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import { expect, NIGHTLY, test } from './fixtures';
import {
  chooseFromMenu,
  dealt,
  fillInPlayers,
  handTile,
  heldTile,
  menuItem,
  openRecord,
  playSome,
  spaceAt,
  startDeal,
  startMatch,
  TWO,
} from './gestures';
import { proves } from './proves';

const THINKING = 'Looking for the best move…';
const panel = (page: Page) => page.getByRole('region', { name: 'Hint' });
const ghost = (page: Page) => page.getByRole('img', { name: /^Suggested: / });
const playButton = (page: Page) => panel(page).getByRole('button', { name: 'Play this move' });

/** The hint as the engine gives it. */
const expected = (game: Game): Hint => hintFor(game, seededRandom(seedOfGame(game)));

/** Waits for the hint; on a busy machine the search takes its time. */
const seeHint = (page: Page): Promise<void> => expect(ghost(page)).toBeVisible({ timeout: 20_000 });

/** The number of a space, as it says itself. */
async function numberOf(page: Page, hex: Hex): Promise<string> {
  const label = await spaceAt(page, hex).getAttribute('aria-label');
  return /^Space (\d+)/.exec(label ?? '')?.[1] ?? 'none';
}

/** The letter of a space, as the board shows it. */
const nameOf = async (page: Page, hex: Hex): Promise<string> =>
  (await spaceAt(page, hex).locator('+ .space-notes .space-name').textContent()) ?? '';

/** The numbers and names that the words of a reason must hold, in their order. */
function factsOf(reason: Reason, space: string): readonly (string | number)[] {
  if (reason.kind === 'closesLoop') return [reason.tiles, reason.score];
  if (reason.kind === 'joinsLines') return [reason.first, reason.second, reason.length];
  if (reason.kind === 'joinsThrough') return [reason.first, reason.second, space, reason.fits];
  if (reason.kind === 'extendsLine') return [reason.from, reason.to];
  if (reason.kind === 'fillsNext') return [reason.count];
  return reason.fits === 0
    ? [reason.colour, reason.length, space]
    : [reason.colour, reason.length, space, reason.fits, reason.before];
}

async function patternOf(page: Page, reason: Reason): Promise<RegExp> {
  const space = 'hex' in reason ? await nameOf(page, reason.hex) : '';
  return new RegExp(`\\b${factsOf(reason, space).join('\\b.*\\b')}\\b`);
}

for (const [name, game] of [
  ['early', gameOf(LOOP_BEATS_LINE)],
  ['in the middle', gameOf(PASSED_OVER, 35)],
  ['near the end', gameOf(SHARED_WIN, 48)],
] as const) {
  test(
    `a hint shows the best move and says why: ${name}`,
    name === 'near the end' ? {} : NIGHTLY,
    async ({ app, page, folder }) => {
      const { placement, reasons, margin } = expected(game);
      expect(reasons).not.toEqual([]);
      await openRecord(app, page, folder, game);
      await chooseFromMenu(page, 'Edit', 'Hint');
      await seeHint(page);
      await expect(ghost(page)).toHaveAttribute('data-suggests', String(placement.tile));
      await expect(ghost(page)).toHaveAttribute('data-hex', hexKey(placement));
      await expect(ghost(page)).toHaveAttribute('data-rotation', String(placement.rotation));
      await expect(handTile(page, placement.tile)).toHaveAccessibleName(/suggested$/);
      await expect(heldTile(page)).toHaveCount(0);
      await expect(handTile(page, placement.tile)).toHaveAttribute('aria-pressed', 'false');

      await expect(panel(page)).toContainText('in the marked space');
      await expect(panel(page).locator('.hint-placement').getByRole('img')).toHaveAccessibleName(
        `tile ${placement.tile}`,
      );
      const said = panel(page).getByRole('listitem');
      await expect(said).toHaveCount(reasons.length);
      for (const [at, reason] of reasons.entries()) {
        await expect(said.nth(at)).toHaveText(await patternOf(page, reason));
        if (!('hex' in reason)) continue;
        await expect(spaceAt(page, reason.hex)).toHaveAccessibleName(
          new RegExp(`^Space ${await nameOf(page, reason.hex)}\\b`),
        );
      }
      const points = Math.abs(Math.round(margin));
      await expect(panel(page)).toContainText(points === 0 ? 'about even' : String(points));
      proves('more.hint');
      const where = `Tile ${placement.tile} in space ${await numberOf(page, placement)}.`;
      const news = page.locator('[aria-live=polite]').filter({ hasText: where });
      for (const words of await said.allTextContents()) await expect(news).toContainText(words);
    },
  );
}

test('a hint turns with the table', NIGHTLY, async ({ app, page, folder }) => {
  const game = gameOf(SHARED_WIN, 48);
  const { placement, reasons } = expected(game);
  await openRecord(app, page, folder, game);
  await page.keyboard.press('F2');
  await seeHint(page);
  await page.keyboard.press('PageDown');
  const hex = rotateHex(placement, 1);
  await expect(ghost(page)).toHaveAttribute('data-hex', hexKey(hex));
  await expect(ghost(page)).toHaveAttribute('data-rotation', String((placement.rotation + 1) % 6));
  for (const reason of reasons) {
    if (!('hex' in reason)) continue;
    const named = rotateHex(reason.hex, 1);
    await expect(spaceAt(page, named).locator('+ .space-notes .space-name')).toHaveText(/^[A-F]$/);
  }
});

test('a hint is played by its button or by Ctrl+Enter, and goes with the game', async ({ app, page, folder }) => {
  const game = gameOf(SHARED_WIN, 48);
  const { placement } = expected(game);
  const laid = page.locator(`.laid-tile[data-tile="${placement.tile}"]`);
  await openRecord(app, page, folder, game);
  for (const playIt of [() => playButton(page).click(), () => page.keyboard.press('Control+Enter')]) {
    await page.keyboard.press('F2');
    await seeHint(page);
    await playIt();
    await expect(laid).toHaveAttribute('data-hex', hexKey(placement));
    proves('more.play-hint');
    await expect(panel(page)).toHaveCount(0);
    await expect(ghost(page)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(laid).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
  }
});

test('Esc lets a hint go, also while it is looked for', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(RESTRICTED));
  await page.keyboard.press('F2');
  await expect(panel(page)).toContainText(THINKING);
  await expect(await menuItem(page, 'Edit', 'Hint')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  // The next question is answered, not the one that nobody waits for any more.
  await chooseFromMenu(page, 'Edit', 'Hint');
  await expect(panel(page)).toContainText(THINKING);
  await seeHint(page);
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('F2');
  await seeHint(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(ghost(page)).toHaveCount(0);
});

test('a move that is made meanwhile ends the search', NIGHTLY, async ({ page }) => {
  await chooseFromMenu(page, 'File', 'New game…');
  await fillInPlayers(page, TWO);
  await startDeal(page, 7);
  const game = await playSome(page, dealt(TWO, 7), 1);
  await page.keyboard.press('F2');
  await expect(panel(page)).toContainText(THINKING);
  await page.keyboard.press('Control+z');
  await expect(panel(page)).toHaveCount(0);
  expect(game.placements).toHaveLength(1);
  await page.keyboard.press('F2');
  await seeHint(page);
  await expect(ghost(page)).toHaveAttribute('data-hex', '0,0');
});

test('there are no hints under competition rules, in a replay, or after the end', async ({ app, page, folder }) => {
  const expectNone = async () => {
    await expect(await menuItem(page, 'Edit', 'Hint')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('F2');
    await expect(panel(page)).toHaveCount(0);
  };
  await expectNone();
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await expectNone();
  await chooseFromMenu(page, 'Edit', 'Replay');
  await expectNone();
  await startMatch(page, TWO);
  await expectNone();
});
