import { describe, expect, it } from 'vitest';
import { praiseOf } from '../../../../src-renderer/puzzles/praise';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { Arrangement, Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { randomFilling } from '../../../../src-shared/puzzles/solver/shapes/random-filling';
import { edgesOf, neighbor, seededRandom } from '../../../../src-shared/tantrix';
import { laid } from '../../../support/arrangements';
import { t } from '../../../support/words';

const titleOf = (arrangement: Arrangement): string => praiseOf(arrangement, t).title;

/** Six tiles round a hole, which match where they touch. */
const ringOfSix = (): Arrangement =>
  randomFilling(
    [0, 1, 2, 3, 4, 5].map((side) => neighbor({ q: 0, r: 0 }, side)),
    seededRandom(1),
  );

describe('praise', () => {
  it('asks for tiles, then praises every edge that matches, and says what to do with one that does not', () => {
    expect(titleOf([])).toBe('Let’s play!');
    expect(titleOf(laid('1@0,0/0 2@5,0/0'))).toBe('Let’s play!');
    const first = laid('1@0,0/0');
    const turned = [0, 1, 2, 3, 4, 5].map((rotation) => [...first, { tile: 2, q: 0, r: -1, rotation }]);
    const matches = turned.filter(
      ([one, other]) => one && other && edgesOf(one.tile)[0] === edgesOf(2, other.rotation)[3],
    );
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.length).toBeLessThan(6);
    for (const arrangement of turned) {
      const isMatch = matches.includes(arrangement);
      expect(praiseOf(arrangement, t)).toEqual(
        isMatch
          ? { title: 'Great!', text: '1 edge matches.' }
          : { title: 'Nearly!', text: 'Turn a tile so that the same colours meet.' },
      );
    }
  });
});

describe('a match', () => {
  const goal = { kind: 'match' } as const;

  it('is solved by one group that matches, holes and all', () => {
    const ring = ringOfSix();
    const tiles = ring.map(({ tile }) => tile).toSorted((a, b) => a - b);
    expect(checkPuzzle({ tiles, goal }, ring)).toEqual({ isSolved: true, faults: [] });
    const cells = ring.map(({ q, r }) => ({ q, r }));
    expect(checkPuzzle({ tiles, goal: { kind: 'shape', shape: cells } }, ring).faults).toMatchObject([
      { code: 'hole' },
    ]);
    expect(checkPuzzle({ tiles, goal }, ring.slice(1)).isSolved).toBe(false);
  });

  it.each(['match-first', 'match-no-red', 'match-no-yellow', 'match-no-blue', 'match-no-green'])(
    'has tiles of three colours: %s',
    (id) => {
      const puzzle: Puzzle | undefined = puzzleById(id)?.puzzle;
      expect(new Set(puzzle?.tiles.flatMap((tile) => edgesOf(tile))).size).toBe(3);
    },
  );
});
