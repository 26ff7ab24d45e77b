import { EDGE_COLOUR, TURNED_TILES } from '../../tantrix/fits';
import {
  BEGINS,
  BESIDE_ONE,
  CLOSES,
  EXTENDS,
  FATE,
  FATES,
  FEATURES,
  FOR_BAG,
  FOR_MOVER,
  FOR_NOBODY,
  FOR_RIVAL,
  GAIN,
  JOINS,
  LACKS,
  LENGTH,
  partOf,
  POINTING,
  REACH,
  SCORE,
  SHAPE,
  SHAPES,
  SHORTER,
  spaceFeature,
} from './features';
import type { Hands } from './hands';
import type { OpenEnds } from './open-ends';
import {
  COUNT_SHIFT,
  FILLED,
  FITTING_HIGH,
  FITTING_LOW,
  HIGH_BIT,
  LINK_FROM,
  LINK_TO,
  LOW_BIT,
  NO_LINK,
  RING_MASK,
  WORD_SHARE,
} from './tile-tables';
import { CELL_MASK, EDGE_MASK, EDGE_STEPS, TORUS_STEPS, type TorusCell } from './torus';
import type { TorusBoard } from './torus-board';
import { tileOfTurned, type TorusMove, TURNED_BITS, TURNED_MASK } from './torus-move';

/** What a policy looks at: a playout. */
interface Judged {
  readonly board: TorusBoard;
  readonly hands: Hands;
  readonly lines: OpenEnds;
  readonly colours: readonly number[];
  readonly mover: number;
}

/**
 * What a player who does not search thinks of a move: a sum of what each of its features is worth. The worth was learned from
 * the choices of those who search (`npm run train`).
 */
export class Policy {
  readonly #playout: Judged;
  readonly #worth: Int32Array;
  // What is the same for all moves of a decision.
  protected part = 0;
  #own = 0;
  #rival = 0;
  #rivalsLow = 0;
  #rivalsHigh = 0;
  /** How long the lines of both are that run over the tile that is weighed; 0 for none that goes on. */
  readonly #lengths = new Int32Array(2);

  /** @param worth at part of the game × FEATURES + feature, in thousandths */
  constructor(playout: Judged, worth: Int32Array) {
    this.#playout = playout;
    this.#worth = worth;
  }

  /** A player is to decide: to be called before moves are weighed. */
  turn(): void {
    const { hands, mover, colours } = this.#playout;
    this.part = partOf(hands.drawn) * FEATURES;
    this.#own = colours[mover];
    this.#rival = this.#rivalColour();
    this.#rivalsLow = 0;
    this.#rivalsHigh = 0;
    for (let seat = colours.length - 1; seat >= 0; seat--) {
      if (seat === mover) continue;
      this.#rivalsLow |= hands.low[seat];
      this.#rivalsHigh |= hands.high[seat];
    }
  }

  /** The higher, the better for the mover: a whole number of thousandths, of which only the differences between moves tell. */
  weigh(move: TorusMove): number {
    const cell = move >> TURNED_BITS;
    const turned = move & TURNED_MASK;
    const own = this.#own;
    const rival = this.#rival;
    let sum = this.add(SHAPES + 4 * SHAPE[turned * 4 + own] + SHAPE[turned * 4 + rival], 1);
    sum += this.#line(cell, turned, own, 0) + this.#line(cell, turned, rival, 1);
    const { words } = this.#playout.board;
    for (let side = 0; side < 6; side++) {
      const space = (cell + TORUS_STEPS[side]) & CELL_MASK;
      if (words[space] < FILLED) sum += this.#space(space, turned, side);
    }
    return sum;
  }

  /** So much more of a feature: what it adds to the sum. */
  protected add(feature: number, value: number): number {
    return this.#worth[this.part + feature] * value;
  }

  /** The best line that is not the mover's belongs to the rival that counts. */
  #rivalColour(): number {
    const { colours, lines } = this.#playout;
    let rival = this.#own;
    for (let seat = colours.length - 1; seat >= 0; seat--) {
      const colour = colours[seat];
      if (colour === this.#own) continue;
      if (rival === this.#own || lines.best[colour] > lines.best[rival]) rival = colour;
    }
    return rival;
  }

  /** What becomes of the line of a colour, the mover's (0) or the rival's (1). */
  #line(cell: TorusCell, turned: number, colour: number, whose: number): number {
    const { lines } = this.#playout;
    const fate = FATE + FATES * whose;
    const link = colour * TURNED_TILES + turned;
    const from = LINK_FROM[link];
    this.#lengths[whose] = 0;
    if (from === NO_LINK) return this.add(fate + LACKS, 1);
    const one = (cell * 4 + from) & EDGE_MASK;
    const two = (cell * 4 + LINK_TO[link]) & EDGE_MASK;
    const atOne = lines.lengthAt(one);
    const atTwo = lines.lengthAt(two);
    const best = lines.best[colour];
    if (atOne > 0 && lines.otherEnd(one) === two) {
      return this.add(fate + CLOSES, 1) + this.#growth(whose, 2 * (1 + atOne), best);
    }
    const length = 1 + atOne + atTwo;
    const shorter = Math.min(atOne, atTwo);
    this.#lengths[whose] = length;
    const sum = this.#growth(whose, length, best);
    if (shorter === 0) return sum + this.add(fate + (length > 1 ? EXTENDS : BEGINS), 1);
    return sum + this.add(fate + JOINS, 1) + this.add(LENGTH + 3 * whose + SHORTER, shorter);
  }

  #growth(whose: number, score: number, best: number): number {
    const at = LENGTH + 3 * whose;
    const sum = this.add(at + SCORE, score);
    return score > best ? sum + this.add(at + GAIN, score - best) : sum;
  }

  /** What the tile makes of the space across a side of it. */
  #space(space: TorusCell, turned: number, side: number): number {
    const before = this.#playout.board.words[space];
    const after = before + WORD_SHARE[turned * 8 + side];
    const colour = EDGE_COLOUR[turned * 6 + side];
    const newest = colour === this.#own ? 0 : colour === this.#rival ? 1 : 2;
    const ring = (before & RING_MASK) * 4;
    const own = POINTING[ring + this.#own];
    const rival = POINTING[ring + this.#rival];
    const ownEnds = Math.min(2, (own & 3) + (newest === 0 ? 1 : 0));
    const rivalEnds = Math.min(2, (rival & 3) + (newest === 1 ? 1 : 0));
    const kind = this.#kindOf(after, turned);
    let sum = this.add(spaceFeature(kind, ownEnds, rivalEnds, newest), 1);
    const reach = REACH + 4 * kind - 1;
    if (ownEnds > 0) {
      const length = this.#lengthAt(space, own) + (newest === 0 ? this.#lengths[0] : 0);
      sum += this.add(reach + ownEnds, length);
    }
    if (rivalEnds > 0) {
      const length = this.#lengthAt(space, rival) + (newest === 1 ? this.#lengths[1] : 0);
      sum += this.add(reach + 2 + rivalEnds, length);
    }
    return sum;
  }

  /** Of a space with such a word once the turned tile is played. */
  #kindOf(word: number, turned: number): number {
    const touching = word >> COUNT_SHIFT;
    if (touching < 3) return BESIDE_ONE + touching - 1;
    const { hands, mover } = this.#playout;
    const ring = word & RING_MASK;
    const low = FITTING_LOW[ring];
    const high = FITTING_HIGH[ring];
    const tile = tileOfTurned(turned);
    if ((low & hands.low[mover] & ~LOW_BIT[tile]) | (high & hands.high[mover] & ~HIGH_BIT[tile])) return FOR_MOVER;
    if ((low & this.#rivalsLow) | (high & this.#rivalsHigh)) return FOR_RIVAL;
    return (low & hands.bagLow) | (high & hands.bagHigh) ? FOR_BAG : FOR_NOBODY;
  }

  /** How long the lines are that end at the space, by where they point in (see POINTING). */
  #lengthAt(space: TorusCell, pointing: number): number {
    const ends = pointing & 3;
    if (ends === 0) return 0;
    const { lines } = this.#playout;
    const length = lines.lengthAt((space * 4 + EDGE_STEPS[(pointing >> 2) & 7]) & EDGE_MASK);
    return ends === 1 ? length : length + lines.lengthAt((space * 4 + EDGE_STEPS[pointing >> 5]) & EDGE_MASK);
  }
}
