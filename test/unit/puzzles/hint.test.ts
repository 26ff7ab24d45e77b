import { describe, expect, it } from 'vitest';
import { layPiece, laidPieceAt, laidPieceOf, withRotation } from '../../../src-shared/puzzles/arrangement';
import { puzzleById } from '../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../src-shared/puzzles/checker/check-puzzle';
import { completePuzzle, puzzleHintFor } from '../../../src-shared/puzzles/hint';
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
  const found = completePuzzle({ puzzle, laid: [], seed: SEED });
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
      const hint = puzzleHintFor({ puzzle, laid, seed: SEED });
      if (hint.kind !== 'place') throw new Error(hint.kind);
      expect(laidPieceOf(laid, hint.placement.tile)).toBeUndefined();
      expect(laidPieceAt(laid, hint.placement)).toBeUndefined();
      laid = layPiece(laid, hint.placement);
    }
    expect(checkPuzzle(puzzle, laid).isSolved).toBe(true);
  });

  it('begin in the middle', () => {
    expect(puzzleHintFor({ puzzle, laid: [], seed: SEED })).toMatchObject({ kind: 'place', placement: { q: 0, r: 0 } });
  });

  it('tell the only tile that is wrong', () => {
    const solution = solutionOf(puzzle);
    for (const { tile, rotation } of solution) {
      const spoilt = withRotation(solution, tile, (rotation + 1) % 6);
      if (checkPuzzle(puzzle, spoilt).isSolved) continue;
      const hint = puzzleHintFor({ puzzle, laid: spoilt, seed: SEED });
      if (hint.kind !== 'wrong') throw new Error(hint.kind);
      const others = spoilt.filter((each) => each.tile !== hint.tile);
      expect(completePuzzle({ puzzle, laid: others, seed: SEED })?.laid).toHaveLength(puzzle.tiles.length);
    }
  });
});

describe('completing', () => {
  it('leaves what can be completed where it lies', () => {
    const begun = solutionOf(PYRAMID)
      .slice(2, 7)
      .map((each) => ({ ...each, q: each.q + 3 }));
    const found = completePuzzle({ puzzle: PYRAMID, laid: begun, seed: SEED });
    expect(found && checkPuzzle(PYRAMID, found.laid).isSolved).toBe(true);
    expect(found?.isFromScratch).toBe(false);
    const kept = begun.filter((each) => found && laidPieceOf(found.laid, each.tile)?.q === each.q);
    expect(kept.length).toBeGreaterThan(1);
  });

  it('begins from scratch where it cannot go on, and says so', () => {
    const [one, two] = DISCOVERY.tiles;
    const laid = [1, 2, 3, 4, 5].flatMap((turn) => {
      const pair = [
        { tile: one ?? 0, q: 0, r: 0, rotation: 0 },
        { tile: two ?? 0, q: 0, r: 1, rotation: turn },
      ];
      const clashes = checkPuzzle(DISCOVERY, pair).faults.some(({ code }) => code === 'clash');
      return clashes ? [pair] : [];
    })[0];
    const found = laid && completePuzzle({ puzzle: DISCOVERY, laid, seed: SEED });
    expect(found?.isFromScratch).toBe(true);
    expect(found && checkPuzzle(DISCOVERY, found.laid).isSolved).toBe(true);
  });

  it('takes what lies apart from the largest group as laid aside', () => {
    const solution = solutionOf(DISCOVERY);
    const [aside, ...others] = solution;
    const laid = [...others, { ...(aside ?? { tile: 0, rotation: 0 }), q: 20, r: 0 }];
    expect(completePuzzle({ puzzle: DISCOVERY, laid, seed: SEED })?.isFromScratch).toBe(false);
  });

  it('says when there is no solution', () => {
    const none: Puzzle = { ...DISCOVERY, goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } };
    expect(completePuzzle({ puzzle: none, laid: [], seed: SEED })).toBeUndefined();
    expect(puzzleHintFor({ puzzle: none, laid: [], seed: SEED })).toEqual({ kind: 'unsolvable' });
  });
});
