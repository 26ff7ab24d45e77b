import { COLOURS } from '../../tantrix/colours';
import { TURNED_TILES } from '../../tantrix/fits';
import { LENGTH_SHIFT, OpenEnds } from './open-ends';
import { LINK_FROM, LINK_TO, NO_LINK } from './tile-tables';
import { EDGE_MASK, type TorusCell, type TorusEdge } from './torus';

/** Two a link that is joined in. */
const MOST_CHANGES = 4 * 64 * 2;

/** The lines of a playout: all that was joined in since a mark is taken back at once. */
export class LineEnds extends OpenEnds {
  /** Pairs of an edge and what stood there, since `mark`. */
  readonly #changes = new Int32Array(2 * MOST_CHANGES);
  #changeCount = 0;
  readonly #markedBest = new Int32Array(COLOURS.length);
  readonly #markedLoop = new Int32Array(COLOURS.length);

  /** Here `goBack` comes back to. */
  mark(): void {
    this.#changeCount = 0;
    this.#markedBest.set(this.best);
    this.#markedLoop.set(this.loop);
  }

  goBack(): void {
    const changes = this.#changes;
    for (let at = this.#changeCount - 2; at >= 0; at -= 2) this.ends[changes[at]] = changes[at + 1];
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
    const atOne = this.ends[one];
    const atTwo = this.ends[two];
    const length = 1 + (atOne >> LENGTH_SHIFT) + (atTwo >> LENGTH_SHIFT);
    if ((atOne & EDGE_MASK) === two) {
      // Its two ends are one line: it is counted once.
      this.#score(colour, 2 * (1 + (atOne >> LENGTH_SHIFT)));
      return;
    }
    this.#change(atOne & EDGE_MASK, atTwo & EDGE_MASK, length);
    if (length > this.best[colour]) this.best[colour] = length;
  }

  #change(one: TorusEdge, two: TorusEdge, length: number): void {
    const at = this.#changeCount;
    const changes = this.#changes;
    changes[at] = one;
    changes[at + 1] = this.ends[one];
    changes[at + 2] = two;
    changes[at + 3] = this.ends[two];
    this.#changeCount = at + 4;
    this.tie(one, two, length);
  }

  #score(colour: number, score: number): void {
    if (score > this.best[colour]) this.best[colour] = score;
    if (score > this.loop[colour]) this.loop[colour] = score;
  }
}
