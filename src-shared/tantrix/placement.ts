import { type Hex, sameHex } from './hex';
import type { Rotation, TileNumber } from './tiles';

/** A tile of the mover's hand put into a cell, turned by `rotation`. */
export interface Placement extends Hex {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
}

/** Whether two placements are of the same tile, turned the same, in the same cell. */
export const samePlacement = (a: Placement, b: Placement): boolean =>
  a.tile === b.tile && a.rotation === b.rotation && sameHex(a, b);
