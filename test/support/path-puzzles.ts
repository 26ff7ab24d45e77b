import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { checkPuzzle } from '../../src-shared/puzzles/checker/check-puzzle';
import type { PathsGoal, Puzzle } from '../../src-shared/puzzles/puzzle';
import { countSolutions } from '../../src-shared/puzzles/solver';
import { COLOURS, type Colour, seededRandom, shuffled, TILE_NUMBERS } from '../../src-shared/tantrix';
import { allArrangements } from './naive-puzzles';

/** The puzzle of that id; throws when there is none. */
export function catalogued(id: string): Puzzle {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  return entry.puzzle;
}

export const paths = (path: PathsGoal['path'], tiles: readonly number[], ...choices: Colour[][]): Puzzle => ({
  tiles: tiles.toSorted((a, b) => a - b),
  goal: { kind: 'paths', path, choices },
});

/** The same puzzle with this choice of colours alone. */
export const only = (puzzle: Puzzle, ...colours: Colour[]): Puzzle =>
  puzzle.goal.kind === 'paths' ? { ...puzzle, goal: { ...puzzle.goal, choices: [colours] } } : puzzle;

/** Of random tiles, the goals of one and two colours whose count is not what the checker gives for all arrangements. */
export function miscounted(tileCount: number, seed: number): string[] {
  const random = seededRandom(seed);
  const tiles = shuffled(TILE_NUMBERS, random).slice(0, tileCount);
  const arrangements = allArrangements(tiles);
  const [one = 'red', other = 'blue'] = shuffled(COLOURS, random);
  const puzzles = (['loop', 'line'] as const).flatMap((path) =>
    [[[one]], [[one], [other]], [[one, other]]].map((choices) => paths(path, tiles, ...choices)),
  );
  return puzzles
    .map((puzzle) => {
      const found = arrangements.filter((each) => checkPuzzle(puzzle, each).isSolved).length;
      const counted = countSolutions({ puzzle, seed });
      return counted === found ? '' : `${JSON.stringify(puzzle)}: ${counted}, not ${found}`;
    })
    .filter((text) => text !== '');
}
