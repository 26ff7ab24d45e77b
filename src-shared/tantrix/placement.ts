import type { Hex } from './hex';
import type { Rotation, TileNumber } from './tiles';

/** A tile of the mover's hand put into a cell, turned by `rotation`. */
export interface Placement extends Hex {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
}
