import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf, roomFor, timeMarks } from '../../../../src-renderer/library/statistics/chart';
import { type Bar, barsOf } from '../../../../src-shared/library/margins';
import { ownGamesOf } from '../../../../src-shared/library/own-games';
import { at, gameAt, robotPlayer } from '../../../support/entries';

const MASON = robotPlayer('mason', 3);

/** Bars of games with these margins, so many days apart from the first of January on. */
const barsWith = (margins: readonly number[], days = 1): readonly Bar[] =>
  barsOf(
    ownGamesOf(
      margins.map((margin, number) =>
        gameAt(at(2026, 1, 1 + days * number), [
          ['Ann', 20 + Math.max(0, margin)],
          [MASON, 20 - Math.min(0, margin)],
        ]),
      ),
    ),
    margins.length,
  ).bars;

describe('the chart of margins', () => {
  it('has lines at even points round all bars', () => {
    const { ticks, y } = chartOf(barsWith([19, -11, 3]), { width: 800, height: 200 });
    expect(ticks).toEqual([20, 10, 0, -10, -20]);
    expect(ticks.map(y)).toEqual([0, 50, 100, 150, 200]);
  });

  it('has a line above and one below the middle, though nothing was lost', () => {
    const { ticks } = chartOf(barsWith([3]), { width: 800, height: 200 });
    expect(ticks).toEqual([4, 2, 0, -2]);
  });

  it('tells less than a point apart where bars are means of many', () => {
    const games = barsWith([1, 0, 0, 0, -1, 0, 0]).flatMap((bar) => bar.games);
    const { bars } = barsOf(games, 2);
    // A quarter of a point won in the first week, up to Sunday the fourth; a third lost in the next.
    expect(chartOf(bars, { width: 800, height: 120 }).ticks).toEqual([0.5, 0, -0.5]);
  });

  it('keeps lines apart where it is low', () => {
    expect(chartOf(barsWith([19, -11]), { width: 800, height: 100 }).ticks).toEqual([20, 0, -20]);
  });

  it('makes no blocks of few bars, and never less than two pixels of many', () => {
    const [few, many] = [[1], Array.from({ length: 200 }, () => 1)].map((margins) =>
      chartOf(barsWith(margins), { width: 600, height: 200 }),
    );
    expect(few).toMatchObject({ slot: 32, bar: 14 });
    expect(many).toMatchObject({ slot: 3, bar: 2 });
    expect(roomFor(600)).toBe(200);
  });

  it('holds every bar and the line, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -80, max: 80 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 60, max: 400 }),
        (margins, height) => {
          const bars = barsWith(margins);
          const { ticks, y } = chartOf(bars, { width: 800, height });
          const places = bars.flatMap(({ value, mean = 0 }) => [y(value), y(mean)]);
          expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...places)).toBeLessThanOrEqual(height);
          expect(ticks).toContain(0);
        },
      ),
    );
  });
});

describe('the months below', () => {
  const bars = barsWith(
    Array.from({ length: 12 }, () => 1),
    15,
  );

  it('stand under the first game of each', () => {
    // Games on the 1st, 16th and 31st of January, the 15th of February, the 2nd and 17th of March, and so on.
    const marks = timeMarks(bars, 50, 600, 40);
    expect(marks.map(({ at: place }) => place)).toEqual([0, 3, 4, 6, 8, 11]);
    expect(marks.map(({ time }) => new Date(time).getMonth())).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('leave out those for which there is no room', () => {
    expect(timeMarks(bars, 50, 600, 120).map(({ at: place }) => place)).toEqual([0, 3, 6]);
  });

  it('name one at least', () => expect(timeMarks(bars, 3, 36, 120)).toHaveLength(1));
});
