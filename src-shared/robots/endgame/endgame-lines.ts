import { COLOURS } from '../../tantrix/colours';
import { TURNED_TILES } from '../../tantrix/fits';
import { LENGTH_SHIFT, OpenEnds } from '../playouts/open-ends';
import { LINK_FROM, LINK_TO, NO_LINK } from '../playouts/tile-tables';
import { EDGE_MASK, type TorusCell, type TorusEdge } from '../playouts/torus';

/** What one link changes: two edges with what stood there, and two scores. */
const CHANGE = 6;

/** The lines of the colours that are played, by their open ends, of which every tile can be taken back, the last first. */
export class EndgameLines extends OpenEnds {
  readonly #changes = new Int32Array(COLOURS.length * 64 * CHANGE);
  #at = 0;

  /** Joins in the link of a colour, if the turned tile has one, that was put into the cell. */
  join(cell: TorusCell, turned: number, colour: number): void {
    const link = colour * TURNED_TILES + turned;
    const from = LINK_FROM[link];
    if (from === NO_LINK) return;
    const two = (cell * 4 + LINK_TO[link]) & EDGE_MASK;
    const atOne = this.ends[(cell * 4 + from) & EDGE_MASK];
    const atTwo = this.ends[two];
    const isLoop = (atOne & EDGE_MASK) === two;
    const length = 1 + (atOne >> LENGTH_SHIFT) + (isLoop ? 0 : atTwo >> LENGTH_SHIFT);
    this.#remember(colour, atOne & EDGE_MASK, atTwo & EDGE_MASK);
    if (!isLoop) this.tie(atOne & EDGE_MASK, atTwo & EDGE_MASK, length);
    const score = isLoop ? 2 * length : length;
    if (score > this.best[colour]) this.best[colour] = score;
    if (isLoop && score > this.loop[colour]) this.loop[colour] = score;
  }

  /** Takes the link back that was joined in last, of this tile and colour. */
  takeBack(turned: number, colour: number): void {
    if (LINK_FROM[colour * TURNED_TILES + turned] === NO_LINK) return;
    const changes = this.#changes;
    const at = (this.#at -= CHANGE);
    this.ends[changes[at]] = changes[at + 1];
    this.ends[changes[at + 2]] = changes[at + 3];
    this.best[colour] = changes[at + 4];
    this.loop[colour] = changes[at + 5];
  }

  #remember(colour: number, one: TorusEdge, two: TorusEdge): void {
    const changes = this.#changes;
    const at = this.#at;
    changes[at] = one;
    changes[at + 1] = this.ends[one];
    changes[at + 2] = two;
    changes[at + 3] = this.ends[two];
    changes[at + 4] = this.best[colour];
    changes[at + 5] = this.loop[colour];
    this.#at = at + CHANGE;
  }
}
