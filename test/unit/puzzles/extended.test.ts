import { describe, expect, it } from 'vitest';
import { clashesOf } from '../../../src-shared/puzzles/arrangement';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { EXTENDED } from '../../../src-shared/puzzles/families/numbered';
import { puzzleHintFor } from '../../../src-shared/puzzles/hint';
import { pieceOf } from '../../../src-shared/puzzles/pieces';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import type { Arrangement, Puzzle } from '../../../src-shared/puzzles/puzzle';
import { solve } from '../../../src-shared/puzzles/solver';
import { backOf, rotateHex, turnRotation } from '../../../src-shared/tantrix';
import { BUSY, IS_NIGHTLY } from '../../support/nightly';

function extended(count: number): Puzzle {
  const entry = puzzleById(`extended-${count}`);
  if (!entry) throw new Error(`no loop of ${count}`);
  return entry.puzzle;
}

const LENGTHS = IS_NIGHTLY ? EXTENDED.map(({ puzzle }) => puzzle.tiles.length) : [91, 94];

describe('Extended Discovery', () => {
  it('takes tile ((n - 1) mod 10) + 1 of the ten as its tile n, whose back gives the colour', () => {
    expect(EXTENDED).toHaveLength(70);
    for (const [at, { id, puzzle }] of EXTENDED.entries()) {
      const count = 31 + at;
      const tiles = Array.from({ length: count }, (_, place) => (place % 10) + 1).toSorted((a, b) => a - b);
      expect([id, puzzle.tiles]).toEqual([`extended-${count}`, tiles]);
      expect(puzzle.goal).toEqual({ kind: 'paths', path: 'loop', choices: [[backOf(((count - 1) % 10) + 1)]] });
    }
  });

  it('asks for 91 in yellow and 94 in red, as the booklet says', () => {
    expect(extended(91).goal).toMatchObject({ choices: [['yellow']] });
    expect(extended(94).goal).toMatchObject({ choices: [['red']] });
  });

  it.each(LENGTHS)('%i is solved', BUSY, (count) => {
    const puzzle = extended(count);
    const solution = solve({ puzzle, seed: 1 }) ?? [];
    expect(checkPuzzle(puzzle, solution)).toMatchObject({ isSolved: true, faults: [] });
    expect(new Set(solution.map(pieceOf)).size).toBe(count);
  });
});

describe('help with a long loop', () => {
  /** Two sets of ten: the answer is found soon. */
  const tiles = Array.from({ length: 20 }, (_, at) => Math.floor(at / 2) + 1);
  const puzzle: Puzzle = { tiles, goal: extended(40).goal };
  const answer = solve({ puzzle, seed: 1 }) ?? [];

  it('is the same for the same question', BUSY, () => {
    expect(answer).toHaveLength(20);
    expect(solve({ puzzle, seed: 1 })).toEqual(answer);
  });

  /** Turned and shifted as a whole. */
  const elsewhere: Arrangement = answer.map((each) => {
    const { q, r } = rotateHex(each, 2);
    return { ...each, q: q + 3, r: r - 5, rotation: turnRotation(each.rotation, 2) };
  });

  it('goes on from an answer wherever it lies, to its last tile', BUSY, () => {
    const [last, ...laid] = elsewhere.toReversed();
    const hint = puzzleHintFor({ puzzle, laid, seed: 1 });
    expect(hint).toMatchObject({ kind: 'place', placement: { tile: last?.tile, q: last?.q, r: last?.r } });
  });

  it('keeps tiles that lie otherwise than in the answer', BUSY, () => {
    const laid: Arrangement = [{ tile: 3, copy: 1, q: 4, r: 0, rotation: 1 }];
    const solution = solve({ puzzle, from: laid, seed: 1 }) ?? [];
    expect(checkPuzzle(puzzle, solution).isSolved).toBe(true);
    expect(solution).toContainEqual(laid[0]);
  });

  it('says that it found none where tiles clash, and proves nothing', BUSY, () => {
    const pairs = ([0, 1, 2, 3, 4, 5] as const).map(
      (rotation): Arrangement => [
        { tile: 1, q: 0, r: 0, rotation: 0 },
        { tile: 1, copy: 1, q: 0, r: 1, rotation },
      ],
    );
    const laid = pairs.find((pair) => clashesOf(pair).length > 0) ?? [];
    expect(laid).toHaveLength(2);
    expect(puzzleHintFor({ puzzle, laid, seed: 1 })).toEqual({ kind: 'notFound' });
  });
});
