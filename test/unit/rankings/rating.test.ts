import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src-shared/robots';
import { afterBeating, afterLosingTo, afterWin, type Ranks, rankOfLevel } from '../../../src-shared/rankings/rating';

const rank = fc.double({ min: 1, max: 1000, noNaN: true });
const margin = fc.integer({ min: 0, max: 60 });
const level = fc.integer({ min: 1, max: 5 });

const gain = (ranks: Ranks, points: number) => afterWin(ranks, points).winner - ranks.winner;
const loss = (ranks: Ranks, points: number) => ranks.loser - afterWin(ranks, points).loser;

describe('a game between two persons', () => {
  it.each([
    // The factor: 9 points between two of 500 are worth 12.
    [500, 500, 9, 512, 494],
    [300, 300, 9, 312, 296.4],
    [300, 300, 1, 304, 298.8],
    [500, 500, 0, 500, 500],
    // (1000 - 750) / 500 halves the gain; three quarters are lost there.
    [750, 750, 4, 754, 744],
    // √(loser / winner): 400 beats 900, and the other way round.
    [400, 900, 4, 412, 889.2],
    [900, 400, 4, 900 + (8 * 2 * 0.2) / 3, 400 - (8 * 2 * 0.4) / 3],
    // The quotient stays between 1/4 and 4, its root between 1/2 and 2.
    [100, 900, 4, 116, 885.6],
    [900, 100, 4, 900.8, 99.6],
    [1000, 500, 25, 1000, 500 - 20 * Math.SQRT1_2 * 0.5],
  ])('%d beats %d by %d', (winner, loser, points, newWinner, newLoser) => {
    const after = afterWin({ winner, loser }, points);
    expect(after.winner).toBeCloseTo(newWinner, 9);
    expect(after.loser).toBeCloseTo(newLoser, 9);
  });

  it('leaves all ranks between 1 and 1000', () => {
    fc.assert(
      fc.property(rank, rank, fc.nat(1_000_000), (winner, loser, points) => {
        const after = afterWin({ winner, loser }, points);
        expect(after.winner).toBeGreaterThanOrEqual(winner);
        expect(after.winner).toBeLessThanOrEqual(1000);
        expect(after.loser).toBeLessThanOrEqual(loser);
        expect(after.loser).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('moves nobody by a margin of nothing', () => {
    fc.assert(
      fc.property(rank, rank, (winner, loser) => {
        expect(afterWin({ winner, loser }, 0)).toEqual({ winner, loser });
      }),
    );
  });

  it('never gives less for a bigger margin', () => {
    fc.assert(
      fc.property(rank, rank, margin, margin, (winner, loser, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(gain({ winner, loser }, more)).toBeGreaterThanOrEqual(gain({ winner, loser }, less));
        expect(loss({ winner, loser }, more)).toBeGreaterThanOrEqual(loss({ winner, loser }, less));
      }),
    );
  });

  it('moves both more by an upset than by the result that was expected', () => {
    const whole = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 60 }), (a, b, points) => {
        fc.pre(a !== b);
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const [upset, expected] = [
          { winner: low, loser: high },
          { winner: high, loser: low },
        ];
        expect(gain(upset, points)).toBeGreaterThan(gain(expected, points));
        expect(loss(upset, points)).toBeGreaterThan(loss(expected, points));
      }),
    );
  });

  it('gives more the higher the loser, and takes more the lower the winner', () => {
    fc.assert(
      fc.property(rank, rank, rank, margin, (own, a, b, points) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(gain({ winner: own, loser: high }, points)).toBeGreaterThanOrEqual(
          gain({ winner: own, loser: low }, points),
        );
        expect(loss({ winner: low, loser: own }, points)).toBeGreaterThanOrEqual(
          loss({ winner: high, loser: own }, points),
        );
      }),
    );
  });
});

describe('a game against a computer player', () => {
  it('knows the rank of each level', () => {
    // The master has the highest rank that there is.
    expect(LEVELS.map(rankOfLevel)).toEqual([300, 450, 600, 750, 900, 1000]);
  });

  it.each([
    [1, 300, 9, 306],
    [3, 600, 4, 603.2],
    [2, 749, 4, 749 + 4 * Math.sqrt(450 / 749) * (251 / 500)],
    [2, 750, 4, 750],
    [1, 600, 50, 600],
    [1, 1000, 50, 1000],
  ])('of level %d, won by one of %d by %d', (of, before, points, after) => {
    expect(afterBeating(of, before, points)).toBeCloseTo(after, 9);
  });

  it.each([
    [5, 900, 9, 889.2],
    [1, 900, 4, 900 - 8 * Math.sqrt(3) * 0.9],
    [5, 100, 4, 99.6],
    [3, 1, 60, 1],
  ])('of level %d, lost by one of %d by %d', (of, before, points, after) => {
    expect(afterLosingTo(of, before, points)).toBeCloseTo(after, 9);
  });

  it('gives half of what a person of that rank would, or nothing, and takes as much', () => {
    fc.assert(
      fc.property(level, rank, margin, (of, own, points) => {
        const robot = rankOfLevel(of);
        const asPerson = gain({ winner: own, loser: robot }, points);
        const gained = afterBeating(of, own, points) - own;
        expect(gained).toBeCloseTo(own - robot >= 300 ? 0 : asPerson / 2, 9);
        expect(afterLosingTo(of, own, points)).toBe(afterWin({ winner: robot, loser: own }, points).loser);
      }),
    );
  });
});
