import { describe, expect, it } from 'vitest';
import { COLOURS, type Deal, dealProblem, newGame, replay, TILE_NUMBERS } from '../../../src-shared/tantrix';
import { moverOf } from '../../support/records';

const bag = [...TILE_NUMBERS];
const swapped = (one: number, other: number): number[] =>
  bag.map((tile) => (tile === one ? other : tile === other ? one : tile));

describe('a deal', () => {
  it('gives each seat one tile, then five more each, seat by seat', () => {
    const { position, deal } = newGame({ seats: ['red', 'blue', 'green'] }, 1);
    const drawn = deal.bag;
    expect(position.hands).toEqual([
      [drawn[0], ...drawn.slice(3, 8)],
      [drawn[1], ...drawn.slice(8, 13)],
      [drawn[2], ...drawn.slice(13, 18)],
    ]);
    expect(position.bagCount).toBe(38);
  });

  it.each([2, 3, 4])('leaves the rest of the tiles in the bag with %i players', (players) => {
    const { position } = newGame({ seats: COLOURS.slice(0, players) }, 1);
    expect(position.bagCount).toBe(56 - 6 * players);
    expect(position.hands.flat()).toHaveLength(6 * players);
  });

  it.each([
    [[50, 2, 3], 0],
    [[2, 50, 3], 1],
    [[2, 3, 50], 2],
  ])('lets the highest of the first tiles %j start', (firsts, starter) => {
    const rest = bag.filter((tile) => !firsts.includes(tile));
    const result = replay({ seats: ['green', 'blue', 'red'], bag: [...firsts, ...rest] }, []);
    expect(result.ok && result.game.position.mover).toBe(starter);
  });

  it('compares the first tiles alone, not the hands', () => {
    // Seat 1 drew 2 first and holds 56 all the same.
    const result = replay({ seats: ['red', 'blue'], bag: swapped(8, 56).toSpliced(0, 2, 2, 1) }, []);
    expect(result.ok && result.game.position.hands[1]).toContain(56);
    expect(result.ok && result.game.position.mover).toBe(0);
  });

  it.each([0, 1, 2])('lets seat %i start when it is named', (starter) => {
    expect(newGame({ seats: ['red', 'blue', 'green'], starter }, 1).position.mover).toBe(starter);
  });

  it('comes out the same from the same seed, and else differently', () => {
    const bags = [5, 5, 6].map((seed) => newGame({ seats: ['red', 'blue'] }, seed).deal.bag.join());
    expect(bags[0]).toBe(bags[1]);
    expect(bags[0]).not.toBe(bags[2]);
  });

  it('keeps the colours in their seats', () => {
    const game = newGame({ seats: ['green', 'red'], starter: 1 }, 1);
    expect(moverOf(game)).toBe('red');
  });

  const sound: Deal = { seats: ['red', 'blue'], bag };
  it.each<[string, Partial<Deal>, string | undefined]>([
    ['two seats', {}, undefined],
    ['four seats', { seats: COLOURS }, undefined],
    ['one seat', { seats: ['red'] }, 'seatCount'],
    ['five seats', { seats: [...COLOURS, 'red'] }, 'seatCount'],
    ['a colour twice', { seats: ['red', 'red'] }, 'colourTwice'],
    ['doubles', { seats: ['red', 'blue', 'red', 'blue'] }, undefined],
    ['partners side by side', { seats: ['red', 'red', 'blue', 'blue'] }, 'colourTwice'],
    ['partners without opponents', { seats: ['red', 'red', 'red', 'red'] }, 'colourTwice'],
    ['one pair and two single players', { seats: ['red', 'blue', 'red', 'green'] }, 'colourTwice'],
    ['half a game of doubles', { seats: ['red', 'blue', 'red'] }, 'colourTwice'],
    ['a starter without a seat', { starter: 2 }, 'starter'],
    ['a negative starter', { starter: -1 }, 'starter'],
    ['half a starter', { starter: 0.5 }, 'starter'],
    ['a tile short', { bag: bag.slice(1) }, 'bag'],
    ['a tile twice', { bag: [...bag.slice(1), 2] }, 'bag'],
    ['a tile that is none', { bag: [...bag.slice(1), 57] }, 'bag'],
    ['another order', { bag: bag.toReversed() }, undefined],
  ])('of %s is judged', (_, change, problem) => {
    expect(dealProblem({ ...sound, ...change })).toBe(problem);
    const result = replay({ ...sound, ...change }, []);
    expect(result.ok ? undefined : 'problem' in result && result.problem).toBe(problem);
  });

  it('that makes no game throws when it is new', () => {
    expect(() => newGame({ seats: ['red'] }, 1)).toThrow(RangeError);
  });
});
