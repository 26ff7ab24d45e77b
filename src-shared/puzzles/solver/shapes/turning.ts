import { hexKey } from '../../../tantrix';
import { tileOf } from '../../../tantrix/fits';
import type { Puzzle } from '../../puzzle';
import type { Allowed } from './candidates';
import type { ShapeFrame } from './frame';

/** Of turning puzzles allows in each place the one tile that lies there; undefined of all others. */
export function staysInPlace({ tiles, goal }: Puzzle, { cells }: ShapeFrame): Allowed | undefined {
  if (goal.kind !== 'turn') return undefined;
  const byCell = new Map(goal.cells.map((cell, at) => [hexKey(cell), tiles[at]]));
  const wanted = cells.map((cell) => byCell.get(hexKey(cell)));
  return (place, turned) => tileOf(turned) === wanted[place];
}
