import type { ReadonlyBoard } from './board';
import { EDGE_COLOUR, LINKED_SIDE } from './fits';
import { CELL_STEPS, type Cell } from './grid';
import { oppositeSide } from './hex';

/** A connected path of one colour. `cells` run from end to end; in a loop the last joins the first. */
export interface Path {
  readonly cells: readonly Cell[];
  readonly isLoop: boolean;
}

/** The points of a path: one a tile of a line, two a tile of a loop (booklet of 2003, *The winner*). */
export const pathScore = ({ cells, isLoop }: Path): number => cells.length * (isLoop ? 2 : 1);

/** All paths of a colour (its index), each once. */
export function pathsOf(board: ReadonlyBoard, colour: number): Path[] {
  const seen = new Set<Cell>();
  const paths: Path[] = [];
  for (const cell of board.filled) {
    if (seen.has(cell) || firstSide(board, cell, colour) === undefined) continue;
    const path = pathThrough(board, cell, colour);
    for (const member of path.cells) seen.add(member);
    paths.push(path);
  }
  return paths;
}

/** The path that scores most for a colour, the earliest begun among equals; undefined when it has no tile. */
export function bestPath(board: ReadonlyBoard, colour: number): Path | undefined {
  let best: Path | undefined;
  for (const path of pathsOf(board, colour)) if (!best || pathScore(path) > pathScore(best)) best = path;
  return best;
}

/** The cells of the loop of a colour that runs through a filled cell, from there on; undefined where none does. */
export function loopThrough(board: ReadonlyBoard, cell: Cell, colour: number): readonly Cell[] | undefined {
  if (firstSide(board, cell, colour) === undefined) return undefined;
  const { cells, isLoop } = pathThrough(board, cell, colour);
  return isLoop ? cells : undefined;
}

/** The whole path of a colour on which a filled cell that has the colour lies. */
function pathThrough(board: ReadonlyBoard, cell: Cell, colour: number): Path {
  const side = firstSide(board, cell, colour) ?? 0;
  const ahead = follow(board, cell, side);
  if (ahead.isLoop) return { cells: [cell, ...ahead.cells], isLoop: true };
  const behind = follow(board, cell, LINKED_SIDE[(board.turned[cell] - 1) * 6 + side]);
  return { cells: [...behind.cells.toReversed(), cell, ...ahead.cells], isLoop: false };
}

/** The cells met after leaving `start` by `side`, until the path ends or comes back to `start`. */
function follow(board: ReadonlyBoard, start: Cell, side: number): Path {
  const cells: Cell[] = [];
  let out = side;
  for (let cell = start + CELL_STEPS[out]; !board.isEmpty(cell); cell += CELL_STEPS[out]) {
    if (cell === start) return { cells, isLoop: true };
    cells.push(cell);
    out = LINKED_SIDE[(board.turned[cell] - 1) * 6 + oppositeSide(out)];
  }
  return { cells, isLoop: false };
}

function firstSide(board: ReadonlyBoard, cell: Cell, colour: number): number | undefined {
  const at = (board.turned[cell] - 1) * 6;
  for (let side = 0; side < 6; side++) if (EDGE_COLOUR[at + side] === colour) return side;
  return undefined;
}
