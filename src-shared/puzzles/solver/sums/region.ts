import { type Hex, hexKey, neighbor, oppositeSide } from '../../../tantrix';

/** Beyond a side there is nothing. */
export const OUTSIDE = -1;

/** The cells to be filled, numbered, with what lies across each side. A *way in* is `cell * 6 + side`. */
export class Region {
  readonly size: number;
  /** At each way in: the cell across it, or OUTSIDE. */
  readonly across: Int16Array;
  /** At each way in: the way into the cell across, or OUTSIDE. */
  readonly wayOn: Int16Array;
  /** At each cell: its sides to the outside, as bits. */
  readonly outward: Uint8Array;
  /** The ways in from outside. */
  readonly gates: Int16Array;

  constructor(readonly cells: readonly Hex[]) {
    this.size = cells.length;
    this.across = new Int16Array(this.size * 6);
    this.wayOn = new Int16Array(this.size * 6);
    this.outward = new Uint8Array(this.size);
    const numbers = new Map(cells.map((hex, cell) => [hexKey(hex), cell]));
    const gates: number[] = [];
    cells.forEach((hex, cell) => {
      for (let side = 0; side < 6; side++) {
        const way = cell * 6 + side;
        const next = numbers.get(hexKey(neighbor(hex, side))) ?? OUTSIDE;
        this.across[way] = next;
        this.wayOn[way] = next === OUTSIDE ? OUTSIDE : next * 6 + oppositeSide(side);
        if (next !== OUTSIDE) continue;
        this.outward[cell] |= 1 << side;
        gates.push(way);
      }
    });
    this.gates = Int16Array.from(gates);
  }

  touch(cell: number, other: number): boolean {
    for (let way = cell * 6; way < cell * 6 + 6; way++) if (this.across[way] === other) return true;
    return false;
  }
}
