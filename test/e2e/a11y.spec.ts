import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { showTheme, THEMES } from '../gallery/looks';
import { ONLINE_SCENES } from '../gallery/online-scenes';
import { SCENES } from '../gallery/scenes';
import { onStage, type Scene, type Stage } from '../gallery/stage';
import { IS_NIGHTLY } from '../support/nightly';
import { expect, NIGHTLY, test } from './fixtures';
import { testScene } from './scene-test';

declare global {
  interface Window {
    /** Put there by its source. */
    axe: typeof axe;
  }
}

/** By day the theme that is used most, and every ninth scene, unless it takes long. */
const SCANNED = IS_NIGHTLY ? THEMES : THEMES.slice(0, 1);
const isScanned = ({ isLong }: Scene, at: number): boolean => at % 9 === 0 && !isLong;

/** A theme changes colours and nothing else: these rules ask for it, all others are asked once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it is shown, one line a finding: by all rules, or by some. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    (only): Promise<Pick<AxeResults, 'violations'>> =>
      window.axe.run(document, { resultTypes: ['violations'], selectors: false, ...(only && { runOnly: only }) }),
    rules,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${[...any, ...all][0]?.message ?? ''} ${html.slice(0, 160)}`),
  );
}

async function scan({ page }: Stage): Promise<void> {
  // Nothing is pointed at: the tip of a tool would come or not, as the time it takes.
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.mouse.move(width - 1, height - 1);
  await page.evaluate(axe.source);
  for (const [at, theme] of SCANNED.entries()) {
    await showTheme(page, theme);
    expect.soft(await violations(page, at === 0 ? undefined : OF_COLOURS), theme).toEqual([]);
  }
}

// Workers share the scenes.
test.describe.configure({ mode: 'parallel' });

for (const [at, scene] of SCENES.entries())
  testScene(`${scene.name} is accessible`, scene, scan, isScanned(scene, at) ? {} : NIGHTLY);

/** How many scenes before a game online share a program: to start one for each takes longer, all in one outlast the timeout. */
const SHARING = 8;

/** Of the scenes before a game online every sixth is scanned by day. */
if (!IS_NIGHTLY) {
  const scanned = ONLINE_SCENES.filter((_, at) => at % 6 === 0);
  for (let from = 0; from < scanned.length; from += SHARING) {
    const scenes = scanned.slice(from, from + SHARING);
    const [first] = scenes;
    if (!first) throw new Error('no scene');
    test(`what comes before a game online is accessible, from ${first.name} on`, async () => {
      // All begin with the same profile.
      await onStage({ ...first, reach: async () => {} }, async (stage) => {
        for (const scene of scenes)
          await test.step(scene.name, async () => {
            await stage.page.reload();
            await scene.reach(stage);
            await scan(stage);
          });
      });
    });
  }
}
