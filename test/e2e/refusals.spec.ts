import type { Page } from '@playwright/test';
import {
  type Game,
  type Hex,
  legalPlacements,
  legalTiles,
  neighbor,
  newGame,
  type Placement,
  play,
  playableTiles,
  type RefusalCode,
  sameHex,
  seededRandom,
  spacesOf,
} from '../../src-shared/tantrix';
import { nearestRotation } from '../../src-shared/sessions/game';
import { gameOf } from '../support/records';
import { TWO_FORCED } from '../support/situations';
import { en } from '../../src-renderer/words/en';
import { expect, NIGHTLY, test } from './fixtures';
import { dragTo, handTile, heldTile, openRecord, spaceAt, statusText } from './gestures';

/** A refused placement and the game it is refused in. */
interface Case {
  readonly game: Game;
  readonly placement: Placement;
  readonly at: readonly Hex[];
}

/** Plays random games from the first seed until some placement over a space is refused for this reason alone. */
function findCase(code: RefusalCode): Case {
  for (let seed = 1; seed < 200; seed++) {
    const random = seededRandom(seed);
    let game = newGame({ seats: ['red', 'blue'] }, seed);
    for (;;) {
      const found = refusedPlacement(game, code);
      if (found) return found;
      const moves = legalPlacements(game);
      const placement = moves[random(moves.length)];
      const result = placement && play(game, placement);
      if (!result?.ok) break;
      game = result.game;
    }
  }
  throw new Error(`no game shows ${code}`);
}

function refusedPlacement(game: Game, code: RefusalCode): Case | undefined {
  const { position } = game;
  // A tile with a legal rotation in that space would turn itself to fit instead.
  const isPlayable = (tile: number, hex: Hex) => legalPlacements(game).some((p) => p.tile === tile && sameHex(p, hex));
  for (const { hex } of spacesOf(game)) {
    for (const tile of position.hands[position.mover] ?? []) {
      // It is told why not in the rotation that comes nearest.
      const placement = { tile, rotation: nearestRotation(game, { tile, rotation: 0 }, hex), ...hex };
      const result = play(game, placement);
      if (!result.ok && result.refusal.code === code && !isPlayable(tile, hex)) {
        return { game, placement, at: result.refusal.at };
      }
    }
  }
  return undefined;
}

const CODES = ['coloursClash', 'forcedFirst', 'thirdLink', 'fourthTile', 'controlledSide'] as const;

for (const code of CODES) {
  test(`a placement that breaks a rule is refused in words: ${code}`, NIGHTLY, async ({ app, page, folder }) => {
    const { game, placement, at } = findCase(code);
    await openRecord(app, page, folder, game);
    const point = await pointOf(page, game, placement);
    await dragTo(page, handTile(page, placement.tile), point);
    await expect(heldTile(page)).toHaveAttribute('data-hex', `${placement.q},${placement.r}`);
    await page.keyboard.press('Enter');
    await expect(statusText(page)).toHaveText(en.refusal[code]);
    for (const hex of at) await expect(spaceAt(page, hex)).toHaveClass(/space-trouble/);
    await expect(page.locator('.laid-tile')).toHaveCount(game.placements.length);
    await page.keyboard.press('Escape');
    await expect(statusText(page)).not.toHaveText(en.refusal[code]);
  });
}

test('a faint tile says what comes first, and a forced space which tiles fit it', async ({ app, page, folder }) => {
  const game = gameOf(TWO_FORCED);
  const fitting = playableTiles(game);
  const idle = game.position.hands[game.position.mover]?.find((tile) => !fitting.includes(tile)) ?? 0;
  const [forced] = legalPlacements(game);
  if (!forced) throw new Error('nothing can be filled');
  await openRecord(app, page, folder, game);
  await handTile(page, idle).click();
  await expect(statusText(page)).toContainText('must wait');
  // The tiles are seen, not numbered.
  const pictures = statusText(page).getByRole('img');
  await expect(pictures.first()).toHaveAccessibleName(`tile ${idle}`);
  await expect(pictures).toHaveCount(1 + fitting.length);
  await expect(statusText(page)).not.toHaveText(/\d/);
  await expect(spaceAt(page, forced)).toHaveClass(/is-called/);
  for (const tile of fitting) await expect(handTile(page, tile)).toHaveClass(/is-lifted/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.is-lifted, .is-called')).toHaveCount(0);
  const ways = legalTiles(game, forced);
  await spaceAt(page, forced).click();
  await expect(statusText(page)).toContainText(/fits? this space/);
  await expect(page.locator('.pointed-space')).toHaveCount(0);
  await expect(page.locator('.is-lifted')).toHaveCount(ways.length);
  await page.keyboard.press('Escape');
  await expect(page.locator('.is-lifted, .is-called')).toHaveCount(0);
  await spaceAt(page, forced).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.is-lifted')).toHaveCount(ways.length);
  await handTile(page, ways[0] ?? 0).click();
  await expect(page.locator('.is-lifted, .is-called')).toHaveCount(0);
  await expect(spaceAt(page, forced)).toHaveClass(/space-playable/);
});

test('a tile away from the tantrix is refused', async ({ app, page, folder }) => {
  const { game } = findCase('coloursClash');
  await openRecord(app, page, folder, game);
  const tile = game.position.hands[game.position.mover]?.[0] ?? 0;
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('no board');
  await dragTo(page, handTile(page, tile), { x: box.x + 12, y: box.y + 12 });
  await expect(heldTile(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(statusText(page)).toHaveText(en.refusal.notTouching);
});

/** The middle of a cell, reckoned from a tile beside it: not every space has a mark to point at. */
async function pointOf(page: Page, game: Game, hex: Hex): Promise<{ x: number; y: number }> {
  for (let side = 0; side < 6; side++) {
    const beside = neighbor(hex, side);
    if (!game.placements.some((placement) => sameHex(placement, beside))) continue;
    const box = await page.locator(`.laid-tile[data-hex="${beside.q},${beside.r}"] .tile-body`).boundingBox();
    if (!box) continue;
    const R = box.width / 2 / 0.985;
    const angle = ((60 * side - 90) * Math.PI) / 180;
    const away = Math.sqrt(3) * R;
    return { x: box.x + box.width / 2 - away * Math.cos(angle), y: box.y + box.height / 2 - away * Math.sin(angle) };
  }
  throw new Error('the cell has no neighbour');
}
