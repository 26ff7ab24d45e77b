import type { Page } from '@playwright/test';
import { hexColourOf, luminanceOf, mixed } from '../../src-renderer/preferences/colours';
import { backOf, COLOURS, TILE_NUMBERS } from '../../src-shared/tantrix';
import { showTheme, THEMES } from '../gallery/looks';
import { expect, test } from './fixtures';

/** What axe does not look at: marks and numbers that are drawn on the board. */

/** A colour of the style sheets, as the window has it now. */
async function colourOf(page: Page, property: string): Promise<{ colour: string; opacity: number }> {
  const shown = await page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name}, transparent)`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, property);
  const [red = 0, green = 0, blue = 0, opacity = 1] = (shown.match(/[\d.]+/g) ?? []).map(Number);
  return { colour: hexColourOf([red, green, blue]), opacity };
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('in every theme the focus stands out from the table', async ({ page }) => {
  for (const theme of THEMES) {
    await showTheme(page, theme);
    const [table, focus] = [await colourOf(page, '--table'), await colourOf(page, '--table-focus')];
    expect([table.opacity, focus.opacity]).toEqual([1, 1]);
    expect(contrast(table.colour, focus.colour), theme).toBeGreaterThan(3);
  }
});

test('the number on a tile can be read, whatever runs below it', async ({ page }) => {
  const ground = await colourOf(page, '--tile-number-ground');
  const backs = [...new Set(TILE_NUMBERS.map(backOf))];
  for (const link of COLOURS) {
    const below = await colourOf(page, `--${link}`);
    expect(below.opacity, link).toBe(1);
    const under = mixed(ground.colour, below.colour, ground.opacity);
    for (const back of backs) {
      const number = await colourOf(page, `--number-${back}`);
      expect(contrast(number.colour, under), `${back} over ${link}`).toBeGreaterThan(4.5);
    }
  }
});
