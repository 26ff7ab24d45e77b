import type { Random, TileNumber } from '../../../tantrix';
import { EDGE_COLOUR, LINKED_SIDE, ringDigits } from '../../../tantrix/fits';
import { CELL_STEPS, CENTRE, type Cell, GRID_CELLS } from '../../../tantrix/grid';
import { type NodeBudget, partOf, type ProgressRange } from './node-budget';
import { cellDistance, eulerOf, DISTANCES } from './groups';
import { NO_TURNED_TILE, type TileGrid } from './tile-grid';
import { linkShapes } from './task';

/** Turns of a path in sixths with the clock; the shape of its link is that at |turn|. */
const TURNS = [2, 1, 0, -1, -2] as const;
/** Corners, bends, straights stand at 2, 1, 0. */
const shapeOfTurn = (turn: number): number => 2 - Math.abs(turn);
/** A loop walked with the clock turns so far in all. */
const FULL_TURN = 6;

/** The cell of a loop's link, and the sides by which the link enters and leaves. */
export interface LoopCell {
  readonly cell: Cell;
  readonly inSide: number;
  readonly outSide: number;
}

/**
 * The shapes that a loop of a colour can take through the tiles that lie on the table, from the stock of link shapes
 * that the other tiles have. Walked with the clock, its inside lies to the right: there, every pair of cells in a row
 * has a third cell beside it, which must lie on the loop, too, or be filled by a tile without the colour.
 */
export class LoopWalk {
  /** The loop so far, in order. */
  readonly path: LoopCell[] = [];
  readonly #isOnPath = new Uint8Array(GRID_CELLS);
  /** At a cell: how many pairs have it beside them. */
  readonly #beside = new Uint8Array(GRID_CELLS);
  /** Cells beside a pair that are not yet covered. */
  #uncovered = 0;
  readonly #links: number[];
  /** The most that what is left can turn. */
  #turnLeft: number;
  #last: Cell = CENTRE;
  #first: Cell = CENTRE;

  /** `found` is called with every shape in `path`; when it gives true the search ends. */
  constructor(
    readonly grid: TileGrid,
    readonly tiles: readonly TileNumber[],
    readonly colour: number,
    readonly length: number,
    readonly budget: NodeBudget,
    readonly random: Random,
    readonly found: (range: ProgressRange) => boolean,
  ) {
    this.#links = linkShapes(
      tiles.filter((tile) => grid.used[tile] === 0),
      colour,
    );
    const [corners, bends] = linkShapes(tiles, colour);
    this.#turnLeft = 2 * corners + bends;
  }

  /** From a filled cell that has the colour; true when it was ended before all shapes were seen. */
  search(first: Cell, range: ProgressRange): boolean {
    this.#first = first;
    const at = this.grid.turned[first] * 6;
    const side = [0, 1, 2, 3, 4, 5].find((one) => EDGE_COLOUR[at + one] === this.colour) ?? 0;
    const other = LINKED_SIDE[at + side];
    return this.#startBehind(other, partOf(range, 0, 2)) || this.#startBehind(side, partOf(range, 1, 2));
  }

  /** The loop comes into the first cell by this side. */
  #startBehind(inSide: number, range: ProgressRange): boolean {
    this.#last = this.#first + CELL_STEPS[inSide];
    return this.#enter(this.#first, (inSide + 3) % 6, 0, range);
  }

  /** Goes into a free cell, heading there from the one before. */
  #enter(cell: Cell, heading: number, turned: number, range: ProgressRange): boolean {
    this.budget.count(range.start);
    if (this.budget.isSpent) return true;
    this.#isOnPath[cell] = 1;
    if (this.#beside[cell] > 0 && this.grid.turned[cell] === NO_TURNED_TILE) this.#uncovered--;
    const isEnded = this.#leave(cell, heading, turned, range);
    if (this.#beside[cell] > 0 && this.grid.turned[cell] === NO_TURNED_TILE) this.#uncovered++;
    this.#isOnPath[cell] = 0;
    return isEnded;
  }

  #leave(cell: Cell, heading: number, turned: number, range: ProgressRange): boolean {
    const turns = this.#turnsIn(cell, heading);
    return turns.some((turn, part) => {
      const isFree = this.grid.turned[cell] === NO_TURNED_TILE;
      const shape = shapeOfTurn(turn);
      const outSide = (heading + turn + 6) % 6;
      this.path.push({ cell, inSide: (heading + 3) % 6, outSide });
      if (isFree) this.#links[shape]--;
      this.#turnLeft -= Math.abs(turn);
      const beside = cell + CELL_STEPS[(outSide + 1) % 6];
      if (this.#beside[beside]++ === 0 && this.#isBare(beside)) this.#uncovered++;
      const isEnded = this.#goOn(cell + CELL_STEPS[outSide], outSide, turned + turn, partOf(range, part, turns.length));
      if (--this.#beside[beside] === 0 && this.#isBare(beside)) this.#uncovered--;
      this.#turnLeft += Math.abs(turn);
      if (isFree) this.#links[shape]++;
      this.path.pop();
      return isEnded;
    });
  }

  #isBare(cell: Cell): boolean {
    return this.#isOnPath[cell] === 0 && this.grid.turned[cell] === NO_TURNED_TILE;
  }

  /** How the path may turn in a cell: as the tile there does, or by any link of the stock. */
  #turnsIn(cell: Cell, heading: number): readonly number[] {
    const inSide = (heading + 3) % 6;
    const turned = this.grid.turned[cell];
    if (turned === NO_TURNED_TILE) {
      return this.#shuffledTurns().filter(
        (turn) => this.#links[shapeOfTurn(turn)] > 0 && this.#agrees(cell, inSide, (heading + turn + 6) % 6),
      );
    }
    if (EDGE_COLOUR[turned * 6 + inSide] !== this.colour) return [];
    const outSide = LINKED_SIDE[turned * 6 + inSide];
    return [((outSide - heading + 9) % 6) - 3];
  }

  /** Whether the tiles that touch a cell point the colour into it exactly where the path goes through. */
  #agrees(cell: Cell, inSide: number, outSide: number): boolean {
    const ring = this.grid.rings[cell];
    if (ring === 0) return true;
    const isOurs = (side: number) => side === inSide || side === outSide;
    return ringDigits(ring).every((digit, side) => digit === 0 || (digit === this.colour + 1) === isOurs(side));
  }

  /** Any order, but likely to begin with a shape of which many are left. */
  #shuffledTurns(): readonly number[] {
    const [corners, bends, straights] = this.#links;
    const draw = this.random(2 * (corners + bends + straights) || 1);
    const size = draw < 2 * corners ? 2 : draw < 2 * (corners + bends) ? 1 : 0;
    const favourite = draw % 2 === 0 ? size : -size;
    return [favourite, ...TURNS.filter((turn) => turn !== favourite)];
  }

  #goOn(next: Cell, heading: number, turned: number, range: ProgressRange): boolean {
    const left = this.length - this.path.length;
    if (left === 0) return next === this.#first && this.#closes(turned, range);
    const fillers = this.tiles.length - this.length;
    if (this.#isOnPath[next] === 1 || DISTANCES[next] >= this.tiles.length) return false;
    if (cellDistance(next, this.#last) >= left) return false;
    if (Math.abs(FULL_TURN - turned) > this.#turnLeft || this.#uncovered > left + fillers) return false;
    return this.#enter(next, heading, turned, range);
  }

  #closes(turned: number, range: ProgressRange): boolean {
    const isWhole = turned === FULL_TURN && this.path[this.path.length - 1].cell === this.#last;
    const fillers = this.tiles.length - this.length;
    if (!isWhole || this.#uncovered > fillers) return false;
    return (fillers > 0 || this.#isWithoutHole()) && this.found(range);
  }

  #isWithoutHole(): boolean {
    const cells = this.path.map(({ cell }) => cell);
    return eulerOf(cells, this.#isOnPath) === 1;
  }
}
