import { wholeGame } from '../../scripts/bench/files';
import { rewind } from '../../src-shared/tantrix';
import { playOneGame } from '../bench/robot-games';
import { handlesOf, pageUsage } from '../support/usage';
import { expect, testAlone } from './fixtures';

/** A game whose last moves are to be played: computer players end it the same way every time. */
const { game } = wholeGame(1);
const ENDING = rewind(game, game.placements.length - 3);

testAlone('a game leaves nothing behind when the next one is opened', async ({ app, page, folder }) => {
  const session = await page.context().newCDPSession(page);
  const play = async () => {
    await playOneGame(app, page, folder, ENDING);
    const { nodes, listeners, documents } = await pageUsage(session);
    return { nodes, listeners, documents, handles: handlesOf(app.process().pid ?? 0) };
  };
  // The first two start what lives as long as the window: a worker, and what the menus and dialogs stand in.
  await play();
  const before = await play();
  await play();
  expect(await play()).toEqual(before);
});
