import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { decode as decodePng } from 'fast-png';
import { centreOf, HALF_HEIGHT, R, towardsSide } from '../../src-renderer/board/geometry';
import { gameOnly, parseRecord, type RecordedGame } from '../../src-shared/record';
import { type Colour, edgesOf, type Game, type Hex, type Placement } from '../../src-shared/tantrix';
import { decodeGif } from '../support/gif';
import { gameOf } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';
import { expect, stubOpenDialog, stubSaveDialog, test, titleOf, NIGHTLY } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  dealt,
  dropFile,
  menuItem,
  openRecord,
  playSome,
  statusText,
  TWO,
} from './gestures';
import { proves } from './proves';

const WHOLE = gameOf(PASSED_OVER);
const MOVES = WHOLE.placements.length;
const COMMAND = 'Save moving picture (GIF)…';

const LINKS: Readonly<Record<Colour, readonly number[]>> = {
  red: [0xd8, 0x26, 0x2c],
  yellow: [0xf6, 0xc6, 0x1a],
  blue: [0x2a, 0x62, 0xc9],
  green: [0x2f, 0x9a, 0x45],
};
const SEEN = { ...LINKS, felt: [0xa9, 0xb4, 0x97], body: [0x17, 0x17, 0x1b] };

interface Picture {
  readonly width: number;
  readonly pixels: ArrayLike<number>;
}

/** The name of the colour that a pixel comes nearest to. */
function colourAt({ width, pixels }: Picture, x: number, y: number): string {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  const farFrom = (colour: readonly number[]) => Math.hypot(...colour.map((part, of) => part - (pixels[at + of] ?? 0)));
  const [nearest] = Object.entries(SEEN).toSorted(([, a], [, b]) => farFrom(a) - farFrom(b));
  return nearest?.[0] ?? '';
}

/** Where a point of the table lies in a picture of a game: the tiles on felt with paper round it, and the headline above. */
function placesIn(game: Game, width: number): (x: number, y: number) => [number, number] {
  const centres = game.placements.map(centreOf);
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const top = Math.min(...centres.map(({ y }) => y)) - HALF_HEIGHT - 60 - 48 - 104;
  const across = Math.max(right - left + 2 * (R + 60), 900) + 2 * 48;
  const scale = width / across;
  return (x, y) => [(x - (left + right) / 2 + across / 2) * scale, (y - top) * scale];
}

/** The ends of links as they are seen in a cell, from north. */
function edgesSeen(picture: Picture, game: Game, cell: Hex): string {
  const placeOf = placesIn(game, picture.width);
  const { x, y } = centreOf(cell);
  return [0, 1, 2, 3, 4, 5]
    .map((side) => {
      const towards = towardsSide(side, 68);
      return colourAt(picture, ...placeOf(x + towards.x, y + towards.y));
    })
    .join(' ');
}

const FELT = 'felt felt felt felt felt felt';
const edgesLaid = ({ tile, rotation }: Placement): string => edgesOf(tile, rotation).join(' ');

async function recordIn(file: string): Promise<RecordedGame> {
  const found = gameOnly(parseRecord(await readFile(file)));
  if (!found.ok) throw new Error(found.problem.code);
  return found.record;
}

/** A file appears whole. */
const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Saves what is open as a moving picture by the menu. */
async function saveGif(app: ElectronApplication, page: Page, file: string): Promise<Uint8Array> {
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', COMMAND);
  await expect.poll(() => isThere(file), { timeout: 30_000 }).toBe(true);
  return readFile(file);
}

test('a whole game is saved as a moving picture that shows every position in order', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, WHOLE);
  const file = path.join(folder, 'game.gif');
  const bytes = await saveGif(app, page, file);
  expect(bytes.length).toBeLessThanOrEqual(2_000_000);
  const { width, height, loops, frames } = decodeGif(bytes);
  expect([width, loops, frames.length, MOVES]).toEqual([800, 0, MOVES + 1, 56]);
  for (const [move, { pixels }] of frames.entries()) {
    const seen = WHOLE.placements.map((cell) => edgesSeen({ width, pixels }, WHOLE, cell));
    const laid = WHOLE.placements.map((placement, at) => (at < move ? edgesLaid(placement) : FELT));
    expect(seen, `after move ${move}`).toEqual(laid);
  }
  // Moves animated in 600 ms are looked at for 300 more; the last three seconds longer.
  const delays = frames.map(({ milliseconds }) => milliseconds);
  expect([...new Set(delays.slice(0, -1)), delays.at(-1)]).toEqual([900, 3900]);
  // Only what changes is written, and all frames share their colours.
  expect(frames.some(({ hasOwnColours }) => hasOwnColours)).toBe(false);
  expect(frames.slice(1).every(({ written }) => written < width * height)).toBe(true);
  proves('more.save-gif');

  // Where all lie, it is the picture that is saved of the game.
  const still = path.join(folder, 'game.png');
  await stubSaveDialog(app, still);
  await chooseFromMenu(page, 'File', 'Save picture (PNG)…');
  await expect.poll(() => isThere(still)).toBe(true);
  const png = decodePng(await readFile(still));
  const last = { width, pixels: frames.at(-1)?.pixels ?? [] };
  for (const cell of WHOLE.placements) {
    expect(edgesSeen({ width: png.width, pixels: png.data }, WHOLE, cell)).toBe(edgesSeen(last, WHOLE, cell));
  }
  expect((await recordIn(file)).game.placements).toEqual(WHOLE.placements);
});

test(
  'a moving picture opens where it is dropped, and is written anew by Update',
  NIGHTLY,
  async ({ app, page, folder }) => {
    const deal = dealt(TWO, 7);
    await openRecord(app, page, folder, deal);
    await expect(await menuItem(page, 'File', COMMAND)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const game = await playSome(page, deal, 3);
    const file = path.join(folder, 'board.gif');
    await saveGif(app, page, file);
    await chooseFromMenu(page, 'File', 'Save');
    await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
    await chooseFromMenu(page, 'File', 'Close');
    await dropFile(page, file);
    await expect.poll(() => titleOf(app)).toBe('board.gif – Tantrix');
    await expect(page.locator('.laid-tile')).toHaveCount(3);
    const later = await playSome(page, game, 1);
    await chooseFromMenu(page, 'File', 'Update');
    await expect.poll(async () => (await recordIn(file)).game.placements).toEqual(later.placements);
    expect(decodeGif(await readFile(file)).frames).toHaveLength(5);

    // Somebody else has drawn into it: the game is still there, the drawing is not what it was.
    const drawn = await readFile(file);
    const comment = Buffer.of(0x21, 0xfe, 2, 0x48, 0x69, 0);
    await writeFile(file, Buffer.concat([drawn.subarray(0, -1), comment, Buffer.of(0x3b)]));
    await chooseFromMenu(page, 'File', 'Close');
    await dropFile(page, file);
    await expect(page.locator('.laid-tile')).toHaveCount(4);
    await playSome(page, later, 1);
    await chooseFromMenu(page, 'File', 'Update');
    const question = alertNamed(page, 'This picture was edited');
    await question.getByRole('button', { name: 'Overwrite' }).click();
    await expect.poll(async () => (await recordIn(file)).game.placements).toHaveLength(5);
    expect((await readFile(file)).includes(comment)).toBe(false);
  },
);

test('the result is shared in other forms by the menu beside the picture', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, WHOLE);
  const more = page.getByRole('button', { name: 'More ways to share' });
  const choose = async (item: string) => {
    await more.click();
    await page.getByRole('dialog', { name: 'More ways to share' }).getByRole('button', { name: item }).click();
  };
  await choose('Copy picture');
  await expect(statusText(page)).toHaveText('Picture copied.');
  await choose('Copy text image');
  await expect(statusText(page)).toHaveText('Copied the game, without a picture.');
  const copied = gameOnly(parseRecord(await app.evaluate(({ clipboard }) => clipboard.readText())));
  expect(copied.ok && copied.record.game.placements).toEqual(WHOLE.placements);
  const file = path.join(folder, 'shared.gif');
  await stubSaveDialog(app, file);
  await choose('Save moving picture…');
  await expect(statusText(page)).toHaveText('Saved.', { timeout: 30_000 });
  expect((await recordIn(file)).game.placements).toEqual(WHOLE.placements);
});

test('a moving picture that takes its time says how far it is, and can be given up', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, WHOLE);
  // Each drawing waits for a while, as on a slow computer.
  await page.evaluate(() => {
    const usual: unknown = Reflect.get(HTMLImageElement.prototype, 'decode');
    Reflect.set(HTMLImageElement.prototype, 'decode', async function (this: HTMLImageElement) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return typeof usual === 'function' && Reflect.apply(usual, this, []);
    });
  });
  const file = path.join(folder, 'never.gif');
  await stubSaveDialog(app, file);
  await chooseFromMenu(page, 'File', COMMAND);
  const notice = page.getByRole('group', { name: 'Drawing the moving picture…' });
  await expect(notice).toContainText(/Drawing the moving picture: \d+ of 56/);
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toHaveCount(0);
  // Nothing is written, neither now nor when what was begun has come to its end.
  const other = path.join(folder, 'game.txg');
  await stubOpenDialog(app, other);
  await chooseFromMenu(page, 'File', 'Open…');
  await expect.poll(() => titleOf(app)).toBe('game.txg – Tantrix');
  await expect(access(file)).rejects.toThrow('ENOENT');
});

test('a moving picture that cannot be drawn is told of', async ({ app, page, folder }) => {
  await openRecord(app, page, folder, WHOLE);
  await page.evaluate(() => {
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await stubSaveDialog(app, path.join(folder, 'never.gif'));
  await chooseFromMenu(page, 'File', COMMAND);
  await expect(alertNamed(page, 'The moving picture couldn’t be drawn')).toContainText(
    'Save the game as a picture or as a file instead.',
  );
});

test('it runs at the speed that is set, with tiles and table as they are set', async ({ app, page, folder }) => {
  const game = gameOf(PASSED_OVER, 4);
  await openRecord(app, page, folder, game);
  const usual = decodeGif(await saveGif(app, page, path.join(folder, 'usual.gif')));
  await page.evaluate(() =>
    window.tantrix.setPreferences({ tileStyle: 'letters', animationSpeed: 5, colours: { background: '#f6c61a' } }),
  );
  await page.reload();
  await page.locator('.start-screen').waitFor();
  await openRecord(app, page, folder, game);
  const other = decodeGif(await saveGif(app, page, path.join(folder, 'other.gif')));
  expect([usual, other].map(({ frames }) => frames[0]?.milliseconds)).toEqual([900, 480]);
  const [plain, lettered] = [usual, other].map(({ width, frames }) => ({ width, pixels: frames.at(-1)?.pixels ?? [] }));
  const beside = { q: 2, r: -1 };
  expect(plain && edgesSeen(plain, game, beside)).toBe(FELT);
  expect(lettered && edgesSeen(lettered, game, beside)).toBe(FELT.replaceAll('felt', 'yellow'));
  // A letter stands in the middle of each link; it is seen as another colour than that.
  const laid = game.placements.map(edgesLaid);
  expect(game.placements.map((cell) => plain && edgesSeen(plain, game, cell))).toEqual(laid);
  expect(game.placements.map((cell) => lettered && edgesSeen(lettered, game, cell))).not.toEqual(laid);
});
