import { describe, expect, it } from 'vitest';
import { Onlooker } from '../../../scripts/train/examples';
import { coloursAt } from '../../../src-shared/robots/outcome';
import {
  BEGINS,
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
  PARTS,
  partOf,
  REACH,
  SCORE,
  SHAPES,
  SHORTER,
  spaceFeature,
} from '../../../src-shared/robots/playouts/features';
import { Playout, torusMoveOf } from '../../../src-shared/robots/playouts/playout';
import { Policy } from '../../../src-shared/robots/playouts/policy';
import { POLICY_WEIGHTS } from '../../../src-shared/robots/playouts/policy-weights';
import { SearchState } from '../../../src-shared/robots/search-state';
import {
  type Colour,
  FIRST_EDITION,
  MOST_TILES,
  newGame,
  pick,
  seededRandom,
  TILE_SETS,
} from '../../../src-shared/tantrix';
import { shuffledBag } from '../../../src-shared/tantrix/deal';
import { EDGE_COLOUR, fittingRotationBits, LINKED_SIDE, tileOf } from '../../../src-shared/tantrix/fits';
import { CELL_STEPS } from '../../../src-shared/tantrix/grid';
import { oppositeSide } from '../../../src-shared/tantrix/hex';
import { cellOfMove, type Move, NO_TILE, Position, turnedOfMove } from '../../../src-shared/tantrix/position';

const TABLES: readonly (readonly Colour[])[] = [
  ['red', 'blue'],
  ['yellow', 'green', 'red'],
  ['red', 'yellow', 'blue', 'green'],
  ['yellow', 'blue', 'yellow', 'blue'],
];
const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** A slow second reading of the features of a move, on the exact engine's board. */
class Reading {
  readonly amounts = new Map<number, number>();
  readonly #turned: Uint16Array;
  readonly #cell: number;
  readonly #tile: number;
  readonly #own: number;
  /** The hands of all who build the mover's colour. */
  readonly #builders: Position['hands'];
  readonly #rival: number;

  constructor(
    readonly state: SearchState,
    move: Move,
  ) {
    const { position, colours, lines } = state;
    this.#cell = cellOfMove(move);
    this.#tile = turnedOfMove(move);
    this.#turned = Uint16Array.from(position.board.turned);
    this.#own = colours[position.mover] ?? 0;
    this.#builders = position.hands.filter((_, seat) => colours[seat] === this.#own);
    // The last of those who are equal.
    const rivals = colours.filter((colour) => colour !== this.#own).toReversed();
    this.#rival = rivals.reduce((best, colour) =>
      (lines.best[colour] ?? 0) > (lines.best[best] ?? 0) ? colour : best,
    );
    this.#lines();
    this.#turned[this.#cell] = this.#tile + 1;
    this.#shapes();
    for (const side of SIDES) this.#space(side);
  }

  #note(feature: number, amount: number): void {
    if (amount !== 0) this.amounts.set(feature, (this.amounts.get(feature) ?? 0) + amount);
  }

  /** The line that leaves a cell over a side: how many tiles it has from there, and where it comes out, if it does not come back. */
  #walk(cell: number, side: number): { length: number; end: string } {
    let [at, out, length] = [cell, side, 0];
    for (;;) {
      at += CELL_STEPS[out] ?? 0;
      const turned = (this.#turned[at] ?? 0) - 1;
      if (turned < 0) return { length, end: `${at},${oppositeSide(out)}` };
      length++;
      out = LINKED_SIDE[turned * 6 + oppositeSide(out)] ?? 0;
    }
  }

  #sidesOf(colour: number): number[] {
    return SIDES.filter((side) => EDGE_COLOUR[this.#tile * 6 + side] === colour);
  }

  #lines(): void {
    for (const [whose, colour] of [this.#own, this.#rival].entries()) {
      const [one, two] = this.#sidesOf(colour);
      const fate = FATE + FATES * whose;
      if (one === undefined || two === undefined) {
        this.#note(fate + LACKS, 1);
        continue;
      }
      const first = this.#walk(this.#cell, one);
      const second = this.#walk(this.#cell, two);
      const isLoop = first.length > 0 && first.end === `${this.#cell},${two}`;
      const score = isLoop ? 2 * (1 + first.length) : 1 + first.length + second.length;
      const shorter = isLoop ? 0 : Math.min(first.length, second.length);
      this.#note(fate + (isLoop ? CLOSES : shorter > 0 ? JOINS : score > 1 ? EXTENDS : BEGINS), 1);
      this.#note(LENGTH + 3 * whose + SCORE, score);
      this.#note(LENGTH + 3 * whose + GAIN, Math.max(0, score - (this.state.lines.best[colour] ?? 0)));
      this.#note(LENGTH + 3 * whose + SHORTER, shorter);
    }
  }

  #shapes(): void {
    const [own = 0, rival = 0] = [this.#own, this.#rival].map((colour) => {
      const [one, two] = this.#sidesOf(colour);
      return one === undefined || two === undefined ? 0 : Math.min(two - one, 6 + one - two);
    });
    this.#note(SHAPES + 4 * own + rival, 1);
  }

  #space(side: number): void {
    const space = this.#cell + (CELL_STEPS[side] ?? 0);
    if (this.#turned[space] !== 0) return;
    const around = SIDES.map((each) => {
      const turned = (this.#turned[space + (CELL_STEPS[each] ?? 0)] ?? 0) - 1;
      return turned < 0 ? -1 : (EDGE_COLOUR[turned * 6 + oppositeSide(each)] ?? -1);
    });
    const touching = around.filter((colour) => colour >= 0).length;
    const ring = around.reduce((sum, colour, each) => sum + (colour + 1) * 5 ** each, 0);
    const kind = touching < 3 ? touching - 1 : this.#whoFills(ring);
    const newest = [this.#own, this.#rival].indexOf(EDGE_COLOUR[this.#tile * 6 + side] ?? -1);
    const ends = [this.#own, this.#rival].map((colour) => SIDES.filter((each) => around[each] === colour));
    const [own = [], rival = []] = ends;
    this.#note(spaceFeature(kind, Math.min(2, own.length), Math.min(2, rival.length), newest < 0 ? 2 : newest), 1);
    for (const [whose, sides] of ends.entries()) {
      if (sides.length === 0) continue;
      this.#note(
        REACH + 4 * kind + 2 * whose + Math.min(2, sides.length) - 1,
        this.#reach(space, sides, oppositeSide(side)),
      );
    }
  }

  /** How long the lines are that end at the sides; of a loop that the move closes nothing, of three those two that lie first. */
  #reach(space: number, sides: readonly number[], newest: number): number {
    const old = sides.filter((side) => side !== newest).slice(0, 2);
    const counted = sides.includes(newest) ? [...old, newest] : old;
    return counted.reduce((sum, side) => {
      // Before the move a line ended where its tile lies now.
      const { length } = side === newest ? this.#walk(space, side) : this.#before(space, side);
      return sum + length;
    }, 0);
  }

  #before(space: number, side: number): { length: number } {
    this.#turned[this.#cell] = 0;
    const walked = this.#walk(space, side);
    this.#turned[this.#cell] = this.#tile + 1;
    return walked;
  }

  #whoFills(ring: number): number {
    const { position } = this.state;
    const canFill = (tiles: readonly number[]) =>
      tiles.some((tile) => tile !== NO_TILE && fittingRotationBits(ring, tile) !== 0);
    const played = tileOf(this.#tile);
    if (this.#builders.some((hand) => canFill(hand.filter((tile) => tile !== played)))) return FOR_MOVER;
    if (position.hands.some((hand) => !this.#builders.includes(hand) && canFill(hand))) return FOR_RIVAL;
    return canFill(position.bag.slice(position.drawn)) ? FOR_BAG : FOR_NOBODY;
  }
}

/** A position that random play has led to. */
function somePosition(seats: readonly Colour[], plies: number, seed: number, set = TILE_SETS.standard): Position {
  const random = seededRandom(seed);
  const position = new Position({ seats, bag: shuffledBag(random, set) });
  for (let ply = 0; ply < plies && !position.isOver; ply++) position.play(pick(position.moves, random));
  return position;
}

const sumsOf = (amounts: Iterable<readonly [number, number]>): [number, number][] => {
  const sums = new Map<number, number>();
  for (const [place, amount] of amounts) sums.set(place, (sums.get(place) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a - b);
};

describe('what a policy sees in a move', () => {
  it.each(TABLES)('is what a slow reading of the board sees: %s', (...seats) => {
    let compared = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const set = seed % 3 === 0 ? FIRST_EDITION : TILE_SETS.standard;
      // From the empty table to the last tiles.
      const plies = Math.floor(1.4 * (seed - 1));
      const position = somePosition(seats, plies, 100 * seats.length + seed, set);
      if (position.isOver) continue;
      const state = new SearchState(position, seats);
      const playout = new Playout(position, coloursAt(seats));
      const onlooker = new Onlooker(playout);
      onlooker.turn();
      const part = partOf(playout.hands.drawn) * FEATURES;
      for (const move of position.moves) {
        const seen = onlooker.featuresOf(torusMoveOf(move));
        const read = [...new Reading(state, move).amounts].map(
          ([feature, amount]) => [part + feature, amount] as const,
        );
        expect(sumsOf(seen)).toEqual(sumsOf(read));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('adds up to what it thinks of the move', () => {
    const random = seededRandom(3);
    const position = somePosition(['red', 'blue'], 12, 3);
    while (position.phase !== 'free') position.play(pick(position.moves, random));
    const playout = new Playout(position, coloursAt(['red', 'blue']));
    const policy = new Policy(playout, POLICY_WEIGHTS);
    const onlooker = new Onlooker(playout);
    policy.turn();
    onlooker.turn();
    const weighed = position.moves.map((move) => policy.weigh(torusMoveOf(move)));
    const added = position.moves.map((move) =>
      onlooker
        .featuresOf(torusMoveOf(move))
        .reduce((sum, [place, value]) => sum + (POLICY_WEIGHTS[place] ?? 0) * value, 0),
    );
    expect(weighed).toEqual(added);
    expect(new Set(weighed).size).toBeGreaterThan(5);
  });

  it('has a place of its own for each feature', () => {
    expect(spaceFeature(FOR_NOBODY, 2, 2, 2) + 1).toBe(REACH);
    expect(REACH + 4 * (FOR_NOBODY + 1)).toBe(FEATURES);
    expect(
      () => new Policy(new Playout(somePosition(['red', 'blue'], 5, 1), [0, 2]), new Int32Array(FEATURES)),
    ).toThrow(RangeError);
  });

  it('is what playouts go by', () => {
    const { position, deal } = newGame({ seats: ['red', 'blue'] }, 4);
    const playout = new Playout(position, coloursAt(deal.seats));
    const meanScore = (weight: number) => {
      playout.seed(seededRandom(4));
      const weights = new Int32Array(PARTS * FEATURES);
      for (let part = 0; part < PARTS; part++) weights[part * FEATURES + LENGTH + SCORE] = weight;
      const policy = new Policy(playout, weights);
      let sum = 0;
      for (let game = 0; game < 200; game++) {
        playout.shuffleUnseen();
        playout.playOutBy(policy);
        sum += playout.scoreOf(0) + playout.scoreOf(1);
        playout.restore();
      }
      return sum / 400;
    };
    const blind = meanScore(0);
    expect(meanScore(1000)).toBeGreaterThan(blind + 1);
    expect(meanScore(-1000)).toBeLessThan(blind);
  });

  it('tells three parts of the game apart', () => {
    expect([20, 41, 42, 63, MOST_TILES].map(partOf)).toEqual([0, 0, 1, 1, 2]);
    expect(POLICY_WEIGHTS).toHaveLength(PARTS * FEATURES);
  });
});
