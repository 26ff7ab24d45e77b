import { COLOURS } from '../../tantrix/colours';
import { TURNED_TILES } from '../../tantrix/fits';
import { LINK_FROM, LINK_TO, NO_LINK } from './tile-tables';
import { EDGE_MASK, TORUS_EDGES, type TorusCell, type TorusEdge } from './torus';

/** At an open end of a line: its length above these bits, the edge of its other end in them. */
const LENGTH_SHIFT = 16;
/** Two a link that is joined in. */
const MOST_CHANGES = 4 * 64 * 2;

/**
 * The lines of the colours that are played, by their open ends: what `Lines` of ../lines.ts knows, for playouts. An edge that
 * ends no line is its own other end, of length 0, so that nothing needs to be asked.
 */
export class LineEnds {
  /** By colour index: what its best line or loop scores. */
  readonly best = new Int32Array(COLOURS.length);
  /** By colour index: what its best loop alone scores. */
  readonly loop = new Int32Array(COLOURS.length);
  readonly #ends = new Int32Array(TORUS_EDGES);
  /** Pairs of an edge and what stood there, since `mark`. */
  readonly #changes = new Int32Array(2 * MOST_CHANGES);
  #changeCount = 0;
  readonly #markedBest = new Int32Array(COLOURS.length);
  readonly #markedLoop = new Int32Array(COLOURS.length);

  constructor() {
    this.clear();
  }

  clear(): void {
    for (let edge = 0; edge < TORUS_EDGES; edge++) this.#ends[edge] = edge;
    this.best.fill(0);
    this.loop.fill(0);
    this.mark();
  }

  /** Here `goBack` comes back to. */
  mark(): void {
    this.#changeCount = 0;
    this.#markedBest.set(this.best);
    this.#markedLoop.set(this.loop);
  }

  goBack(): void {
    const changes = this.#changes;
    for (let at = this.#changeCount - 2; at >= 0; at -= 2) this.#ends[changes[at]] = changes[at + 1];
    this.#changeCount = 0;
    for (let colour = 0; colour < 4; colour++) {
      this.best[colour] = this.#markedBest[colour];
      this.loop[colour] = this.#markedLoop[colour];
    }
  }

  /** Joins in the link of a colour, if the turned tile has one, that was put into the cell. */
  join(cell: TorusCell, turned: number, colour: number): void {
    const link = colour * TURNED_TILES + turned;
    const from = LINK_FROM[link];
    if (from === NO_LINK) return;
    const one = (cell * 4 + from) & EDGE_MASK;
    const two = (cell * 4 + LINK_TO[link]) & EDGE_MASK;
    const atOne = this.#ends[one];
    const atTwo = this.#ends[two];
    const length = 1 + (atOne >> LENGTH_SHIFT) + (atTwo >> LENGTH_SHIFT);
    if ((atOne & EDGE_MASK) === two) {
      // Its two ends are one line: it is counted once.
      this.#score(colour, 2 * (1 + (atOne >> LENGTH_SHIFT)));
      return;
    }
    this.#tie(atOne & EDGE_MASK, atTwo & EDGE_MASK, length);
    if (length > this.best[colour]) this.best[colour] = length;
  }

  /** What the line or loop of the colour would score that runs over the turned tile in an empty cell; 0 when it lacks the colour. */
  scoreWith(cell: TorusCell, turned: number, colour: number): number {
    const link = colour * TURNED_TILES + turned;
    const from = LINK_FROM[link];
    if (from === NO_LINK) return 0;
    const two = (cell * 4 + LINK_TO[link]) & EDGE_MASK;
    const atOne = this.#ends[(cell * 4 + from) & EDGE_MASK];
    if ((atOne & EDGE_MASK) === two) return 2 * (1 + (atOne >> LENGTH_SHIFT));
    return 1 + (atOne >> LENGTH_SHIFT) + (this.#ends[two] >> LENGTH_SHIFT);
  }

  /** How long the line is that ends at the edge; 0 for none. */
  lengthAt(edge: TorusEdge): number {
    return this.#ends[edge] >> LENGTH_SHIFT;
  }

  /** The other end of the line that ends at the edge; the edge itself for none. */
  otherEnd(edge: TorusEdge): TorusEdge {
    return this.#ends[edge] & EDGE_MASK;
  }

  #tie(one: TorusEdge, two: TorusEdge, length: number): void {
    const at = this.#changeCount;
    const changes = this.#changes;
    changes[at] = one;
    changes[at + 1] = this.#ends[one];
    changes[at + 2] = two;
    changes[at + 3] = this.#ends[two];
    this.#changeCount = at + 4;
    this.#ends[one] = (length << LENGTH_SHIFT) | two;
    this.#ends[two] = (length << LENGTH_SHIFT) | one;
  }

  #score(colour: number, score: number): void {
    if (score > this.best[colour]) this.best[colour] = score;
    if (score > this.loop[colour]) this.loop[colour] = score;
  }
}
