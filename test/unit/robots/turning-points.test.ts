import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MISTAKE,
  mistakesAt,
  MOST_TURNING_POINTS,
  type MoveAnalysis,
  turningPointsIn,
} from '../../../src-shared/robots';

/** A move by a seat that lost so many points; nothing better was found where it lost none. */
const move = (at: number, seat: number, gain = 0): MoveAnalysis => ({
  at,
  seat,
  before: [],
  after: [],
  margin: 0,
  ...(gain > 0 ? { better: { placement: { tile: 1, q: 0, r: 0, rotation: 0 }, gain } } : {}),
});

/** The moves of two who take turns, by what each lost. */
const game = (...gains: readonly number[]): MoveAnalysis[] => gains.map((gain, at) => move(at, at % 2, gain));
const placesIn = (moves: readonly MoveAnalysis[]): number[] => turningPointsIn(moves).map(({ at }) => at);

describe('the turning points of a game', () => {
  it('are the three moves that lost most, in the order of the game', () => {
    expect(placesIn(game(0, 4, 9.3, 1.2, 7.2, 3.5, 0, 6.5))).toEqual([2, 4, 7]);
  });

  it('are fewer where fewer lost enough to be told, and none where nobody did', () => {
    expect(placesIn(game(2.9, 3, 1, 8))).toEqual([1, 3]);
    expect(placesIn(game(2.9, 0, 1))).toEqual([]);
    expect(placesIn([])).toEqual([]);
  });

  it('of equal losses are the earlier ones', () => {
    expect(placesIn(game(4, 4, 4, 4, 5))).toEqual([0, 1, 4]);
  });

  it('are whoever’s they are', () => {
    const points = turningPointsIn([move(0, 2, 5), move(1, 2, 6), move(2, 0, 7), move(3, 1, 4)]);
    expect(points.map(({ seat }) => seat)).toEqual([2, 2, 0]);
  });
});

describe('mistakes', () => {
  it('are counted for each seat, from what a mistake costs on', () => {
    const moves = game(3, 2.99, 0, 10, 3.1, 4);
    expect([0, 1, 2].map((seat) => mistakesAt(moves, seat))).toEqual([2, 2, 0]);
  });
});

describe('in any analysis', () => {
  const analyses = fc
    .array(
      fc.record({
        seat: fc.nat({ max: 3 }),
        gain: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 20, noNaN: true })),
      }),
    )
    .map((lost) => lost.map(({ seat, gain }, at) => move(at, seat, gain)));

  it('each turning point is a mistake, no other move lost more, and there are as many as there can be', () => {
    fc.assert(
      fc.property(analyses, (moves) => {
        const points = turningPointsIn(moves);
        const mistakes = [0, 1, 2, 3].reduce((sum, seat) => sum + mistakesAt(moves, seat), 0);
        expect(points).toHaveLength(Math.min(MOST_TURNING_POINTS, mistakes));
        expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
        const least = Math.min(...points.map(({ better }) => better.gain));
        expect(least).toBeGreaterThanOrEqual(MISTAKE);
        const others = moves.filter(({ at }) => points.every((point) => point.at !== at));
        const limit = points.length < MOST_TURNING_POINTS ? MISTAKE : least;
        for (const { better } of others) expect(better?.gain ?? 0).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
