import { countSolutions } from '../src-shared/puzzles/solver';
import { shapeFrameOf } from '../src-shared/puzzles/solver/shapes/frame';
import type { Puzzle } from '../src-shared/puzzles/puzzle';
import { type Placement, seededRandom } from '../src-shared/tantrix';
import { PATTERNS, type PatternWish } from './puzzles/pattern-wishes';
import { symmetricalFilling } from './puzzles/symmetrical-filling';

/**
 * Finds the patterns of `src-shared/puzzles/families/patterns.ts`: symmetrical fillings of which the solver proves that no
 * other turns of the tiles match. Prints for each its columns of tiles. The same every time.
 */

const BUDGET = 300_000;

const puzzleOf = (filling: readonly Placement[]): Puzzle => {
  const byNumber = filling.toSorted((a, b) => a.tile - b.tile);
  return {
    tiles: byNumber.map(({ tile }) => tile),
    goal: { kind: 'turn', cells: byNumber.map(({ q, r }) => ({ q, r })) },
  };
};

/** The first filling, by seeds from 1 on, of which the places alone tell the turns. */
function found(wish: PatternWish): readonly Placement[] {
  const { cells } = shapeFrameOf(wish.cells, wish.begun);
  for (let seed = 1; ; seed++) {
    const filling = symmetricalFilling({ ...wish, cells, budget: BUDGET }, seededRandom(seed));
    if (filling && countSolutions({ puzzle: puzzleOf(filling), seed: 1, most: 2 }) === 1) return filling;
  }
}

function columnsOf(filling: readonly Placement[]): string {
  const columns = [...new Set(filling.map(({ q }) => q))].toSorted((a, b) => a - b);
  const tilesIn = (column: number) => filling.filter(({ q }) => q === column).toSorted((a, b) => a.r - b.r);
  return columns
    .map(
      (column) =>
        `[${tilesIn(column)
          .map(({ tile }) => tile)
          .join(', ')}],`,
    )
    .join('\n  ');
}

for (const wish of PATTERNS) console.log(`${wish.id}\n  ${columnsOf(found(wish))}`);
