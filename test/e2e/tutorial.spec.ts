import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { askToClose, closes, expect, inRun, NIGHTLY, stubSaveDialog, test, testAlone, titleOf } from './fixtures';
import {
  alertNamed,
  chooseFromMenu,
  clickHalf,
  dealt,
  dialogNamed,
  dragTo,
  handTile,
  heldTile,
  middleOf,
  playSome,
  spaceAt,
  startGame,
  statusText,
  textOfGame,
  TWO,
} from './gestures';
import { en } from '../../src-renderer/words/en';
import { proves } from './proves';

const MATCH = 'Match the colours';
const TURN = 'Turn a tile';
/** The space of the first lesson, and that of the second. */
const PLACE = { q: -1, r: 1 };
const BEND = { q: -1, r: 0 };

const list = (page: Page) => dialogNamed(page, 'Tutorial');
const lessonIn = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });
const pill = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What the lesson says, beside the space it speaks of. */
const callout = (page: Page) => page.locator('.callout');
const says = (page: Page, words: RegExp | string) => expect(callout(page).getByText(words)).toBeVisible();
const press = (page: Page, name: string) => callout(page).getByRole('button', { name, exact: true }).click();
const leave = (page: Page) => page.getByRole('button', { name: 'Leave lesson' }).click();

async function begin(page: Page, name: string): Promise<void> {
  await chooseFromMenu(page, 'Help', 'Tutorial…');
  await lessonIn(page, name).click();
  await expect(list(page)).toHaveCount(0);
}

test('a lesson is missed, tried again and finished by mouse', async ({ app, page }) => {
  await begin(page, `Lesson 3: ${TURN}`);
  await says(page, /fits space A in two ways/);
  await expect(callout(page).getByRole('img', { name: 'tile 14' })).toBeVisible();
  await expect(spaceAt(page, BEND)).toHaveAttribute('aria-label', /Space A/);
  expect(await titleOf(app)).toContain(TURN);
  await press(page, 'Next');
  await says(page, /Page Down/);
  await handTile(page, 14).click();
  await spaceAt(page, BEND).click();
  await heldTile(page).dblclick();
  await says(page, /the red ends don’t meet/);
  await press(page, 'Try again');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await handTile(page, 14).click();
  await spaceAt(page, BEND).click();
  await page.locator('.tile-handles').getByRole('button', { name: 'Rotate right' }).click();
  await heldTile(page).dblclick();
  await says(page, 'Well done');
  await press(page, 'Next lesson');
  await expect(pill(page, 'Forced spaces')).toBeVisible();
  await leave(page);
  await expect(page.locator('.start-screen')).toBeVisible();
  await chooseFromMenu(page, 'Help', 'Tutorial…');
  await expect(lessonIn(page, `Lesson 3: ${TURN}, done`)).toBeVisible();
  proves('more.tutorial');
});

/** What the buttons of the first lesson lead to. */
const AIM = [
  ['Next', /tiles count double/],
  ['Next', /Only your longest line/],
] as const;

/** The first two lessons, from the menu to the third. */
async function finishByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Alt+h');
  await page.keyboard.press('t');
  await expect(lessonIn(page, 'Lesson 1: The aim')).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, /yellow has six/);
  for (const [name, words] of AIM) {
    await callout(page).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await says(page, words);
  }
  await page.keyboard.press('Alt+h');
  await page.keyboard.press('t');
  await expect(lessonIn(page, `Lesson 2: ${MATCH}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await says(page, /Edges that touch/);
  await expect(page.locator('.hand-tile:focus')).toBeVisible();
  for (let presses = 0; (await handTile(page, 8).getAttribute('aria-pressed')) !== 'true'; presses++) {
    expect(presses, 'Tab does not select tile 8').toBeLessThan(6);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  const isThere = () => spaceAt(page, PLACE).evaluate((space) => space.contains(document.activeElement));
  for (let steps = 0; !(await isThere()); steps++) {
    expect(steps, 'no arrow comes to the space').toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const next = callout(page).getByRole('button', { name: 'Next lesson' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pill(page, TURN)).toBeVisible();
}

test('a lesson is finished by keys alone, and a later run knows it', NIGHTLY, async ({ folder }) => {
  await inRun(folder, finishByKeys);
  await inRun(folder, async (page) => {
    // A lesson is nothing to be brought back.
    await expect(page.locator('.start-screen')).toBeVisible();
    await chooseFromMenu(page, 'Help', 'Tutorial…');
    await expect(lessonIn(page, `Lesson 2: ${MATCH}, done`)).toBeVisible();
    await expect(lessonIn(page, `Lesson 3: ${TURN}`)).toBeFocused();
    await expect(list(page).getByText('2 of 11 lessons done')).toBeVisible();
  });
});

const KEY_NAMES: Readonly<Record<string, string>> = { 'Page Down': 'PageDown' };
const KEYS_PRINTED = /\b(?:Tab|Space(?! [A-Z])|Enter|Page Down|Page Up)\b/g;

/** Presses the keys that the task prints, and nothing else. */
async function pressAsPrinted(page: Page): Promise<void> {
  await says(page, 'Your turn');
  const words = await callout(page).locator('p').first().innerText();
  for (const [key] of words.matchAll(KEYS_PRINTED)) await page.keyboard.press(KEY_NAMES[key] ?? key);
}

testAlone('the keys that lessons print do what they say, wherever Next was pressed from', async ({ page }) => {
  const printing = Object.values(en.lesson).filter((words) => Object.values(words).join(' ').match(KEYS_PRINTED));
  expect(printing.map(({ title }) => title)).toEqual([MATCH, TURN]);
  await page.getByRole('button', { name: /Learn to play/ }).click();
  for (const name of ['Next', 'Next', 'Next lesson']) await press(page, name);
  const next = callout(page).getByRole('button', { name: 'Next', exact: true });
  // The way there leads through the hand, and selects each tile.
  for (let presses = 0; !(await next.evaluate((each) => each === document.activeElement)); presses++) {
    expect(presses, 'Tab does not come to Next').toBeLessThan(15);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await pressAsPrinted(page);
  await says(page, 'Well done');
  await press(page, 'Try again');
  await pressAsPrinted(page);
  await says(page, 'Well done');
  await begin(page, `Lesson 2: ${MATCH}, done`);
  await press(page, 'Next');
  await pressAsPrinted(page);
  await says(page, 'Well done');

  await press(page, 'Next lesson');
  await press(page, 'Next');
  await dragTo(page, handTile(page, 14), await middleOf(spaceAt(page, BEND)));
  await expect(heldTile(page)).toHaveAttribute('data-hex', '-1,0');
  await pressAsPrinted(page);
  await heldTile(page).dblclick();
  await says(page, 'Well done');
});

testAlone('the printed keys hold after the way was shown, and after a miss', NIGHTLY, async ({ page }) => {
  await begin(page, `Lesson 2: ${MATCH}`);
  await press(page, 'Next');
  await press(page, 'Show me how');
  await expect(page.locator('.show-how')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.locator('.hand-tile').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await says(page, 'Not quite');
  await page.keyboard.press('Enter');
  await press(page, 'Show me how');
  await press(page, 'Stop');
  await pressAsPrinted(page);
  await says(page, 'Well done');
});

test('a lesson gives back the game that lay there, and is itself never asked about', async ({ app, page }) => {
  await startGame(page, TWO, 7);
  await playSome(page, dealt(TWO, 7), 2);
  await page.keyboard.press('Control+Z');
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  await begin(page, `Lesson 2: ${MATCH}`);
  await expect(page.getByText('Your open game comes back afterwards')).toBeVisible();
  const question = alertNamed(page, 'Save this game?');
  await expect(question).toHaveCount(0);
  await handTile(page, 8).click();
  await spaceAt(page, PLACE).click();
  await page.keyboard.press('Enter');
  await says(page, 'Well done');
  expect(await titleOf(app)).not.toContain('•');
  await leave(page);
  await expect(question).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(1);
  expect(await titleOf(app)).toContain('•');
  await page.keyboard.press('Control+Y');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  // What waits under a lesson is asked about when something else is to come to the table.
  await begin(page, `Lesson 2: ${MATCH}, done`);
  await page.keyboard.press('Control+N');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(2);
});

test('the window asks before it closes whether to save what waits under a lesson', async ({ app, page, folder }) => {
  await startGame(page, TWO, 7);
  const game = await playSome(page, dealt(TWO, 7), 2);
  await begin(page, `Lesson 2: ${MATCH}`);
  expect(await titleOf(app)).not.toContain('•');
  const question = alertNamed(page, 'Save this game?');
  await askToClose(app);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await begin(page, `Lesson 2: ${MATCH}`);
  const file = path.join(folder, 'saved.txg');
  await stubSaveDialog(app, file);
  await askToClose(app);
  await closes(app, () => question.getByRole('button', { name: 'Save', exact: true }).click());
  expect(await readFile(file, 'utf8')).toBe(textOfGame(game));
});

test('the window closes at once where nothing can be lost under a lesson', NIGHTLY, async ({ app, page }) => {
  await startGame(page, TWO, 7);
  await begin(page, `Lesson 2: ${MATCH}`);
  await closes(app, () => askToClose(app));
});

test('a lesson over a game of which nothing can be lost stays while a new game is only thought of', async ({
  page,
}) => {
  await startGame(page, TWO, 7);
  await begin(page, `Lesson 2: ${MATCH}`);
  await handTile(page, 8).click();
  await spaceAt(page, PLACE).click();
  await page.keyboard.press('Enter');
  await says(page, 'Well done');
  await page.keyboard.press('Control+N');
  await dialogNamed(page, 'New game').getByRole('button', { name: 'Cancel', exact: true }).click();
  await says(page, 'Well done');
  await leave(page);
  await expect(page.locator('.start-screen')).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(0);
});

test('the first lesson shows the aim, and is where a stranger begins', async ({ page }) => {
  await page.getByRole('button', { name: /Learn to play/ }).click();
  await expect(pill(page, 'The aim')).toBeVisible();
  await says(page, /yellow has six/);
  await expect(page.locator('.lit-paths')).toBeAttached();
  await press(page, 'Next');
  await says(page, /red’s four tiles score eight/);
  await press(page, 'Next');
  await says(page, /Only your longest line or best loop scores/);
  await press(page, 'Next lesson');
  await expect(pill(page, MATCH)).toBeVisible();
});

/** How many tiles and lettered spaces the callout covers. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.callout')?.getBoundingClientRect();
    if (!box) throw new Error('no callout is shown');
    const seen = '.laid-tile .tile-body, .is-lettered .space-outline';
    return [...document.querySelectorAll(seen)].filter((body) => {
      const tile = body.getBoundingClientRect();
      return tile.left < box.right && tile.right > box.left && tile.top < box.bottom && tile.bottom > box.top;
    }).length;
  });

test('a lesson shows how, with the tile before one’s eyes, and puts everything back', async ({ page }) => {
  await begin(page, `Lesson 2: ${MATCH}`);
  await press(page, 'Next');
  await press(page, 'Show me how');
  await says(page, 'Watch');
  await expect(page.locator('.shown-tile')).toHaveCount(1);
  await expect(statusText(page)).toHaveText('Showing you how. Nothing is played yet.');
  // It ends by itself, and nothing was played.
  await expect(page.locator('.show-how')).toHaveCount(0, { timeout: 15_000 });
  await says(page, 'Your turn');
  await expect(page.locator('.laid-tile')).toHaveCount(2);
  await press(page, 'Show me how');
  await page.keyboard.press('Escape');
  await expect(page.locator('.show-how')).toHaveCount(0);
  await handTile(page, 8).click();
  await spaceAt(page, PLACE).click();
  await heldTile(page).dblclick();
  await says(page, 'Well done');
});

test('one press takes back the tile that is tried, and shows how', async ({ page }) => {
  await begin(page, `Lesson 2: ${MATCH}`);
  await press(page, 'Next');
  await handTile(page, 8).click();
  await spaceAt(page, PLACE).click();
  await expect(heldTile(page)).toHaveCount(1);
  await press(page, 'Show me how');
  await says(page, 'Watch');
  const begun = Date.now();
  await expect(heldTile(page)).toHaveCount(0);
  await expect(page.locator('.shown-tile')).toHaveCount(1);
  await expect(page.locator('.show-how')).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - begun, 'slow enough to be followed').toBeGreaterThan(2400);
  await says(page, 'Your turn');
});

/** The board is glided to where a callout leaves it room. */
const atRest = (page: Page) => page.waitForTimeout(600);

async function clickAt(page: Page, what: Locator): Promise<void> {
  const { x, y } = await middleOf(what);
  await page.mouse.click(x, y);
}

test('in a lesson, spaces, handles and the tile are pressed by mouse', async ({ page }) => {
  await begin(page, `Lesson 3: ${TURN}`);
  await press(page, 'Next');
  await expect(statusText(page)).toHaveText('Drag a tile to space A.');
  await atRest(page);
  await clickAt(page, handTile(page, 14));
  await clickAt(page, spaceAt(page, BEND));
  await expect(heldTile(page)).toHaveAttribute('data-hex', '-1,0');
  await expect(statusText(page)).toHaveText('Click the tile to turn it, then press Play here.');
  await atRest(page);
  const rotation = await heldTile(page).getAttribute('data-rotation');
  const handle = (name: string) => page.locator('.tile-handles').getByRole('button', { name, exact: true });
  await clickAt(page, handle('Rotate right'));
  await expect(heldTile(page)).not.toHaveAttribute('data-rotation', rotation ?? '');
  await clickAt(page, handle('Rotate left'));
  await expect(heldTile(page)).toHaveAttribute('data-rotation', rotation ?? '');
  await clickHalf(page, 1);
  await expect(heldTile(page)).not.toHaveAttribute('data-rotation', rotation ?? '');
  await clickAt(page, handle('Play'));
  await says(page, 'Well done');
  await expect(statusText(page)).toHaveText('Lesson done. Press Next lesson.');
  // The pupil stays who they were: nobody else is met.
  await expect(page.locator('.hand-own')).toHaveAttribute('aria-label', /^Red/);
});

test('in a lesson, a tile is dragged to its space, and on', async ({ page }) => {
  await begin(page, `Lesson 2: ${MATCH}`);
  await press(page, 'Next');
  await atRest(page);
  await dragTo(page, handTile(page, 8), await middleOf(spaceAt(page, PLACE)));
  await expect(heldTile(page)).toHaveAttribute('data-hex', '-1,1');
  await atRest(page);
  const from = await middleOf(heldTile(page));
  await dragTo(page, heldTile(page), { x: from.x - 160, y: from.y + 90 });
  await expect(heldTile(page)).not.toHaveAttribute('data-hex', '-1,1');
});

test('where nothing is to move, the tile is shown where it goes until it is put back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, `Lesson 3: ${TURN}`);
  await press(page, 'Next');
  await press(page, 'Show me how');
  const shown = await page.locator('.shown-tile .tile-body').boundingBox();
  const space = await spaceAt(page, BEND).locator('.space-outline').boundingBox();
  expect(Math.abs((shown?.x ?? 0) + (shown?.width ?? 0) / 2 - (space?.x ?? 0) - (space?.width ?? 0) / 2)).toBeLessThan(
    3,
  );
  await press(page, 'Put back');
  await expect(page.locator('.show-how')).toHaveCount(0);
  await expect(page.locator('.laid-tile')).toHaveCount(1);
});

/** Has the contents of the window that large, in pixels. */
async function resize(app: ElectronApplication, page: Page, width: number, height: number): Promise<void> {
  await app.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
    width,
    height,
  ] as const);
  await page.waitForFunction((high) => window.innerHeight === high, height);
}

test('a callout stands beside the table only while the window is too low for its words', async ({ app, page }) => {
  await page.evaluate(() => window.tantrix.setPreferences({ textSize: 200 }));
  await page.reload();
  await page.locator('.start-screen').waitFor();
  await resize(app, page, 1280, 600);
  await begin(page, 'Lesson 9: A controlled side');
  await expect(page.locator('.callout-layer')).toHaveClass(/is-tight/);
  await resize(app, page, 1280, 1000);
  await expect(page.locator('.callout-layer')).not.toHaveClass(/is-tight/);
  await expect(page.locator('.leader')).toBeVisible();
});

test('no callout covers a tile or a lettered space, in a small window either', async ({ app, page }) => {
  for (const [width, height] of [
    [1280, 800],
    [800, 600],
  ] as const) {
    await resize(app, page, width, height);
    for (const lesson of [1, 4, 6, 9, 11]) {
      await chooseFromMenu(page, 'Help', 'Tutorial…');
      await list(page)
        .getByRole('button', { name: new RegExp(`^Lesson ${lesson}:`) })
        .click();
      await expect.poll(() => overlaps(page), `lesson ${lesson} at ${width}`).toBe(0);
    }
  }
});
