import type { Placement } from '../../../tantrix';
import { RING_SHARE, rotationOf, TURNED_TILES, tileOf, turnedTile } from '../../../tantrix/fits';
import type { PathKind } from '../../puzzle';
import { costTables } from './costs';
import { OUTSIDE, type Region } from './region';
import { Strands } from './strands';

/** A region with a tile in every cell, which may clash. */
export class Filling {
  /** At each cell: the turned tile. */
  readonly turned: Int16Array;
  /** At each cell: the colours that point into it. */
  readonly rings: Int32Array;
  clashes: number;
  /** The longest paths of all colours together; strands.ts says what counts while tiles clash. */
  sum: number;
  private readonly strands: Strands;

  constructor(
    readonly region: Region,
    path: PathKind,
    turned: readonly number[],
  ) {
    this.turned = Int16Array.from(turned);
    this.rings = new Int32Array(region.size);
    turned.forEach((tile, cell) => this.point(cell, tile, 1));
    this.strands = new Strands(region, path);
    this.sum = this.strands.sum(this.turned);
    const { clashes } = costTables();
    const twice = turned.reduce((count, tile, cell) => count + clashes[this.rings[cell] * TURNED_TILES + tile], 0);
    this.clashes = twice / 2;
  }

  /** Changes what lies in a cell. `sum` and `clashes` are left to the caller, who knows more than one change. */
  put(cell: number, turned: number): void {
    this.point(cell, this.turned[cell], -1);
    this.point(cell, turned, 1);
    this.turned[cell] = turned;
  }

  sumNow(): number {
    return this.strands.sum(this.turned);
  }

  arrangement(): Placement[] {
    return this.region.cells.map(({ q, r }, cell) => {
      const turned = this.turned[cell];
      return { tile: tileOf(turned), q, r, rotation: rotationOf(turned) };
    });
  }

  private point(cell: number, turned: number, sign: number): void {
    const { across } = this.region;
    for (let side = 0; side < 6; side++) {
      const next = across[cell * 6 + side];
      if (next !== OUTSIDE) this.rings[next] += sign * RING_SHARE[turned * 6 + side];
    }
  }
}

/** The filling that an arrangement is. */
export const fillingOf = (region: Region, path: PathKind, laid: readonly Placement[]): Filling =>
  new Filling(
    region,
    path,
    laid.map(({ tile, rotation }) => turnedTile(tile, rotation)),
  );
