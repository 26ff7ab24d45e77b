import { describe, expect, it } from 'vitest';
import { barsOf } from '../../../src-shared/library/margins';
import { balanceTallyOf } from '../../../src-shared/library/tally';
import { ownGamesOf } from '../../../src-shared/library/own-games';
import { at, gameAt, robotPlayer } from '../../support/entries';

const MASON = robotPlayer('mason', 3);

/** Games with these margins, each so many days after the one before. */
const gamesWith = (margins: readonly number[], days: number) =>
  ownGamesOf(
    margins.map((margin, number) =>
      gameAt(at(2026, 1, 1 + days * number), [
        ['Ann', 20 + margin],
        [MASON, 20],
      ]),
    ),
  );

const meansOf = (margins: readonly number[], most = margins.length) =>
  barsOf(gamesWith(margins, 1), most).bars.map(({ mean }) => mean);

describe('the mean margin over time', () => {
  it('is that of ten games, from the tenth on', () => {
    const margins = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -9];
    expect(meansOf(margins)).toEqual([...Array.from({ length: 9 }), 5.5, 6.5, 5.4]);
  });

  it('is not told of fewer', () => expect(meansOf([4, 5])).toEqual([undefined, undefined]));

  it('is that of all games of ten bars where they are joined', () => {
    // A game a day from a Thursday on: four in the first week, then seven in each.
    const margins = Array.from({ length: 4 + 10 * 7 }, (_, day) => (day < 4 ? 1 : day < 11 ? 3 : 0));
    const means = meansOf(margins, 20);
    expect(means.slice(0, 9)).toEqual(Array.from({ length: 9 }));
    expect(means.slice(9)).toEqual([(4 * 1 + 7 * 3) / 67, (7 * 3) / 70]);
  });
});

describe('the bars of the chart', () => {
  it('are the games, where there is room for them', () => {
    const { span, bars } = barsOf(gamesWith([3, -2, 0], 1), 3);
    expect(span).toBe('game');
    expect(bars.map(({ value, games }) => [value, games.length])).toEqual([
      [3, 1],
      [-2, 1],
      [0, 1],
    ]);
  });

  it('are weeks from Monday where there is less', () => {
    // The first of January 2026 is a Thursday: four games up to Sunday, seven, and three.
    const { span, bars } = barsOf(gamesWith([1, 2, 3, 6, ...Array.from({ length: 7 }, () => -1), 0, 0, 3], 1), 13);
    expect(span).toBe('week');
    expect(bars.map(({ value, games }) => [value, games.length])).toEqual([
      [3, 4],
      [-1, 7],
      [1, 3],
    ]);
  });

  it('leave out the time in which nothing was played', () => {
    const games = [...gamesWith([1, 3], 1), ...gamesWith([0, 4], 70).slice(1)];
    expect(barsOf(games, 2)).toMatchObject({ span: 'week', bars: [{ value: 2 }, { value: 4 }] });
  });

  it('are months, and years, where there is little', () => {
    const games = gamesWith(
      Array.from({ length: 100 }, () => 5),
      7,
    );
    expect(barsOf(games, 99).span).toBe('month');
    expect(barsOf(games, 22).bars).toHaveLength(2);
    expect(barsOf(games, 1)).toMatchObject({
      span: 'year',
      bars: [{ games: { length: 53 } }, { games: { length: 47 } }],
    });
  });

  it('are none without games', () => expect(barsOf([], 10)).toEqual({ span: 'game', bars: [] }));
});

describe('skill and luck over time', () => {
  const [one, two, three] = gamesWith([3, 4, 5], 1);
  const games = [one, two, three].flatMap((game, number) =>
    game ? (number === 1 ? game : { ...game, balance: { skill: number + 0.5, luck: -number, error: 0.1 } }) : [],
  );

  const valuesOf = (measure: 'skill' | 'luck') => barsOf(games, 9, measure).bars.map(({ value }) => value);

  it('are those of the games that were analysed', () => {
    expect(valuesOf('skill')).toEqual([0.5, 2.5]);
    expect(valuesOf('luck')).toEqual([0, -2]);
  });

  it('are counted over those alone', () => {
    const tally = balanceTallyOf(games);
    expect(tally).toMatchObject({ games: 2, meanSkill: 1.5, meanLuck: -1 });
    expect(tally.meanError).toBeCloseTo(0.1);
    expect(balanceTallyOf([])).toEqual({ games: 0, meanSkill: 0, meanLuck: 0, meanError: 0 });
  });
});
