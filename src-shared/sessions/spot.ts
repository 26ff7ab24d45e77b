import type { Hex } from '../tantrix/hex';

/** Where a tile lies loose: the cell under its middle, and how far off the middle of that cell; left out, not at all. */
export interface Spot {
  readonly over: Hex;
  /** In hundredths of a tile's side, to the right and down on a table that is not turned. */
  readonly off?: { readonly x: number; readonly y: number } | undefined;
}
