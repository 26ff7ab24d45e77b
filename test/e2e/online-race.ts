import type { Page } from '@playwright/test';
import type { OnlineRace } from '../../src-shared/bridge/bridge';
import { makeMove } from '../../src-shared/gobble/moves';
import { newRace, type Race, type RaceMove, raceOrder, sharesFor } from '../../src-shared/gobble/race';
import { possibleMoves } from '../support/races';
import { expect } from './fixtures';
import { carryTo, dragTo, middleOf, statusText } from './gestures';
import type { Program } from './online-meeting';
import { laidTiles, raceSpace, raceTile, racer, turnTo } from './race-table';

/** What two people do who race online. */

/** The number of its process of connections. */
export const connectionsOf = ({ app }: Program): Promise<number> =>
  app.evaluate((electron) => {
    const online = electron.app.getAppMetrics().find(({ name }) => name === 'Tantrix online');
    if (!online) throw new Error('it has none');
    return online.pid;
  });

const numbers = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((tiles) => tiles.map((tile) => Number(tile.getAttribute('data-tile'))));

/** The race that two programs show before its first move. */
export async function raceShown(host: Page, guest: Page): Promise<Race> {
  const middle = await numbers(host, '.laid-tile[data-hex="0,0"]');
  const beside = await numbers(host, '.laid-tile:not([data-hex="0,0"])');
  const hands = [await numbers(host, '.race-tiles [data-tile]'), await numbers(guest, '.race-tiles [data-tile]')];
  return newRace({ order: [...middle, ...beside, ...hands.flat()], shares: sharesFor([0, 0]) });
}

/** A race of four at four computers, in which somebody else was quicker. */
export function raceOnline(): OnlineRace {
  const start = { order: raceOrder(7), shares: sharesFor([0, 0, 0, 0]) };
  const [first] = possibleMoves(newRace(start), 1);
  if (!first) throw new Error('nothing can be laid');
  const { at: _, ...deed } = first;
  return {
    id: 'a'.repeat(64),
    names: ['Jo', 'Ines', 'Marek', 'Kim'],
    seat: 0,
    start,
    moves: [{ by: 1, ticket: 1, at: 8_000, deed }],
    ticket: 1,
    isReached: true,
    isDecidedHere: false,
    clock: { at: 9_000, isRunning: true },
    away: [],
  };
}

type Lay = Extract<RaceMove, { kind: 'lay' }>;

export const laysOf = (race: Race, seat: number): Lay[] =>
  possibleMoves(race, seat).flatMap((move) => (move.kind === 'lay' ? [move] : []));

/** Lays a tile by mouse. */
export async function lay(page: Page, move: Lay): Promise<void> {
  await raceTile(page, move.tile).click();
  await turnTo(page, move.tile, move.rotation);
  await dragTo(page, raceTile(page, move.tile), await middleOf(raceSpace(page, move)));
}

/** Both see the race before GO. */
export async function ready(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
}

/** What is said to a program, and what it says, is on its way while something is done. */
export async function whileHeldUp(program: Program, does: () => Promise<void>): Promise<void> {
  const connections = await connectionsOf(program);
  process.kill(connections, 'SIGSTOP');
  try {
    await does();
  } finally {
    process.kill(connections, 'SIGCONT');
  }
}

/** Of two who reach for one space the second has the tile back, and is told who was first. Gives what the second can lay next. */
export async function expectSecondBeaten(first: Program, second: Program, race: Race, name = 'Anna'): Promise<Lay> {
  const [host, guest] = [first.page, second.page];
  const own = laysOf(race, 0)[0];
  const rival = laysOf(race, 1).find(({ q, r }) => q === own?.q && r === own.r);
  if (!own || !rival) throw new Error('nobody reaches for the same space');
  await raceTile(host, own.tile).click();
  await turnTo(host, own.tile, own.rotation);
  await raceTile(guest, rival.tile).click();
  await turnTo(guest, rival.tile, rival.rotation);
  await carryTo(guest, raceTile(guest, rival.tile), await middleOf(raceSpace(guest, rival)));
  await carryTo(host, raceTile(host, own.tile), await middleOf(raceSpace(host, own)));
  // What Bob does is on its way while Anna lays hers: not for long, or he counts as gone and the clock stands.
  await whileHeldUp(second, async () => {
    await guest.mouse.up();
    await expect(laidTiles(guest)).toHaveCount(3);
    await expect(raceTile(guest, rival.tile)).toHaveCount(0);
    await host.mouse.up();
    await expect(laidTiles(host)).toHaveCount(3);
  });
  await expect(statusText(guest)).toHaveText(`${name} was there first: the tile is back in your hand.`);
  await expect(raceTile(guest, rival.tile)).toBeVisible();
  await expect(laidTiles(guest)).toHaveCount(3);
  await expect(racer(host, 0).locator('b')).toHaveText('26');
  for (const page of [host, guest]) await expect(racer(page, 1).locator('b')).toHaveText('27');
  const made = makeMove(race, 0, own);
  // The one that came back is turned already.
  const next = made.ok ? laysOf(made.race, 1).find(({ tile }) => tile !== rival.tile) : undefined;
  if (!next) throw new Error('nothing can be laid next');
  return next;
}

/** Where somebody was held up for so long that the clock stands, as on a slow machine, lets it run again. */
async function letRun(page: Page): Promise<void> {
  const pause = page.getByRole('button', { name: 'Pause' });
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect(pause.or(goOn)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(pause).toBeVisible();
}

/** One stops the clock for both, and the other lets it run again. */
export async function pauseAndGoOn(host: Page, guest: Page): Promise<void> {
  await letRun(host);
  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(guest.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(guest.getByText(/^Away:/)).toHaveCount(0);
  await guest.getByRole('button', { name: 'Go on' }).click();
  await expect(host.getByRole('button', { name: 'Pause' })).toBeVisible();
}
