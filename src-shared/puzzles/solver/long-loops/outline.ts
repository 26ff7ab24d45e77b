import { CELL_STEPS, CENTRE, type Cell, GRID_CELLS } from '../../../tantrix/grid';
import { DISTANCES } from '../paths/groups';

/** Cells further out are left alone, so that nothing comes near the end of the grid. */
export const FARTHEST = 60;

/**
 * The way of a loop through cells, with the clock. No cell lies inside it and none is enclosed by it, so it is made of
 * triangles of three cells each: an *ear* is a cell that belongs to one triangle alone. Ears are all that is added and
 * taken away, so that it stays one loop without a hole.
 */
export class Outline {
  readonly cells: Cell[] = [];
  /** How many cells turn by 0, 1 and 2 sixths: straights, bends and corners. */
  readonly shapes = [0, 0, 0];
  /** Pairs of cells that touch, though neither the loop nor a triangle of it joins them. */
  contacts = 0;
  /** How many of the wanted sides the loop does not cross. */
  unmet = 0;
  readonly #isOn = new Uint8Array(GRID_CELLS);
  /** At a cell: the sides by which the loop comes and goes. */
  readonly #in = new Int8Array(GRID_CELLS);
  readonly #out = new Int8Array(GRID_CELLS);
  /** At a cell: where it stands in `cells`. */
  readonly #places = new Int32Array(GRID_CELLS);

  /** `wanted` has, at each cell that the loop must go through, the bits of the two sides where it does; else 0. */
  constructor(readonly wanted: Uint8Array) {
    for (const bits of wanted) if (bits > 0) this.unmet += 2;
    const corners = [CENTRE, CENTRE + CELL_STEPS[1], CENTRE + CELL_STEPS[2]];
    corners.forEach((cell, at) => this.#enter(cell, 2 * at + 2, 2 * at + 1));
  }

  inSide(cell: Cell): number {
    return this.#in[cell];
  }

  outSide(cell: Cell): number {
    return this.#out[cell];
  }

  /** How far the loop turns there, in sixths, either way. */
  shapeAt(cell: Cell): number {
    return Math.abs(3 - this.#anglesAt(cell));
  }

  /** Whether an ear can come between a cell and the next one. */
  mayAdd(cell: Cell): boolean {
    const ear = this.#outer(cell);
    return (
      this.#isOn[ear] === 0 &&
      DISTANCES[ear] < FARTHEST &&
      this.#anglesAt(cell) < 5 &&
      this.#anglesAt(cell + CELL_STEPS[this.#out[cell]]) < 5 &&
      this.#arcsRound(ear) === 1
    );
  }

  /** Puts an ear between a cell and the next one; gives its cell. */
  add(cell: Cell): Cell {
    const side = this.#out[cell];
    const next = cell + CELL_STEPS[side];
    const ear = this.#outer(cell);
    this.contacts += this.#touching(ear) - 2;
    this.#turn(cell, this.#in[cell], (side + 5) % 6);
    this.#turn(next, (side + 4) % 6, this.#out[next]);
    this.#enter(ear, (side + 2) % 6, (side + 1) % 6);
    return ear;
  }

  /** Whether the cell is an ear that can go. */
  mayRemove(cell: Cell): boolean {
    return (
      this.#anglesAt(cell) === 1 &&
      this.#anglesAt(cell + CELL_STEPS[this.#in[cell]]) > 1 &&
      this.#anglesAt(cell + CELL_STEPS[this.#out[cell]]) > 1 &&
      this.#arcsRound(cell) === 1
    );
  }

  /** Takes an ear away; gives the cell between which and the next one it was. */
  remove(ear: Cell): Cell {
    const before = ear + CELL_STEPS[this.#in[ear]];
    const next = ear + CELL_STEPS[this.#out[ear]];
    this.#leave(ear);
    this.#turn(before, this.#in[before], (this.#out[before] + 1) % 6);
    this.#turn(next, (this.#in[next] + 5) % 6, this.#out[next]);
    this.contacts -= this.#touching(ear) - 2;
    return before;
  }

  /** The cell outside that touches a cell and the next one. */
  #outer(cell: Cell): Cell {
    return cell + CELL_STEPS[(this.#out[cell] + 5) % 6];
  }

  /** How many triangles meet in a cell of the loop. */
  #anglesAt(cell: Cell): number {
    return 6 - ((this.#out[cell] - this.#in[cell] + 6) % 6);
  }

  #enter(cell: Cell, inSide: number, outSide: number): void {
    this.#places[cell] = this.cells.length;
    this.cells.push(cell);
    this.#isOn[cell] = 1;
    this.#in[cell] = inSide;
    this.#out[cell] = outSide;
    this.#note(cell, 1);
  }

  #leave(cell: Cell): void {
    this.#note(cell, -1);
    this.#isOn[cell] = 0;
    const last = this.cells.pop() ?? cell;
    if (last === cell) return;
    this.cells[this.#places[cell]] = last;
    this.#places[last] = this.#places[cell];
  }

  #turn(cell: Cell, inSide: number, outSide: number): void {
    this.#note(cell, -1);
    this.#in[cell] = inSide;
    this.#out[cell] = outSide;
    this.#note(cell, 1);
  }

  /** Counts the way through a cell, once more or once less. */
  #note(cell: Cell, more: 1 | -1): void {
    this.shapes[this.shapeAt(cell)] += more;
    const wanted = this.wanted[cell];
    if (wanted > 0) this.unmet -= more * (((wanted >> this.#in[cell]) & 1) + ((wanted >> this.#out[cell]) & 1));
  }

  #touching(cell: Cell): number {
    let count = 0;
    for (const step of CELL_STEPS) count += this.#isOn[cell + step];
    return count;
  }

  /** Runs of cells of the loop round a cell: where there is but one, the cell joins nothing and encloses nothing. */
  #arcsRound(cell: Cell): number {
    let arcs = 0;
    let before = this.#isOn[cell + CELL_STEPS[5]];
    for (const step of CELL_STEPS) {
      const here = this.#isOn[cell + step];
      if (here > before) arcs++;
      before = here;
    }
    return arcs;
  }
}
