import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { makeTxg } from '../../src-shared/record';
import { type Game, moversOf, newGame, resultOf, rewind, standingsOf } from '../../src-shared/tantrix';
import { playedOut } from '../support/doubles';
import { withMason } from '../support/finished-games';
import { showSize } from '../gallery/looks';
import { gameOf, moveNumber, placement } from '../support/records';
import { PASSED_OVER, SHARED_WIN } from '../support/whole-games';
import { expect, stubSaveDialog, test } from './fixtures';
import { boxOf, chooseFromMenu, openRecord, openText, playByMouse, PEOPLE, statusText } from './gestures';
import { proves } from './proves';

/** The end of a game: the line that wins, the card of the result, and what it leads to. */

const card = (page: Page) => page.getByRole('region', { name: 'The game is over' });
const headline = (page: Page) => card(page).getByRole('heading');
const rematch = (page: Page) => card(page).getByRole('button', { name: 'Rematch' });
const fact = (page: Page, term: string) =>
  card(page)
    .locator('.result-facts > div', { has: page.getByText(term, { exact: true }) })
    .getByRole('definition');

const scores = (page: Page) => card(page).locator('.contestant strong');

const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

/** Opens a game of Ann and Bob without its last tile, and plays that. */
async function finish(app: ElectronApplication, page: Page, folder: string, record: typeof PASSED_OVER): Promise<Game> {
  await openRecord(app, page, folder, gameOf(record, 55));
  await playByMouse(page, placement(moveNumber(record, 56)));
  await expect(page.locator('.laid-tile')).toHaveCount(56);
  return gameOf(record);
}

/** What says that the game before the rematch is not saved. */
const notSaved = (page: Page) => page.getByRole('group', { name: 'The last game isn’t saved.' });

/** Plays the first tile of the hand on the first space that takes it. */
async function playAnywhere(page: Page): Promise<void> {
  await page.locator('.is-mover .hand-tile').first().click();
  await page.locator('.space-playable').first().click();
  await page.keyboard.press('Enter');
}

/** Lets what is open go where the program asks. */
const discard = (page: Page) => page.getByRole('button', { name: 'Don’t save' }).click();

test('Rematch is one click to a board with the first tile to be played', async ({ app, page, folder }) => {
  await still(page);
  const over = await finish(app, page, folder, PASSED_OVER);
  const [ann = 0, bob = 0] = resultOf(over)?.scores ?? [];
  await expect(headline(page)).toHaveText(`Bob wins by ${bob - ann}`);
  await rematch(page).click();
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await expect(statusText(page)).toHaveText(
    'Bob (yellow) won the last game and starts. Play the first tile in the middle.',
  );
  await expect(page.locator('.hand.is-mover')).toHaveAttribute('data-seat', '1');

  // The game before is not lost.
  const file = path.join(folder, 'before.txg');
  await stubSaveDialog(app, file);
  await notSaved(page).getByRole('button', { name: 'Save…' }).click();
  await expect.poll(() => existsSync(file)).toBe(true);
  await expect(notSaved(page)).toHaveCount(0);

  await playAnywhere(page);
  await expect(page.locator('.laid-tile')).toHaveCount(1);
});

test('a match is followed by a match', async ({ app, page, folder }) => {
  await still(page);
  const players = PEOPLE.slice(0, 2).map(({ name }) => ({ name, email: '', country: '' }));
  await openText(app, page, folder, makeTxg({ players, game: gameOf(PASSED_OVER), isCompetition: true }));
  // One that was opened again is no longer ranked.
  await expect(page.locator('.rules-note')).toHaveText('Competition rules, not ranked');
  await rematch(page).click();
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await expect(page.locator('.rules-note')).toHaveText('Competition rules');
});

test('what the card tells of earlier games is true', async ({ app, page, folder }) => {
  await still(page);
  const first = await finish(app, page, folder, PASSED_OVER);
  await expect(fact(page, 'Ann against Bob')).toHaveText('0 – 1');
  const [ann] = standingsOf(first);
  await expect(fact(page, `Ann’s ${ann?.isLoop ? 'loop' : 'line'}`)).toHaveText(`${ann?.path.length} tiles`);
  await chooseFromMenu(page, 'File', 'Close');
  await discard(page);
  await finish(app, page, folder, SHARED_WIN);
  await expect(headline(page)).toHaveText('Draw');
  await expect(fact(page, 'Ann against Bob')).toHaveText('0 – 1, 1 draw');
  // Taken back and played once more it is still one game.
  await page.keyboard.press('Control+z');
  await playByMouse(page, placement(moveNumber(SHARED_WIN, 56)));
  await expect(fact(page, 'Ann against Bob')).toHaveText('0 – 1, 1 draw');
});

/** Games of two, and who plays the last tile of each. */
const PLAYED = Array.from({ length: 40 }, (_, seed) => playedOut(newGame({ seats: ['red', 'yellow'] }, seed))).map(
  (game) => ({ game, last: moversOf(game).at(-1) ?? 0 }),
);
/** Of these some that a seat wins alone. */
const wonBy = (winner: (last: number) => number) =>
  PLAYED.filter(({ game, last }) => resultOf(game)?.winners.join() === String(winner(last))).slice(0, 2);
const WON = wonBy((last) => last);
const [LOST] = wonBy((last) => 1 - last);

test('a game that the computer player won can be saved when it has begun the next', async ({ app, page, folder }) => {
  await still(page);
  const tile = LOST?.game.placements.at(-1);
  if (!LOST || !tile) throw new Error('nobody was beaten');
  await openText(app, page, folder, withMason(rewind(LOST.game, LOST.game.placements.length - 1), LOST.last));
  await playByMouse(page, tile);
  await expect(headline(page)).toContainText('Mason wins by');
  await rematch(page).click();
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await expect(page.locator('.is-mover.is-mine .hand-tile')).toHaveCount(6);
  await expect(notSaved(page)).toBeVisible();

  await playAnywhere(page);
  await expect(page.locator('.laid-tile')).not.toHaveCount(1);
  await expect(notSaved(page)).toHaveCount(0);
});

test('after two wins in a row the next level is one click away', async ({ app, page, folder }) => {
  await still(page);
  for (const [at, { game, last }] of WON.entries()) {
    const tile = game.placements.at(-1);
    if (!tile) throw new Error('nothing was played');
    if (at > 0) {
      await expect(card(page)).not.toContainText('in a row');
      await chooseFromMenu(page, 'File', 'Close');
      await discard(page);
    }
    await openText(app, page, folder, withMason(rewind(game, game.placements.length - 1), last));
    await playByMouse(page, tile);
    await expect(headline(page)).toContainText('You win by');
  }
  await expect(fact(page, 'You against Mason')).toHaveText('2 – 0');
  await expect(card(page)).toContainText('2 wins in a row.');
  await card(page).getByRole('button', { name: 'Try level 3' }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Mason.*level 3/ })).toBeVisible();
  await expect(page.locator('.is-mover.is-mine .hand-tile')).toHaveCount(6);
});

test('a computer player that adapts plays the next game a level higher after a win', async ({ app, page, folder }) => {
  await still(page);
  const [won] = WON;
  const tile = won?.game.placements.at(-1);
  if (!won || !tile) throw new Error('nobody has won');
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByText('2 Casual', { exact: true }).click();
  await page.getByText('Adapts to me', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.is-mover.is-mine .hand-tile')).toHaveCount(6);
  await playAnywhere(page);

  await chooseFromMenu(page, 'File', 'Close');
  await discard(page);
  await openText(app, page, folder, withMason(rewind(won.game, won.game.placements.length - 1), won.last));
  await playByMouse(page, tile);
  await expect(card(page)).toContainText('It adapts: level 3 next time.');
  await rematch(page).click();
  await expect(page.getByRole('region', { name: /Mason.*level 3/ })).toBeVisible();

  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Against the computer' }).check({ force: true });
  await expect(page.getByRole('radio', { name: '3 Club player' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Adapts to me' })).toBeChecked();
});

test('the line that wins is drawn before the card comes', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER, 55));
  await page.evaluate(() => {
    const seen: string[] = [];
    const said = new Set<string>();
    new MutationObserver(() => {
      const links = document.querySelectorAll('.lit-paths .link').length;
      const count = document.querySelector('.ending-count strong')?.textContent ?? '';
      if (count !== '') seen.push(`${links} ${count}`);
      if (count !== '' && links > 0) said.add(document.querySelector('.status-text')?.textContent ?? '');
      Object.assign(document.documentElement.dataset, { seen: seen.join(', '), said: [...said].join(', ') });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
  await expect(card(page)).toBeVisible();
  await expect(card(page)).not.toHaveClass(/is-coming/);
  const [, bob] = standingsOf(gameOf(PASSED_OVER));
  const times = bob?.isLoop ? 2 : 1;
  const seen = (await page.evaluate(() => document.documentElement.dataset.seen ?? '')).split(', ');
  for (const each of seen) {
    const [links, count] = each.split(' ').map(Number);
    expect(count).toBe((links ?? 0) * times);
  }
  expect(seen.at(-1)).toBe(`${bob?.path.length} ${bob?.score}`);
  // Meanwhile nobody is to move any more, and who has won is not told beforehand.
  expect(await page.evaluate(() => document.documentElement.dataset.said)).toBe('The game is over.');
  await expect(statusText(page)).toHaveText('The game is over. Bob wins by 6.');
});

test('the key that skips the drawing presses nothing on the card that comes', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER, 55));
  await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
  const coming = page.locator('.result.is-coming');
  await expect(coming).toHaveAttribute('inert');
  await page.keyboard.press('Enter');
  await expect(coming).toHaveCount(0);
  await expect(page.locator('.ending-count')).toHaveCount(0);
  const contestants = card(page).locator('.contestant');
  await expect(contestants.first()).toBeFocused();
  const areLit = await contestants.evaluateAll((each) => each.map((button) => button.getAttribute('aria-pressed')));
  expect(areLit).toEqual(['false', 'true']);
});

test('where little moves the end is there at once', async ({ app, page, folder }) => {
  await still(page);
  await openRecord(app, page, folder, gameOf(PASSED_OVER, 55));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.ending-count, .is-coming')) document.documentElement.dataset.moved = 'yes';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
  await expect(card(page)).toBeVisible();
  const [, bob] = standingsOf(gameOf(PASSED_OVER));
  await expect(page.locator('.lit-paths .link')).toHaveCount(bob?.path.length ?? -1);
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
});

for (const [width, height, text] of [
  [1280, 800, 100],
  [1000, 720, 100],
  [900, 800, 100],
  [800, 600, 100],
  [800, 600, 200],
] as const) {
  test(`the card leaves the tantrix free at ${width} × ${height}, texts at ${text} %`, async ({
    app,
    page,
    folder,
  }) => {
    await still(page);
    await openRecord(app, page, folder, gameOf(PASSED_OVER));
    await showSize(app, page, { name: '', width, height, text });
    const { x, y, width: across, height: down } = await boxOf(card(page));
    const covered = await page
      .locator('.laid-tile .tile-body')
      .evaluateAll(
        (tiles, [left, top, right, bottom]) =>
          tiles
            .map((tile) => tile.getBoundingClientRect())
            .filter((tile) => tile.right > left && tile.left < right && tile.bottom > top && tile.top < bottom).length,
        [x, y, x + across, y + down] as const,
      );
    expect(covered).toBe(0);
    expect(await card(page).evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    // Nothing in it breaks over two lines or runs into what stands beside it.
    const [first, second] = [await boxOf(scores(page).first()), await boxOf(scores(page).last())];
    expect(first.x + first.width).toBeLessThan(second.x);
    const gaps = await card(page)
      .locator('.contestant')
      .evaluateAll((contestants) =>
        contestants.flatMap((each) => {
          const [score, portrait] = ['strong', '.portrait'].map((name) => each.querySelector(name));
          if (!score || !portrait?.checkVisibility()) return [];
          const [one, other] = [score.getBoundingClientRect(), portrait.getBoundingClientRect()];
          return [Math.max(one.left - other.right, other.left - one.right)];
        }),
      );
    // What is lit has a ring of 4 pixels.
    expect(Math.min(...gaps, 10)).toBe(10);
    const words = card(page).getByRole('button', { name: 'Share picture' });
    expect(await words.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    const buttons = await Promise.all(
      ['Rematch', 'Share picture'].map((name) => boxOf(card(page).getByRole('button', { name }))),
    );
    expect(buttons[1]?.height).toBeLessThanOrEqual(buttons[0]?.height ?? 0);
  });
}

test('the card is put away and brought back', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await chooseFromMenu(page, 'View', 'Result');
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page)).toHaveCount(0);
  await chooseFromMenu(page, 'View', 'Result');
  await expect(card(page)).toBeVisible();
  proves('more.result');
});
