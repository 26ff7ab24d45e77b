import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src-shared/library/entry';
import { statisticsOf } from '../../../src-shared/library/statistics';
import { at, gameAt, robotPlayer } from '../../support/entries';

const MASON = robotPlayer('mason', 3);
const day = (number: number) => at(2026, 3, number);

const all = (entries: readonly Entry[]) => statisticsOf(entries, { games: 'all' });

describe('bests and streaks', () => {
  it('are those of the own line or loop, the first of equals', () => {
    const entries = [
      gameAt(day(3), [
        ['Ann', 25],
        [MASON, 16],
      ]),
      gameAt(day(1), [
        ['Ann', 25],
        [MASON, 30],
      ]),
      gameAt(day(2), [
        ['Ann', { loop: 15 }],
        [MASON, 28],
      ]),
      gameAt(day(4), [
        ['Ann', 9],
        [MASON, 8],
      ]),
    ];
    const { bests } = all(entries);
    const told = Object.entries(bests).map(([what, { value, game }]) => [what, value, new Date(game.at).getDate()]);
    expect(Object.fromEntries(told.map(([what, ...rest]) => [what, rest]))).toEqual({
      line: [25, 1],
      loop: [15, 2],
      score: [30, 2],
      win: [9, 3],
      lowestWin: [9, 4],
    });
  });

  it('have no win before the first one', () => {
    expect(
      Object.keys(
        all([
          gameAt(day(1), [
            ['Ann', 12],
            [MASON, 16],
          ]),
        ]).bests,
      ),
    ).toEqual(['line', 'score']);
  });

  it('end with every game that is not won, in the order in which games ended', () => {
    const won = (number: number) =>
      gameAt(day(number), [
        ['Ann', 20],
        [MASON, 10],
      ]);
    const drawn = gameAt(day(4), [
      ['Ann', 20],
      [MASON, 20],
    ]);
    expect(all([won(6), won(1), won(5), won(2), drawn, won(3)]).streaks).toEqual({ longest: 3, current: 2 });
  });
});
