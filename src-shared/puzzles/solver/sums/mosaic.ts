import { TILE_COUNT, type TileNumber } from '../../../tantrix';
import { tileOf, EDGE_COLOUR } from '../../../tantrix/fits';
import type { AnnealingMove } from './moves';
import type { Region } from './region';

/** No tile has these colours. */
const NO_TURNED = -1;

/** The *code* of six colours by their numbers, from side 0: two bits each, the lowest first. */
const codeOf = (colours: readonly number[]): number =>
  colours.reduce((code, colour, side) => code | (colour << (2 * side)), 0);

/** At each turned tile of the 56: its code. Puzzles have no others. */
const CODES = Uint16Array.from({ length: TILE_COUNT * 6 }, (_, turned) =>
  codeOf([...EDGE_COLOUR.subarray(turned * 6, turned * 6 + 6)]),
);

/** At each code: the turned tile, or NO_TURNED. */
const TURNED_AT = new Int16Array(4 ** 6).fill(NO_TURNED);

CODES.forEach((code, turned) => {
  TURNED_AT[code] = turned;
});

/**
 * Tiles in even and odd columns that match one another everywhere: one colour goes straight through every column, two
 * others in turn along the edges between columns.
 */
const STRIPES = [
  [0, 1, 1, 0, 2, 2],
  [0, 2, 2, 0, 1, 1],
].map((colours) => TURNED_AT[codeOf(colours)]);

/** A region filled with tiles that match, though some may lie there twice and others not at all. */
export class Mosaic {
  /** At each cell: the turned tile. */
  readonly turned: Int16Array;
  /** How many of the tiles that are wanted do not lie there. */
  missing: number;
  private readonly isWanted = new Uint8Array(TILE_COUNT + 1);
  private readonly count = new Uint8Array(TILE_COUNT + 1);

  /** Begins with stripes of a single tile in two rotations. */
  constructor(region: Region, tiles: readonly TileNumber[]) {
    for (const tile of tiles) this.isWanted[tile] = 1;
    this.missing = tiles.length;
    this.turned = Int16Array.from(region.cells, ({ q }) => STRIPES[q & 1]);
    for (const turned of this.turned) this.add(turned);
  }

  /** Whether the tile there can be spared. */
  isSpare(cell: number): boolean {
    const tile = tileOf(this.turned[cell]);
    return this.isWanted[tile] === 0 || this.count[tile] > 1;
  }

  /** Whether there are tiles with the colours that a move comes to. `change` is one colour's number XOR the other's. */
  allows({ cells, masks }: AnnealingMove, change: number): boolean {
    for (let at = 0; at < cells.length; at++) {
      if (TURNED_AT[CODES[this.turned[cells[at]]] ^ (masks[at] * change)] === NO_TURNED) return false;
    }
    return true;
  }

  /** Makes a move; once more, and all is as before. */
  make({ cells, masks }: AnnealingMove, change: number): void {
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
      this.remove(this.turned[cell]);
      this.turned[cell] = TURNED_AT[CODES[this.turned[cell]] ^ (masks[at] * change)];
      this.add(this.turned[cell]);
    }
  }

  private add(turned: number): void {
    const tile = tileOf(turned);
    if (this.count[tile]++ === 0) this.missing -= this.isWanted[tile];
  }

  private remove(turned: number): void {
    const tile = tileOf(turned);
    if (--this.count[tile] === 0) this.missing += this.isWanted[tile];
  }
}
