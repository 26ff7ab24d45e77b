import type { Page } from '@playwright/test';
import { recordAtStart } from '../../src-renderer/online/playing/record';
import type { OnlineGame } from '../../src-shared/bridge/bridge';
import { type Game, legalPlacements, play, seededRandom } from '../../src-shared/tantrix';
import { hasEnded, moveDue } from '../support/online-game';
import { expect } from './fixtures';
import { playByMouse } from './gestures';
import { told } from './online-told';

/** Turns of a game online between programs. */

function gameOf(online: OnlineGame): Game {
  return online.moves.reduce((before, { tile, q, r, rotation }) => {
    const result = play(before, { tile, q, r, rotation });
    if (!result.ok) throw new Error(result.refusal.code);
    return result.game;
  }, recordAtStart(online).game);
}

/** Whoever is to move plays a tile with the mouse; all see it count. */
export async function playTurn(pages: readonly Page[], number: number): Promise<void> {
  for (const page of pages) await expect.poll(async () => (await told(page)).isSettled).toBe(true);
  for (const page of pages) {
    const online = await told(page);
    const game = gameOf(online);
    const [placement] = legalPlacements(game);
    if (online.seats[game.position.mover]?.isHere && placement) {
      await playByMouse(page, placement);
      break;
    }
  }
  for (const page of pages) await expect.poll(async () => (await told(page)).moves.length).toBe(number);
}

/** The game as the page is told of it, once so many moves are made and count. */
async function toldAfter(page: Page, count: number): Promise<OnlineGame> {
  const game = await page.waitForFunction((moves) => {
    const state = window.told;
    const isThere = state?.kind === 'playing' && state.game.isSettled && state.game.moves.length === moves;
    return isThere ? state.game : null;
  }, count);
  const found = await game.jsonValue();
  if (!found) throw new Error('no game was told of');
  return found;
}

/** Plays a whole game by chance, the moves made by the pages as a press would make them. */
export async function playOut(pages: readonly Page[], seed: number): Promise<void> {
  const random = seededRandom(seed);
  const [first] = pages;
  for (let count = first ? (await told(first)).moves.length : 0; ; count++) {
    const games = await Promise.all(pages.map(async (page) => ({ page, game: await toldAfter(page, count) })));
    if (games.every(({ game }) => hasEnded(game))) return;
    for (const { page, game } of games) {
      const due = moveDue(game, random);
      if (due) await page.evaluate((move) => window.tantrix.moveOnline(move), due);
    }
  }
}
