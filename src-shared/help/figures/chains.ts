import { COLOURS, type Colour, type Game } from '../../tantrix';
import { fittingTiles } from '../../tantrix/fit-counts';
import { EDGE_COLOUR } from '../../tantrix/fits';
import type { Cell } from '../../tantrix/grid';
import type { End } from '../../robots/lines';
import { NO_END } from '../../robots/lines';
import { Trial } from '../../robots/search-state';

/** The lines of one colour by their open ends, and the spaces into which these point. */
export class Chains {
  readonly #trial: Trial;
  readonly #colour: number;

  constructor({ position, deal }: Game, colour: Colour) {
    this.#trial = new Trial(position, deal.seats);
    this.#colour = COLOURS.indexOf(colour);
  }

  /** The ends of the colour that point into a space. */
  endsInto(space: Cell): End[] {
    const { lines, position } = this.#trial;
    const { turned } = position.board;
    return [0, 1, 2, 3, 4, 5]
      .map((side) => lines.endAcross(turned, space, side))
      .filter((end) => end !== NO_END && this.#colourAt(end) === this.#colour);
  }

  lengthAt(end: End): number {
    return this.#trial.lines.lengthAt(end);
  }

  /** Whether two ends are those of one line. */
  areOneLine(one: End, two: End): boolean {
    return this.#trial.lines.otherEnd(one) === two;
  }

  /**
   * The most tiles on one line once every space is filled into which just two ends of the colour point and for which
   * some tile is left: strategy books call it the indirect length. An end that comes back to its own line is a loop.
   */
  indirectLength(): number {
    const joints = this.#joints();
    const ends = this.#trial.position.board.spaces.flatMap((space) => this.endsInto(space));
    return Math.max(0, ...ends.map((end) => this.#lengthFrom(end, joints)));
  }

  /** The tiles met from an end on, through its line and beyond. */
  #lengthFrom(start: End, joints: ReadonlyMap<End, End>): number {
    const { lines } = this.#trial;
    let length = 0;
    for (let end: End | undefined = start, first = true; end !== undefined && (first || end !== start); first = false) {
      length += lines.lengthAt(end);
      end = joints.get(lines.otherEnd(end));
      if (end !== undefined) length += 1;
    }
    return length;
  }

  /** Both ways, the ends that one tile can join. */
  #joints(): Map<End, End> {
    const { position } = this.#trial;
    const joints = new Map<End, End>();
    for (const space of position.board.spaces) {
      const [one, two, third] = this.endsInto(space);
      if (one === undefined || two === undefined || third !== undefined) continue;
      if (fittingTiles(position, space).length === 0) continue;
      joints.set(one, two);
      joints.set(two, one);
    }
    return joints;
  }

  #colourAt(end: End): number | undefined {
    return EDGE_COLOUR[(this.#tileAt(end) - 1) * 6 + (end % 6)];
  }

  #tileAt(end: End): number {
    return this.#trial.position.board.turned[Math.trunc(end / 6)] ?? 0;
  }
}
