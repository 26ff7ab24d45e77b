import type { RecordedPuzzle } from '../../src-shared/record';
import { across, around, coloursMatch, type NaiveBoard, SIDES, turned } from './naive';
import { naiveLine } from './naive-score';

/** Lines, loops and solved puzzles, read off the naive rules. */

const letterOf = (colour: string): string => colour.charAt(0).toUpperCase();

/** Tiles as they lie. */
export const naiveBoardOf = (
  laid: readonly { readonly tile: number; readonly q: number; readonly r: number; readonly rotation: number }[],
): NaiveBoard => new Map(laid.map(({ tile, q, r, rotation }) => [`${q},${r}`, turned(tile, rotation)]));

/** The path of a colour through each cell that has it, in the order in which the tiles were laid. */
export const naivePaths = (board: NaiveBoard, colour: string): ReadonlySet<string>[] =>
  [...board.keys()]
    .filter((cell) => board.get(cell)?.includes(letterOf(colour)))
    .map((cell) => naiveLine(board, cell, letterOf(colour)));

/** Whether both ends of each link of a path are joined. */
export const isNaiveLoop = (board: NaiveBoard, cells: ReadonlySet<string>, colour: string): boolean =>
  [...cells].every((cell) =>
    SIDES.every((side) => board.get(cell)?.charAt(side) !== letterOf(colour) || cells.has(across(cell, side))),
  );

/** The points of a puzzle of the longest lines of all colours; undefined of others. A loop is no line. */
export function naivePoints({ puzzle, laid }: RecordedPuzzle): number | undefined {
  if (puzzle.goal.kind !== 'sum') return undefined;
  const board = naiveBoardOf(laid);
  const lengths = ['red', 'yellow', 'blue', 'green'].map((colour) => {
    const lines = naivePaths(board, colour).filter((cells) => !isNaiveLoop(board, cells, colour));
    return Math.max(0, ...lines.map(({ size }) => size));
  });
  return lengths.reduce((a, b) => a + b, 0);
}

/** Whether a puzzle of one loop, or of points, is solved; of other goals nothing is known here. */
export function isNaivelySolved({ puzzle, laid, answered }: RecordedPuzzle): boolean {
  const board = naiveBoardOf(laid);
  if (answered || laid.length < puzzle.tiles.length || board.size < laid.length) return false;
  const [start = '0,0'] = board.keys();
  const fits = [...board].every(([cell, edges]) => coloursMatch(board, cell, edges));
  if (!fits || reachedFrom(start, (cell) => board.has(cell)).size < board.size || hasHole(board)) return false;
  const { goal } = puzzle;
  if (goal.kind === 'sum') return true;
  if (goal.kind !== 'paths') throw new Error('no naive reading of this goal');
  return goal.choices.some((colours) =>
    colours.every((colour) => {
      const [path, ...others] = naivePaths(board, colour);
      return path && others.length + 1 === path.size && isNaiveLoop(board, path, colour);
    }),
  );
}

function reachedFrom(start: string, isOpen: (cell: string) => boolean): Set<string> {
  const reached = new Set([start]);
  for (const cell of reached) for (const next of around(cell)) if (isOpen(next)) reached.add(next);
  return reached;
}

/** Whether an empty cell cannot be left. Arrangements lie within a few cells of their first tile. */
function hasHole(board: NaiveBoard): boolean {
  const [start = '0,0'] = board.keys();
  const [east = 0, south = 0] = start.split(',').map(Number);
  const isNear = (cell: string) => {
    const [q = 0, r = 0] = cell.split(',').map(Number);
    return Math.abs(q - east) <= 9 && Math.abs(r - south) <= 9;
  };
  const outside = reachedFrom(`${east - 9},${south - 9}`, (cell) => isNear(cell) && !board.has(cell));
  return [...board.keys()].flatMap(around).some((cell) => !board.has(cell) && !outside.has(cell));
}
