import type { Page } from '@playwright/test';
import type { Sound } from '../../src-shared/bridge/bridge';
import { expect, NIGHTLY, test } from './fixtures';
import {
  chooseFromMenu,
  closeSettings,
  dealt,
  openRecord,
  openSettings,
  playSome,
  startGame,
  tick,
  TWO,
} from './gestures';
import { layAll, solutionOf, solvedNews, startPuzzle } from './puzzle-table';
import { proves } from './proves';

/** Seconds each of the sounds takes. */
const LENGTHS: Readonly<Record<Sound, number>> = {
  gameStart: 1.3,
  bagShake: 0.95,
  tilePlay: 0.26,
  puzzleSolve: 1.1,
  gobble: 0.7,
};

interface Heard {
  readonly seconds: number;
  readonly loudness: number;
  /** When it is to be heard, in seconds; one that is still to be read is begun later than what comes after it. */
  readonly at: number;
  /** How many tiles were on their way then. */
  readonly flights: number;
}

declare global {
  interface Window {
    /** What the page has played since `listen`. */
    heard: Heard[];
  }
}

/** Notes every sound that is played from now on, with its loudness; it is played all the same. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.evaluate(() => {
    window.heard = [];
    const gains = new WeakMap<object, number>();
    // oxlint-disable-next-line unbound-method -- each call below hands on the object it was called on
    AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
      apply(connect, from: object, to: unknown[]) {
        if (to[0] instanceof GainNode) gains.set(from, to[0].gain.value);
        return Reflect.apply(connect, from, to);
      },
    });
    // oxlint-disable-next-line unbound-method -- as above
    AudioBufferSourceNode.prototype.start = new Proxy(AudioBufferSourceNode.prototype.start, {
      apply(start, source: AudioBufferSourceNode, when: unknown[]) {
        const flights = document.querySelectorAll('.flight').length;
        const at = Number(when[0] ?? 0);
        window.heard.push({ seconds: source.buffer?.duration ?? 0, loudness: gains.get(source) ?? 1, at, flights });
        return Reflect.apply(start, source, when);
      },
    });
  });
  return () => page.evaluate(() => window.heard);
}

const named = (heard: readonly Heard[]): string[] =>
  heard
    .toSorted((a, b) => a.at - b.at)
    .map(({ seconds }) => Object.entries(LENGTHS).find(([, length]) => Math.abs(length - seconds) < 0.01)?.[0] ?? '?');

test('a game is heard: tiles tipped out, each tile played, the bag', async ({ page }) => {
  const heard = await listen(page);
  await startGame(page, TWO, 3);
  await expect.poll(async () => named(await heard())).toEqual(['gameStart']);
  proves('settings.game-start');
  await playSome(page, dealt(TWO, 3), 2);
  const all = ['gameStart', 'tilePlay', 'bagShake', 'tilePlay', 'bagShake'];
  await expect.poll(async () => named(await heard())).toEqual(all);
  proves('settings.tile-play', 'settings.bag-shake');
  await chooseFromMenu(page, 'Edit', 'Undo');
  await chooseFromMenu(page, 'Edit', 'Replay');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => named(await heard())).toEqual([...all, 'tilePlay', 'bagShake']);
});

test('a solved puzzle is heard after its last tile', NIGHTLY, async ({ page }) => {
  const heard = await listen(page);
  await startPuzzle(page, 'Discovery 3');
  await layAll(page, solutionOf('discovery-3'));
  await expect(solvedNews(page)).toBeVisible();
  await expect
    .poll(async () => named(await heard()))
    .toEqual(['gameStart', 'tilePlay', 'tilePlay', 'tilePlay', 'puzzleSolve']);
});

test('a tile that flies is heard when it lands', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  await playSome(page, dealt(TWO, 3), 1);
  await chooseFromMenu(page, 'Edit', 'Undo');
  await expect(page.locator('.flight')).toHaveCount(0);
  const heard = await listen(page);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.flight')).toHaveCount(1);
  await expect.poll(async () => named(await heard())).toEqual(['tilePlay', 'bagShake']);
  expect((await heard()).map(({ flights }) => flights)).toEqual([0, 0]);
});

test('the window makes a noise', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => {
    const noises: boolean[] = [];
    Object.assign(globalThis, { noises });
    BrowserWindow.getAllWindows()[0]?.webContents.on('audio-state-changed', ({ audible }) => noises.push(audible));
  });
  await startGame(page, TWO, 3);
  const noises = () => app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'noises')?.[1]);
  await expect.poll(noises).toContain(true);
});

/** Makes a noise of a loudness of its own, and expects to hear that alone: nothing was to be heard before. */
async function expectOnlyLater(page: Page, heard: () => Promise<readonly Heard[]>): Promise<void> {
  await openSettings(page, 'Sounds');
  await page.getByRole('slider', { name: 'Volume' }).fill('50');
  await closeSettings(page);
  await chooseFromMenu(page, 'Edit', 'Undo');
  await chooseFromMenu(page, 'Edit', 'Redo');
  const ofTile = ['tilePlay', 'bagShake'].map((sound) => ({ sound, loudness: 0.25 }));
  const shown = async () => {
    const all = await heard();
    return named(all).map((sound, at) => ({ sound, loudness: all[at]?.loudness }));
  };
  await expect.poll(shown).toEqual(ofTile);
}

test('what is turned off stays silent', async ({ page }) => {
  const heard = await listen(page);
  await openSettings(page, 'Sounds');
  await tick(page, 'Starting a game', false);
  await tick(page, 'Playing a tile', false);
  await closeSettings(page);
  await startGame(page, TWO, 3);
  await playSome(page, dealt(TWO, 3), 1);
  await expect.poll(async () => named(await heard())).toEqual(['bagShake']);
  await openSettings(page, 'Sounds');
  await tick(page, 'Drawing a tile', false);
  await tick(page, 'Playing a tile', true);
  await closeSettings(page);
  await chooseFromMenu(page, 'Edit', 'Undo');
  await chooseFromMenu(page, 'Edit', 'Redo');
  await expect.poll(async () => named(await heard())).toEqual(['bagShake', 'tilePlay']);
  proves('settings.silence');
  await openSettings(page, 'Sounds');
  await tick(page, 'Drawing a tile', true);
  await page.getByRole('slider', { name: 'Volume' }).fill('0');
  await closeSettings(page);
  await chooseFromMenu(page, 'Edit', 'Undo');
  await chooseFromMenu(page, 'Edit', 'Redo');
  await expectOnlyLater(page, async () => (await heard()).slice(2));
});

test('a game that is opened comes in silence', NIGHTLY, async ({ app, page, folder }) => {
  const heard = await listen(page);
  await startGame(page, TWO, 4);
  const game = await playSome(page, dealt(TWO, 4), 1);
  await chooseFromMenu(page, 'File', 'Close');
  await page.getByRole('button', { name: 'Don’t save' }).click();
  const before = await heard();
  await openRecord(app, page, folder, game);
  await expectOnlyLater(page, async () => (await heard()).slice(before.length));
});

test('each sound can be tried in the settings, as loud as it is set', NIGHTLY, async ({ page }) => {
  const heard = await listen(page);
  await chooseFromMenu(page, 'Edit', 'Settings…');
  await page.getByRole('tab', { name: 'Sounds' }).click();
  for (const button of await page.getByRole('button', { name: 'Preview' }).all()) await button.click();
  await expect
    .poll(async () => named(await heard()))
    .toEqual(['gameStart', 'bagShake', 'tilePlay', 'puzzleSolve', 'gobble']);
  await page.getByRole('slider', { name: 'Volume' }).press('End');
  await page.getByRole('button', { name: /Preview: Playing a tile/ }).click();
  await expect.poll(async () => (await heard()).at(-1)?.loudness).toBe(1);
  expect((await heard())[0]?.loudness).toBeCloseTo(0.49, 2);
});

test('a sound that could not be loaded is heard the next time', NIGHTLY, async ({ page }) => {
  await startGame(page, TWO, 3);
  const heard = await listen(page);
  await page.evaluate(() => {
    const fetched = window.fetch.bind(window);
    let fails = true;
    window.fetch = (asked) => {
      const { url } = new Request(asked);
      if (!fails || !url.includes('tilePlay')) return fetched(asked);
      fails = false;
      return Promise.reject(new TypeError('no such luck'));
    };
  });
  const after = await playSome(page, dealt(TWO, 3), 1);
  await expect.poll(async () => named(await heard())).toContain('bagShake');
  expect(named(await heard())).not.toContain('tilePlay');
  await playSome(page, after, 1);
  await expect.poll(async () => named(await heard())).toContain('tilePlay');
});
