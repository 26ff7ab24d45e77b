import type { Placement } from '../../../tantrix';
import { fittingRotationBits, RING_SHARE, rotationOf, tileOf } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell, GRID_CELLS, hexOf } from '../../../tantrix/grid';
import { TILE_COUNT } from '../../../tantrix/tiles';

/** At a cell where nothing lies. */
export const NO_TURNED_TILE = -1;

/** Tiles on a grid, with do and undo. Rings and turned tiles are packed as in fits.ts. Tiles go where they are put. */
export class TileGrid {
  /** At a cell: the turned tile there, or NO_TURNED_TILE. */
  readonly turned = new Int16Array(GRID_CELLS).fill(NO_TURNED_TILE);
  /** At a cell: the colours that point into it. */
  readonly rings = new Uint16Array(GRID_CELLS);
  /** At a tile number: 1 when it lies on the table. */
  readonly used = new Uint8Array(TILE_COUNT + 1);
  /** Cells with a tile, in the order in which they were filled. */
  readonly filled: Cell[] = [];
  /** Every cell that touches a tile, filled or not, in the order in which it was first touched. */
  readonly touched: Cell[] = [];
  /** Euler's number of the covered cells: groups less holes. */
  euler = 0;

  fits(cell: Cell, turned: number): boolean {
    const rotations = fittingRotationBits(this.rings[cell], tileOf(turned));
    return (rotations & (1 << rotationOf(turned))) !== 0;
  }

  place(cell: Cell, turned: number): void {
    this.euler += 1 - this.arcsRound(cell);
    this.turned[cell] = turned;
    this.used[tileOf(turned)] = 1;
    this.filled.push(cell);
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      if (this.rings[next] === 0) this.touched.push(next);
      this.rings[next] += RING_SHARE[turned * 6 + side];
    }
  }

  /** Takes the tile placed last off again. */
  lift(): void {
    const cell = this.filled.pop();
    if (cell === undefined) return;
    const turned = this.turned[cell];
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      this.rings[next] -= RING_SHARE[turned * 6 + side];
      if (this.rings[next] === 0) this.touched.pop();
    }
    this.turned[cell] = NO_TURNED_TILE;
    this.used[tileOf(turned)] = 0;
    this.euler -= 1 - this.arcsRound(cell);
  }

  /** Runs of tiles round a cell, with gaps between them: from two on it joins or encloses. A whole ring of six is none. */
  arcsRound(cell: Cell): number {
    let arcs = 0;
    let before = this.turned[cell + CELL_STEPS[5]] !== NO_TURNED_TILE;
    for (let side = 0; side < 6; side++) {
      const here = this.turned[cell + CELL_STEPS[side]] !== NO_TURNED_TILE;
      if (here && !before) arcs++;
      before = here;
    }
    return arcs;
  }

  placements(): Placement[] {
    return this.filled.map((cell) => {
      const turned = this.turned[cell];
      return { ...hexOf(cell), tile: tileOf(turned), rotation: rotationOf(turned) };
    });
  }
}
