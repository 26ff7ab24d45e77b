import { type Colour, unseenTiles } from '../tantrix';
import { cellOfMove, type Move, Position, type ReadonlyPosition } from '../tantrix/position';
import { Lines } from './lines';
import { coloursAt, Outcome } from './outcome';

/**
 * What a search looks at move by move: a copy of a position, with the lines of all colours. It knows what every player may
 * know: all hands, and the tiles left in the bag as a set; their order is its own.
 */
export class SearchState extends Outcome {
  readonly position: Position;
  readonly lines = new Lines();

  constructor(from: ReadonlyPosition, seats: readonly Colour[]) {
    super(coloursAt(seats));
    const { bag, drawn } = new Position(from);
    // Sorted, so that nothing that is chosen here depends on the true order.
    this.position = new Position(from, [...bag.slice(0, drawn), ...unseenTiles({ position: from })]);
    this.#layLines();
  }

  /** Plays one of the position's moves. */
  play(move: Move): void {
    this.position.play(move);
    this.lines.place(this.position.board.turned, cellOfMove(move));
  }

  /** Takes back the last `count` moves played here; the tiles they drew go back to where they lay in the bag. */
  takeBack(count = 1): void {
    for (let left = count; left > 0; left--) {
      this.position.takeBack();
      this.lines.takeBack();
    }
  }

  get isDeadlock(): boolean {
    return this.position.phase === 'deadlock';
  }

  /** Joins in the tiles that lie already, one after another: a line sees only those that came before. */
  #layLines(): void {
    const { filled, turned } = this.position.board;
    const laid = new Uint16Array(turned.length);
    for (const cell of filled) {
      laid[cell] = turned[cell];
      this.lines.place(laid, cell);
    }
  }
}
