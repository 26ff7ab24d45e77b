import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { judge } from '../../../src-shared/puzzles/goals';
import type { Arrangement } from '../../../src-shared/puzzles/puzzle';

/** Lines of TILE Q,R ROTATION. */
const arrangementIn = (name: string): Arrangement =>
  readFileSync(new URL(`../../fixtures/puzzles/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [tile = Number.NaN, q = Number.NaN, r = Number.NaN, rotation = Number.NaN] = line.split(/[ ,]/).map(Number);
      return { tile, q, r, rotation };
    });

describe('the best arrangements found', () => {
  it.each([
    ['four-line', 144],
    ['four-loop', 136],
  ])('of %s have %i points', (id, score) => {
    const entry = puzzleById(id);
    if (!entry) throw new RangeError(`no puzzle ${id}`);
    expect(judge(entry.puzzle, arrangementIn(id))).toMatchObject({ score, faults: [] });
  });
});
