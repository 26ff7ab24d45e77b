import type { TileNumber } from '../../../tantrix';
import { fittingRotationBits, RINGS, TOUCHING, tileOf, turnedTile } from '../../../tantrix/fits';
import { CELL_STEPS, type Cell } from '../../../tantrix/grid';
import { type NodeBudget, partOf, type ProgressRange } from './node-budget';
import { DISTANCES, isGridConnected } from './groups';
import { Stock } from './stock';
import { NO_TURNED_TILE, TileGrid } from './tile-grid';
import type { WantedPaths } from './task';
import { hasPaths, walkThrough } from './walk';

/** Numbers of links of each wanted colour are packed into one number, so many bits a colour. */
const END_BITS = 4;
const END_MASK = (1 << END_BITS) - 1;
const ALL_END_BITS = 16;
/** A side of a ring has one of so many states. */
const RING_DIGITS = 5;
/** Links of a line that point into empty cells; of a loop none do. */
const ENDS = { line: 2, loop: 0 } as const;

/**
 * The exhaustive search. Every cell that touches the group is decided once, filled or left empty for good, so that no
 * arrangement is met twice. A cell into which a wanted colour points must be filled, unless a line ends there; the one
 * with the fewest possibilities comes first. Only when there is none, another cell is decided, for the tiles that lie on
 * no path.
 */
export class CellSearch {
  readonly grid = new TileGrid();
  readonly #stock: Stock;
  /** At a cell: 1 when it is left empty for good. */
  readonly #isLeft = new Uint8Array(this.grid.turned.length);
  /** At a ring: how many links of each wanted colour point in, packed. */
  readonly #ends: Uint16Array;
  /** How many links of each wanted colour may still point into empty cells, packed. */
  #endsLeft = 0;

  /** `found` is called at every solution, with the tiles on the table; when it gives true the search ends. */
  constructor(
    tiles: readonly TileNumber[],
    readonly wanted: WantedPaths,
    readonly budget: NodeBudget,
    readonly found: () => boolean,
  ) {
    this.#stock = new Stock(tiles);
    this.#ends = endsByRing(wanted.colours);
    wanted.colours.forEach((_, place) => {
      this.#endsLeft |= ENDS[wanted.path] << (place * END_BITS);
    });
  }

  put(cell: Cell, turned: number): void {
    this.grid.place(cell, turned);
    this.#stock.take(tileOf(turned));
  }

  /** Takes the tile put last off again. */
  lift(): void {
    const { filled, turned } = this.grid;
    this.#stock.putBack(tileOf(turned[filled[filled.length - 1]]));
    this.grid.lift();
  }

  /** Whether nothing is wrong with the paths so far. */
  isHopeful(): boolean {
    return this.grid.filled.every((cell) => this.#isHopeful(cell));
  }

  /** Completes what lies on the table in every way; true when it was ended before, by `found` or by the budget. */
  search(range: ProgressRange): boolean {
    const { budget, grid } = this;
    budget.count(range.start);
    if (budget.isSpent) return true;
    if (this.#stock.left === 0) return this.#isSolved() && this.found();
    if (1 - grid.euler > this.#stock.left) return false;
    const cell = this.#nextCell();
    return cell !== NO_TURNED_TILE && this.#decide(cell, range);
  }

  #isSolved(): boolean {
    return this.grid.euler === 1 && hasPaths(this.grid, this.wanted) && isGridConnected(this.grid);
  }

  /** The cell to decide next; NO_TURNED_TILE when it is plain that this leads nowhere. */
  #nextCell(): Cell {
    const { touched, rings, turned } = this.grid;
    let best = NO_TURNED_TILE;
    let lightest = Number.POSITIVE_INFINITY;
    let other = NO_TURNED_TILE;
    let pressing = 0;
    for (const cell of touched) {
      if (turned[cell] !== NO_TURNED_TILE || this.#isLeft[cell] === 1) continue;
      const ends = this.#ends[rings[cell]];
      if (ends === 0) {
        other = cell;
        continue;
      }
      pressing++;
      const options = this.#stock.countFitting(rings[cell]) + (this.#mayEnd(ends) ? 1 : 0);
      if (options === 0) return NO_TURNED_TILE;
      // Of equals the one that touches most: it has the fewest turns to try.
      const weight = options * 8 - TOUCHING[rings[cell]];
      if (weight >= lightest) continue;
      lightest = weight;
      best = cell;
    }
    if (pressing > this.#stock.left + this.#endsInAll()) return NO_TURNED_TILE;
    return best === NO_TURNED_TILE ? other : best;
  }

  #endsInAll(): number {
    let sum = 0;
    for (let ends = this.#endsLeft; ends > 0; ends >>= END_BITS) sum += ends & END_MASK;
    return sum;
  }

  #mayEnd(ends: number): boolean {
    for (let shift = 0; shift < ALL_END_BITS; shift += END_BITS) {
      if (((ends >> shift) & END_MASK) > ((this.#endsLeft >> shift) & END_MASK)) return false;
    }
    return true;
  }

  #decide(cell: Cell, range: ProgressRange): boolean {
    const ring = this.grid.rings[cell];
    const { tiles } = this.#stock;
    const parts = this.#stock.countFitting(ring) + 1;
    let part = 0;
    for (let place = 0; place < tiles.length; place++) {
      if (!this.#stock.isFitting(place, ring)) continue;
      if (this.#fill(cell, tiles[place], partOf(range, part, parts))) return true;
      part++;
    }
    return this.#leaveEmpty(cell, partOf(range, part, parts));
  }

  #fill(cell: Cell, tile: TileNumber, range: ProgressRange): boolean {
    // One group round the tile in the middle reaches no further.
    if (DISTANCES[cell] >= this.#stock.tiles.length) return false;
    const rotations = fittingRotationBits(this.grid.rings[cell], tile);
    for (let rotation = 0; rotation < 6; rotation++) {
      if ((rotations & (1 << rotation)) === 0) continue;
      this.put(cell, turnedTile(tile, rotation));
      const isEnded = this.#isHopeful(cell) && this.search(range);
      this.lift();
      if (isEnded) return true;
    }
    return false;
  }

  #leaveEmpty(cell: Cell, range: ProgressRange): boolean {
    const ends = this.#ends[this.grid.rings[cell]];
    if (!this.#mayEnd(ends)) return false;
    this.#isLeft[cell] = 1;
    this.#endsLeft -= ends;
    const isEnded = this.#areHopeful(cell) && this.search(range);
    this.#endsLeft += ends;
    this.#isLeft[cell] = 0;
    return isEnded;
  }

  /** Whether the paths that point into a cell now left empty can become the wanted ones. */
  #areHopeful(cell: Cell): boolean {
    for (let side = 0; side < 6; side++) {
      const next = cell + CELL_STEPS[side];
      if (this.grid.turned[next] !== NO_TURNED_TILE && !this.#isHopeful(next)) return false;
    }
    return true;
  }

  /** Whether the paths through a tile can become the wanted ones: none closed too early, none cut off at both ends. */
  #isHopeful(cell: Cell): boolean {
    const { path, colours, lengths } = this.wanted;
    for (const colour of colours) {
      const walk = walkThrough(this.grid, cell, colour);
      if (!walk) continue;
      const isWhole = walk.length === lengths[colour];
      if (walk.isClosed) {
        if (path === 'line' || !isWhole) return false;
      } else if (isWhole ? path === 'loop' : this.#isLeft[walk.ahead] + this.#isLeft[walk.behind] === 2) {
        return false;
      }
    }
    return true;
  }
}

function endsByRing(colours: readonly number[]): Uint16Array {
  const ends = new Uint16Array(RINGS);
  for (let ring = 1; ring < RINGS; ring++) {
    const place = colours.indexOf((ring % RING_DIGITS) - 1);
    ends[ring] = ends[Math.floor(ring / RING_DIGITS)] + (place < 0 ? 0 : 1 << (place * END_BITS));
  }
  return ends;
}
