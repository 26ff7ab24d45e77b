import { describe, expect, it } from 'vitest';
import { coloursAt } from '../../src-shared/robots/outcome';
import { Draws } from '../../src-shared/robots/playouts/draws';
import { DEADLOCK, Playout, torusMoveOf } from '../../src-shared/robots/playouts/playout';
import { Policy } from '../../src-shared/robots/playouts/policy';
import { POLICY_WEIGHTS } from '../../src-shared/robots/playouts/policy-weights';
import { HIGH_BIT, LOW_BIT } from '../../src-shared/robots/playouts/tile-tables';
import { SearchState } from '../../src-shared/robots/search-state';
import {
  type Colour,
  FIRST_EDITION,
  pick,
  type Random,
  seededRandom,
  TILE_SETS,
  unseenTiles,
} from '../../src-shared/tantrix';
import { rotationOf, tileOf } from '../../src-shared/tantrix/fits';
import { shuffledBag } from '../../src-shared/tantrix/deal';
import { moveOfPlacement } from '../../src-shared/tantrix/game';
import { PHASES, Position, type ReadonlyPosition, turnedOfMove } from '../../src-shared/tantrix/position';
import { IS_NIGHTLY } from '../support/nightly';
import { gameOf } from '../support/records';
import { DEADLOCK as DEADLOCKED } from '../support/whole-games';

// The fast engine of playouts is a second reading of the rules: it is held to the exact one at every move.

const TABLES: readonly (readonly Colour[])[] = [
  ['red', 'blue'],
  ['green', 'yellow', 'red'],
  ['red', 'yellow', 'blue', 'green'],
  ['yellow', 'blue', 'yellow', 'blue'],
];
const GAMES = IS_NIGHTLY ? 2000 : 15;

const ascending = (numbers: Iterable<number>): number[] => [...numbers].toSorted((a, b) => a - b);

/** All that both engines say of a game, so that it can be compared. */
function toldBy(playout: Playout): unknown {
  const count = playout.listMoves();
  return {
    moves: ascending(playout.moves.subarray(0, count)),
    phase: PHASES[playout.phase],
    mover: playout.isOver ? undefined : playout.mover,
    inBag: playout.hands.bag.length - playout.hands.drawn,
    isKnownBag: isKnownBag(playout),
    scores: playout.colours.map((_, seat) => [
      playout.scoreOf(seat),
      playout.loopScoreOf(seat),
      playout.marginOf(seat),
    ]),
  };
}

/** Whether the set of the tiles in the bag is what is left of its order. */
function isKnownBag({ hands }: Playout): boolean {
  const left = hands.bag.subarray(hands.drawn);
  const set = (bits: Int32Array) => left.reduce((sum, tile) => sum | (bits[tile] ?? 0), 0);
  return hands.bagLow === set(LOW_BIT) && hands.bagHigh === set(HIGH_BIT);
}

function exact(state: SearchState, position: Position): unknown {
  const { phase, mover, isOver, bagCount } = position;
  return {
    moves: torusMoves(position),
    phase,
    mover: isOver ? undefined : mover,
    inBag: bagCount,
    isKnownBag: true,
    scores: state.colours.map((_, seat) => [state.scoreOf(seat), state.loopScoreOf(seat), state.marginOf(seat)]),
  };
}

/** What may be played, once for what looks the same: triple intersections do when they are turned by 180°. */
const torusMoves = ({ moves, board }: ReadonlyPosition): number[] =>
  ascending(
    moves
      .filter((move) => {
        const turned = turnedOfMove(move);
        return board.filled.length === 0 || tileOf(turned) <= 56 || rotationOf(turned) < 3;
      })
      .map(torusMoveOf),
  );

/** Has a playout draw in this order. */
const order = ({ hands }: Playout, bag: readonly number[]): void => hands.bag.set(bag, hands.bag.length - bag.length);

/** Plays one game with both engines, each move chosen by `choose` from the exact list, and compares them all the way; says how long it was. */
function playBoth(
  seats: readonly Colour[],
  random: Random,
  choose: (position: Position) => number,
  set = TILE_SETS.standard,
): number {
  const bag = shuffledBag(random, set);
  const position = new Position({ seats, bag });
  const playout = new Playout(position, coloursAt(seats));
  order(playout, bag);
  for (;;) {
    const told = exact(new SearchState(position, seats), position);
    expect(toldBy(playout)).toEqual(told);
    if (position.isOver) return position.board.filled.length;
    expect(toldBy(new Playout(position, coloursAt(seats)))).toEqual(told);
    const move = choose(position);
    position.play(move);
    playout.play(torusMoveOf(move));
  }
}

/** The statistic of Pearson's test of how often each of the moves came, each being as likely. */
function chiSquare(counts: ReadonlyMap<number, number>, moves: number, draws: number): number {
  const wanted = draws / moves;
  const seen = [...counts.values()].reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
  return seen + (moves - counts.size) * wanted;
}

/** Above this lies a statistic of so many degrees of freedom in one of 30,000 tests (Wilson and Hilferty, 1931; z = 4). */
const mostChiSquare = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 4 * Math.sqrt(2 / (9 * freedom))) ** 3;

/** How often each move is drawn at a position, as a share of the most that chance allows. */
function unevenness(position: ReadonlyPosition, seats: readonly Colour[], random: Random): number {
  const playout = new Playout(position, coloursAt(seats));
  playout.seed(random);
  const allowed = torusMoves(position);
  const { length } = allowed;
  const draws = 40 * length;
  const counts = new Map<number, number>();
  for (let draw = 0; draw < draws; draw++) {
    const move = playout.sample();
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect(ascending(counts.keys())).toEqual(allowed);
  return chiSquare(counts, length, draws) / mostChiSquare(Math.max(1, length - 1));
}

describe('the engine of playouts', () => {
  it.each(TABLES)('agrees with the exact one at every move: %s', (...seats) => {
    const random = seededRandom(seats.length);
    let plies = 0;
    for (let game = 0; game < GAMES; game++) plies += playBoth(seats, random, ({ moves }) => pick(moves, random));
    expect(plies).toBeGreaterThan(40 * GAMES);
  });

  it.each(TABLES)('agrees with it in games with the tiles of the first edition: %s', (...seats) => {
    const random = seededRandom(10 + seats.length);
    let plies = 0;
    for (let game = 0; game < GAMES / 3; game++)
      plies += playBoth(seats, random, ({ moves }) => pick(moves, random), FIRST_EDITION);
    expect(plies).toBeGreaterThan((40 * GAMES) / 3);
  });

  it('agrees with it where the tiles lie as far along as can be, over the edges of its plane', () => {
    const random = seededRandom(5);
    let plies = 0;
    for (let game = 0; game < GAMES / 2; game++) {
      const way = random(2) === 0 ? Math.max : Math.min;
      plies += playBoth(['red', 'blue'], random, ({ moves }) => moves[moves.indexOf(way(...moves))] ?? 0);
    }
    expect(plies).toBeGreaterThan(GAMES);
  });

  it.each([TILE_SETS.standard, FIRST_EDITION])('draws each legal move as often as the others', (set) => {
    const random = seededRandom(6);
    for (const seats of TABLES) {
      const position = new Position({ seats, bag: shuffledBag(random, set) });
      while (!position.isOver) {
        expect(unevenness(position, seats, random)).toBeLessThan(1);
        for (let ply = random(12); ply >= 0 && !position.isOver; ply--) position.play(pick(position.moves, random));
      }
    }
  });

  it.each([TILE_SETS.standard, FIRST_EDITION])('comes back to where it began, whatever was played', (set) => {
    const random = seededRandom(7);
    for (const seats of TABLES) {
      const position = new Position({ seats, bag: shuffledBag(random, set) });
      for (let ply = random(50); ply >= 0 && !position.isOver; ply--) position.play(pick(position.moves, random));
      if (position.isOver) continue;
      const playout = new Playout(position, coloursAt(seats));
      playout.seed(random);
      const policy = new Policy(playout, POLICY_WEIGHTS);
      const before = toldBy(playout);
      for (let game = 0; game < 50; game++) {
        playout.shuffleUnseen();
        if (game % 4 === 0) playout.playOutBy(policy);
        else playout.playOut(game % 4);
        expect(playout.isOver).toBe(true);
        expect(playout.isDeadlock || playout.board.tileCount === position.tileCount).toBe(true);
        playout.restore();
        expect(toldBy(playout)).toEqual(before);
      }
    }
  });

  it('comes to as many ways to play on as the exact one', () => {
    const random = seededRandom(8);
    const position = new Position({ seats: ['red', 'blue'], bag: shuffledBag(random) });
    for (let ply = 0; ply < 46; ply++) position.play(pick(position.moves, random));
    const playout = new Playout(position, [0, 2]);
    order(playout, position.bag);
    const depth = IS_NIGHTLY ? 3 : 2;
    expect(ways(playout, depth)).toBe(exactWays(position, depth));
  });

  it('knows a deadlock when no move is left', () => {
    const { deal, position, placements } = gameOf(DEADLOCKED);
    const last = placements.at(-1);
    if (!last || position.phase !== 'deadlock') throw new Error('another record');
    const playout = new Playout(gameOf(DEADLOCKED, placements.length - 1).position, coloursAt(deal.seats));
    // What was drawn then is drawn again.
    order(playout, deal.bag);
    playout.play(torusMoveOf(moveOfPlacement(last)));
    playout.playOut(3);
    expect(playout.phase).toBe(DEADLOCK);
    expect([playout.marginOf(0), playout.marginOf(1)]).toEqual([0, 0]);
  });

  it('puts every unseen tile to every place of the bag, and no other', () => {
    const { position } = gameOf(DEADLOCKED, 20);
    const playout = new Playout(position, [0, 2]);
    playout.seed(seededRandom(9));
    const unseen = unseenTiles({ position });
    const places = new Set<string>();
    for (let shuffle = 0; shuffle < 600; shuffle++) {
      playout.shuffleUnseen();
      const drawn = playout.hands.bag.slice(playout.hands.drawn);
      expect(ascending(drawn)).toEqual(unseen);
      drawn.forEach((tile, place) => places.add(`${tile}@${place}`));
    }
    expect(places.size).toBe(unseen.length ** 2);
  });

  it('plays the same with the same seed', () => {
    const { position } = gameOf(DEADLOCKED, 5);
    const [one, same, other] = [1, 1, 2].map((seed) => {
      const playout = new Playout(position, [0, 2]);
      playout.seed(seededRandom(seed));
      playout.shuffleUnseen();
      playout.playOut(3);
      return [playout.scoreOf(0), playout.scoreOf(1), [...playout.board.words]].join();
    });
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});

describe('its random numbers', () => {
  it('are spread evenly below any end', () => {
    const draws = new Draws();
    draws.seed(1, 2);
    for (const end of [1, 2, 6, 36, 127, 128]) {
      const counts = new Map<number, number>();
      for (let draw = 0; draw < 100 * end; draw++) {
        const drawn = draws.below(end);
        counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
      }
      expect(Math.min(...counts.keys())).toBeGreaterThanOrEqual(0);
      expect(Math.max(...counts.keys())).toBeLessThan(end);
      expect(chiSquare(counts, end, 100 * end)).toBeLessThan(mostChiSquare(Math.max(1, end - 1)));
    }
  });
});

function exactWays(position: Position, depth: number): number {
  if (depth === 0 || position.isOver) return 1;
  let sum = 0;
  for (const move of position.moves) {
    position.play(move);
    sum += exactWays(position, depth - 1);
    position.takeBack();
  }
  return sum;
}

/** By playing each way from the beginning: a playout takes nothing back. */
function ways(playout: Playout, depth: number, path: readonly number[] = []): number {
  playout.restore();
  for (const move of path) playout.play(move);
  const count = playout.listMoves();
  if (path.length === depth || count === 0) return 1;
  const moves = [...playout.moves.subarray(0, count)];
  return moves.reduce((sum, move) => sum + ways(playout, depth, [...path, move]), 0);
}
