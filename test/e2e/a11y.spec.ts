import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { showTheme, THEMES } from '../gallery/looks';
import { SCENES } from '../gallery/scenes';
import { onStage } from '../gallery/stage';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    /** Put there by its source. */
    axe: typeof axe;
  }
}

/** What axe finds wrong with the page as it is shown, one line a finding. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    (): Promise<Pick<AxeResults, 'violations'>> => window.axe.run(document, { resultTypes: ['violations'] }),
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${[...any, ...all][0]?.message ?? ''} ${html.slice(0, 160)}`),
  );
}

for (const scene of SCENES) {
  test(`${scene.name} is accessible in every theme`, async () => {
    test.setTimeout(60_000);
    await onStage(scene, async ({ page }) => {
      await page.evaluate(axe.source);
      for (const theme of THEMES) {
        await showTheme(page, theme);
        expect.soft(await violations(page), theme).toEqual([]);
      }
    });
  });
}
