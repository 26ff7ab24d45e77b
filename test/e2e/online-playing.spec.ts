import type { Page } from '@playwright/test';
import { recordAtStart } from '../../src-renderer/online/playing/record';
import type { OnlineGame } from '../../src-shared/bridge/bridge';
import { type Game, legalPlacements, play } from '../../src-shared/tantrix';
import { expect, test } from './fixtures';
import { chooseFromMenu, panelNamed, playByMouse } from './gestures';
import { withTwo } from './online-meeting';
import { sitDown, told } from './online-told';

// It starts the program twice.
test.describe.configure({ timeout: 120_000 });

const laidTiles = (page: Page) => page.locator('.laid-tile');
const notice = (page: Page) => page.getByRole('group', { name: 'Question from the table' });

function gameOf(online: OnlineGame): Game {
  return online.moves.reduce((before, { tile, q, r, rotation }) => {
    const result = play(before, { tile, q, r, rotation });
    if (!result.ok) throw new Error(result.refusal.code);
    return result.game;
  }, recordAtStart(online).game);
}

/** Whoever is to move plays a tile with the mouse; all see it count. */
async function playTurn(pages: readonly Page[], number: number): Promise<void> {
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

test('two play, talk, take back, stop, and play again', async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    const pages = await sitDown(first, second);
    const [{ page: host }, { page: guest }] = [first, second];
    for (let number = 1; number <= 4; number++) await playTurn(pages, number);
    for (const page of pages) await expect(laidTiles(page)).toHaveCount(4);

    await chooseFromMenu(guest, 'Edit', 'Chat');
    await panelNamed(guest, 'Chat').getByRole('button', { name: 'Good move' }).click();
    await host.getByRole('button', { name: 'Chat, something new' }).click();
    await expect(panelNamed(host, 'Chat').getByRole('log')).toContainText('Good move');

    await chooseFromMenu(host, 'Edit', 'Undo');
    await notice(guest).getByRole('button', { name: 'Agree' }).click();
    for (const page of pages) await expect.poll(() => laidTiles(page).count()).toBeLessThan(4);
    expect(await laidTiles(guest).count()).toBe(await laidTiles(host).count());

    await chooseFromMenu(guest, 'File', 'End game early…');
    await notice(host).getByRole('button', { name: 'Agree' }).click();
    for (const page of pages) await expect(page.locator('.result')).toBeVisible();

    const colours = (await told(host)).seats.map(({ colour }) => colour);
    await host.locator('.result').getByRole('button', { name: 'Rematch' }).click();
    await notice(guest).getByRole('button', { name: 'Play again' }).click();
    for (const page of pages) await expect(laidTiles(page)).toHaveCount(0);
    expect((await told(guest)).seats.map(({ colour }) => colour)).toEqual(colours.toReversed());
    await playTurn(pages, 1);
  });
});
