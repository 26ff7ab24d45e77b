import { hexDistance } from '../../../tantrix';
import type { PathKind } from '../../puzzle';
import { cellOfWay, type Region } from './region';

/**
 * The most points that tiles with so many links, in so many colours, can make on a region: every edge to the outside ends
 * a path, and what is lost of the sum is least where two such edges are joined by a single link.
 */
export function boundOf(region: Region, path: PathKind, links: number, colours: number): number {
  const edges = region.gates.length;
  return path === 'line' ? links - Math.max(0, edges - 2 * colours) / 2 : links - edges / 2 - detours(region);
}

/**
 * How many links more it takes to join all edges to the outside: from a cell with an odd number of them a path must go on
 * to another such cell.
 */
function detours({ cells, gates }: Region): number {
  const edges = new Uint8Array(cells.length);
  for (const gate of gates) edges[cellOfWay(gate)]++;
  const odd = cells.filter((_, cell) => edges[cell] % 2 === 1);
  const apart = (one: number, other: number) => hexDistance(odd[one], odd[other]);
  return shortestPairing([...odd.keys()], apart);
}

/** The least sum of distances when all, an even number, are paired. */
function shortestPairing(all: readonly number[], apart: (one: number, other: number) => number): number {
  const [first, ...others] = all;
  if (first === undefined) return 0;
  const sums = others.map((other) => {
    const left = others.filter((each) => each !== other);
    return apart(first, other) + shortestPairing(left, apart);
  });
  return Math.min(...sums);
}
