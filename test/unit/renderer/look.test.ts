import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexOf, luminanceOf, mixed, toneOf } from '../../../src-renderer/look/colours';
import { backOf, COLOURS, TILE_NUMBERS } from '../../../src-shared/tantrix';

const STYLES = path.resolve(import.meta.dirname, '../../../src-renderer/styles');
const styles = (name: string): string => readFileSync(path.join(STYLES, name), 'utf8');

describe('a table', () => {
  it.each([
    ['#000000', 'dark'],
    ['#1f6f6f', 'dark'],
    ['#0000ff', 'dark'],
    ['#ff0000', 'dark'],
    ['#00ff00', 'light'],
    ['#e6e1d6', 'light'],
    ['#ffffff', 'light'],
  ])('of %s is %s', (colour, tone) => {
    expect(toneOf(colour)).toBe(tone);
  });
});

describe('the focus on a table', () => {
  const themes = styles('themes.css');
  const tables = [...themes.matchAll(/--table: (#[0-9a-f]{6});/g)].map(([, colour = '']) => colour);

  it.each(tables)('of %s stands out from it', (table) => {
    const [, focus = ''] =
      themes.split(`[data-table="${toneOf(table)}"]`)[1]?.match(/--table-focus: (#[0-9a-f]{6});/) ?? [];
    const [dark = 0, light = 0] = [table, focus].map(luminanceOf).toSorted((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(3);
  });
});

describe('the number on a tile', () => {
  const colours = styles('tile-colours.css');
  const valueOf = (name: string): string => colours.match(`--${name}: (#[0-9a-f]{6});`)?.[1] ?? '';
  const [, bytes = '', opacity = ''] = colours.match(/--tile-number-ground: rgb\(([\d ]+) \/ ([\d.]+)\);/) ?? [];
  const ground = hexOf(bytes.trim().split(' ').map(Number));
  const numbers = [...new Set(TILE_NUMBERS.map(backOf))].map((back) => valueOf(`number-${back}`));

  it.each(COLOURS)('can be read where %s runs below it', (link) => {
    const under = luminanceOf(mixed(ground, valueOf(link), Number(opacity)));
    const contrasts = numbers.map((number) => (luminanceOf(number) + 0.05) / (under + 0.05));
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });
});

describe('a colour over another', () => {
  it.each([
    [1, '#ff8000'],
    [0.5, '#804080'],
    [0, '#0000ff'],
  ])('with an opacity of %d is %s', (opacity, seen) => {
    expect(mixed('#ff8000', '#0000ff', opacity)).toBe(seen);
  });
});

describe('style sheets', () => {
  const COLOUR = /#[0-9a-f]{3,8}\b(?!\))|\b(?:rgb|hsl|oklch)a?\(|\b(?:white|black|grey|gray|red|blue|green|yellow);/gi;

  it.each(readdirSync(STYLES).filter((name) => !/colours|themes/.test(name)))(
    '%s leaves colours to the themes',
    (name) => {
      expect(styles(name).match(COLOUR) ?? []).toEqual([]);
    },
  );

  it('use no colour that no theme gives', () => {
    const names = readdirSync(STYLES);
    const all = names.map(styles).join('\n');
    const given = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const asked = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(asked.filter((name) => !given.has(name) && !/^--(trigger|radix)/.test(name))).toEqual([]);
  });
});
