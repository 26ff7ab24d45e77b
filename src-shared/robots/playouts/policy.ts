import { EDGE_COLOUR, TURNED_TILES } from '../../tantrix/fits';
import {
  BEGINS,
  BESIDE_ONE,
  BESIDE_TWO,
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
  PARTS,
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
  FITTING,
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
  /** By seat: the index of its colour. */
  readonly colours: readonly number[];
  readonly mover: number;
}

/**
 * What a player who does not search thinks of a move: a linear sum over its features (see features.ts). The weights were learned
 * from the choices of searches (`npm run train`).
 */
export class Policy {
  readonly #playout: Judged;
  readonly #words: Int32Array;
  readonly #hands: Hands;
  readonly #lines: OpenEnds;
  readonly #weights: Int32Array;
  /** Where the weights of this part of the game begin. */
  protected firstWeight = 0;
  // What is the same for all moves of a decision: the colours, and the tiles of those who build them, as sets.
  #own = 0;
  #rival = 0;
  #ownLow = 0;
  #ownHigh = 0;
  #rivalsLow = 0;
  #rivalsHigh = 0;
  /** How long the lines of both are that run over the tile that is weighed; 0 for none that goes on. */
  readonly #lengths = new Int32Array(2);

  /**
   * Throws RangeError when there are not as many weights as there must be.
   *
   * @param weights at part of the game × FEATURES + feature: the logit that one more of it adds, in thousandths
   */
  constructor(playout: Judged, weights: Int32Array) {
    if (weights.length !== PARTS * FEATURES) throw new RangeError(`${weights.length} weights`);
    this.#playout = playout;
    this.#words = playout.board.words;
    this.#hands = playout.hands;
    this.#lines = playout.lines;
    this.#weights = weights;
  }

  /** A player is to decide: to be called after each move, and each return to the beginning, before moves are weighed. */
  turn(): void {
    const { mover, colours } = this.#playout;
    const { low, high, drawn } = this.#hands;
    this.firstWeight = partOf(drawn) * FEATURES;
    this.#own = colours[mover];
    this.#rival = this.#rivalColour();
    this.#ownLow = this.#ownHigh = this.#rivalsLow = this.#rivalsHigh = 0;
    for (let seat = colours.length - 1; seat >= 0; seat--) {
      if (colours[seat] === this.#own) {
        this.#ownLow |= low[seat];
        this.#ownHigh |= high[seat];
      } else {
        this.#rivalsLow |= low[seat];
        this.#rivalsHigh |= high[seat];
      }
    }
  }

  /**
   * What is thought of a legal move of the mover: the higher, the better, in whole thousandths of a logit. Only the differences between the
   * moves of a decision mean something.
   */
  weigh(move: TorusMove): number {
    const cell = move >> TURNED_BITS;
    const turned = move & TURNED_MASK;
    const own = this.#own;
    const rival = this.#rival;
    let sum = this.add(SHAPES + 4 * SHAPE[turned * 4 + own] + SHAPE[turned * 4 + rival], 1);
    sum += this.#line(cell, turned, own, 0) + this.#line(cell, turned, rival, 1);
    for (let side = 0; side < 6; side++) {
      const space = (cell + TORUS_STEPS[side]) & CELL_MASK;
      const word = this.#words[space];
      if (word < FILLED) sum += this.#space(space, word, turned, side);
    }
    return sum;
  }

  /** So much more of a feature: what it adds to the sum. */
  protected add(feature: number, amount: number): number {
    return this.#weights[this.firstWeight + feature] * amount;
  }

  /** The colour that counts beside the mover's: of the others that with the best line; of equals, that of the last seat. */
  #rivalColour(): number {
    const { colours } = this.#playout;
    const { best } = this.#lines;
    let rival = this.#own;
    for (let seat = colours.length - 1; seat >= 0; seat--) {
      const colour = colours[seat];
      if (colour === this.#own) continue;
      if (rival === this.#own || best[colour] > best[rival]) rival = colour;
    }
    return rival;
  }

  /** What becomes of the line of a colour. */
  #line(cell: TorusCell, turned: number, colour: number, whose: number): number {
    const lines = this.#lines;
    const fate = FATE + FATES * whose;
    const link = colour * TURNED_TILES + turned;
    const from = LINK_FROM[link];
    this.#lengths[whose] = 0;
    if (from === NO_LINK) return this.add(fate + LACKS, 1);
    const one = (cell * 4 + from) & EDGE_MASK;
    const two = (cell * 4 + LINK_TO[link]) & EDGE_MASK;
    const atOne = lines.lengthAt(one);
    const best = lines.best[colour];
    if (lines.otherEnd(one) === two) return this.add(fate + CLOSES, 1) + this.#growth(whose, 2 * (1 + atOne), best);
    const atTwo = lines.lengthAt(two);
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

  /** What the tile makes of the space across a side of it, whose word was so. */
  #space(space: TorusCell, word: number, turned: number, side: number): number {
    const colour = EDGE_COLOUR[turned * 6 + side];
    const newest = colour === this.#own ? 0 : colour === this.#rival ? 1 : 2;
    const ring = (word & RING_MASK) * 4;
    const own = POINTING[ring + this.#own];
    const rival = POINTING[ring + this.#rival];
    const ownEnds = Math.min(2, (own & 3) + (newest === 0 ? 1 : 0));
    const rivalEnds = Math.min(2, (rival & 3) + (newest === 1 ? 1 : 0));
    const kind = this.#kindOf(word + WORD_SHARE[turned * 8 + side], turned);
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

  /** What a space with such a word is once the turned tile is played. */
  #kindOf(word: number, turned: number): number {
    const touching = word >> COUNT_SHIFT;
    if (touching < 3) return touching === 1 ? BESIDE_ONE : BESIDE_TWO;
    const ring = word & RING_MASK;
    const low = FITTING[2 * ring];
    const high = FITTING[2 * ring + 1];
    const tile = tileOfTurned(turned);
    if ((low & this.#ownLow & ~LOW_BIT[tile]) | (high & this.#ownHigh & ~HIGH_BIT[tile])) return FOR_MOVER;
    if ((low & this.#rivalsLow) | (high & this.#rivalsHigh)) return FOR_RIVAL;
    return (low & this.#hands.bagLow) | (high & this.#hands.bagHigh) ? FOR_BAG : FOR_NOBODY;
  }

  /** How long the lines are that end at the space, by where they point in (see POINTING). */
  #lengthAt(space: TorusCell, pointing: number): number {
    const ends = pointing & 3;
    if (ends === 0) return 0;
    const lines = this.#lines;
    const length = lines.lengthAt((space * 4 + EDGE_STEPS[(pointing >> 2) & 7]) & EDGE_MASK);
    return ends === 1 ? length : length + lines.lengthAt((space * 4 + EDGE_STEPS[pointing >> 5]) & EDGE_MASK);
  }
}
