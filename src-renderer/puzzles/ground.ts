import type { Puzzle, Shape } from '../../src-shared/puzzles/puzzle';
import { shapeOfGoal } from '../../src-shared/puzzles/turning';
import { addHex, type Hex, hexDistance, ORIGIN } from '../../src-shared/tantrix';

/** The cells that the table shows before a tile lies there: room enough for all tiles, and the shape that is wanted. */

/** Where tiles are only turned, their cells. Else cells with room for the tiles and some to lay them aside, round the cells that are to be filled or else the middle. */
export function groundOf({ tiles, goal }: Puzzle): readonly Hex[] {
  if (goal.kind === 'turn') return goal.cells;
  const shape = shapeOfGoal(goal);
  const wanted = typeof shape === 'object' ? shape : [];
  const middle = middleOf(wanted);
  const farthest = Math.max(0, ...wanted.map((hex) => hexDistance(hex, middle)));
  // A disc of radius n has 3n(n + 1) + 1 cells.
  const radius = Math.max(2, Math.ceil(Math.sqrt(tiles.length / 3)) + 1, farthest + 1);
  return disc(radius).map((hex) => addHex(hex, middle));
}

/** The cell nearest to the middle of all; of none the middle of the table. */
function middleOf(cells: readonly Hex[]): Hex {
  if (cells.length === 0) return ORIGIN;
  const mean = (sum: number) => Math.round(sum / cells.length);
  return { q: mean(cells.reduce((sum, { q }) => sum + q, 0)), r: mean(cells.reduce((sum, { r }) => sum + r, 0)) };
}

function disc(radius: number): Hex[] {
  const cells: Hex[] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (hexDistance({ q, r }, ORIGIN) <= radius) cells.push({ q, r });
  }
  return cells;
}

/** The cells of the shape that is wanted, with its middle in the middle of the table; none where there is no such shape. */
export function goalCells({ goal }: Puzzle): readonly Hex[] {
  const shape = shapeOfGoal(goal);
  return shape ? cellsOf(shape) : [];
}

function cellsOf(shape: Shape): readonly Hex[] {
  if (typeof shape !== 'string') return shape;
  const count = Number(shape.split('-')[1]);
  if (shape.startsWith('hexagon')) return disc(count === 7 ? 1 : 2);
  const rows = Math.round((Math.sqrt(8 * count + 1) - 1) / 2);
  const q0 = Math.round((2 * (rows - 1)) / 3);
  // Columns of 1, 2, 3, … cells, the shortest to the west: so the pyramid lies on its side, as flat-topped cells allow.
  return Array.from({ length: rows }, (_, column) =>
    Array.from({ length: column + 1 }, (__, at) => ({ q: column - q0, r: at - column + Math.ceil(q0 / 2) })),
  ).flat();
}
