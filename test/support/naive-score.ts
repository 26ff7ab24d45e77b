import { across, type NaiveBoard, SIDES } from './naive';

/**
 * The score of a colour, by joining instead of walking: tiles whose links meet form one group; a group is a loop when
 * each of its tiles has both ends joined.
 */
export function naiveScore(board: NaiveBoard, letter: string): number {
  const left = new Set([...board.keys()].filter((cell) => board.get(cell)?.includes(letter)));
  let best = 0;
  for (const start of left) {
    const group = naiveLine(board, start, letter);
    const isLoop = [...group].every((cell) => joined(board, cell, letter).length === 2);
    for (const cell of group) left.delete(cell);
    best = Math.max(best, isLoop ? 2 * group.size : group.size);
  }
  return best;
}

/** The cells of the line or loop of a colour that runs over a cell which has the colour. */
export function naiveLine(board: NaiveBoard, start: string, letter: string): ReadonlySet<string> {
  const group = new Set([start]);
  for (const cell of group) for (const next of joined(board, cell, letter)) group.add(next);
  return group;
}

const joined = (board: NaiveBoard, cell: string, letter: string): string[] =>
  SIDES.filter((side) => board.get(cell)?.charAt(side) === letter)
    .map((side) => across(cell, side))
    .filter((next) => board.has(next));
