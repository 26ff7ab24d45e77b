import { RINGS, ringDigits } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell, hexOf } from '../../../tantrix/grid';
import type { Group } from './group';

/** At a ring: how many runs of tiles, with gaps between them, touch the cell. */
const RUNS = Uint8Array.from({ length: RINGS }, (_, ring) => {
  const digits = ringDigits(ring);
  return digits.filter((digit, side) => digit > 0 && digits[(side + 1) % 6] === 0).length;
});

/** Whether a tile in this cell may cut empty cells off from the outside: only where it joins tiles that were apart. */
export const mayEnclose = (group: Group, cell: Cell): boolean => RUNS[group.rings[cell]] > 1;

/** The empty cells from which no way of empty cells leads outside. */
export function enclosedCells(group: Group): Cell[] {
  const isOutside = frameRound(group);
  const seen = new Set<Cell>();
  const enclosed: Cell[] = [];
  for (const cell of group.filled) {
    for (const step of CELL_STEPS) {
      const start = cell + step;
      if (group.turned[start] > 0 || seen.has(start)) continue;
      const region = regionOf(group, start, seen, isOutside);
      if (!region.some(isOutside)) enclosed.push(...region);
    }
  }
  return enclosed;
}

/** All empty cells that hang together with one, as far as the frame round the group. */
function regionOf(group: Group, start: Cell, seen: Set<Cell>, isOutside: (cell: Cell) => boolean): Cell[] {
  const region = [start];
  seen.add(start);
  for (const cell of region) {
    if (isOutside(cell)) continue;
    for (const step of CELL_STEPS) {
      const next = cell + step;
      if (group.turned[next] > 0 || seen.has(next)) continue;
      seen.add(next);
      region.push(next);
    }
  }
  return region;
}

/** Whether a cell lies outside the least box that holds the group. */
function frameRound(group: Group): (cell: Cell) => boolean {
  const hexes = group.filled.map(hexOf);
  const qs = hexes.map(({ q }) => q);
  const rs = hexes.map(({ r }) => r);
  const box = [Math.min(...qs), Math.max(...qs), Math.min(...rs), Math.max(...rs)];
  return (cell) => {
    const { q, r } = hexOf(cell);
    return q < box[0] || q > box[1] || r < box[2] || r > box[3];
  };
}
