import { COLOURS, type Colour, type Game } from '../../tantrix';
import { fittingTiles } from '../../tantrix/fit-counts';
import { EDGE_COLOUR } from '../../tantrix/fits';
import type { Cell } from '../../tantrix/grid';
import type { LineEnd } from '../../robots/lines';
import { NO_END } from '../../robots/lines';
import { SearchState } from '../../robots/search-state';

/** The lines of one colour by their open ends, and the spaces into which these point. */
export class Chains {
  readonly #state: SearchState;
  readonly #colour: number;

  constructor({ position, deal }: Game, colour: Colour) {
    this.#state = new SearchState(position, deal.seats);
    this.#colour = COLOURS.indexOf(colour);
  }

  /** The ends of the colour that point into a space. */
  endsInto(space: Cell): LineEnd[] {
    const { lines, position } = this.#state;
    const { turned } = position.board;
    return [0, 1, 2, 3, 4, 5]
      .map((side) => lines.endAcross(turned, space, side))
      .filter((end) => end !== NO_END && this.#colourAt(end) === this.#colour);
  }

  lengthAt(end: LineEnd): number {
    return this.#state.lines.lengthAt(end);
  }

  /** Whether two ends are those of one line. */
  areOneLine(one: LineEnd, two: LineEnd): boolean {
    return this.#state.lines.otherEnd(one) === two;
  }

  /**
   * The most tiles on one line once every space is filled into which just two ends of the colour point and for which
   * some tile is left: strategy books call it the indirect length. An end that comes back to its own line is a loop.
   */
  indirectLength(): number {
    const joints = this.#joints();
    const ends = this.#state.position.board.spaces.flatMap((space) => this.endsInto(space));
    return Math.max(0, ...ends.map((end) => this.#lengthFrom(end, joints)));
  }

  /** The tiles met from an end on, through its line and beyond. */
  #lengthFrom(start: LineEnd, joints: ReadonlyMap<LineEnd, LineEnd>): number {
    const { lines } = this.#state;
    let length = 0;
    for (
      let end: LineEnd | undefined = start, first = true;
      end !== undefined && (first || end !== start);
      first = false
    ) {
      length += lines.lengthAt(end);
      end = joints.get(lines.otherEnd(end));
      if (end !== undefined) length += 1;
    }
    return length;
  }

  /** Both ways, the ends that one tile can join. */
  #joints(): Map<LineEnd, LineEnd> {
    const { position } = this.#state;
    const joints = new Map<LineEnd, LineEnd>();
    for (const space of position.board.spaces) {
      const [one, two, third] = this.endsInto(space);
      if (one === undefined || two === undefined || third !== undefined) continue;
      if (fittingTiles(position, space).length === 0) continue;
      joints.set(one, two);
      joints.set(two, one);
    }
    return joints;
  }

  #colourAt(end: LineEnd): number | undefined {
    return EDGE_COLOUR[(this.#tileAt(end) - 1) * 6 + (end % 6)];
  }

  #tileAt(end: LineEnd): number {
    return this.#state.position.board.turned[Math.trunc(end / 6)] ?? 0;
  }
}
