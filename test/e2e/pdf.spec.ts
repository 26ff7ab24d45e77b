import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { centreOf, HALF_HEIGHT, R } from '../../src-renderer/board/geometry';
import { MARGINS, PAPERS } from '../../src-shared/bridge/bridge';
import { type Colour, edgesOf, type Game, standingsOf } from '../../src-shared/tantrix';
import { isNear, pdfImages, pdfPages, pdfRaster, pdfText, type Raster } from '../support/pdf';
import { gameOf } from '../support/records';
import { LIFTED_IN_TURN, PASSED_OVER } from '../support/whole-games';
import { expect, NIGHTLY, stubSaveDialog, test } from './fixtures';
import { dialogNamed, openRecord, pickOption, pickSegment } from './gestures';

const RESOLUTION = 150;
const pixels = (millimetres: number) => (millimetres / 25.4) * RESOLUTION;

const INK: Readonly<Record<Colour, readonly number[]>> = {
  red: [216, 38, 44],
  yellow: [246, 198, 26],
  blue: [42, 98, 201],
  green: [47, 154, 69],
};
const TILE = [19, 19, 22];

interface Choices {
  paper: keyof typeof PAPERS;
  orientation: 'Portrait' | 'Landscape';
  ink?: 'Colour' | 'Black and white';
  pages?: string;
}

/** Saves the open game as a PDF by the Print dialog. */
async function saveAsPdf(app: ElectronApplication, page: Page, file: string, choices: Choices): Promise<void> {
  await stubSaveDialog(app, file);
  await page.keyboard.press('Control+p');
  const dialog = dialogNamed(page, 'Print');
  await pickOption(page, 'Paper size', choices.paper);
  await pickSegment(page, 'Orientation', choices.orientation);
  await pickSegment(page, 'Print in', choices.ink ?? 'Colour');
  await dialog.getByRole('textbox', { name: 'Pages' }).fill(choices.pages ?? '');
  await dialog.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(dialog).toHaveCount(0);
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** The rectangle that holds all pixels of the tiles' black. */
function blackOn(raster: Raster): { left: number; right: number; top: number; bottom: number } {
  const black = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      if (!isNear(raster.at(x, y), TILE, 2)) continue;
      black.left = Math.min(black.left, x);
      black.right = Math.max(black.right, x + 1);
      black.top = Math.min(black.top, y);
      black.bottom = Math.max(black.bottom, y + 1);
    }
  }
  return black;
}

/** Where the board lies on a drawn page: pixels for each table unit, and the middle of the first tile. */
function boardOn(raster: Raster, game: Game): { scale: number; x: number; y: number } {
  const { left, right, top, bottom } = blackOn(raster);
  const centres = game.placements.map(centreOf);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  // Tiles are drawn a little smaller than their cells, with rounded corners: height is the safer measure.
  const scale = (bottom - top) / (Math.max(...ys) - Math.min(...ys) + 2 * HALF_HEIGHT * 0.985);
  return { scale, x: (left + right) / 2 - scale * middle(xs), y: (top + bottom) / 2 - scale * middle(ys) };
}

/** A point of a tile: at a share of the way from its middle in a direction, in degrees clockwise from north. */
const towards = (share: number, degrees: number) => ({
  x: share * Math.sin((degrees * Math.PI) / 180),
  y: -share * Math.cos((degrees * Math.PI) / 180),
});

/** The tiles that are not drawn as they lie: links of the right colours on every side, black between them. */
function tilesAmiss(raster: Raster, game: Game): number[] {
  const { scale, x, y } = boardOn(raster, game);
  const colourAt = (centre: { x: number; y: number }, offset: { x: number; y: number }) =>
    raster.at(x + scale * (centre.x + offset.x), y + scale * (centre.y + offset.y));
  const amiss = game.placements.filter((placement) => {
    const centre = centreOf(placement);
    const sides = edgesOf(placement.tile, placement.rotation);
    const links = sides.every((colour, side) =>
      isNear(colourAt(centre, towards(0.93 * HALF_HEIGHT, 60 * side)), INK[colour]),
    );
    const corners = sides.every((_, side) => isNear(colourAt(centre, towards(0.87 * R, 60 * side + 30)), TILE));
    return !links || !corners;
  });
  return amiss.map(({ tile }) => tile);
}

/** Whether nothing at all is drawn in the margins of a page. */
function hasWhiteMargins(raster: Raster): boolean {
  const strip = pixels(MARGINS.normal - 0.5);
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const isMargin = x < strip || y < strip || x > raster.width - strip || y > raster.height - strip;
      if (isMargin && !isNear(raster.at(x, y), [255, 255, 255], 0)) return false;
    }
  }
  return true;
}

/** Whether no colour is drawn on a page; black ink may have a touch of blue. */
function isGrey(raster: Raster): boolean {
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const pixel = raster.at(x, y);
      if (Math.max(...pixel) - Math.min(...pixel) > 8) return false;
    }
  }
  return true;
}

const GAMES = { 'a round tantrix': gameOf(PASSED_OVER), 'a tall tantrix': gameOf(LIFTED_IN_TURN) };

for (const [name, game] of Object.entries(GAMES)) {
  for (const paper of ['A4', 'Letter'] as const) {
    test(`${name} on ${paper}: all tiles sharp and nothing cut off`, NIGHTLY, async ({ app, page, folder }) => {
      await openRecord(app, page, folder, game);
      for (const orientation of ['Portrait', 'Landscape'] as const) {
        const file = path.join(folder, `${orientation}.pdf`);
        await saveAsPdf(app, page, file, { paper, orientation });
        const { width, height } = PAPERS[paper];
        const [across, down] = orientation === 'Portrait' ? [width, height] : [height, width];
        const pages = pdfPages(file);
        expect(pages.count).toBe(2);
        expect(pages.width).toBeCloseTo((across / 25.4) * 72, -0.5);
        expect(pages.height).toBeCloseTo((down / 25.4) * 72, -0.5);
        // Made of lines and letters alone, it is sharp at any size.
        expect(pdfImages(file)).toBe(0);

        const first = pdfRaster(file, 1, RESOLUTION);
        expect(tilesAmiss(first, game)).toEqual([]);
        // A tile's side in millimetres: the board fills the page.
        expect((boardOn(first, game).scale * R * 25.4) / RESOLUTION).toBeGreaterThan(6.5);
        expect(hasWhiteMargins(first)).toBe(true);
        expect(hasWhiteMargins(pdfRaster(file, 2, RESOLUTION))).toBe(true);

        const [ann = 0, bob = 0] = standingsOf(game).map(({ score }) => score);
        const front = pdfText(file, 1);
        for (const words of ['Ann', 'Bob', '56 tiles played', ` tiles ${ann} `, ` tiles ${bob} `]) {
          expect(front).toContain(words);
        }
        const moves = pdfText(file, 2);
        for (const [at, { tile, q, r, rotation }] of game.placements.entries()) {
          expect(moves).toMatch(new RegExp(` ${at + 1} [RY] (Ann|Bob) ${tile} ${q}, ${r} ${60 * rotation}° `));
        }
      }
    });
  }
}

test('a game without colours carries letters on its links', async ({ app, page, folder }) => {
  const game = gameOf(PASSED_OVER);
  await openRecord(app, page, folder, game);
  const file = path.join(folder, 'grey.pdf');
  await saveAsPdf(app, page, file, { paper: 'A4', orientation: 'Portrait', ink: 'Black and white' });
  const letters = pdfText(file, 1).match(/(?<= )[RYBG](?= )/g) ?? [];
  const count = (letter: string) => letters.filter((each) => each === letter).length;
  const sides = game.placements.flatMap(({ tile }) => edgesOf(tile));
  // Six a tile, and one for each player's disc.
  for (const colour of ['red', 'yellow', 'blue', 'green'] as const) {
    const discs = game.deal.seats.filter((seat) => seat === colour).length;
    expect(count(colour.charAt(0).toUpperCase())).toBe(sides.filter((side) => side === colour).length + discs);
  }
  expect(isGrey(pdfRaster(file, 1, 60))).toBe(true);
});

test('only the pages named are saved, and wrong ones are told of', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await page.keyboard.press('Control+p');
  const dialog = dialogNamed(page, 'Print');
  await dialog.getByRole('textbox', { name: 'Pages' }).fill('3');
  await expect(dialog).toContainText('Enter page numbers from 1 to 2');
  await expect(dialog.getByRole('button', { name: 'Save as PDF…' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const file = path.join(folder, 'moves.pdf');
  await saveAsPdf(app, page, file, { paper: 'A4', orientation: 'Portrait', pages: '2' });
  expect(pdfPages(file).count).toBe(1);
  expect(pdfText(file, 1)).toContain('Page 2 of 2');
});

test('a PDF that cannot be written is told of, and the dialog stays', NIGHTLY, async ({ app, page, folder }) => {
  await openRecord(app, page, folder, gameOf(PASSED_OVER));
  await stubSaveDialog(app, path.join(folder, 'gone', 'game.pdf'));
  await page.keyboard.press('Control+p');
  const dialog = dialogNamed(page, 'Print');
  await dialog.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The folder of “game.pdf” no longer exists. Choose another one.');
  await stubSaveDialog(app, null);
  await dialog.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(dialog.getByRole('button', { name: 'Save as PDF…' })).toBeEnabled();
});
