import { describe, expect, it } from 'vitest';
import { lay, placementAt, placementOf, turnedTo } from '../../../src-shared/puzzles/arrangement';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { judge } from '../../../src-shared/puzzles/checker/check-puzzle';
import { complete, hintFor } from '../../../src-shared/puzzles/hint';
import type { Arrangement, Puzzle } from '../../../src-shared/puzzles/puzzle';

const SEED = 1;

const puzzleNamed = (id: string): Puzzle => {
  const found = puzzleById(id);
  if (!found) throw new Error(`no puzzle ${id}`);
  return found.puzzle;
};

const DISCOVERY = puzzleNamed('discovery-6');
const PYRAMID = puzzleNamed('rainbow-blue');

const solutionOf = (puzzle: Puzzle): Arrangement => {
  const found = complete({ puzzle, laid: [], seed: SEED });
  if (!found) throw new Error('no solution');
  return found.laid;
};

describe.each([
  ['Discovery 6', DISCOVERY],
  ['the blue pyramid', PYRAMID],
])('hints for %s', (_, puzzle) => {
  it('lead from the empty table to a solution, tile by tile', () => {
    let laid: Arrangement = [];
    while (laid.length < puzzle.tiles.length) {
      const hint = hintFor({ puzzle, laid, seed: SEED });
      if (hint.kind !== 'place') throw new Error(hint.kind);
      expect(placementOf(laid, hint.placement.tile)).toBeUndefined();
      expect(placementAt(laid, hint.placement)).toBeUndefined();
      laid = lay(laid, hint.placement);
    }
    expect(judge(puzzle, laid).isSolved).toBe(true);
  });

  it('begin in the middle', () => {
    expect(hintFor({ puzzle, laid: [], seed: SEED })).toMatchObject({ kind: 'place', placement: { q: 0, r: 0 } });
  });

  it('tell the only tile that is wrong', () => {
    const solution = solutionOf(puzzle);
    for (const { tile, rotation } of solution) {
      const spoilt = turnedTo(solution, tile, (rotation + 1) % 6);
      if (judge(puzzle, spoilt).isSolved) continue;
      const hint = hintFor({ puzzle, laid: spoilt, seed: SEED });
      if (hint.kind !== 'wrong') throw new Error(hint.kind);
      const others = spoilt.filter((each) => each.tile !== hint.tile);
      expect(complete({ puzzle, laid: others, seed: SEED })?.laid).toHaveLength(puzzle.tiles.length);
    }
  });
});

describe('completing', () => {
  it('leaves what can be completed where it lies', () => {
    const begun = solutionOf(PYRAMID)
      .slice(2, 7)
      .map((each) => ({ ...each, q: each.q + 3 }));
    const found = complete({ puzzle: PYRAMID, laid: begun, seed: SEED });
    expect(found && judge(PYRAMID, found.laid).isSolved).toBe(true);
    expect(found?.isFromScratch).toBe(false);
    const kept = begun.filter((each) => found && placementOf(found.laid, each.tile)?.q === each.q);
    expect(kept.length).toBeGreaterThan(1);
  });

  it('begins from scratch where it cannot go on, and says so', () => {
    const [one, two] = DISCOVERY.tiles;
    const laid = [1, 2, 3, 4, 5].flatMap((turn) => {
      const pair = [
        { tile: one ?? 0, q: 0, r: 0, rotation: 0 },
        { tile: two ?? 0, q: 0, r: 1, rotation: turn },
      ];
      const clashes = judge(DISCOVERY, pair).faults.some(({ code }) => code === 'clash');
      return clashes ? [pair] : [];
    })[0];
    const found = laid && complete({ puzzle: DISCOVERY, laid, seed: SEED });
    expect(found?.isFromScratch).toBe(true);
    expect(found && judge(DISCOVERY, found.laid).isSolved).toBe(true);
  });

  it('takes what lies apart from the largest group as laid aside', () => {
    const solution = solutionOf(DISCOVERY);
    const [aside, ...others] = solution;
    const laid = [...others, { ...(aside ?? { tile: 0, rotation: 0 }), q: 20, r: 0 }];
    expect(complete({ puzzle: DISCOVERY, laid, seed: SEED })?.isFromScratch).toBe(false);
  });

  it('says when there is no solution', () => {
    const none: Puzzle = { ...DISCOVERY, goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } };
    expect(complete({ puzzle: none, laid: [], seed: SEED })).toBeUndefined();
    expect(hintFor({ puzzle: none, laid: [], seed: SEED })).toEqual({ kind: 'unsolvable' });
  });
});
