import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'test/e2e/new-kind');

/** How the program is built with the kind is no part of it. */
const files = readdirSync(FOLDER).filter((name) => !name.startsWith('vite.'));

const sourceOf = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/** A text without its empty lines. */
const dense = (text: string): string => text.replace(/^\s*\n/gm, '').trim();

describe('a new kind of table', () => {
  const page = readFileSync(path.join(ROOT, 'docs/a-new-kind.md'), 'utf8');
  const blocks = [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];

  it.each(files)('is told of with all of %s', (name) => {
    const shown = blocks.filter(([, of]) => of === name).map(([, , code = '']) => code);
    expect(dense(shown.join('\n'))).toBe(dense(sourceOf(name)));
  });

  it('takes at most eighty lines', () => {
    const lines = ['plate.ts', 'table.tsx'].flatMap((name) =>
      dense(sourceOf(name).replace(/^import [^;]*;$/gm, '')).split('\n'),
    );
    expect(lines.length).toBeLessThanOrEqual(80);
  });
});
