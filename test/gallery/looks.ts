import type { ElectronApplication, Page } from '@playwright/test';
import { toneOf } from '../../src-renderer/preferences/colours';

export const THEMES = ['light', 'dark', 'classic'] as const;
export type ShownTheme = (typeof THEMES)[number];

/** How large the window's content and its texts are. */
export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** In percent. */
  readonly text: 100 | 200;
}

export const SIZES: readonly Size[] = [
  { name: '1280x800', width: 1280, height: 800, text: 100 },
  { name: '800x600', width: 800, height: 600, text: 100 },
  { name: '1280x800-text-200', width: 1280, height: 800, text: 200 },
];

/**
 * Gives the window a theme as the preferences would. They are not asked: their dialog would take the scene's place. That
 * the dialog leads to this look is for the tests of the settings.
 */
export async function showTheme(page: Page, theme: ShownTheme): Promise<void> {
  const table = await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    return getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
  }, theme);
  await page.evaluate((tone) => {
    document.documentElement.dataset.table = tone;
  }, toneOf(table));
  await settle(page);
}

/** Gives all windows a size. The mouse goes to its edge: what it pointed at may lie elsewhere now. */
export async function showSize(app: ElectronApplication, page: Page, { width, height, text }: Size): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, [across, down]) => {
      for (const window of BrowserWindow.getAllWindows()) {
        window.setMinimumSize(400, 300);
        window.setContentSize(across, down);
      }
    },
    [width, height] as const,
  );
  await page.waitForFunction(([across, down]) => innerWidth === across && innerHeight === down, [
    width,
    height,
  ] as const);
  await page.mouse.move(width - 1, height - 1);
  await page.evaluate((percent) => {
    document.documentElement.dataset.textSize = String(percent);
  }, text);
  await settle(page);
}

/** Waits until nothing moves any more; what moves for ever is left to it. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  });
