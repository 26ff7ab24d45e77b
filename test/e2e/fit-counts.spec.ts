import type { Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import {
  fitCounts,
  fitCountText,
  type Game,
  hexKey,
  rotateHex,
  spacesOf,
  tilesThatFit,
  unplayedTiles,
} from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { CHAIN_AFTER, RESTRICTED, TWO_FORCED } from '../support/situations';
import { LIFTED_IN_TURN, SHARED_WIN } from '../support/whole-games';
import { expect, NIGHTLY, test } from './fixtures';
import { chooseFromMenu, handTile, menuItem, openRecord, openText, recordOf, spaceAt, statusText } from './gestures';
import { proves } from './proves';

const marks = (page: Page) => page.locator('.fit-count');
const arrows = (page: Page) => page.locator('.fit-arrow');

/** The tiles of all hands that bear an arrow. */
const pointedOut = (page: Page): Promise<number[]> =>
  arrows(page).evaluateAll((all) =>
    all.map((arrow) => Number(arrow.closest<HTMLElement>('[data-tile]')?.dataset.tile)).toSorted((a, b) => a - b),
  );

const held = ({ position }: Game, tiles: readonly number[]): number[] =>
  position.hands
    .flat()
    .filter((tile) => tiles.includes(tile))
    .toSorted((a, b) => a - b);

for (const [name, game] of [
  ['one of them has no tile that fits yet', gameOf(RESTRICTED)],
  ['both players hold one', gameOf(CHAIN_AFTER)],
  ['tiles fit more than one', gameOf(LIFTED_IN_TURN, 40)],
  ['tiles fit later', gameOf(SHARED_WIN, 34)],
  ['no tile is left', gameOf(LIFTED_IN_TURN, 49)],
] as const) {
  test(`forced spaces bear how many tiles fit, and who holds one: ${name}`, async ({ app, page, folder }) => {
    const counts = fitCounts(game);
    await openRecord(app, page, folder, game);
    await expect(marks(page)).toHaveCount(0);
    await chooseFromMenu(page, 'View', 'Fit counts');
    await expect(marks(page)).toHaveCount(counts.length);
    for (const { hex, tiles, shared, later, holders } of counts) {
      const space = spaceAt(page, hex);
      const mark = space.locator('+ .space-notes .fit-count');
      await expect(mark.locator('> text')).toHaveText(fitCountText({ tiles, shared, later }));
      const dots = await mark.locator('.fit-holder').evaluateAll((all) => all.map((dot) => dot.getAttribute('class')));
      expect(dots).toEqual(holders.map((seat) => `fit-holder fit-${game.deal.seats[seat]}`));
      await expect(mark.locator('.fit-nobody')).toHaveCount(holders.length === 0 ? 1 : 0);
      const label = await space.getAttribute('aria-label');
      const amount = tiles.length === 0 ? 'no' : String(tiles.length);
      expect(label).toMatch(new RegExp(`; ${amount} remaining tiles? can go here now`));
      for (const seat of holders) expect(label).toMatch(new RegExp(`held by .*${game.deal.seats[seat]}`));
      await space.hover();
      await expect.poll(() => pointedOut(page)).toEqual(held(game, tiles));
    }
    await page.mouse.move(2, 2);
    const fitting = counts.flatMap(({ tiles }) => tiles);
    await expect.poll(() => pointedOut(page)).toEqual(held(game, fitting));
    proves('more.fit-counts');
  });
}

test(
  'the spaces that a tile fits are marked while it is pointed at, or has the focus',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const game = gameOf(LIFTED_IN_TURN, 40);
    const counts = fitCounts(game);
    await openRecord(app, page, folder, game);
    await chooseFromMenu(page, 'View', 'Fit counts');
    const marked = page.locator('.space:has(+ .space-notes .is-pointed-out)');
    const hexesMarked = async () =>
      new Set(await marked.evaluateAll((all) => all.map((space) => space.getAttribute('data-hex'))));
    const hexesOf = (tile: number) =>
      new Set(counts.filter(({ tiles }) => tiles.includes(tile)).map(({ hex }) => hexKey(hex)));
    for (const tile of game.position.hands.flat()) {
      await handTile(page, tile).hover();
      await expect.poll(hexesMarked).toEqual(hexesOf(tile));
    }
    await page.mouse.move(2, 2);
    await expect(marked).toHaveCount(0);
    const mine = game.position.hands[game.position.mover]?.find((tile) => hexesOf(tile).size > 0) ?? 0;
    // It may have it already.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await handTile(page, mine).focus();
    await expect.poll(hexesMarked).toEqual(hexesOf(mine));
  },
);

test('the counts turn with the table, and go when they are turned off', NIGHTLY, async ({ app, page, folder }) => {
  const game = gameOf(TWO_FORCED);
  const [count] = fitCounts(game);
  if (!count) throw new Error('no forced space');
  await openRecord(app, page, folder, game);
  await chooseFromMenu(page, 'View', 'Fit counts');
  await page.keyboard.press('PageDown');
  const mark = spaceAt(page, rotateHex(count.hex, 1)).locator('+ .space-notes .fit-count');
  await expect(mark.locator('> text')).toHaveText(fitCountText(count));
  await chooseFromMenu(page, 'View', 'Fit counts');
  await expect(marks(page)).toHaveCount(0);
  await expect(arrows(page)).toHaveCount(0);
});

test('a tile that fits says so, whoever has it', NIGHTLY, async ({ app, page, folder }) => {
  const game = gameOf(CHAIN_AFTER);
  const tiles = fitCounts(game).flatMap((fit) => fit.tiles);
  await openRecord(app, page, folder, game);
  await chooseFromMenu(page, 'View', 'Fit counts');
  for (const hand of game.position.hands) {
    const names = await Promise.all(hand.map((tile) => handTile(page, tile).getAttribute('aria-label')));
    const fitting = hand.filter((_, slot) => names[slot]?.includes('fits a forced space'));
    expect(fitting).toEqual(hand.filter((tile) => tiles.includes(tile)));
    expect(fitting).not.toEqual([]);
  }
});

test('under competition rules nothing tells what fits: no cross, no number, no words', async ({
  app,
  page,
  folder,
}) => {
  const game = gameOf(LIFTED_IN_TURN, 45);
  const dead = spacesOf(game).find((space) => tilesThatFit(space, unplayedTiles(game)).length === 0);
  if (!dead) throw new Error('every space can be filled');
  const pointed = page.locator('.pointed-space');
  const says = async () => {
    await spaceAt(page, dead.hex).hover();
    await expect(pointed).toContainText(/space/i);
    const labels = await page.locator('.space, .hand-tile').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    return [await statusText(page).textContent(), await pointed.textContent(), ...labels].join('\n');
  };
  const crosses = page.locator('.sign-impossible');
  await openRecord(app, page, folder, game);
  await expect(crosses).not.toHaveCount(0);
  await chooseFromMenu(page, 'View', 'Fit counts');
  await expect(marks(page)).not.toHaveCount(0);
  expect(await says()).toMatch(/\bfits?\b/);

  await openText(app, page, folder, makeTxg({ ...recordOf(game), isCompetition: true }));
  await expect(page.getByRole('contentinfo')).toContainText('Competition rules');
  for (const sign of [crosses, marks(page), arrows(page)]) await expect(sign).toHaveCount(0);
  expect(await says()).not.toMatch(/\bfits?\b/);
  const item = await menuItem(page, 'View', 'Fit counts');
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).not.toBeChecked();
});
