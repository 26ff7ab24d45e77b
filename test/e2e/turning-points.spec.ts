import type { Page } from '@playwright/test';
import { analyse, MISTAKE, mistakesAt, type MoveAnalysis, seedOfGame, turningPointsIn } from '../../src-shared/robots';
import { makeTxg } from '../../src-shared/record';
import { gameOfStudy, solutionOf } from '../../src-shared/robots/studies/study';
import { type Game, legalPlacements, moversOf, rewind, stopGame } from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';
import {
  boxOf,
  chooseFromMenu,
  closeUnsaved,
  dialogNamed,
  openRecord,
  openText,
  panelNamed,
  pickOption,
  playByMouse,
  recordOf,
  TWO,
} from './gestures';
import { expect, test, NIGHTLY } from './fixtures';
import { after, answered, showsGame } from './robot-games';
import { studyNumbered, wrongMove } from './study-table';

const panel = (page: Page) => panelNamed(page, 'Analysis');
const points = (page: Page) => panel(page).getByRole('region', { name: 'Turning points' });
const cards = (page: Page) => points(page).getByRole('button');
const chosen = (page: Page) => panel(page).getByRole('region', { name: 'Selected move' });
const playOn = (page: Page) => chosen(page).getByRole('button', { name: 'Play on from here against the computer' });
const laid = (page: Page) => page.locator('.laid-tile');

/** A search of the moves takes its time. */
const SEARCH_MS = 100_000;

/** Two of its moves were far from the best. */
const GAME: Game = stopGame(gameOf(PASSED_OVER, 26));

/** Waits until the middle of a chosen move lies under nothing: it is brought into view in the frame after the choice. */
async function expectInView(page: Page, name: RegExp): Promise<void> {
  const option = panel(page).getByRole('option', { name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const isOnTop = () =>
    option.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
}

test('the analysis opens with the turning points, and from any move the game goes on against the computer', async ({
  app,
  page,
  folder,
}) => {
  test.setTimeout(2 * SEARCH_MS);
  const found: readonly MoveAnalysis[] = [...analyse(GAME, seedOfGame(GAME))];
  const turning = turningPointsIn(found);
  expect(turning).toHaveLength(2);
  await openRecord(app, page, folder, GAME);
  await page.getByRole('button', { name: 'Analysis' }).click();

  // Room is kept for what comes: what stands below does not move under the pointer.
  await expect(points(page)).toContainText('when all moves are analysed');
  const graph = panel(page).locator('.graph-track');
  await graph.hover();
  const { y } = await boxOf(graph);
  const length = () =>
    panel(page)
      .locator('.analysis-scroll')
      .evaluate(({ scrollHeight }) => scrollHeight);
  const held = await length();
  await expect(cards(page)).toHaveCount(2, { timeout: SEARCH_MS });
  expect((await boxOf(graph)).y).toBeCloseTo(y, 0);
  await page.locator('.board').hover();
  await expect.poll(length).toBeLessThan(held);

  await expect(points(page)).toContainText(`No other move cost ${MISTAKE} points or more.`);
  for (const [at, { name }] of TWO.entries()) {
    const count = mistakesAt(found, at);
    const words = count === 0 ? 'no mistakes' : count === 1 ? '1 mistake' : `${count} mistakes`;
    await expect(panel(page).locator('.mistakes li').filter({ hasText: name })).toContainText(words);
  }
  for (const [at, { at: move, seat, better }] of turning.entries()) {
    const card = cards(page).nth(at);
    const played = GAME.placements[move]?.tile;
    const { name } = TWO[seat] ?? {};
    const colour = GAME.deal.seats[seat];
    await expect(card).toHaveAccessibleName(
      new RegExp(`^${move + 1}\\. ${name} \\(${colour}\\): tile ${played}; .*; cost ${better.gain.toFixed(1)} points$`),
    );
    await expect(card.locator(`.rim-${colour}`)).toHaveCount(1);
    await expect(card.locator('.suggested-ring')).toHaveCount(1);
    await card.click();
    await expect(laid(page)).toHaveCount(move + 1);
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('img', { name: /^Better: / })).toHaveAttribute(
      'data-suggests',
      `${better.placement.tile}`,
    );
    await expect(chosen(page)).toContainText(`${move + 1}. ${name}`);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
  }

  // Chosen in the list, a move is not covered by what is told of it.
  await page.keyboard.press('Escape');
  await expect(laid(page)).toHaveCount(26);
  await panel(page).getByRole('option').nth(9).click();
  await expectInView(page, /^9\. /);
  await expect(laid(page)).toHaveCount(9);

  // Both have played: the person says who they are, and whom they play.
  await playOn(page).click();
  const dialog = dialogNamed(page, 'Play on against the computer');
  const [ann, bob] = TWO.map(({ name }, seat) => `${name} (${GAME.deal.seats[seat]})`);
  if (!ann || !bob) throw new Error('two have played');
  await expect(dialog.getByRole('button', { name: 'You play' })).toContainText(moversOf(GAME)[8] === 0 ? ann : bob);
  await pickOption(page, 'You play', ann);
  await dialog.getByRole('radio', { name: 'Thorn' }).check({ force: true });
  await dialog.getByRole('radio', { name: /^2 / }).check({ force: true });
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.replay-bar')).toHaveCount(0);
  const seated = [undefined, { character: 'thorn', level: 2 } as const];
  const mine = answered(rewind(GAME, 9), seated);
  await showsGame(page, mine);
  const [placement] = legalPlacements(mine);
  if (!placement) throw new Error('nothing can be played');
  await playByMouse(page, placement);
  await showsGame(page, answered(after(mine, placement), seated));
  await expect(page.locator('.hand').filter({ hasText: 'Thorn' })).toHaveCount(1);
});

test(
  'a turning point at which a win was missed says so, and shows the move that wins',
  NIGHTLY,
  async ({ app, page, folder }) => {
    test.setTimeout(2 * SEARCH_MS);
    const study = studyNumbered(1);
    await openRecord(app, page, folder, stopGame(after(gameOfStudy(study), wrongMove(study))));
    await page.getByRole('button', { name: 'Analysis' }).click();
    const missed = cards(page).last();
    await expect(missed).toContainText('Missed win', { timeout: SEARCH_MS });
    await expect(missed).toHaveAccessibleName(/; missed a win that a search to the end proves$/);
    await expect(cards(page).first()).toContainText('Better');
    await missed.click();
    await expect(chosen(page)).toContainText('could have won here');
    const { tile } = solutionOf(study);
    await expect(page.getByRole('img', { name: /^Better: / })).toHaveAttribute('data-suggests', `${tile}`);
  },
);

test('a game against the computer goes on at once, and a move of one’s own is tried again from before it', async ({
  app,
  page,
  folder,
}) => {
  const game = stopGame(gameOf(PASSED_OVER, 6));
  const robot = { character: 'thorn', level: 1 } as const;
  const { players, ...record } = recordOf(game);
  const text = makeTxg({ ...record, players: players.map((player, at) => (at === 1 ? { ...player, robot } : player)) });
  const own = [...analyse(game, seedOfGame(game))].find(({ seat, better }) => seat === 0 && better);
  if (!own) throw new Error('nothing could have been done better');
  for (const [words, from] of [
    ['Try this move again', own.at],
    ['Play on from here against the computer', own.at + 1],
  ] as const) {
    await openText(app, page, folder, text);
    await expect(laid(page)).toHaveCount(6);
    if ((await panel(page).count()) === 0) await chooseFromMenu(page, 'View', 'Analysis');
    await panel(page)
      .getByRole('option')
      .nth(own.at + 1)
      .click();
    await chosen(page).getByRole('button', { name: words }).click({ timeout: SEARCH_MS });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.replay-bar')).toHaveCount(0);
    await showsGame(page, answered(rewind(game, from), [undefined, robot]));
    await closeUnsaved(page);
  }
});
