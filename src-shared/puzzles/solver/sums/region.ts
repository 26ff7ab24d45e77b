import { type Hex, hexKey, neighbor, oppositeSide } from '../../../tantrix';

/** Beyond a side there is nothing. */
export const OUTSIDE = -1;

/** The cells to be filled, numbered, with what lies across each side. A *way in* is `cell * 6 + side`. */
export class Region {
  readonly size: number;
  /** At each way in: the way into the cell across, or OUTSIDE. */
  readonly wayOn: Int16Array;
  /** The ways in from outside. */
  readonly gates: Int16Array;
  /** One way in, the lower one, at each edge between two cells. */
  readonly joints: Int16Array;

  constructor(readonly cells: readonly Hex[]) {
    this.size = cells.length;
    const numbers = new Map(cells.map((hex, cell) => [hexKey(hex), cell]));
    this.wayOn = Int16Array.from({ length: this.size * 6 }, (_, way) => {
      const side = way % 6;
      const next = numbers.get(hexKey(neighbor(cells[cellOfWay(way)], side)));
      return next === undefined ? OUTSIDE : next * 6 + oppositeSide(side);
    });
    const ways = [...this.wayOn.keys()];
    this.gates = Int16Array.from(ways.filter((way) => this.wayOn[way] === OUTSIDE));
    this.joints = Int16Array.from(ways.filter((way) => way < this.wayOn[way]));
  }
}

/** The number of the cell that a way in leads to. */
export const cellOfWay = (way: number): number => Math.floor(way / 6);
