import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src-shared/library/entry';
import { statisticsOf } from '../../../src-shared/library/statistics';
import { at, type Did, gameAt, puzzleAt, robotPlayer, unfinishedAt } from '../../support/entries';

const MASON = robotPlayer('mason', 3);
const STRONGER = robotPlayer('mason', 5);
const THORN = robotPlayer('thorn', 5);
const day = (number: number) => at(2026, 3, number);

const all = (entries: readonly Entry[]) => statisticsOf(entries, { games: 'all' });

/**
 * Five games of Ann: a win by 9, a loss by 4, a draw, a win by 2 with a loop, a deadlock.
 * Her scores 25, 15, 18, 20, 6 are 84 together; those of the others 16, 19, 18, 18, 9 are 80; the margins 9 - 4 + 0 + 2 + 0 are 7.
 */
const FIVE: readonly Entry[] = [
  gameAt(day(1), [
    ['Ann', 25],
    [MASON, 16],
  ]),
  gameAt(day(2), [
    [MASON, 19],
    ['Ann', 15],
  ]),
  gameAt(day(3), [
    ['Ann', 18],
    [STRONGER, 18],
  ]),
  gameAt(
    day(4),
    [
      ['Ann', { loop: 10 }],
      [THORN, 18],
    ],
    { starter: 1 },
  ),
  gameAt(
    day(5),
    [
      ['Ann', 6],
      [THORN, 9],
    ],
    { end: 'deadlock', winners: [], moves: 14 },
  ),
];

describe('what is counted of games', () => {
  it('is won, lost and drawn, with the means of scores and margins', () => {
    expect(all(FIVE).all).toEqual({
      games: 5,
      won: 2,
      lost: 1,
      drawn: 2,
      meanScore: 84 / 5,
      meanAgainst: 80 / 5,
      meanMargin: 7 / 5,
      bestLine: 25,
    });
  });

  it('tells each opponent apart, computer players by character and level', () => {
    const tallies = all(FIVE).byOpponent.map(({ opponent: { name, robot }, games, won, lost, drawn, meanMargin }) =>
      [name, robot?.level, games, `${won}-${lost}-${drawn}`, meanMargin].join(' '),
    );
    expect(tallies).toEqual(['mason 3 2 1-1-0 2.5', 'thorn 5 2 1-0-1 1', 'mason 5 1 0-0-1 0']);
  });

  it('knows people by their names, whatever spaces stand round them', () => {
    const [ann, bob] = [
      ['Ann', 20],
      ['Bob', 19],
    ] as const;
    const entries = [
      gameAt(day(1), [ann, bob], { isByMail: true, here: [0] }),
      gameAt(day(2), [['Bob ', 22], ann], { isByMail: true, here: [1] }),
    ];
    expect(all(entries).byOpponent).toMatchObject([{ opponent: { name: 'Bob ' }, games: 2, won: 1, lost: 1 }]);
  });

  it('goes by level, by the own colour, and by who began', () => {
    const { byLevel, byColour, byStarter } = all(FIVE);
    expect(byLevel.map(({ level, games, won }) => [level, games, won])).toEqual([
      [3, 2, 1],
      [5, 3, 1],
    ]);
    expect(byColour.map(({ colour, games, won }) => [colour, games, won])).toEqual([
      ['red', 4, 2],
      ['yellow', 1, 0],
    ]);
    // Ann sits second in the game that she lost, where the first seat began, as in all but the fourth.
    expect([byStarter.own, byStarter.others].map(({ games, won }) => [games, won])).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });

  it('counts a game of three with each of the others, once where two are alike', () => {
    const {
      all: together,
      byOpponent,
      byLevel,
    } = all([
      gameAt(day(1), [
        ['Ann', 20],
        [MASON, 12],
        [MASON, 23],
      ]),
      gameAt(day(2), [
        ['Ann', 20],
        [MASON, 12],
        [THORN, 14],
      ]),
    ]);
    // The best of the others is who was lost to, or beaten by the least.
    expect(together).toMatchObject({ games: 2, won: 1, lost: 1, meanAgainst: (23 + 14) / 2, meanMargin: (-3 + 6) / 2 });
    expect(byOpponent.map(({ opponent, games, won }) => [opponent.name, games, won])).toEqual([
      ['mason', 2, 1],
      ['thorn', 1, 1],
    ]);
    expect(byLevel.map(({ level, games }) => [level, games])).toEqual([
      [3, 2],
      [5, 1],
    ]);
  });

  it('calls a win that others share a draw, and one shared by others a loss', () => {
    const shared: readonly Did[] = [
      ['Ann', 20],
      [MASON, 20],
      [THORN, 12],
    ];
    const others: readonly Did[] = [
      ['Ann', 12],
      [MASON, 20],
      [THORN, 20],
    ];
    expect(all([gameAt(day(1), shared), gameAt(day(2), others)]).all).toMatchObject({ won: 0, drawn: 1, lost: 1 });
  });

  it('takes the partner’s colour as the own in doubles, and no partner for an opponent', () => {
    const doubles = gameAt(
      day(1),
      [
        ['Ann', 20],
        [MASON, 12],
        [THORN, 20],
        [STRONGER, 12],
      ],
      {
        isDoubles: true,
        starter: 2,
      },
    );
    const { facts } = doubles;
    if (facts.kind !== 'game') throw new Error('a game has the facts of a game');
    const sides = facts.sides.map((side, seat) => ({ ...side, colour: seat % 2 === 0 ? 'red' : 'blue' }) as const);
    const statistics = all([{ ...doubles, facts: { ...facts, sides } }]);
    expect(statistics.all).toMatchObject({ games: 1, won: 1, meanMargin: 8 });
    expect(statistics.byOpponent.map(({ opponent: { robot } }) => robot)).toEqual([MASON, STRONGER]);
    // The partner played the first tile.
    expect(statistics.byStarter.own.games).toBe(1);
  });

  it('leaves out what goes on and what nobody knows the owner of, and says how much of it there is', () => {
    const entries = [
      ...FIVE,
      unfinishedAt(day(6), [
        ['Ann', 20],
        [MASON, 12],
      ]),
      gameAt(day(6), [
        ['Ann', 20],
        ['Bob', 12],
      ]),
      gameAt(day(7), [
        [MASON, 20],
        [THORN, 12],
      ]),
      puzzleAt(day(8), 'junior', 60),
    ];
    expect(all(entries)).toMatchObject({ all: { games: 5 }, untold: 1 });
  });

  it('is a game once, as it first ended, whatever came of it when moves were taken back', () => {
    const lost = [
      ['Ann', 14],
      [MASON, 20],
    ] as const;
    const won = [
      ['Ann', 21],
      [MASON, 20],
    ] as const;
    const courses = [gameAt(day(2), won, { dealt: 'one' }), gameAt(day(1), lost, { dealt: 'one' })];
    expect(all(courses)).toMatchObject({ all: { games: 1, won: 0, lost: 1 }, games: [{ at: day(1) }] });
    expect(statisticsOf(courses, { games: 'all', from: day(2) }).games).toEqual([]);
    const stronger = gameAt(day(3), [won[0], [STRONGER, 20]], { dealt: 'one' });
    expect(all([...courses, stronger]).all).toMatchObject({ games: 2, won: 1 });
  });

  it('comes to nothing without games', () => {
    const { all: none, byOpponent, bests, streaks, games } = all([]);
    expect(none).toMatchObject({ games: 0, meanScore: 0, meanMargin: 0, bestLine: 0 });
    expect([byOpponent, bests, games]).toEqual([[], {}, []]);
    expect(streaks).toEqual({ longest: 0, current: 0 });
  });
});
