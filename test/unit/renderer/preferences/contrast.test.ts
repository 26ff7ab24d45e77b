import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../../scripts/lib/steps';
import { luminanceOf } from '../../../../src-renderer/preferences/colours';

/** Words, and what is drawn round what can be pressed or typed in; a little more than WCAG's 4.5 and 3. */
const TEXT = 4.9;
const BORDER = 3.2;

const SHEET = readFileSync(path.join(ROOT, 'src-renderer/preferences/themes.css'), 'utf8');
const SURFACES = ['ground', 'paper', 'paper-deep', 'field'];
/** What is written, and on what. */
const WRITTEN: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...SURFACES, 'paper-light', 'winner']],
  ['ink-soft', SURFACES],
  ['accent', ['paper', 'paper-deep', 'field']],
  ['accent-ink', ['accent', 'accent-strong']],
  ['chosen-ink', ['chosen']],
  ['danger', ['paper', 'field']],
  ['hint-on-paper', ['paper', 'field']],
];
const DRAWN: readonly (readonly [string, readonly string[]])[] = [
  ['edge', ['paper', 'paper-deep', 'field']],
  ['focus', SURFACES],
];

/** The colours of a theme, written as #rgb or #rrggbb. */
function tokensOf(theme: string): ReadonlyMap<string, string> {
  const block = SHEET.split('}').find((each) => each.includes(`[data-theme="${theme}"] {`)) ?? '';
  const tokens = [...block.matchAll(/--([\w-]+): #([\da-f]{3}|[\da-f]{6});/g)];
  return new Map(
    tokens.map(([, name = '', hex = '']) => [name, `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`]),
  );
}

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error('no such colour');
  const [light = 0, dark = 0] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (rows: typeof WRITTEN) =>
  rows.flatMap(([over, grounds]) => grounds.map((ground) => [over, ground] as const));

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const colours = tokensOf(theme);

  it.each(pairs(WRITTEN))('%s can be read on %s', (ink, ground) => {
    expect(contrast(colours.get(ink), colours.get(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(pairs(DRAWN))('%s is seen on %s', (edge, ground) => {
    expect(contrast(colours.get(edge), colours.get(ground))).toBeGreaterThanOrEqual(BORDER);
  });
});
