import type { ElectronApplication, Page } from '@playwright/test';

/** How long at a time the window and the main process are held while something is done. */

/** Watches how long a loop is held at a time, in milliseconds; `held` gives the longest so far, and begins anew. */
function watch(): void {
  let [last, longest] = [performance.now(), 0];
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 4);
  Object.assign(globalThis, {
    held() {
      const held = longest;
      longest = 0;
      return held;
    },
  });
}
declare const held: () => number;

/** To be called once for a window, before anything is measured. */
export async function watchLoops(app: ElectronApplication, page: Page): Promise<void> {
  await Promise.all([page.evaluate(watch), app.evaluate(watch)]);
}

/** The longest that anything was held, in milliseconds, and how long all of it took. */
export interface Held {
  readonly seconds: number;
  readonly window: number;
  readonly main: number;
}

export async function measured(app: ElectronApplication, page: Page, act: () => Promise<unknown>): Promise<Held> {
  await Promise.all([page.evaluate(() => held()), app.evaluate(() => held())]);
  const start = performance.now();
  await act();
  const seconds = (performance.now() - start) / 1000;
  return { seconds, window: await page.evaluate(() => held()), main: await app.evaluate(() => held()) };
}
