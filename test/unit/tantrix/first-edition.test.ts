import { describe, expect, it } from 'vitest';
import {
  dealProblem,
  edgesOf,
  FIRST_EDITION,
  isTripleIntersection,
  legalPlacements,
  linksOf,
  newGame,
  play,
  reveal,
  replay,
  setOf,
  TILE_NUMBERS,
  tileNumbers,
  UNKNOWN_TILE,
} from '../../../src-shared/tantrix';
import { backOf } from '../../../src-shared/tantrix/tiles';
import { PRINTED_TRIPLES } from '../../support/printed-tiles';

const ALL = tileNumbers(64);
const TRIPLES = ALL.slice(56);
const SEATS = ['red', 'blue'] as const;

const letters = (tile: number, rotation = 0): string =>
  edgesOf(tile, rotation)
    .map((colour) => colour.charAt(0).toUpperCase())
    .join('');

/** The kinds of forced space that a tile fits: three colours, clockwise. */
const spacesFor = (tile: number): Set<string> =>
  new Set(
    [0, 1, 2, 3, 4, 5].map((side) =>
      letters(tile)
        .repeat(2)
        .slice(side, side + 3),
    ),
  );

describe('the first edition', () => {
  it('has the 56 tiles, and eight of which each has three straights', () => {
    expect(FIRST_EDITION.count).toBe(64);
    expect(FIRST_EDITION.tiles.slice(0, 56)).toEqual(TILE_NUMBERS.map((tile) => edgesOf(tile)));
    expect(TRIPLES.map((tile) => letters(tile))).toEqual(PRINTED_TRIPLES);
    const shapes = new Set(TRIPLES.flatMap((tile) => linksOf(tile).map(({ shape }) => shape)));
    expect([...shapes]).toEqual(['straight']);
    expect(ALL.filter(isTripleIntersection)).toEqual(TRIPLES);
    expect(new Set(TRIPLES.map(backOf))).toEqual(new Set(['unknown']));
  });

  it('has each triple intersection once, however it is turned', () => {
    const looks = TRIPLES.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => letters(tile, rotation)));
    // Three ways to turn each: by half a circle it looks the same.
    expect(new Set(looks).size).toBe(8 * 3);
  });

  it('fits three kinds of forced space with each of them, and six with every other', () => {
    expect(new Set(TRIPLES.map((tile) => spacesFor(tile).size))).toEqual(new Set([3]));
    expect(new Set(TILE_NUMBERS.map((tile) => spacesFor(tile).size))).toEqual(new Set([6]));
  });
});

describe('a game with its tiles', () => {
  const game = newGame({ seats: SEATS }, 3, FIRST_EDITION);

  it('has 64 in hands of six and the bag, and says which set it is', () => {
    expect(game.deal.bag.toSorted((a, b) => a - b)).toEqual(ALL);
    expect(game.position.hands.map(({ length }) => length)).toEqual([6, 6]);
    expect(game.position.bagCount).toBe(52);
    expect(game.position.tileCount).toBe(64);
    expect([setOf(game.deal), setOf(newGame({ seats: SEATS }, 3).deal), setOf({ bag: [1] })]).toEqual([
      'first-edition',
      'standard',
      undefined,
    ]);
  });

  it('is none with a tile of the 64 among 56, or with one that there is not', () => {
    const bag = [...TILE_NUMBERS];
    expect(dealProblem({ seats: SEATS, bag: bag.with(3, 57) })).toBe('bag');
    expect(dealProblem({ seats: SEATS, bag: [...game.deal.bag].with(3, 65) })).toBe('bag');
    expect(dealProblem({ seats: SEATS, bag: game.deal.bag.slice(0, 60) })).toBe('bag');
  });

  it('lets a triple intersection be played either way round, which comes to the same', () => {
    const first = 57;
    const bag = [first, ...ALL.filter((tile) => tile !== first)];
    const start = replay({ seats: SEATS, starter: 0, bag }, []);
    if (!start.ok) throw new Error('a deal, please');
    const ways = [1, 4].map((rotation) => {
      const played = play(start.game, { tile: first, q: 0, r: 0, rotation });
      if (!played.ok) throw new Error(played.refusal.code);
      return legalPlacements(played.game);
    });
    expect(ways[0]).toEqual(ways[1]);
    expect(ways[0]).not.toEqual([]);
  });

  it('is told its tiles one by one where they are drawn elsewhere', () => {
    const bag = game.deal.bag.map((tile, at) => (at < 12 ? tile : UNKNOWN_TILE));
    const known = replay({ seats: SEATS, bag }, []);
    if (!known.ok) throw new Error('a deal, please');
    expect(reveal(known.game, 65)).toEqual({ ok: false, problem: 'notUnseen' });
    const next = ALL.findLast((tile) => !bag.includes(tile)) ?? 0;
    expect(next).toBeGreaterThan(56);
    expect(reveal(known.game, next).ok).toBe(true);
  });
});
