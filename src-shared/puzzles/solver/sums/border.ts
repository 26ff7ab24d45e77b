import { LINKED_SIDE } from '../../../tantrix/fits';
import { type Hex, type Random, shuffled } from '../../../tantrix';
import type { PathKind } from '../../puzzle';
import { Region } from './region';

/**
 * An outline and what is asked of the tiles along it. Every edge to the outside ends a path, and what is lost of the
 * sum is least where two such edges are joined by a single link.
 */
export interface Border {
  readonly region: Region;
  /** At each cell: the sides that are to be joined to each other, as bits. */
  readonly mated: Uint8Array;
  /** At each cell: how many of these are not, but end one of the longest lines. */
  readonly ends: Uint8Array;
  /** The most links that the longest paths can have together. */
  readonly bound: number;
}

/** How many choices of the cells where lines end are given for an outline. */
const CHOICES = 16;

/** How an outline can be bordered when the tiles have so many links, in so many colours. */
export function bordersOf(
  cells: readonly Hex[],
  path: PathKind,
  links: number,
  colours: number,
  random: Random,
): Border[] {
  const region = new Region(cells);
  return path === 'loop' ? loopBorder(region, links) : lineBorders(region, links, 2 * colours, random);
}

/** Nothing is asked: any tiles that match will do. */
export function openBorder(cells: readonly Hex[], links: number): Border {
  const region = new Region(cells);
  return { region, mated: new Uint8Array(region.size), ends: new Uint8Array(region.size), bound: links };
}

/** Whether a turned tile does what is asked of a cell with these mated sides and so many ends. */
export function isBordered(turned: number, mated: number, ends: number): boolean {
  let left = 0;
  for (let side = 0; side < 6; side++) {
    if ((mated >> side) & 1 && !((mated >> LINKED_SIDE[turned * 6 + side]) & 1)) left++;
  }
  return left === ends;
}

export const bitsOf = (mask: number): number => [0, 1, 2, 3, 4, 5].filter((side) => (mask >> side) & 1).length;

/** A cell with an odd number of edges to the outside always has an end; others have two where more are wanted. */
function lineBorders(region: Region, links: number, ends: number, random: Random): Border[] {
  const edges = Array.from(region.outward, bitsOf);
  const odd = edges.filter((count) => count % 2 === 1).length;
  const even = edges.flatMap((count, cell) => (count === 2 ? [cell] : []));
  const wanted = (ends - odd) / 2;
  if (wanted < 0 || wanted > even.length) return [];
  const bound = links - (region.gates.length - ends) / 2;
  return Array.from({ length: wanted === 0 ? 1 : CHOICES }, () => {
    const chosen = new Set(shuffled(even, random).slice(0, wanted));
    const at = Uint8Array.from(edges, (count, cell) => (chosen.has(cell) ? 2 : count % 2));
    return { region, mated: region.outward, ends: at, bound };
  });
}

/** Nothing may end: cells with an odd number of edges to the outside are joined in pairs that touch. */
function loopBorder(region: Region, links: number): Border[] {
  const odd = Array.from(region.outward).flatMap((mask, cell) => (bitsOf(mask) % 2 === 1 ? [cell] : []));
  const pairs = touchingPairs(region, odd);
  if (!pairs) return [];
  const mated = region.outward.slice();
  for (const [cell, other] of pairs) {
    for (let side = 0; side < 6; side++) {
      if (region.across[cell * 6 + side] === other) mated[cell] |= 1 << side;
      if (region.across[other * 6 + side] === cell) mated[other] |= 1 << side;
    }
  }
  const bound = links - (region.gates.length + odd.length) / 2;
  return [{ region, mated, ends: new Uint8Array(region.size), bound }];
}

function touchingPairs(region: Region, cells: readonly number[]): (readonly [number, number])[] | undefined {
  const [cell, ...others] = cells;
  if (cell === undefined) return [];
  for (const other of others.filter((each) => region.touch(cell, each))) {
    const rest = touchingPairs(
      region,
      others.filter((each) => each !== other),
    );
    if (rest) return [[cell, other], ...rest];
  }
  return undefined;
}
