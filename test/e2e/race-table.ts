import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { isGobble } from '../../src-shared/gobble/fits';
import { makeMove } from '../../src-shared/gobble/moves';
import { newRace, openSpaces, type Race, type RaceMove, raceOrder, sharesFor } from '../../src-shared/gobble/race';
import type { Pace } from '../../src-shared/gobble/robots';
import { makeTxg, type RecordedRace } from '../../src-shared/record';
import { hexKey, type Placement, sameHex, type TileNumber } from '../../src-shared/tantrix';
import { possibleMoves } from '../support/races';
import { expect } from './fixtures';
import { chooseFromMenu, openText } from './gestures';

/** What a person does in a race of Gobble, for the tests. */

export const raceTile = (page: Page, tile: TileNumber): Locator => page.locator(`.race-tiles [data-tile="${tile}"]`);
export const racer = (page: Page, seat: number): Locator => page.locator(`.racer[data-seat="${seat}"]`);
export const laidTiles = (page: Page): Locator => page.locator('.laid-tile');

type Lay = Extract<RaceMove, { kind: 'lay' }>;

/** Whether a placement fills a gobble. */
const fillsGobble = (race: Race, { q, r }: Placement): boolean =>
  openSpaces(race).some((space) => isGobble(space) && sameHex(space.hex, { q, r }));

/** What the first player can lay: into a gobble, or beside two tiles. */
export function layOf(race: Race, intoGobble: boolean): Lay | undefined {
  return possibleMoves(race, 0).flatMap((move) =>
    move.kind === 'lay' && fillsGobble(race, move) === intoGobble ? [move] : [],
  )[0];
}

/**
 * A race in which the first player has laid all tiles but two, and may fill a gobble with one of them; the others have done
 * nothing yet.
 */
export function nearlyOut(paces: readonly Pace[]): { readonly record: RecordedRace; readonly gobble: Lay } {
  for (let seed = 1; seed < 1000; seed++) {
    let race: Race | undefined = newRace({ order: raceOrder(seed), shares: sharesFor([0, ...paces.map(() => 0)]) });
    while (race && (race.hands[0] ?? []).length > 2) {
      const move: Lay | undefined = layOf(race, false);
      const made: ReturnType<typeof makeMove> | undefined = move && makeMove(race, 0, move);
      race = made?.ok ? made.race : undefined;
    }
    const gobble = race && layOf(race, true);
    if (race && gobble) {
      const players = [
        { name: 'Ann' },
        ...paces.map((pace, at) => ({ name: ['Bob', 'Cid', 'Dot', 'Eve'][at] ?? 'Fay', pace })),
      ];
      return { record: { players, race, isSlow: true, clock: race.moves.at(-1)?.move.at ?? 0 }, gobble };
    }
  }
  throw new Error('no such race');
}

/** Brings a race to the table; it waits there. */
export async function openRace(
  app: ElectronApplication,
  page: Page,
  folder: string,
  record: RecordedRace,
): Promise<void> {
  await openText(app, page, folder, makeTxg(record));
  await expect(laidTiles(page)).toHaveCount(record.race.tiles.length);
}

/** Opens the New Game dialog where races are started. */
export async function openRaceChoice(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Gobble' }).check({ force: true });
}

/** Turns the tile of the hand that is held, by clicks on its right half, until it lies so. */
export async function turnTo(page: Page, tile: TileNumber, rotation: number): Promise<void> {
  const held = raceTile(page, tile);
  const box = await held.boundingBox();
  if (!box) throw new Error('no such tile');
  for (let turns = 0; turns < rotation; turns++) {
    await held.click({ position: { x: box.width * 0.75, y: box.height / 2 } });
    await expect(held).toHaveAttribute('data-rotation', `${turns + 1}`);
  }
}

export const raceSpace = (page: Page, { q, r }: Placement): Locator =>
  page.locator(`.space[data-hex="${hexKey({ q, r })}"]`);

/** Goes on with a race that waits, and fills a gobble: then a tile is to be thrown. */
export async function goOnToGobble(page: Page, gobble: Lay): Promise<void> {
  await page.getByRole('button', { name: 'Go on' }).click();
  await raceTile(page, gobble.tile).click();
  await turnTo(page, gobble.tile, gobble.rotation);
  await raceSpace(page, gobble).click();
  await expect(page.locator('.gobble-call')).toBeVisible();
}
