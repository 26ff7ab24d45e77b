import { COLOURS, type Colour, type Random, type TileNumber, unseenTiles } from '../tantrix';
import { cellOfMove, type Move, Position, type ReadonlyPosition } from '../tantrix/position';
import { Lines } from './lines';

/** Chooses one of the moves of the state's position, which must have some; the state must not be changed. */
export type Policy = (state: SearchState, random: Random) => Move;

/**
 * What a search plays on: a copy of a position, with the lines of all colours. It knows what every player may know: all
 * hands, and the tiles left in the bag as a set; their order is its own, and new whenever it is shuffled.
 */
export class SearchState {
  readonly position: Position;
  readonly lines = new Lines();
  /** By seat: the index of its colour. */
  readonly colours: readonly number[];
  readonly #bag: TileNumber[];

  constructor(from: ReadonlyPosition, seats: readonly Colour[]) {
    this.colours = seats.map((colour) => COLOURS.indexOf(colour));
    const { bag, drawn } = new Position(from);
    // Sorted, so that nothing that is chosen here depends on the true order.
    this.#bag = [...bag.slice(0, drawn), ...unseenTiles({ position: from })];
    this.position = new Position(from, this.#bag);
    this.#layLines();
  }

  /** Puts the tiles that nobody has seen into a random order (Fisher and Yates). */
  shuffleUnseen(random: Random): void {
    const bag = this.#bag;
    const from = this.position.drawn;
    for (let last = bag.length - 1; last > from; last--) {
      const other = from + random(last - from + 1);
      [bag[last], bag[other]] = [bag[other], bag[last]];
    }
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

  /** Plays to the end of the game; says with how many moves. */
  playOut(policy: Policy, random: Random): number {
    let count = 0;
    for (; !this.position.isOver; count++) this.play(policy(this, random));
    return count;
  }

  /** What the seat has scored so far. */
  scoreOf(seat: number): number {
    return this.lines.best[this.colours[seat]];
  }

  /** The best score among those who do not build the seat's colour. */
  rivalScoreOf(seat: number): number {
    const own = this.colours[seat];
    let best = 0;
    for (const colour of this.colours) if (colour !== own) best = Math.max(best, this.lines.best[colour]);
    return best;
  }

  /** By how much the seat leads its best rival; a deadlock is a draw. */
  marginOf(seat: number): number {
    return this.position.phase === 'deadlock' ? 0 : this.scoreOf(seat) - this.rivalScoreOf(seat);
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
