import { EDGE_COLOUR, LINKED_SIDE } from '../../../tantrix/fits';
import type { PathKind } from '../../puzzle';
import type { Border } from './border';
import { OUTSIDE } from './region';

/** More than can be lost. */
export const TOO_MUCH = 1000;
/** Ends of the longest line of a colour. */
const ENDS = 2;

/**
 * The paths of the tiles laid so far. Tiles are lifted in the reverse of the order in which they were laid, and every
 * cell is always filled after the same others; so a way in is only ever read after it was written by a tile that still lies.
 */
export class PathsSoFar {
  /** At each way in: its colour. */
  readonly colour: Uint8Array;
  /** At each way in: the one at the other end of the path that leads in there, or that of the outside. */
  private readonly far: Int16Array;
  /** At each way in: how many links that path has. */
  private readonly length: Int16Array;
  /** What stands for all ways to the outside. */
  private readonly outside: number;
  private readonly mated: Uint8Array;
  private readonly outward: Uint8Array;
  /** Of each colour: ends of lines, and single links along the border. */
  private readonly ends = new Int32Array(4);
  private readonly singles = new Int32Array(4);

  /** `links` are those that the tiles have of each colour. */
  constructor(
    { region, mated }: Border,
    private readonly path: PathKind,
    private readonly links: Int32Array,
  ) {
    this.mated = mated;
    this.outward = region.outward;
    this.outside = region.size * 6;
    this.colour = new Uint8Array(this.outside + 1);
    this.length = new Int16Array(this.outside + 1);
    this.far = Int16Array.from([...region.wayOn, OUTSIDE], (way) => (way === OUTSIDE ? this.outside : way));
  }

  /**
   * Lays a tile that fits. Gives how many links are lost thereby at least, beside the single ones along the border, of
   * which so many may still come; TOO_MUCH when there are too many ends of a colour.
   */
  lay(cell: number, turned: number, singlesAhead: number): number {
    let lost = 0;
    for (let side = 0; side < 6; side++) {
      const other = LINKED_SIDE[turned * 6 + side];
      if (other > side) lost += this.join(cell, side, other, EDGE_COLOUR[turned * 6 + side], singlesAhead);
    }
    return lost;
  }

  /** Takes up the tile laid last. */
  lift(cell: number, turned: number): void {
    const { far, length } = this;
    for (let side = 0; side < 6; side++) {
      const other = LINKED_SIDE[turned * 6 + side];
      if (other < side) continue;
      this.count(cell, side, other, EDGE_COLOUR[turned * 6 + side], -1);
      const way = cell * 6 + side;
      const otherWay = cell * 6 + other;
      if (far[way] === otherWay) continue;
      far[far[way]] = way;
      length[far[way]] = length[way];
      far[far[otherWay]] = otherWay;
      length[far[otherWay]] = length[otherWay];
    }
  }

  private join(cell: number, side: number, other: number, colour: number, singlesAhead: number): number {
    const { far, length, outside, path } = this;
    const isSingle = this.count(cell, side, other, colour, 1);
    const way = cell * 6 + side;
    const otherWay = cell * 6 + other;
    const end = far[way];
    const otherEnd = far[otherWay];
    if (end === otherWay) {
      const links = length[way] + 1;
      return path === 'line' ? links : Math.min(links, this.without(colour, links, singlesAhead));
    }
    const links = length[way] + length[otherWay] + 1;
    far[end] = otherEnd;
    far[otherEnd] = end;
    length[end] = length[otherEnd] = links;
    this.colour[end] = this.colour[otherEnd] = colour;
    if (path === 'loop' || isSingle) return 0;
    if (this.ends[colour] > ENDS) return TOO_MUCH;
    return end === outside && otherEnd === outside ? this.without(colour, links, singlesAhead) : 0;
  }

  /** Counts a link, or no longer; whether it is a single one along the border. */
  private count(cell: number, side: number, other: number, colour: number, sign: number): boolean {
    const mated = this.mated[cell];
    const isSingle = ((mated >> side) & (mated >> other) & 1) === 1;
    const outward = this.outward[cell];
    if (isSingle) this.singles[colour] += sign;
    else this.ends[colour] += sign * (((outward >> side) & 1) + ((outward >> other) & 1));
    return isSingle;
  }

  /** How many links of a colour are lost at least when its longest path is complete and has so many. */
  private without(colour: number, links: number, singlesAhead: number): number {
    return Math.max(0, this.links[colour] - this.singles[colour] - singlesAhead - links);
  }
}
