import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mixed, toneOf } from '../../../../src-renderer/preferences/colours';

const RENDERER = path.resolve(import.meta.dirname, '../../../../src-renderer');
const SHEETS = readdirSync(RENDERER, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.css'));
const styles = (name: string): string => readFileSync(path.join(RENDERER, name), 'utf8');

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

  it('leave colours to the themes', () => {
    const others = SHEETS.filter((name) => !/colours|themes/.test(name));
    const named = others.flatMap((name) => (styles(name).match(COLOUR) ?? []).map((colour) => `${name}: ${colour}`));
    expect(others.length).toBeGreaterThan(20);
    expect(named).toEqual([]);
  });

  it('use no colour that no theme gives', () => {
    const all = SHEETS.map(styles).join('\n');
    const given = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const asked = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
    // --trigger… and --radix… come from libraries, --handle… and --way… from the board's handles.
    expect(asked.filter((name) => !given.has(name) && !/^--(trigger|radix|handle|way-)/.test(name))).toEqual([]);
  });
});
