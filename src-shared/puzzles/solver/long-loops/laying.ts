import type { TileNumber } from '../../../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, turnedTile } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell, GRID_CELLS } from '../../../tantrix/grid';
import type { Xorshift } from '../sums/xorshift';
import type { Outline } from './outline';
import { NO_TURNED_TILE } from '../paths/tile-grid';

const MOST_STEPS = 300_000;
const HOT = 0.8;
const COLD = 0.2;

/** Tiles that must lie in these cells, as they are turned. */
export type Pinned = ReadonlyMap<Cell, number>;

/** Anneals the tiles along a way: those of the same link shape change places until all edges match. */
export class Laying {
  /** At a cell: the turned tile there, or NO_TURNED_TILE. */
  readonly turned = new Int16Array(GRID_CELLS).fill(NO_TURNED_TILE);
  /** Edges where colours differ. */
  clashes = 0;
  /** The cells whose tiles may change, and at each shape those of them that have it. */
  readonly #free: readonly Cell[];
  readonly #freeOf: readonly (readonly Cell[])[];

  /** `tilesOf` has, at each shape (straight, bend, corner), the tiles whose link of the colour is one. */
  constructor(
    readonly outline: Outline,
    readonly colour: number,
    tilesOf: readonly (readonly TileNumber[])[],
    pinned: Pinned,
    readonly chance: Xorshift,
  ) {
    for (const [cell, turned] of pinned) this.turned[cell] = turned;
    this.#free = outline.cells.filter((cell) => !pinned.has(cell));
    this.#freeOf = tilesOf.map((_, shape) => this.#free.filter((cell) => outline.shapeAt(cell) === shape));
    this.#freeOf.forEach((cells, shape) => {
      const tiles = [...(tilesOf[shape] ?? [])];
      for (const cell of cells) {
        const [tile = 1] = tiles.splice(chance.below(tiles.length), 1);
        this.turned[cell] = this.#waysFor(cell, tile)[0] ?? NO_TURNED_TILE;
      }
    });
    this.clashes = outline.cells.reduce((sum, cell) => sum + this.#clashesAt(cell), 0) / 2;
  }

  /** Whether all came to match. `onStep` counts the steps, and ends it when it gives true. */
  run(onStep: () => boolean): boolean {
    for (let step = 0; step < MOST_STEPS && this.clashes > 0 && this.#free.length > 0; step++) {
      if (onStep()) return false;
      this.#step(HOT * (COLD / HOT) ** (step / MOST_STEPS));
    }
    return this.clashes === 0;
  }

  /** Lets two tiles change places, or turns a straight round. */
  #step(heat: number): void {
    const { chance, turned } = this;
    const cell = this.#free[chance.below(this.#free.length)];
    const alike = this.#freeOf[this.outline.shapeAt(cell)] ?? [];
    const other = alike[chance.below(alike.length)];
    const [own, its] = [turned[cell], turned[other]];
    const before = this.#clashesOf(cell, other);
    turned[cell] = this.#turnedFor(cell, its);
    turned[other] = cell === other ? turned[cell] : this.#turnedFor(other, own);
    const worse = this.#clashesOf(cell, other) - before;
    if (worse > 0 && chance.share() >= Math.exp(-worse / heat)) {
      turned[other] = its;
      turned[cell] = own;
    } else this.clashes += worse;
  }

  /** The tile of a turned tile, turned so that the loop goes through the cell; straights go either way round. */
  #turnedFor(cell: Cell, turned: number): number {
    const ways = this.#waysFor(cell, Math.floor(turned / 6) + 1);
    return ways[ways.length > 1 ? this.chance.below(2) : 0] ?? NO_TURNED_TILE;
  }

  /** A tile in every turn in which its link of the colour is the loop’s way through the cell. */
  #waysFor(cell: Cell, tile: TileNumber): readonly number[] {
    return waysOf(tile, this.colour, this.outline.inSide(cell), this.outline.outSide(cell));
  }

  /** Edges that clash round two cells, each once. */
  #clashesOf(cell: Cell, other: Cell): number {
    if (cell === other) return this.#clashesAt(cell);
    const side = CELL_STEPS.indexOf(other - cell);
    const shared = side >= 0 && this.#isClashing(cell, side) ? 1 : 0;
    return this.#clashesAt(cell) + this.#clashesAt(other) - shared;
  }

  #clashesAt(cell: Cell): number {
    let clashes = 0;
    for (let side = 0; side < 6; side++) if (this.#isClashing(cell, side)) clashes++;
    return clashes;
  }

  #isClashing(cell: Cell, side: number): boolean {
    const other = this.turned[cell + CELL_STEPS[side]];
    if (other === NO_TURNED_TILE) return false;
    return EDGE_COLOUR[this.turned[cell] * 6 + side] !== EDGE_COLOUR[other * 6 + ((side + 3) % 6)];
  }
}

/** At `((tile * 4 + colour) * 6 + one side) * 6 + another side`: what was found out. */
const WAYS: (readonly number[])[] = [];

function waysOf(tile: TileNumber, colour: number, inSide: number, outSide: number): readonly number[] {
  const at = ((tile * 4 + colour) * 6 + inSide) * 6 + outSide;
  WAYS[at] ??= [0, 1, 2, 3, 4, 5]
    .map((rotation) => turnedTile(tile, rotation))
    .filter((turned) => EDGE_COLOUR[turned * 6 + inSide] === colour && LINKED_SIDE[turned * 6 + inSide] === outSide);
  return WAYS[at];
}
