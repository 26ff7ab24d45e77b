import { type Hex, type Placement, rotateHex, type TileNumber, turnRotation } from '../../../tantrix';
import {
  EDGE_COLOUR,
  fittingRotationBits,
  LINKED_SIDE,
  RING_SHARE,
  rotationOf,
  tileOf,
  turnedTile,
} from '../../../tantrix/fits';
import { CELL_STEPS, type Cell, cellOf, CENTRE, GRID_CELLS, hexOf } from '../../../tantrix/grid';
import { TILE_COUNT } from '../../../tantrix';

/** A tile that comes with another: its cell counted from the other's, and how it is turned. */
interface Fellow {
  readonly step: number;
  readonly turned: number;
}

/**
 * Tiles joined on a grid, with do and undo. Tiles that must lie as they lie to each other (the firm ones) come all at
 * once, with the first of them that is put; so where the whole lies and how it is turned need not be known before.
 */
export class Group {
  /** At a cell: 1 + the turned tile there, 0 when empty. */
  readonly turned = new Uint16Array(GRID_CELLS);
  /** At a cell: the ring of colours that point into it (see fits.ts). */
  readonly rings = new Uint16Array(GRID_CELLS);
  /** The cells with a tile, in the order in which they were filled. */
  readonly filled: Cell[] = [];
  /** At a colour: how many of the tiles put have it. */
  readonly having = new Uint8Array(4);
  readonly #tiles: readonly TileNumber[];
  readonly #used = new Uint8Array(TILE_COUNT + 1);
  readonly #fellows: readonly (readonly Fellow[])[];
  readonly #fitting: (readonly number[] | undefined)[] = [];

  constructor(tiles: readonly TileNumber[], firm: readonly Placement[]) {
    this.#tiles = tiles;
    this.#fellows = fellowsOf(tiles, firm);
  }

  get left(): number {
    return this.#tiles.length - this.filled.length;
  }

  isUsed(turned: number): boolean {
    return this.#used[tileOf(turned)] === 1;
  }

  /** The turned tiles of the set that fit a ring, used ones too. */
  fitting(ring: number): readonly number[] {
    return (this.#fitting[ring] ??= this.#tiles.flatMap((tile) =>
      [0, 1, 2, 3, 4, 5]
        .filter((rotation) => fittingRotationBits(ring, tile) & (1 << rotation))
        .map((rotation) => turnedTile(tile, rotation)),
    ));
  }

  /** Puts a tile, and its fellows, where they fit; false, and nothing is put, when one of them does not. */
  put(cell: Cell, turned: number): boolean {
    const before = this.filled.length;
    for (const fellow of this.#fellows[turned]) {
      if (!this.#fits(cell + fellow.step, fellow.turned)) {
        this.takeBack(before);
        return false;
      }
      this.#lay(cell + fellow.step, fellow.turned);
    }
    return true;
  }

  /** Takes the last tiles off again, until so many are left. */
  takeBack(count: number): void {
    while (this.filled.length > count) {
      const cell = this.filled.pop() ?? 0;
      const turned = this.turned[cell] - 1;
      this.turned[cell] = 0;
      this.#note(cell, turned, -1);
    }
  }

  #fits(cell: Cell, turned: number): boolean {
    const isFitting = fittingRotationBits(this.rings[cell], tileOf(turned)) & (1 << rotationOf(turned));
    return this.turned[cell] === 0 && isFitting > 0;
  }

  #lay(cell: Cell, turned: number): void {
    this.filled.push(cell);
    this.turned[cell] = turned + 1;
    this.#note(cell, turned, 1);
  }

  #note(cell: Cell, turned: number, by: 1 | -1): void {
    this.#used[tileOf(turned)] += by;
    for (let side = 0; side < 6; side++) {
      this.rings[cell + CELL_STEPS[side]] += by * RING_SHARE[turned * 6 + side];
      if (side < LINKED_SIDE[turned * 6 + side]) this.having[EDGE_COLOUR[turned * 6 + side]] += by;
    }
  }

  /** Where the tiles lie; the firm ones, when there are any, where they must. */
  arrangement(firm: readonly Placement[]): Placement[] {
    const placements = this.filled.map((cell) => {
      const turned = this.turned[cell] - 1;
      return { ...hexOf(cell), tile: tileOf(turned), rotation: rotationOf(turned) };
    });
    const [anchor] = firm;
    const laid = placements.find(({ tile }) => tile === anchor?.tile);
    return anchor && laid ? placements.map((one) => moved(one, laid, anchor)) : placements;
  }
}

/** At a turned tile: itself, and what comes with it. */
function fellowsOf(tiles: readonly TileNumber[], firm: readonly Placement[]): readonly (readonly Fellow[])[] {
  const table: (readonly Fellow[])[] = [];
  for (const tile of tiles) {
    const own = firm.find((one) => one.tile === tile) ?? { q: 0, r: 0, tile, rotation: 0 };
    const all = firm.includes(own) ? [own, ...firm.filter((one) => one !== own)] : [own];
    for (let rotation = 0; rotation < 6; rotation++) {
      const target = { q: 0, r: 0, tile, rotation };
      table[turnedTile(tile, rotation)] = all.map((one) => asFellow(moved(one, own, target)));
    }
  }
  return table;
}

const asFellow = ({ tile, rotation, ...hex }: Placement): Fellow => ({
  step: cellOf(hex) - CENTRE,
  turned: turnedTile(tile, rotation),
});

/** A placement moved with the whole, so that `from` comes to lie as `to`. */
function moved(one: Placement, from: Placement, to: Placement): Placement {
  const sixths = to.rotation - from.rotation;
  const { q, r }: Hex = rotateHex({ q: one.q - from.q, r: one.r - from.r }, sixths);
  return { q: q + to.q, r: r + to.r, tile: one.tile, rotation: turnRotation(one.rotation, sixths) };
}
