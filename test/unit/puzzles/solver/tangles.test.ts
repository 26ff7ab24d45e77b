import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { Puzzle, TangleGoal } from '../../../../src-shared/puzzles/puzzle';
import { countSolutions, solve } from '../../../../src-shared/puzzles/solver';
import { TangleRules } from '../../../../src-shared/puzzles/solver/tangles/rules';
import { FULL_SCOPE, LoopSearch } from '../../../../src-shared/puzzles/solver/tangles/search';
import { type Placement, rotateHex, seededRandom, shuffled } from '../../../../src-shared/tantrix';
import { formOf, naiveGroups } from '../../../support/naive-shapes';
import { BUSY, IS_NIGHTLY } from '../../../support/nightly';

const puzzleOf = (id: string): Puzzle => {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  return entry.puzzle;
};

/** The whole turned by sixths and shifted. */
const moved = (arrangement: readonly Placement[], sixths: number): Placement[] =>
  arrangement.map((one) => {
    const { q, r } = rotateHex(one, sixths);
    return { q: q + 7, r: r - 4, tile: one.tile, rotation: (one.rotation + sixths) % 6 };
  });

describe('tangles', () => {
  it.each([
    'tangle-pair',
    'tangle-four',
    'necklace',
    'padlock',
    'tricycle',
    'clownface',
    'alien',
    'bean-party',
    'lockdown',
  ])('%s is solved', BUSY, (id) => {
    const puzzle = puzzleOf(id);
    expect(checkPuzzle(puzzle, solve({ puzzle, seed: 1 }) ?? [])).toMatchObject({ isSolved: true, faults: [] });
  });

  it('chain has none with yellow in the middle, and two with red there', BUSY, () => {
    const { tiles } = puzzleOf('tangle-chain');
    const chained = (chain: TangleGoal['chain'] & {}): Puzzle => ({
      tiles,
      goal: { kind: 'tangle', loops: { red: 1, yellow: 1, blue: 1 }, chain },
    });
    expect(solve({ puzzle: chained(['red', 'yellow', 'blue']), seed: 1 })).toBeUndefined();
    expect(countSolutions({ puzzle: chained(['yellow', 'red', 'blue']), seed: 1 })).toBe(2);
    const puzzle = chained(['blue', 'red', 'yellow']);
    expect(checkPuzzle(puzzle, solve({ puzzle, seed: 1 }) ?? []).isSolved).toBe(true);
  });

  it('are completed from tiles that lie apart from each other, wherever these lie', BUSY, () => {
    const puzzle = puzzleOf('padlock');
    const solution = solve({ puzzle, seed: 1 }) ?? [];
    const random = seededRandom(5);
    for (let sixths = 0; sixths < 6; sixths++) {
      const from = shuffled(moved(solution, sixths), random).slice(0, 1 + sixths);
      const completed = solve({ puzzle, from, seed: 1 }) ?? [];
      expect(completed).toEqual(expect.arrayContaining(from));
      expect(checkPuzzle(puzzle, completed).isSolved).toBe(true);
    }
  });

  it('are not completed from tiles that lie wrong', () => {
    const puzzle = puzzleOf('tangle-pair');
    const solution = solve({ puzzle, seed: 1 }) ?? [];
    const [first, second] = solution;
    if (!first || !second) throw new Error('no solution');
    const from = [first, { ...second, rotation: (second.rotation + 1) % 6 }];
    expect(solve({ puzzle, from, seed: 1 })).toBeUndefined();
    expect(countSolutions({ puzzle, from: solution, seed: 1 })).toBe(1);
  });

  it('are counted no further than is asked for', () => {
    expect(countSolutions({ puzzle: puzzleOf('tangle-four'), most: 1, seed: 1 })).toBe(1);
  });

  it.each([
    ['tangle-pair', 2],
    ['tangle-four', 2],
  ])('%s has %d solutions, whichever loop comes first', BUSY, (id, count) => {
    const { tiles, goal } = puzzleOf(id);
    if (goal.kind !== 'tangle') throw new Error('no tangle');
    const rules = new TangleRules(goal);
    const counts = [0, 1, 2, 3]
      .filter((colour) => rules.wanted(colour) > 0)
      .map((colour) => {
        let found = 0;
        const plan = { tiles, firm: [], rules, scope: FULL_SCOPE, found: () => ++found < 0 };
        new LoopSearch(plan).run(colour, [], () => {});
        return found;
      });
    expect(new Set(counts)).toEqual(new Set([count]));
  });
});

type Wanted = readonly [Omit<TangleGoal, 'kind'>, readonly number[]];

/** What a loop of three or four tiles can be, and two at once; the rest are more of the same, each a second and more. */
const FEW: readonly Wanted[] = [
  [{ loops: { yellow: 1 } }, [1, 2, 3]],
  [{ loops: { red: 1, yellow: 1 } }, [1, 2, 5, 22]],
  [
    {
      loops: { red: 1, yellow: 1 },
      shaped: [
        { colour: 'red', shape: 'circle' },
        { colour: 'yellow', shape: 'small' },
      ],
    },
    [1, 2, 5, 22],
  ],
];
const MORE: readonly Wanted[] = [
  [{ loops: { yellow: 1 } }, [1, 2, 3, 7]],
  [{ loops: { red: 1 } }, [1, 2, 3, 4]],
  [{ loops: { blue: 1 } }, [5, 7, 8, 24]],
];

describe('loops among few tiles', () => {
  it.each(IS_NIGHTLY ? [...FEW, ...MORE] : FEW)(
    'are as many as a naive search finds: %o of %o',
    BUSY,
    (wanted, tiles) => {
      const puzzle: Puzzle = { tiles, goal: { kind: 'tangle', ...wanted } };
      const forms = new Set([...naiveGroups(tiles)].filter((one) => checkPuzzle(puzzle, one).isSolved).map(formOf));
      expect(countSolutions({ puzzle, seed: 1 })).toBe(forms.size);
    },
  );
});
