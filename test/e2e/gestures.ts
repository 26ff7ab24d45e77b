import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { makeTxg, type RecordedGame } from '../../src-shared/record';
import {
  type Colour,
  shuffledGame,
  type Game,
  type Hex,
  hexKey,
  isOver,
  legalPlacements,
  newGame,
  type Placement,
  play,
  randomOf,
  type TileNumber,
} from '../../src-shared/tantrix';
import { expect, stubOpenDialog } from './fixtures';

/** What a person does with the mouse and keys, for the tests and the demonstration. */

export interface Seat {
  readonly name: string;
  readonly colour: Colour;
}

export const PEOPLE: readonly Seat[] = [
  { name: 'Ann', colour: 'red' },
  { name: 'Bob', colour: 'blue' },
  { name: 'Chris', colour: 'green' },
  { name: 'Dora', colour: 'yellow' },
];

export const TWO = PEOPLE.slice(0, 2);

/** The game that `startGame` starts, as the engine deals it. */
export const dealt = (seats: readonly Seat[], seed: number): Game =>
  newGame({ seats: seats.map(({ colour }) => colour) }, seed);

export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const alertNamed = (page: Page, name: string | RegExp): Locator => page.getByRole('alertdialog', { name });

/** The buttons of a dialog by which it is answered; the one that leads to the manual is none of them. */
export const answersOf = (dialog: Locator): Locator => dialog.locator('button:not(.help-button)');
export const handTile = (page: Page, tile: TileNumber): Locator => page.locator(`.hand [data-tile="${tile}"]`);
export const spaceAt = (page: Page, hex: Hex): Locator => page.locator(`.space[data-hex="${hexKey(hex)}"]`);
export const heldTile = (page: Page): Locator => page.locator('.held-tile');
export const looseTile = (page: Page, tile: TileNumber): Locator => page.locator(`.loose-tile[data-tile="${tile}"]`);
/** The line of a seat among the scores, at the end of a game or in the Score panel. */
export const scoreLine = (page: Page, seat: number): Locator =>
  page.locator(`:is(.score-line, .contestant)[data-seat="${seat}"]`);
/** The panel beside the table. */
export const panelNamed = (page: Page, name: string | RegExp): Locator => page.getByRole('complementary', { name });
export const statusText = (page: Page): Locator => page.locator('.status-text');

/** The name of a menu in the bar. */
export const menuButton = (page: Page, menu: string): Locator =>
  page.getByRole('menubar').getByRole('menuitem', { name: menu, exact: true });

/** The menu that is open. */
export const openMenu = (page: Page): Locator => page.getByRole('menu');

/** An item of the menu that is open. */
export const itemOf = (menu: Locator, item: string): Locator =>
  menu
    .getByRole('menuitem', { name: item, exact: true })
    .or(menu.getByRole('menuitemcheckbox', { name: item, exact: true }));

/** An item of a menu, which is opened for it. */
export async function menuItem(page: Page, menu: string, item: string): Promise<Locator> {
  await menuButton(page, menu).click();
  return itemOf(openMenu(page), item);
}

export async function chooseFromMenu(page: Page, menu: string, item: string): Promise<void> {
  await (await menuItem(page, menu, item)).click();
  await expect(openMenu(page)).toHaveCount(0);
}

/** The line of a player in the New Game dialog, from 1. */
export const playerRow = (page: Page, number: number): Locator => page.getByRole('group', { name: `Player ${number}` });

/** Chooses the number of players, their colours and names in the New Game dialog. */
export async function fillInPlayers(page: Page, seats: readonly Seat[]): Promise<void> {
  const kind = page.getByRole('radio', { name: 'Pass and play' });
  // When the same people play again there is no choice.
  if ((await kind.count()) > 0) await kind.check({ force: true });
  await page.getByRole('radio', { name: `${seats.length} players` }).check({ force: true });
  for (const [at, { name, colour }] of seats.entries()) {
    const row = playerRow(page, at + 1);
    await row.getByRole('radio', { name: colour }).check({ force: true });
    await row.getByRole('textbox', { name: 'Name' }).fill(name);
  }
}

/** Opens what the New Game dialog keeps closed: who starts, the deal number, the rules. */
export async function openAdvanced(page: Page): Promise<void> {
  const advanced = page.getByRole('dialog').getByRole('button', { name: /^Advanced/ });
  if ((await advanced.getAttribute('aria-expanded')) === 'false') await advanced.click();
  await expect(advanced).toHaveAttribute('aria-expanded', 'true');
}

/** Under competition rules the New Game dialog asks for email and country, too, and names must be given. */
export async function askForDetails(page: Page): Promise<void> {
  await openAdvanced(page);
  await page.getByRole('checkbox', { name: 'Competition rules' }).check({ force: true });
}

/** Back under the usual rules the texts stay, though they are not shown. */
export const forgoCompetition = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: 'Competition rules' }).uncheck({ force: true });

/** Starts the game of the New Game dialog; without a seed the deal is random. */
export async function startDeal(page: Page, seed?: number): Promise<void> {
  if (seed !== undefined) {
    await openAdvanced(page);
    await page.getByRole('textbox', { name: 'Deal number' }).fill(String(seed));
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Fills in the New Game dialog and starts. */
export async function startGame(page: Page, seats: readonly Seat[], seed?: number): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await fillInPlayers(page, seats);
  await startDeal(page, seed);
}

/** Four for a game of doubles, in seating order: partners have one colour. */
export const PAIRS: readonly Seat[] = PEOPLE.map(({ name }, at) => ({ name, colour: at % 2 === 0 ? 'red' : 'blue' }));

/** Opens the New Game dialog for two pairs, and fills in their names and colours. */
export async function proposeDoubles(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Pass and play' }).check({ force: true });
  await page.getByRole('radio', { name: 'Doubles' }).check({ force: true });
  for (const [at, { name, colour }] of PAIRS.entries()) {
    const row = playerRow(page, at + 1);
    if (at < 2) await row.getByRole('radio', { name: colour }).check({ force: true });
    await row.getByRole('textbox', { name: 'Name' }).fill(name);
  }
}

/**
 * Starts a game under competition rules, the tiles of which nobody can choose: chance is held still, so that the page
 * draws what `matchDealt` says for the same number.
 */
export async function startMatch(page: Page, seats: readonly Seat[], seed = 1): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await fillInPlayers(page, seats);
  await askForDetails(page);
  await holdChance(page, seed);
  await startDeal(page);
}

/** From now on the page's chance is a row of numbers that begins with the seed. */
export const holdChance = (page: Page, seed: number): Promise<void> =>
  page.evaluate((first) => {
    let last = first;
    Object.defineProperty(crypto, 'getRandomValues', {
      configurable: true,
      // A method: what runs the gallery marks other functions by their names, with a helper that the page has not.
      value(bits: Uint32Array) {
        for (const at of bits.keys()) {
          last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
          bits[at] = last;
        }
        return bits;
      },
    });
  }, seed);

/** The game that `startMatch` starts, as the engine deals it from the same row of numbers. */
export function matchDealt(seats: readonly Seat[], seed = 1): Game {
  let last = seed;
  const next = () => (last = (Math.imul(last, 1664525) + 1013904223) >>> 0);
  return shuffledGame({ seats: seats.map(({ colour }) => colour) }, randomOf(next));
}

/** Selects the tile, puts it over the space with a click, turns it with clicks on its right half, and plays it. */
export async function playByMouse(page: Page, { tile, rotation, ...hex }: Placement): Promise<void> {
  await handTile(page, tile).click();
  await spaceAt(page, hex).click();
  const shown = () => heldTile(page).getAttribute('data-rotation');
  for (let turns = 0; turns < 6 && (await shown()) !== String(rotation); turns++) await clickHalf(page, 1);
  await expect(heldTile(page)).toHaveAttribute('data-rotation', String(rotation));
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(heldTile(page)).toHaveCount(0);
}

/** Plays legal placements with the mouse, always the first, until the game is over at the latest; says how it stands then. */
export async function playSome(page: Page, game: Game, count: number): Promise<Game> {
  let after = game;
  for (let played = 0; played < count && !isOver(after); played++) {
    const [placement] = legalPlacements(after);
    if (!placement) throw new Error('the game is over');
    const result = play(after, placement);
    if (!result.ok) throw new Error(result.refusal.code);
    await playByMouse(page, placement);
    after = result.game;
  }
  return after;
}

/** Clicks the left (-1) or right (1) half of the tile that is tried out. */
export async function clickHalf(page: Page, half: 1 | -1, clicks = 1): Promise<void> {
  const box = await heldTile(page).boundingBox();
  if (!box) throw new Error('no tile is tried out');
  const x = box.x + box.width * (half === 1 ? 0.7 : 0.3);
  await page.mouse.click(x, box.y + box.height / 2, { clickCount: clicks, delay: 5 });
}

/** Drags a tile of the hand to a point of the window. */
export async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await carryTo(page, from, to);
  await page.mouse.up();
}

/** The same, and still holds it. */
export async function carryTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(to.x - 30, to.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return box;
}

export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await boxOf(locator);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The tiles of every hand as the window shows them, seat by seat. */
export const handsShown = (page: Page): Promise<number[][]> =>
  page
    .locator('.hand')
    .evaluateAll((hands) =>
      hands
        .toSorted((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
        .map((hand) =>
          [...hand.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => Number(dataset.tile)),
        ),
    );

/** Closes a game in which the computer may have moved by now. */
export async function closeUnsaved(page: Page): Promise<void> {
  await chooseFromMenu(page, 'File', 'Close');
  const discard = page.getByRole('button', { name: 'Don’t save' });
  await expect(discard.or(page.locator('.start-screen'))).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await expect(page.locator('.start-screen')).toBeVisible();
}

/**
 * All that the window says of the game once its tiles have landed: tiles, spaces, hands, scores, what must be done, the bag,
 * the result.
 */
export async function tableShown(page: Page): Promise<string[]> {
  await expect(page.locator('.flight, .score-gain')).toHaveCount(0);
  return page
    .locator('.laid-tile, .space, .hand, .hand-tile, .status-text, .bag-count, .result')
    .evaluateAll((parts) =>
      parts.map((part) =>
        [part.getAttribute('class'), part.dataset.hex, part.dataset.tile, part.ariaLabel, part.textContent]
          .map(String)
          .join(' '),
      ),
    );
}

/** A record of a game between the first of PEOPLE; their colours are those of the deal. */
export const recordOf = (game: Game): RecordedGame => ({
  players: game.deal.seats.map((_, seat) => ({ name: PEOPLE[seat]?.name ?? '', email: '', country: '' })),
  game,
  isCompetition: false,
});

/** The text of the file of such a game. */
export const textOfGame = (game: Game): string => makeTxg(recordOf(game));

/** Opens text as a .txg file the person chose. */
export async function openText(app: ElectronApplication, page: Page, folder: string, text: string): Promise<void> {
  const file = path.join(folder, 'game.txg');
  await writeFile(file, text);
  await stubOpenDialog(app, file);
  await chooseFromMenu(page, 'File', 'Open…');
}

export async function openRecord(app: ElectronApplication, page: Page, folder: string, game: Game): Promise<void> {
  await openText(app, page, folder, textOfGame(game));
  await expect(page.locator('.laid-tile')).toHaveCount(game.placements.length);
}

/** Chooses from a list that opens, in the dialog that is open. */
export async function pickOption(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses among a few that stand side by side. */
export const pickSegment = (page: Page, field: string, option: string | RegExp): Promise<void> =>
  page.getByRole('radiogroup', { name: field }).getByRole('radio', { name: option }).check({ force: true });

/** Opens the Settings dialog at one of its tabs. */
export async function openSettings(page: Page, tab = 'Appearance'): Promise<void> {
  await chooseFromMenu(page, 'Edit', 'Settings…');
  await showTab(page, tab);
}
export const showTab = (page: Page, tab: string): Promise<void> => page.getByRole('tab', { name: tab }).click();

export async function closeSettings(page: Page, button: 'OK' | 'Cancel' = 'OK'): Promise<void> {
  await dialogNamed(page, 'Settings').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ticks a box, or clears it. */
export const tick = (page: Page, name: string, on: boolean): Promise<void> =>
  page.getByRole('checkbox', { name }).setChecked(on, { force: true });

/** A file of the disk in the page, as if the person had brought it there: Playwright puts real files into a file field. */
export async function fileInPage(page: Page, file: string): Promise<Locator> {
  await page.evaluate(() => {
    document.querySelector('#brought')?.remove();
    const field = Object.assign(document.createElement('input'), { type: 'file', id: 'brought' });
    document.body.append(field);
  });
  const field = page.locator('#brought');
  await field.setInputFiles(file);
  return field;
}

/** Drops a file of the disk on the window. */
export async function dropFile(page: Page, file: string): Promise<void> {
  const field = await fileInPage(page, file);
  await field.evaluate((element: HTMLInputElement) => {
    const dataTransfer = new DataTransfer();
    for (const each of element.files ?? []) dataTransfer.items.add(each);
    element.remove();
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
}

/** Has the table of scores, or the index of the manual, go wrong while it is drawn. */
export const breakDrawing = (page: Page, words: string): Promise<void> =>
  page.evaluate((message) => {
    for (const name of ['toSorted', 'filter'] as const) {
      const usual: unknown = Reflect.get(Array.prototype, name);
      Reflect.set(Array.prototype, name, function (this: readonly unknown[], ...given: unknown[]) {
        const first = Object(this[0]);
        if ('seat' in first || 'words' in first) throw new Error(message);
        return typeof usual === 'function' ? Reflect.apply(usual, this, given) : [];
      });
    }
  }, words);
