import type { Page } from '@playwright/test';
import { recordAtStart } from '../../src-renderer/online/playing/record';
import type { OnlineGame } from '../../src-shared/bridge/bridge';
import { type Game, legalPlacements, play } from '../../src-shared/tantrix';
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
