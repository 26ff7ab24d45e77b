import { COLOURS, type Colour } from '../tantrix';

/** By seat, the index of the colour that it builds: what searches reckon with. */
export const coloursAt = (seats: readonly Colour[]): number[] => seats.map((colour) => COLOURS.indexOf(colour));

/** What the best line or loop of each colour scores, and its best loop alone; by colour index. */
interface BestLines {
  readonly best: ArrayLike<number>;
  readonly loop: ArrayLike<number>;
}

/** How far a game has come, for whoever weighs it: seats from 0, scores in points. */
export abstract class Outcome {
  /** By seat: the index of its colour. */
  readonly colours: readonly number[];
  abstract readonly lines: BestLines;

  constructor(colours: readonly number[]) {
    this.colours = colours;
  }

  /** It has ended in a deadlock, which is a draw. */
  abstract get isDeadlock(): boolean;

  /** What the seat has scored so far. */
  scoreOf(seat: number): number {
    return this.lines.best[this.colours[seat]];
  }

  /** What the best loop alone of the seat's colour scores. */
  loopScoreOf(seat: number): number {
    return this.lines.loop[this.colours[seat]];
  }

  /** The best score among those who do not build the seat's colour. */
  rivalScoreOf(seat: number): number {
    const own = this.colours[seat];
    let best = 0;
    for (const colour of this.colours) if (colour !== own) best = Math.max(best, this.lines.best[colour]);
    return best;
  }

  /** By how much the seat leads its best rival; 0 in a deadlock. */
  marginOf(seat: number): number {
    return this.isDeadlock ? 0 : this.scoreOf(seat) - this.rivalScoreOf(seat);
  }
}
