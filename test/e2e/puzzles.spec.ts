import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { clashesOf } from '../../src-shared/puzzles/arrangement';
import { completePuzzle } from '../../src-shared/puzzles/hint';
import type { Arrangement } from '../../src-shared/puzzles/puzzle';
import { makeTxg } from '../../src-shared/record';
import {
  COLOURS,
  type Hex,
  hexDistance,
  hexKey,
  ORIGIN,
  type Placement,
  type Rotation,
} from '../../src-shared/tantrix';
import { laid as arrangementOf } from '../support/arrangements';
import { SOLVED_TANGLES } from '../support/solved-tangles';
import { expect, inRun, launch, NIGHTLY, pageOf, stubOpenDialog, stubSaveDialog, test, testAlone } from './fixtures';
import {
  alertNamed,
  boxOf,
  chooseFromMenu,
  dragTo,
  heldTile,
  menuItem,
  middleOf,
  openSettings,
  closeSettings,
  showTab,
  statusText,
  tick,
} from './gestures';
import {
  asLying,
  boxTile,
  cellAt,
  layAll,
  layByMouse,
  lying,
  news,
  openPuzzleChoice,
  optionNamed,
  puzzleNamed,
  solutionOf,
  answeredNews,
  solvedNews,
  startPuzzle,
  tableTile,
} from './puzzle-table';
import { expectKept } from './journal';
import { proves } from './proves';

/** Discovery 3, a loop of three tiles. */
const THREE = solutionOf('discovery-3');
const [FIRST, SECOND, LAST] = THREE;
if (!FIRST || !SECOND || !LAST) throw new Error('Discovery 3 has three tiles');

/** The arrangement of 136 points. */
async function fourLoop(): Promise<Arrangement> {
  const text = await readFile('test/fixtures/puzzles/four-loop.txt', 'utf8');
  return arrangementOf(text.trim().replaceAll(/^(\d+) (\S+) (\d)$/gm, '$1@$2/$3'));
}

const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** A cell of the table that touches neither of the first two tiles. */
const APART = [
  { q: 2, r: -2 },
  { q: -2, r: 2 },
  { q: 2, r: 0 },
  { q: -2, r: 0 },
].find((hex) => [FIRST, SECOND].every((each) => hexDistance(hex, each) > 1)) ?? { q: 0, r: 2 };

test('a loop is solved by mouse: it is lit up, and its time is kept', async ({ folder }) => {
  await inRun(folder, async (page) => {
    await startPuzzle(page, 'Discovery 3');
    await expect(page.getByRole('timer')).toContainText('Target 0:20');
    await layAll(page, THREE.slice(0, 2));
    await expect(solvedNews(page)).toHaveCount(0);
    await layByMouse(page, LAST);
    await expect(solvedNews(page)).toContainText('Solved!');
    proves('new.puzzle');
    await expect(solvedNews(page)).toContainText(/Your time: 0:(?!00)/);
    await expect(solvedNews(page)).toContainText('Your best time so far.');
    await expect(page.locator('.lit-paths .link-yellow')).toHaveCount(3);
    await expect(page.locator('.loose-tile')).toHaveCount(0);
  });
  await inRun(folder, async (page) => {
    await startPuzzle(page, 'Discovery 3');
    await expect(page.getByRole('timer')).toContainText('Best 0:');
  });
});

test('a pyramid with a line is filled by mouse', NIGHTLY, async ({ page }) => {
  test.slow();
  await startPuzzle(page, 'Rainbow, blue');
  await expect(page.locator('.goal-cell')).toHaveCount(10);
  await layAll(page, solutionOf('rainbow-blue'));
  await expect(solvedNews(page)).toContainText('Solved!');
  await expect(page.locator('.lit-paths .link-blue')).toHaveCount(10);
});

/** Presses Tab until the tile has the focus. */
async function tabTo(page: Page, tile: number): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
  for (let presses = 0; presses < 30 && (await focused()) !== String(tile); presses++) await page.keyboard.press('Tab');
  expect(await focused()).toBe(String(tile));
}

/** The key that brings a tile nearer to a cell: first to its column, then to its row. */
function keyTowards(from: Hex, to: Hex): string {
  if (from.q !== to.q) return from.q < to.q ? 'ArrowRight' : 'ArrowLeft';
  return from.r < to.r ? 'ArrowDown' : 'ArrowUp';
}

async function layByKeys(page: Page, { tile, rotation, ...hex }: Placement): Promise<void> {
  await tabTo(page, tile);
  for (let turn = 0; turn < rotation; turn++) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(tableTile(page, tile)).toBeFocused();
  for (let steps = 0; steps < 20; steps++) {
    const at = (await tableTile(page, tile).getAttribute('data-hex')) ?? '';
    if (at === hexKey(hex)) return;
    const [q = 0, r = 0] = at.split(',').map(Number);
    await page.keyboard.press(keyTowards({ q, r }, hex));
  }
  throw new Error(`tile ${tile} does not get to ${hexKey(hex)}`);
}

test('keys alone solve a puzzle, and every step is said', async ({ page }) => {
  const said = page.locator('.hidden-label[aria-live]');
  await page.keyboard.press('Control+n');
  await page.getByRole('radio', { checked: true }).first().focus();
  for (let presses = 0; presses < 3; presses++) {
    if (await page.getByRole('radio', { name: 'Puzzles' }).isChecked()) break;
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Discovery 3');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Discovery 3. Join every yellow tile in one loop.');
  proves('start.kind');
  await layByKeys(page, FIRST);
  await expect(said).toContainText(`Tile ${FIRST.tile}`);
  await layByKeys(page, SECOND);
  await layByKeys(page, LAST);
  await expect(solvedNews(page)).toBeVisible();
  await expect(said).toContainText('Solved!');
  await expect(page.getByRole('button', { name: 'Next: Discovery 4' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Discovery 4', level: 2 })).toBeVisible();
  await expect(page.locator('.box-tile')).toHaveCount(4);
  proves('more.next-puzzle');
});

test('a puzzle is begun afresh: without its tiles, its time and the help it had', async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(answeredNews(page)).toContainText('Solution shown', { timeout: 20_000 });
  await chooseFromMenu(page, 'File', 'Restart');
  await expect(page.locator('.box-tile')).toHaveCount(3);
  await expect(page.getByRole('timer')).toContainText('Time 0:00');
  await layAll(page, THREE);
  await expect(solvedNews(page)).toContainText('Your best time so far.');
  proves('more.begin-afresh');
});

test('the check says exactly what is missing, and marks it', async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  for (const [menu, item, row] of [
    ['Edit', 'Player details…', 'edit.player-details.puzzle'],
    ['View', 'Bag', 'view.bag.puzzle'],
  ] as const) {
    await expect(await menuItem(page, menu, item)).toBeDisabled();
    proves(row);
    await page.keyboard.press('Escape');
  }
  await layByMouse(page, FIRST);
  await page.keyboard.press('F9');
  await expect(news(page)).toContainText('Not solved yet');
  await expect(news(page)).toContainText('2 tiles are still in the box.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(news(page)).toHaveCount(0);
  await layByMouse(page, SECOND);
  await dragTo(page, boxTile(page, LAST.tile), await middleOf(cellAt(page, APART)));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(news(page)).toContainText(/Tiles? .* connected to the others/);
  await expect(page.locator('.loose-tile.is-marked')).not.toHaveCount(0);
  proves('more.check');
});

test('edges that clash are marked, or not, as the Settings say', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  await layByMouse(page, FIRST);
  const below = { q: FIRST.q, r: FIRST.r + 1 };
  await dragTo(page, boxTile(page, SECOND.tile), await middleOf(cellAt(page, below)));
  // Some of the turns clash: no tile has but one colour.
  const bars = page.locator('.clash-bar');
  for (let turns = 0; turns < COLOURS.length && (await bars.count()) === 0; turns++)
    await page.keyboard.press('PageDown');
  await expect(bars).toHaveCount(1);
  await expect(tableTile(page, SECOND.tile)).toHaveAttribute('aria-label', /clashes with tile/);
  await openSettings(page);
  await showTab(page, 'Play');
  await tick(page, 'Mark edges that don’t match', false);
  await closeSettings(page);
  await expect(bars).toHaveCount(0);
});

test('tiles go back to the box, change places, and undo takes all back', async ({ page }) => {
  await startPuzzle(page, 'Discovery 4');
  await layByMouse(page, { tile: 1, q: 0, r: 0, rotation: 0 });
  await layByMouse(page, { tile: 2, q: 1, r: 0, rotation: 0 });
  await dragTo(page, tableTile(page, 1), await middleOf(tableTile(page, 2)));
  expect(await lying(page)).toEqual(['1 1,0', '2 0,0']);
  await dragTo(page, tableTile(page, 1), await middleOf(page.locator('.tile-box')));
  await expect(boxTile(page, 1)).toBeVisible();
  await page.keyboard.press('Control+z');
  expect(await lying(page)).toEqual(['1 1,0', '2 0,0']);
  await chooseFromMenu(page, 'Edit', 'Clear board');
  expect(await lying(page)).toEqual([]);
  proves('more.clear-table');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await lying(page)).toEqual(['1 0,0', '2 1,0']);
  await page.keyboard.press('Control+y');
  expect(await lying(page)).toEqual(['1 1,0', '2 0,0']);
  await tableTile(page, 2).click();
  await page.keyboard.press('Delete');
  await expect(boxTile(page, 2)).toBeVisible();
});

test('a click lays the selected tile into a cell', async ({ page }) => {
  await startPuzzle(page, 'Discovery 4');
  await boxTile(page, 3).click();
  await cellAt(page, { q: -1, r: 0 }).click({ force: true });
  expect(await lying(page)).toEqual(['3 -1,0']);
  await cellAt(page, { q: 1, r: 1 }).click({ force: true });
  expect(await lying(page)).toEqual(['3 1,1']);
});

test('a group moves and rotates together', async ({ page }) => {
  await startPuzzle(page, 'Discovery 4');
  await layByMouse(page, { tile: 1, q: 0, r: 0, rotation: 0 });
  await layByMouse(page, { tile: 2, q: 0, r: 1, rotation: 0 });
  await page.keyboard.down('Shift');
  await dragTo(page, tableTile(page, 1), await middleOf(cellAt(page, { q: -1, r: 0 })));
  await page.keyboard.up('Shift');
  expect(await lying(page)).toEqual(['1 -1,0', '2 -1,1']);
  await expect(heldTile(page)).toHaveCount(2);
  await page.keyboard.press('PageDown');
  // South of the tile that was gripped turns to its south-west.
  expect(await lying(page)).toEqual(['1 -1,0', '2 -2,1']);
  await page.keyboard.press('ArrowDown');
  expect(await lying(page)).toEqual(['1 -1,1', '2 -2,2']);
  await page.keyboard.press('Escape');
  await tableTile(page, 1).click();
  await page.keyboard.press('Shift+PageDown');
  expect(await lying(page)).toEqual(['1 -1,1', '2 -2,1']);
  proves('more.rotate-group-clockwise');
  await page.keyboard.press('Shift+PageUp');
  expect(await lying(page)).toEqual(['1 -1,1', '2 -2,2']);
  proves('more.rotate-group-anticlockwise');
  await page.keyboard.press('Escape');
  await tableTile(page, 2).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move group' }).click();
  await expect(heldTile(page)).toHaveCount(2);
  await expect(statusText(page)).toContainText('moves and rotates together');
  proves('more.move-group', 'status-bar.puzzle');
});

test('tiles are played from the middle, turned to fit, and the last has the puzzle solved', async ({ page }) => {
  const [middle, ...others] = THREE.toSorted((one, other) => hexDistance(one, ORIGIN) - hexDistance(other, ORIGIN));
  const [beside, last] = others;
  if (!middle || !beside || !last) throw new Error('Discovery 3 has three tiles');
  const clashing = ROTATIONS.find((rotation) => clashesOf([middle, beside, { ...last, rotation }]).length > 0) ?? 0;
  const firm = page.locator('.laid-tile.is-firm');
  await startPuzzle(page, 'Discovery 3');
  await layByMouse(page, middle);
  await layByMouse(page, { ...beside, ...APART });
  expect(await lying(page)).toHaveLength(2);
  proves('puzzle.arrange');
  await page.keyboard.press('Enter');
  await expect(statusText(page)).toContainText('middle');
  await tableTile(page, middle.tile).dblclick();
  await expect(firm).toHaveCount(1);
  await tableTile(page, beside.tile).dblclick();
  await expect(statusText(page)).toContainText('Choose a space next to a tile');
  await dragTo(page, tableTile(page, beside.tile), await middleOf(cellAt(page, beside)));
  await tableTile(page, beside.tile).dblclick();
  await expect(firm).toHaveCount(2);
  proves('puzzle.play');
  // What is played does not move any more.
  await dragTo(page, tableTile(page, beside.tile), await middleOf(cellAt(page, APART)));
  expect(await lying(page)).toEqual(asLying([middle, beside]));
  await layByMouse(page, { ...last, rotation: clashing });
  await expect(news(page)).toContainText('Not solved yet');
  await page.keyboard.press('Enter');
  await expect(solvedNews(page)).toBeVisible();
  await expect(firm).toHaveCount(3);
  proves('puzzle.checked');
  await page.keyboard.press('Control+z');
  await expect(firm).toHaveCount(2);
});

test('a hint lays tile after tile', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('F2');
    await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.box-tile')).toHaveCount(left);
  }
  await expect(solvedNews(page)).toContainText('Solved with help');
  await page.keyboard.press('Control+z');
  await expect(solvedNews(page)).toHaveCount(0);
});

/** Two tiles that no third completes: the second is turned. */
const SPOILT = ROTATIONS.map((rotation) => [FIRST, { ...SECOND, rotation }]).find(
  (laid) => completePuzzle({ puzzle: puzzleNamed('discovery-3'), laid, seed: 1 })?.isFromScratch,
);
if (!SPOILT) throw new Error('Discovery 3 can be completed from anything');

test('a hint finds the tile that is wrong, and selects it', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, SPOILT);
  await page.keyboard.press('F2');
  await expect(news(page)).toContainText(/Tile \d+ can’t stay here/, { timeout: 20_000 });
  const [, wrong] = /Tile (\d+) can’t stay/.exec((await news(page).textContent()) ?? '') ?? [];
  expect(SPOILT.map(({ tile }) => String(tile))).toContain(wrong);
  await expect(page.locator('.loose-tile.is-marked')).toHaveAttribute('data-tile', wrong ?? '');
  await expect(heldTile(page)).toHaveAttribute('data-tile', wrong ?? '');
  // Without it the others can be completed.
  await page.keyboard.press('Delete');
  await page.keyboard.press('F2');
  await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
});

test('Solve completes what lies there, where it lies', async ({ page }) => {
  await startPuzzle(page, 'Xtreme, red pyramid');
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(answeredNews(page)).toContainText('Solution shown', { timeout: 20_000 });
  await expect(answeredNews(page)).not.toContainText('What you had');
  await expect(page.locator('.laid-tile')).toHaveCount(10);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.box-tile')).toHaveCount(10);
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, [FIRST, SECOND]);
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(answeredNews(page)).toContainText('Your tiles stayed in place.', { timeout: 20_000 });
  expect(await lying(page)).toEqual(expect.arrayContaining(asLying([FIRST, SECOND])));
  proves('more.solve');
});

test('Solve begins from scratch where what lies there cannot be completed', NIGHTLY, async ({ page }) => {
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, SPOILT);
  await chooseFromMenu(page, 'Edit', 'Show solution');
  await expect(answeredNews(page)).toContainText('can’t be completed', { timeout: 20_000 });
  await expect(page.locator('.laid-tile')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  expect(await lying(page)).toEqual(asLying(SPOILT));
});

const rowOfThird = (page: Page) =>
  optionNamed(page.getByRole('dialog').getByRole('listbox', { name: 'Puzzle' }), 'Discovery 3');
const openDiscovery = async (page: Page) => {
  await openPuzzleChoice(page);
  await optionNamed(page.getByRole('listbox', { name: 'Collections' }), 'Discovery').click();
};

test(
  'a solution that was shown is no solution of one’s own: the list has a grey tick for it',
  NIGHTLY,
  async ({ folder }) => {
    await inRun(folder, async (page) => {
      await startPuzzle(page, 'Discovery 3');
      await chooseFromMenu(page, 'Edit', 'Show solution');
      await expect(answeredNews(page)).toContainText('doesn’t count as solved', { timeout: 20_000 });
      await expect(statusText(page)).toHaveText('Solution shown');
      await expect(solvedNews(page)).toHaveCount(0);
    });
    await inRun(folder, async (page) => {
      await openDiscovery(page);
      await expect(rowOfThird(page)).toContainText('solution seen');
      await expect(rowOfThird(page).locator('.is-answered .standing-tick')).toBeVisible();
      const collection = optionNamed(page.getByRole('listbox', { name: 'Collections' }), 'Discovery');
      await expect(collection).toContainText('0 of 28');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await layAll(page, THREE);
      await expect(solvedNews(page)).toContainText('Solved!');
      await openDiscovery(page);
      await expect(rowOfThird(page)).toContainText(/solved in/);
      await expect(rowOfThird(page).locator('.is-answered')).toHaveCount(0);
      await expect(collection).toContainText('1 of 28');
    });
  },
);

/** How the links of a drawn tile are seen: their paths, and the degrees by which they are turned. */
const linksSeen = (tile: Locator) =>
  tile.locator('.link').evaluateAll((links) =>
    links.map((link) => {
      const { a = 1, b = 0 } = link instanceof SVGGraphicsElement ? (link.getScreenCTM() ?? {}) : {};
      return `${link.getAttribute('d')} ${Math.round((Math.atan2(b, a) * 180) / Math.PI)}`;
    }),
  );

test('the tile beside the words of a hint is turned as it is on the table', async ({ page }) => {
  await startPuzzle(page, 'Discovery 6');
  await page.keyboard.press('F2');
  const suggested = page.locator('.suggested-tile');
  await expect(suggested).toBeVisible({ timeout: 20_000 });
  const before = await suggested.getAttribute('data-rotation');
  await page.keyboard.press('PageDown');
  await expect(suggested).not.toHaveAttribute('data-rotation', before ?? '');
  const seen = await linksSeen(suggested);
  expect(seen).toHaveLength(3);
  expect(await linksSeen(news(page).locator('.hint-tile'))).toEqual(seen);
});

test('the box stays where it is, whatever is said below it', async ({ page }) => {
  await startPuzzle(page, 'Discovery 6');
  const box = await boxOf(page.locator('.box-tiles'));
  const goal = page.locator('.puzzle-head');
  const words = await goal.textContent();
  await page.keyboard.press('F2');
  await expect(page.locator('.suggested-tile')).toBeVisible({ timeout: 20_000 });
  expect(await boxOf(page.locator('.box-tiles'))).toEqual(box);
  // The tile that the hint names is marked in the box, for ears, too, and shown beside the words.
  const hinted = page.locator('.box-tile.is-suggested');
  await expect(hinted).toHaveCount(1);
  await expect(hinted).toHaveAccessibleDescription('Hint');
  await expect(news(page)).toContainText(`Tile ${await hinted.getAttribute('data-tile')} `);
  await expect(news(page).locator('.hint-tile svg')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(news(page)).toContainText('still in the box');
  expect(await boxOf(page.locator('.box-tiles'))).toEqual(box);
  await expect(goal).toHaveText(words ?? '');
});

test('the solutions are counted', async ({ page }) => {
  await startPuzzle(page, 'Discovery 6');
  await chooseFromMenu(page, 'Edit', 'Count solutions');
  await expect(news(page)).toContainText('This puzzle has 8 solutions.', { timeout: 20_000 });
  proves('more.count-solutions');
});

test(
  'a long count shows how far it is, and is stopped by its button, by Esc, and by moving a tile',
  NIGHTLY,
  async ({ page }) => {
    await startPuzzle(page, 'Genius');
    const search = page.getByRole('progressbar', { name: 'Searched' });
    const count = async () => {
      await chooseFromMenu(page, 'Edit', 'Count solutions');
      await expect.poll(() => search.getAttribute('value').then(Number), { timeout: 20_000 }).toBeGreaterThan(0);
    };
    await count();
    await news(page).getByRole('button', { name: 'Stop' }).click();
    await expect(news(page)).toHaveCount(0);
    await count();
    await page.keyboard.press('Escape');
    await expect(news(page)).toHaveCount(0);
    await count();
    await page.locator('.box-tile').first().dblclick();
    await expect(page.locator('.loose-tile')).toHaveCount(1);
    await expect(news(page)).toHaveCount(0);
  },
);

for (const name of ['Four Line Puzzle', 'Four Loop Puzzle']) {
  test(`Solve betters the sum of ${name} until it is stopped, and the best is laid`, NIGHTLY, async ({ page }) => {
    test.slow();
    await startPuzzle(page, name);
    await chooseFromMenu(page, 'Edit', 'Show solution');
    await expect(news(page)).toContainText(/Best so far: \d+ points\./, { timeout: 60_000 });
    await news(page).getByRole('button', { name: 'Stop' }).click();
    await expect(news(page)).toContainText(/This is the best found, with \d+ points\./);
    const points = /with (\d+) points/.exec((await news(page).textContent()) ?? '')?.[1];
    await expect(page.locator('.running-sum .sum-now dd')).toHaveText(points ?? 'points');
    await expect(page.locator('.loose-tile, .laid-tile')).toHaveCount(56);
    await page.keyboard.press('F9');
    await expect(news(page)).toContainText('Everything fits');
    await expect(news(page)).toContainText(`${points} points`);
    await expect(page.locator('.box-tile')).toHaveCount(0);
  });
}

test(
  'the best sum there can be solves Four Loop, at the table and on the shelf',
  NIGHTLY,
  async ({ app, page, folder }) => {
    test.slow();
    const file = path.join(folder, 'four.txg');
    const laid = await fourLoop();
    const [last] = laid.slice(-1);
    if (!last) throw new Error('Four Loop has tiles');
    const puzzle = puzzleNamed('four-loop');
    const record = { name: 'Four Loop Puzzle', id: 'four-loop', puzzle, firm: [], seconds: 9, helped: false };
    await writeFile(file, makeTxg({ ...record, laid: laid.slice(0, -1) }));
    await stubOpenDialog(app, file);
    await page.keyboard.press('Control+o');
    await expect(page.locator('.loose-tile')).toHaveCount(55);
    await layByMouse(page, last);
    await expect(solvedNews(page)).toContainText('136 points');
    await expect(page.locator('.laid-tile.is-firm')).toHaveCount(56);
    await chooseFromMenu(page, 'File', 'Close');
    await alertNamed(page, 'Save this puzzle?').getByRole('button', { name: 'Don’t save' }).click();
    await openPuzzleChoice(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('Four Loop');
    await expect(optionNamed(page, 'Four Loop Puzzle').locator('.standing-tick')).toHaveCount(1);
  },
);

test('a puzzle is saved, closed, opened and goes on', async ({ app, page, folder }) => {
  const file = path.join(folder, 'three.txg');
  await startPuzzle(page, 'Discovery 3');
  await layByMouse(page, FIRST);
  await stubSaveDialog(app, file);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle()))
    .toContain('three.txg');
  await layByMouse(page, SECOND);
  await chooseFromMenu(page, 'File', 'Close');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.start-screen')).toBeVisible();
  await stubOpenDialog(app, file);
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('heading', { name: 'Discovery 3', level: 2 })).toBeVisible();
  expect(await lying(page)).toEqual(asLying([FIRST, SECOND]));
  await layByMouse(page, LAST);
  await expect(solvedNews(page)).toBeVisible();
});

test('a puzzle outlives a crash, with what can be taken back of it', NIGHTLY, async ({ folder }) => {
  const app = await launch(folder);
  const page = await pageOf(app);
  await startPuzzle(page, 'Discovery 3');
  await layByMouse(page, FIRST);
  const first = await lying(page);
  await layByMouse(page, SECOND);
  await expectKept(folder, 2);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.board [data-tile]')).toHaveCount(1);
  await expectKept(folder, 1, 1);
  app.process().kill('SIGKILL');
  await inRun(folder, async (again) => {
    const question = again.getByRole('alertdialog', { name: 'Restore your last puzzle?' });
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(boxTile(again, LAST.tile)).toBeVisible();
    expect(await lying(again)).toEqual(first);
    await again.keyboard.press('Control+y');
    await expect(tableTile(again, SECOND.tile)).toBeVisible();
    await again.keyboard.press('Control+z');
    await again.keyboard.press('Control+z');
    await expect(again.locator('.board [data-tile]')).toHaveCount(0);
  });
});

/** From now on the clock of the page is the test's. Its timers begin anew with the page. */
async function holdClock(app: ElectronApplication, page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await pageOf(app);
}

testAlone('the timer stands still behind a dialog, and can be hidden', async ({ app, page }) => {
  await holdClock(app, page);
  await startPuzzle(page, 'Discovery 3');
  const timer = page.getByRole('timer');
  await page.clock.runFor(1500);
  await expect(timer).toContainText(/Time 0:0[1-9]/);
  await openSettings(page);
  const before = await timer.textContent();
  await page.clock.runFor(3000);
  expect(await timer.textContent()).toBe(before);
  await closeSettings(page, 'Cancel');
  await page.clock.runFor(1500);
  await expect(timer).not.toHaveText(before ?? '');
  await chooseFromMenu(page, 'View', 'Puzzle timer');
  await expect(timer).toHaveCount(0);
  proves('more.puzzle-timer');
});

testAlone(
  'the tiles of a solitaire come one at a time, and stay where they are put',
  NIGHTLY,
  async ({ app, page }) => {
    await holdClock(app, page);
    await startPuzzle(page, 'Tantrix Solitaire');
    const stack = page.locator('.stack-next');
    for (let laid = 0; laid < 3; laid++) {
      await expect(page.locator('.box-tile')).toHaveCount(1);
      const next = (await stack.getAttribute('data-tile')) ?? '';
      await expect(stack).toHaveText(new RegExp(`Then tile ${next}$`));
      await page.locator('.space-playable').first().click();
      await expect(page.locator('.laid-tile')).toHaveCount(laid + 1);
      await expect(page.locator('.box-tile')).toHaveAttribute('data-tile', next);
    }
    await expect(page.locator('.tile-box')).toContainText('11 tiles to come');
    await expect(page.locator('.loose-tile')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.laid-tile')).toHaveCount(3);
    // The others by keys, as long as there is room for them.
    for (let presses = 0; presses < 14 && (await page.locator('.box-tile').count()) > 0; presses++) {
      if ((await page.locator('.space-playable').count()) === 0) break;
      await page.locator('.space-playable[tabindex="0"]').focus();
      await page.keyboard.press('Enter');
    }
    await expect(news(page)).toContainText(/No more moves|Solved/);
    await expect(news(page)).toContainText(/red line has \d+ of 14 tiles|Solved/);
    // No more moves, and so is its time; its line is remembered.
    const timer = page.getByRole('timer');
    const ended = await timer.textContent();
    await page.clock.runFor(3000);
    expect(await timer.textContent()).toBe(ended);
    const points = (await page.locator('.sum-now dd').textContent()) ?? '';
    await expect(page.locator('.lit-paths .link-red')).toHaveCount(Number(points));
    await page.getByRole('button', { name: /Try again|Next/ }).click();
    await expect(page.locator('.laid-tile')).toHaveCount(0);
    await expect(page.locator('.box-tile')).toHaveCount(1);
    if (await page.getByRole('heading', { name: 'Tantrix Solitaire', level: 2 }).isVisible())
      await expect(page.locator('.sum-own dd')).toHaveText(points);
  },
);

test('a tangle is solved by mouse', NIGHTLY, async ({ page }) => {
  test.slow();
  await startPuzzle(page, 'Red and yellow');
  await layAll(page, solutionOf('tangle-pair'));
  await expect(solvedNews(page)).toContainText('Solved!');
});

test('two lines at once are made by mouse', NIGHTLY, async ({ page }) => {
  test.slow();
  await startPuzzle(page, 'Genius');
  await layAll(page, solutionOf('genius'));
  await expect(solvedNews(page)).toContainText(/Solved in red and (yellow|blue)!/);
  await expect(page.locator('.lit-paths .link-red')).not.toHaveCount(0);
});

test(
  'crop circles are laid by mouse: solved with four loops, and the tiles can still be moved',
  NIGHTLY,
  async ({ page }) => {
    test.slow();
    const { arrangement } = SOLVED_TANGLES.find(({ id }) => id === 'crop-circles') ?? { arrangement: [] };
    await startPuzzle(page, 'Crop circles');
    await layAll(page, arrangement);
    await expect(solvedNews(page)).toContainText('Solved!');
    await expect(solvedNews(page)).toContainText(/\d closed loops/);
    await expect(page.locator('.loose-tile')).toHaveCount(arrangement.length);
  },
);
