import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import type { Arrangement } from '../../../src-shared/puzzles/puzzle';
import { TILE_NUMBERS } from '../../../src-shared/tantrix';

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
    ['four-line', 146, true],
    ['four-loop', 136, true],
  ])('of %s have %i points, and to have solved it is %s', (id, score, isSolved) => {
    const entry = puzzleById(id);
    if (!entry) throw new RangeError(`no puzzle ${id}`);
    expect(checkPuzzle(entry.puzzle, arrangementIn(id))).toMatchObject({ score, isSolved, faults: [] });
  });

  it('solve from the best there can be on, once all tiles are laid', () => {
    const goal = { kind: 'sum', path: 'line', bestByHand: 140 } as const;
    const solves = (best: number, laid: Arrangement) =>
      checkPuzzle({ tiles: TILE_NUMBERS, goal: { ...goal, best } }, laid).isSolved;
    const laid = arrangementIn('four-line');
    expect([145, 146, 147].map((best) => solves(best, laid))).toEqual([true, true, false]);
    expect(solves(100, laid.slice(1))).toBe(false);
  });
});
