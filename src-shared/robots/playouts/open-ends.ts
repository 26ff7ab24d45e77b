import { COLOURS } from '../../tantrix/colours';
import { TURNED_TILES } from '../../tantrix/fits';
import { LINK_FROM, LINK_TO, NO_LINK } from './tile-tables';
import { EDGE_MASK, TORUS_EDGES, type TorusCell, type TorusEdge } from './torus';

/** At an open end of a line: its length above these bits, the edge of its other end in them. */
export const LENGTH_SHIFT = 16;

/** At an edge: the edge itself. Copied where a list begins: to fill one anew takes dozens of playouts. */
const NO_LINES = Int32Array.from({ length: TORUS_EDGES }, (_, edge) => edge);

/**
 * The lines of the colours that are played, by their open ends: what `Lines` of ../lines.ts knows, on the torus. An edge that
 * ends no line is its own other end, of length 0, so that nothing needs to be asked. How links are joined in and taken back,
 * those say that search.
 */
export abstract class OpenEnds {
  /** By colour index: what its best line or loop scores. */
  readonly best = new Int32Array(COLOURS.length);
  /** By colour index: what its best loop alone scores. */
  readonly loop = new Int32Array(COLOURS.length);
  protected readonly ends = NO_LINES.slice();

  /** What the line or loop of the colour would score that runs over the turned tile in an empty cell; 0 when it lacks the colour. */
  scoreWith(cell: TorusCell, turned: number, colour: number): number {
    const link = colour * TURNED_TILES + turned;
    const from = LINK_FROM[link];
    if (from === NO_LINK) return 0;
    const two = (cell * 4 + LINK_TO[link]) & EDGE_MASK;
    const atOne = this.ends[(cell * 4 + from) & EDGE_MASK];
    if ((atOne & EDGE_MASK) === two) return 2 * (1 + (atOne >> LENGTH_SHIFT));
    return 1 + (atOne >> LENGTH_SHIFT) + (this.ends[two] >> LENGTH_SHIFT);
  }

  /** How long the line is that ends at the edge; 0 for none. */
  lengthAt(edge: TorusEdge): number {
    return this.ends[edge] >> LENGTH_SHIFT;
  }

  /** The other end of the line that ends at the edge; the edge itself for none. */
  otherEnd(edge: TorusEdge): TorusEdge {
    return this.ends[edge] & EDGE_MASK;
  }

  /** Makes both edges the ends of one line. */
  protected tie(one: TorusEdge, two: TorusEdge, length: number): void {
    this.ends[one] = (length << LENGTH_SHIFT) | two;
    this.ends[two] = (length << LENGTH_SHIFT) | one;
  }
}
