import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parseTxg } from '../../src-shared/record';
import {
  edgesOf,
  type Game,
  hexKey,
  isOver,
  legalPlacements,
  newGame,
  play,
  resultOf,
  seededRandom,
  standingsOf,
} from '../../src-shared/tantrix';
import { expect, stubSaveDialog, test } from './fixtures';
import { chooseFromMenu, PEOPLE, playByMouse, scoreLine, startGame, statusText } from './gestures';
import { proves } from './proves';

const SEED = 2026;

/** Every tile of the window's board: where it lies, and its edges as the accessible name tells them. */
const tilesShown = (page: Page) =>
  page
    .locator('.laid-tile')
    .evaluateAll((tiles) => tiles.map((tile) => `${tile.getAttribute('data-hex')} ${tile.getAttribute('aria-label')}`));

const tilesOf = (game: Game): string[] =>
  game.placements.map((placement) => {
    const edges = edgesOf(placement.tile, placement.rotation).join(', ');
    return `${hexKey(placement)} Tile ${placement.tile}: ${edges} clockwise from north`;
  });

test('four people play a whole game by clicking, and it ends as the engine says', async ({ app, page, folder }) => {
  let game = newGame({ seats: PEOPLE.map(({ colour }) => colour) }, SEED);
  await startGame(page, PEOPLE, SEED);
  const random = seededRandom(SEED);
  while (!isOver(game)) {
    const mover = PEOPLE[game.position.mover]?.name ?? '';
    await expect(statusText(page)).toContainText(`${mover} (`);
    if (game.position.phase !== 'free') await expect(statusText(page)).toContainText(/fill (a )?forced spaces?\b/);
    const choices = legalPlacements(game);
    const placement = choices[random(choices.length)];
    if (!placement) throw new Error('a running game has a legal placement');
    await playByMouse(page, placement);
    const result = play(game, placement);
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  expect(await tilesShown(page)).toEqual(tilesOf(game));
  proves('move.click', 'status-bar.game');
  await expect(page.locator('.bag-count')).toHaveText('Bag: empty');
  for (const [seat, { score, path: cells, isLoop }] of standingsOf(game).entries()) {
    await expect(scoreLine(page, seat)).toContainText(PEOPLE[seat]?.name ?? '');
    await expect(scoreLine(page, seat)).toContainText(`${isLoop ? 'a loop' : 'a line'} of ${cells.length} tiles`);
    await expect(scoreLine(page, seat).locator('strong')).toHaveText(String(score));
  }
  const winners = resultOf(game)?.winners ?? [];
  for (const seat of winners) await expect(page.locator('.result h2')).toContainText(PEOPLE[seat]?.name ?? '?');

  const file = path.join(folder, 'whole.txg');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', 'Save');
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).not.toBe('');
  const parsed = parseTxg(await readFile(file, 'utf8'));
  expect(parsed.ok && parsed.record.game.placements).toEqual(game.placements);
  expect(parsed.ok && parsed.record.players.map(({ name }) => name)).toEqual(PEOPLE.map(({ name }) => name));
});
