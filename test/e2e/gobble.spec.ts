import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { newRace, raceOrder, sharesFor } from '../../src-shared/gobble/race';
import { raceKind } from '../../src-shared/record';
import { showSize } from '../gallery/looks';
import { expect, launch, NIGHTLY, pageOf, quit, test } from './fixtures';
import { alertNamed, boxOf, chooseFromMenu, dragTo, middleOf, pickSegment, statusText } from './gestures';
import { newestEntry } from './journal';
import {
  goOnToGobble,
  laidTiles,
  nearlyOut,
  openRace,
  openRaceChoice,
  racer,
  raceSpace,
  raceTile,
  turnTo,
} from './race-table';

test('a person races three computer players by mouse, fills a gobble, throws a tile and is out', async ({
  app,
  page,
  folder,
}) => {
  const { record, gobble } = nearlyOut(['beginner', 'beginner', 'beginner']);
  await openRace(app, page, folder, record);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await raceTile(page, gobble.tile).click();
  await turnTo(page, gobble.tile, gobble.rotation);
  await dragTo(page, raceTile(page, gobble.tile), await middleOf(raceSpace(page, gobble)));
  await expect(page.locator('.gobble-call')).toHaveText('Gobble!');
  await expect(page.getByRole('button', { name: 'Throw to Cid' })).toBeDisabled();
  const [last = 0] = record.race.hands[0]?.filter((tile) => tile !== gobble.tile) ?? [];
  await raceTile(page, last).click();
  await page.getByRole('button', { name: 'Throw to Cid' }).click();
  await expect(racer(page, 0)).toContainText('Out! Place 1');
  await expect(statusText(page)).toContainText('You’re out');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(racer(page, 2).locator('b')).toHaveText(/^1[45]$/);
});

test('in a small window all tiles of the person are in sight, and large enough to be hit, however many race', async ({
  app,
  page,
  folder,
}) => {
  await showSize(app, page, { name: '', width: 800, height: 600, text: 100 });
  for (const racers of [2, 3, 4, 5, 6]) {
    const seats = Array.from({ length: racers }, (_, seat) => seat);
    const race = newRace({ order: raceOrder(7), shares: sharesFor(seats.map(() => 0)) });
    const players = seats.map((seat) => ({ name: `P${seat}`, ...(seat > 0 && { pace: 'beginner' as const }) }));
    await openRace(app, page, folder, { players, race, isSlow: true, clock: 0 });
    await expect(page.locator('.racer')).toHaveCount(racers);
    for (const tile of race.hands[0] ?? []) {
      await expect(raceTile(page, tile)).toBeInViewport({ ratio: 1 });
      const { width, height } = await boxOf(raceTile(page, tile));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  }
  // Nor is the tile that is to be thrown out of sight.
  const { record, gobble } = nearlyOut(['beginner', 'beginner', 'beginner', 'beginner', 'beginner']);
  await openRace(app, page, folder, record);
  await goOnToGobble(page, gobble);
  await expect(page.locator('.race-tiles .box-tile')).toBeInViewport({ ratio: 1 });
});

test('a race is begun, and a tile laid, by keyboard; a refusal is told', NIGHTLY, async ({ page }) => {
  await openRaceChoice(page);
  await page.getByText('Slow race').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.race-tiles .is-selected')).toHaveCount(1);
  // Every tile is tried at the first space in every rotation, until one matches.
  const before = await page.locator('.race-tiles .box-tile').count();
  await page.keyboard.press('ArrowDown');
  for (let tries = 0; tries < 6 * before; tries++) {
    await page.keyboard.press('Enter');
    if ((await page.locator('.race-tiles .box-tile').count()) < before) break;
    await expect(statusText(page)).toHaveText(/colours|match|touch/i);
    await page.keyboard.press('PageDown');
    if (tries % 6 === 5) await page.keyboard.press('ArrowRight');
    if (tries % 6 === 5) await page.keyboard.press('ArrowDown');
  }
  await expect(page.locator('.race-tiles .box-tile')).toHaveCount(before - 1);
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  const laid = await laidTiles(page).count();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The computer players go on by themselves.
  await expect.poll(() => laidTiles(page).count(), { timeout: 60_000 }).toBeGreaterThan(laid);
});

test('two people share a computer: one has the mouse, the other the keys', NIGHTLY, async ({ app, page, folder }) => {
  const { record, gobble } = nearlyOut(['swift']);
  const [ann] = record.players;
  if (!ann) throw new Error('nobody plays');
  await openRace(app, page, folder, { ...record, players: [ann, { name: 'Bob' }] });
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(racer(page, 0)).toContainText('Mouse');
  await expect(racer(page, 1)).toContainText('Keyboard');
  // Ann has a tile in hand by mouse, and Bob another by the keys, at the same time.
  await raceTile(page, gobble.tile).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.race-tiles .is-selected')).toHaveCount(2);
  await turnTo(page, gobble.tile, gobble.rotation);
  await raceSpace(page, gobble).click();
  await expect(page.locator('.gobble-call')).toHaveText('Gobble!');
  // A press of the mouse takes no key from Bob.
  const bobs = page.locator('.race-hand').nth(1).locator('.is-selected');
  const before = await bobs.getAttribute('data-tile');
  await page.keyboard.press('ArrowRight');
  await expect(bobs).not.toHaveAttribute('data-tile', before ?? '');
});

test('people who take turns have the clock between them', NIGHTLY, async ({ page }) => {
  await openRaceChoice(page);
  await pickSegment(page, 'Players', '2');
  await page
    .getByRole('group', { name: 'Player 2' })
    .getByRole('button', { name: /computer/ })
    .click();
  await page.getByRole('option', { name: 'Human' }).click();
  await expect(page.getByText('Fair on one computer')).toBeVisible();
  await pickSegment(page, 'Seconds a turn', '10');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'GO', exact: true }).click();
  await expect(page.locator('.race-hand')).toHaveCount(1);
  await expect(page.locator('.race-hand h2')).toContainText('Circle');
  await expect(page.locator('.race-hand h2')).toContainText('Triangle', { timeout: 20_000 });
});

test('a race that was killed in the middle comes back in a pause, and is saved', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  const first = await launch(profile);
  const { record, gobble } = nearlyOut(['swift']);
  const page = await pageOf(first);
  await openRace(first, page, folder, record);
  await goOnToGobble(page, gobble);
  await page.getByRole('button', { name: 'Pause' }).click();
  const laid = await laidTiles(page).count();
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(async () => raceKind.parse(await readFile(path.join(folder, 'game.txg'), 'utf8')).ok).toBe(true);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => laidTiles(page).count(), { timeout: 30_000 }).toBeGreaterThan(laid);
  await page.getByRole('button', { name: 'Pause' }).click();
  const tiles = await laidTiles(page).count();
  // Two of them lay there before the first move.
  await expect.poll(async () => (await newestEntry(profile))?.moves).toBeGreaterThanOrEqual(tiles - 2);
  first.process().kill('SIGKILL');
  const app = await launch(profile);
  const again = await pageOf(app);
  await alertNamed(again, 'Restore your last game?').getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(laidTiles(again)).toHaveCount(tiles);
  await quit(app);
});

test('who raced the last time is proposed for the next race', NIGHTLY, async ({ page }) => {
  await openRaceChoice(page);
  await pickSegment(page, 'Players', '3');
  await page.getByRole('group', { name: 'Player 1' }).getByRole('textbox', { name: 'Name' }).fill('Kim');
  await page.getByText('Slow race').click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await page.reload();
  await openRaceChoice(page);
  await expect(page.locator('.racer-row')).toHaveCount(3);
  await expect(page.getByRole('group', { name: 'Player 1' }).getByRole('textbox', { name: 'Name' })).toHaveValue('Kim');
  await expect(page.getByRole('checkbox', { name: 'Slow race' })).toBeChecked();
});
