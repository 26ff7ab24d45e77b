import type { ElectronApplication, Page } from '@playwright/test';
import { pick, type Random } from '../../src-shared/tantrix';

/** A hand that does not know what it does: real mouse and keys, at random, all over the window. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What there is to press: the tiles of the person, where they may go, and everything else. */
const TARGETS = [
  '.hand-tile, .box-tile, .loose-tile, .laid-tile',
  '.space-playable, .ground-cell, .space',
  'button, input, label, [role=menuitem], [role=menuitemcheckbox], [role=option], [role=tab], [role=radio]',
] as const;

const KEYS = [
  'Escape Enter Tab Shift+Tab Space Delete PageUp PageDown Shift+PageDown Home End',
  'ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Control+ArrowUp Control+Enter',
  'Control+z Control+y Control+n Control+o Control+s Control+c Control+v Control+p',
  'F1 F2 F9 Alt g 7 x',
].flatMap((keys) => keys.split(' '));

/** One thing that the hand does; the words say what, for whoever looks for the fault. */
type Act = (page: Page, random: Random) => Promise<string>;

const anywhere = (page: Page, random: Random): Point => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  return { x: random(width), y: random(height) };
};

/** The middles of all that can be seen of some kind. */
const middlesOf = (page: Page, target: string): Promise<Point[]> =>
  page.locator(target).evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, x, y }) => width > 0 && height > 0 && x >= 0 && y >= 0)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );

/** Something that can be pressed, most of the time; else any point. */
async function somewhere(page: Page, random: Random): Promise<Point> {
  const points = random(6) === 0 ? [] : await middlesOf(page, pick(TARGETS, random));
  return points.length > 0 ? pick(points, random) : anywhere(page, random);
}

const at = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

const click: Act = async (page, random) => {
  const point = await somewhere(page, random);
  await page.mouse.click(point.x, point.y);
  return `click ${at(point)}`;
};

const clickOtherwise: Act = async (page, random) => {
  const point = await somewhere(page, random);
  const isDouble = random(2) === 0;
  if (isDouble) await page.mouse.dblclick(point.x, point.y);
  else await page.mouse.click(point.x, point.y, { button: 'right' });
  return `${isDouble ? 'double' : 'right'} click ${at(point)}`;
};

const drag: Act = async (page, random) => {
  const [from, to] = [await somewhere(page, random), await somewhere(page, random)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  return `drag ${at(from)} to ${at(to)}`;
};

const wheel: Act = async (page, random) => {
  const by = random(801) - 400;
  await page.mouse.wheel(0, by);
  return `wheel ${by}`;
};

const press: Act = async (page, random) => {
  const key = pick(KEYS, random);
  await page.keyboard.press(key);
  return `press ${key}`;
};

/** A tile that can be played, and where it may go. */
const PLAYING = ['.is-mover .hand-tile:not(.tile-idle), .box-tile', '.space-playable, .ground-cell'] as const;

/** What a person would do to play, in case it is their turn: a tile, a space, Enter. */
const play: Act = async (page, random) => {
  await page.keyboard.press('Escape');
  for (const target of PLAYING) {
    const points = await middlesOf(page, target);
    if (points.length === 0) continue;
    const { x, y } = pick(points, random);
    await page.mouse.click(x, y);
  }
  await page.keyboard.press('Enter');
  return 'play';
};

/** Begins something new, as the dialog stands: a game, or a puzzle. */
const begin: Act = async (page, random) => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+n');
  for (let turns = random(5); turns > 0; turns--) await page.keyboard.press('ArrowRight');
  const [start] = (await middlesOf(page, '[role=dialog] .button-primary')).slice(-1);
  if (start) await page.mouse.click(start.x, start.y);
  return 'begin';
};

/** How often each is done, beside the others. */
const WEIGHTS = [
  [click, 12],
  [play, 9],
  [press, 7],
  [clickOtherwise, 3],
  [drag, 3],
  [wheel, 1],
  [begin, 1],
] as const;
const ACTS: readonly Act[] = WEIGHTS.flatMap(([act, weight]) => Array.from({ length: weight }, () => act));

/** Does one thing at random, and says what it was. */
export const actAtRandom: Act = (page, random) => pick(ACTS, random)(page, random);

declare global {
  /** In the main process: boxes by which the program told that it had failed. */
  var failureBoxes: unknown[];
}

/** Answers for the system: what it asks for is cancelled, or lies in the folder; what it would show it does not. */
export const answerForSystem = (app: ElectronApplication, folder: string): Promise<void> =>
  app.evaluate(({ dialog, shell }, own) => {
    let asked = 0;
    const isCanceled = () => ++asked % 3 === 0;
    globalThis.failureBoxes = [];
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: isCanceled() ? [] : [`${own}/1.txg`] });
    dialog.showSaveDialog = (...args: unknown[]) => {
      const ending = /\.\w+$/.exec(JSON.stringify(args.at(-1)).replaceAll(/.*"defaultPath":"([^"]*)".*/g, '$1'));
      return Promise.resolve({ canceled: isCanceled(), filePath: `${own}/1${ending?.[0] ?? '.txg'}` });
    };
    dialog.showMessageBox = (...args: unknown[]) => {
      globalThis.failureBoxes.push(args.at(-1));
      return Promise.resolve({ response: 0, checkboxChecked: false });
    };
    dialog.showErrorBox = (...args) => void globalThis.failureBoxes.push(args);
    shell.openExternal = () => Promise.resolve();
    shell.openPath = () => Promise.resolve('');
  }, folder);
