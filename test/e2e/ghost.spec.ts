import { legalPlacements } from '../../src-shared/tantrix';
import { expect, NIGHTLY, test, testAlone } from './fixtures';
import { dealt, handTile, heldTile, middleOf, playByMouse, spaceAt, startGame, TWO } from './gestures';

const SEED = 7;
const game = dealt(TWO, SEED);
const [first] = legalPlacements(game);
if (!first) throw new Error('the first tile can be played');

test.beforeEach(async ({ page }) => {
  await startGame(page, TWO, SEED);
});

testAlone(
  'the ghost under the pointer shows one rotation after the other, and a click lays the one shown',
  NIGHTLY,
  async ({ page }) => {
    await handTile(page, first.tile).click();
    const ghost = spaceAt(page, first).locator('.space-ghost');
    const { x, y } = await middleOf(spaceAt(page, first));
    // Time stands still, so that the ghost waits for the click.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(x, y);
    await expect(page.locator('.pointed-space')).toContainText('the selected tile fits 6 ways');
    await expect(ghost).toHaveAttribute('data-rotation', '0');
    await page.clock.runFor(1150);
    await expect(ghost).toHaveAttribute('data-rotation', '1');
    await page.clock.runFor(1100);
    await expect(ghost).toHaveAttribute('data-rotation', '2');
    await page.mouse.click(x, y);
    await expect(heldTile(page)).toHaveAttribute('data-rotation', '2');
  },
);

testAlone(
  'with little motion the ghost stays, and the status bar says how many ways there are',
  NIGHTLY,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await handTile(page, first.tile).click();
    await spaceAt(page, first).hover();
    await expect(page.locator('.pointed-space')).toContainText('the selected tile fits 6 ways');
    await page.clock.runFor(2300);
    await expect(spaceAt(page, first).locator('.space-ghost')).toHaveAttribute('data-rotation', '0');
  },
);

test('what is said of a space under the pointer goes with the tile that was selected', async ({ page }) => {
  await handTile(page, first.tile).click();
  await spaceAt(page, first).hover();
  await expect(page.locator('.pointed-space')).toContainText('the selected tile fits');
  await page.keyboard.press('Escape');
  await expect(page.locator('.pointed-space')).toContainText('Space');
  await expect(page.locator('.pointed-space')).not.toContainText('the selected tile fits');
});

test('every space says what it is when it is pointed at', NIGHTLY, async ({ page }) => {
  await playByMouse(page, first);
  const space = page.locator('.space').first();
  const pointed = page.locator('.pointed-space');
  await space.hover();
  await expect(pointed).toHaveText(/^Space; needs \w+; /);
  await expect(pointed).not.toHaveText(/\d/);
  // Tiles are seen there whose numbers are read aloud.
  const label = (await space.getAttribute('aria-label')) ?? '';
  const tiles = [...(/tiles? (.*) fit/.exec(label)?.[1] ?? '').matchAll(/\d+/g)].map(String);
  await expect(pointed.locator('.tile-in-words')).toHaveCount(tiles.length);
  await page.locator('.menu-bar').hover();
  await expect(page.locator('.pointed-space')).toHaveCount(0);
});

test('a space under a pointer that rests is not spoken of after a move, which asks for words about the turn', async ({
  page,
}) => {
  const space = spaceAt(page, first);
  const pointed = page.locator('.pointed-space');
  await space.hover();
  await expect(pointed).toHaveCount(1);
  const { x, y } = await middleOf(space);
  await handTile(page, first.tile).click();
  await page.mouse.click(x, y);
  await page.keyboard.press('Enter');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await page.mouse.move(x + 160, y);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await page.mouse.move(x, y);
  await expect(pointed).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect(pointed).toHaveCount(0);
});
