import { describe, expect, it } from 'vitest';
import { greedyRobot, randomRobot, type Baseline } from '../../../src-shared/robots/baselines';
import { ROOT } from '../../../scripts/lib/steps';
import { matchOptions } from '../../../scripts/match/arguments';
import { earlierPlayer, withEarlier } from '../../../scripts/match/earlier';
import { LADDER, shortfalls } from '../../../scripts/match/ladder';
import { matchGame } from '../../../scripts/match/match-game';
import { playerOf } from '../../../scripts/match/players';
import { spentBy, spentLine, summaryLine, summaryOf, timesOf } from '../../../scripts/match/summary';

const outcomes = (...margins: readonly number[]) => margins.map((margin) => ({ margin, times: { a: [], b: [] } }));

describe('the line of a match', () => {
  it('is the one that programs read', () => {
    expect(summaryLine(summaryOf(outcomes(3, 5, 0, -1)))).toBe(
      'A wins 2, draws 1, losses 1, mean margin 1.75, elo difference 70 ± 237',
    );
  });

  it('speaks of equals as equals', () => {
    const { points, elo } = summaryOf(outcomes(1, -1, 0));
    expect([points, elo]).toEqual([0.5, 0]);
  });

  it('has finite figures for a clean sweep', () => {
    const { wins, points, elo, eloError } = summaryOf(outcomes(...Array.from({ length: 100 }, () => 4)));
    expect([wins, points]).toEqual([100, 1]);
    // One draw in 101 games.
    expect(elo).toBeCloseTo(400 * Math.log10(100.5 / 0.5));
    expect(eloError).toBeGreaterThan(0);
    expect(eloError).toBeLessThan(elo);
  });

  it('changes its sign with the sides', () => {
    const [one, other] = [summaryOf(outcomes(3, 2, 0, -1)), summaryOf(outcomes(-3, -2, 0, 1))];
    expect([other.wins, other.losses, other.margin]).toEqual([one.losses, one.wins, -one.margin]);
    expect(other.elo).toBeCloseTo(-one.elo);
    expect(other.eloError).toBeCloseTo(one.eloError);
  });

  it('says 95 % of the points of many matches right', () => {
    // 100 games with no draws: the error is that of a coin.
    const even = summaryOf(outcomes(...Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 1 : -1))));
    expect(even.pointsError).toBeCloseTo(0.098);
    // The slope of the Elo curve at one half is 400 / ln 10 × 4, and one draw more changes little.
    expect(even.eloError).toBeCloseTo((1600 / Math.LN10) * 0.098, -1);
  });
});

/** A game with a decision of each side, that takes so much processor time and is waited for a little longer. */
const timed = (a: number, b: number) => ({
  margin: 0,
  times: { a: [{ processor: a, waiting: a + 1 }], b: [{ processor: b, waiting: b + 1 }] },
});

describe('the times', () => {
  it('are mean, median, 95th percentile and maximum', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(timesOf(hundred)).toEqual({ mean: 50.5, median: 50, p95: 95, maximum: 100 });
    expect(timesOf([7])).toEqual({ mean: 7, median: 7, p95: 7, maximum: 7 });
    expect(timesOf([])).toEqual({ mean: 0, median: 0, p95: 0, maximum: 0 });
  });

  it('are told in milliseconds', () => {
    const processor = { mean: 2, median: 1.25, p95: 20, maximum: 300.04 };
    const waiting = { mean: 2.5, median: 2, p95: 21, maximum: 310 };
    expect(spentLine('A (greedy)', { processor, waiting })).toBe(
      'A (greedy): mean 2.0 ms, median 1.3 ms, 95th percentile 20.0 ms, maximum 300.0 ms a move; ' +
        'waiting mean 2.5 ms, 95th percentile 21.0 ms',
    );
  });

  it('are those of one side, or of both', () => {
    const games = [timed(2, 20), timed(4, 40)];
    expect(spentBy(games, 'a').processor.mean).toBe(3);
    expect(spentBy(games, 'b').waiting.mean).toBe(31);
    expect(spentBy(games, 'a', 'b').processor).toMatchObject({ mean: 16.5, maximum: 40 });
  });
});

const given = (words: string) => matchOptions(words.split(' '));

describe('the arguments of a match', () => {
  it('name two players, the games and the seed', () => {
    expect(given('--a default:5 --b flat --games 10 --seed 7')).toEqual({
      a: 'default:5',
      b: 'flat',
      games: 10,
      seed: 7,
    });
    expect(given('--a thorn:1 --b random --games 2')).toMatchObject({ seed: 1 });
    expect(given('--a flat --b thorn:1@HEAD~3 --games 2')).toMatchObject({ a: 'flat', b: 'thorn:1@HEAD~3' });
  });

  it.each([
    ['--b greedy --games 2', '--a is random'],
    ['--a greedy --b nobody --games 2', '--b is random'],
    ['--a greedy:2 --b random --games 2', '--a is random'],
    ['--a mason --b random --games 2', '--a is random'],
    ['--a mason:7 --b random --games 2', '--a is random'],
    ['--a mason:1:2 --b random --games 2', '--a is random'],
    ['--a toString --b random --games 2', '--a is random'],
    ['--a nobody@HEAD --b random --games 2', '--a is random'],
    ['--a greedy@ --b random --games 2', '--a is random'],
    ['--a greedy --b random', '--games is an even number'],
    ['--a greedy --b random --games 0', '--games is an even number'],
    ['--a greedy --b random --games 3', '--games is an even number'],
    ['--a greedy --b random --games 2.0', '--games is an even number'],
    ['--a greedy --b random --games 2 --seed -1', '--seed'],
    ['--a greedy --b random --games 2 --seed 4294967296', '--seed is a whole number'],
    ['--a greedy --b random --games 2 --fast', '--fast'],
    ['--a greedy --b random --games 2 more', 'more'],
  ])('are refused with a reason: %s', (words, reason) => {
    expect(given(words)).toContain(reason);
  });

  it('name every robot there is', () => {
    const names = ['random', 'greedy', 'flat', 'default:1', 'mason:5', 'thorn:2', 'orbit:3', 'flint:4'];
    expect(names.filter((name) => playerOf(name) === undefined)).toEqual([]);
  });
});

/** The same choice in the same position, whoever makes it. */
const steady: Baseline = (game) => greedyRobot(game, () => 0);

describe('a game of a match', () => {
  const players = { a: greedyRobot, b: randomRobot };

  it('plays the same games with the same seed', () => {
    const played = [5, 5, 6].map((seed) => [0, 1, 2, 3].map((number) => matchGame(players, seed, number).margin));
    expect(played[0]).toEqual(played[1]);
    expect(played[0]).not.toEqual(played[2]);
  });

  it('swaps the seats on the same deal: equals who do not guess come out even', () => {
    for (const pair of [0, 1, 2, 3]) {
      const [one, other] = [
        matchGame({ a: steady, b: steady }, 9, 2 * pair),
        matchGame({ a: steady, b: steady }, 9, 2 * pair + 1),
      ];
      expect(one.margin + other.margin).toBe(0);
    }
  });

  it('times every decision with a choice, and no other', () => {
    const { times } = matchGame(players, 3, 0);
    for (const side of [times.a, times.b]) {
      expect(side.length).toBeGreaterThan(5);
      expect(side.length).toBeLessThan(56);
      expect(Math.min(...side.map(({ processor }) => processor))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...side.map(({ waiting }) => waiting))).toBeGreaterThan(0);
    }
  });
});

describe('a player as it was', () => {
  it('plays by the rules of its own folder, and so the same game where these are the same', async () => {
    const [earlier, now] = [await earlierPlayer('default:2', ROOT), playerOf('default:2')];
    if (!earlier || !now) throw new Error('no such player');
    const margins = [earlier, now].map((a) => matchGame({ a, b: randomRobot }, 8, 1).margin);
    expect(margins[0]).toBe(margins[1]);
  });

  it('is none where that folder knows no such name', async () => {
    expect(await earlierPlayer('nobody', ROOT)).toBeUndefined();
  });

  it('plays nothing where there is no such commit', async () => {
    const played: string[] = [];
    const play = (): Promise<number> => Promise.resolve(played.push('a game'));
    await expect(withEarlier(['greedy', 'greedy@no-such-commit'], play)).rejects.toThrow('rev-parse');
    expect(played).toEqual([]);
  });
});

const won = (wins: number, games = 100) =>
  summaryOf(outcomes(...Array.from({ length: games }, (_, at) => (at < wins ? 2 : -2))));

describe('the ladder', () => {
  const rung = { a: 'a', b: 'b', games: 100, least: { points: 0.62 }, most: { median: 10, p95: 20 } };
  const quick = { mean: 6, median: 5, p95: 15, maximum: 500 };

  it('is played by robots there are, on deals that are played twice', () => {
    for (const { a, b, games } of LADDER) {
      expect(matchOptions(['--a', a, '--b', b, '--games', String(games)])).toBeTypeOf('object');
    }
  });

  it('holds what is good enough', () => {
    expect(shortfalls(rung, won(62), quick)).toEqual([]);
    expect(shortfalls({ ...rung, least: { wins: 0.6 } }, won(60), quick)).toEqual([]);
    expect(shortfalls({ ...rung, least: { losses: 0.6 } }, won(40), quick)).toEqual([]);
  });

  it('says what is not', () => {
    expect(shortfalls(rung, won(61), quick)).toEqual(['points 0.610 of at least 0.62']);
    expect(shortfalls({ ...rung, least: { losses: 0.6 } }, won(41), quick)).toHaveLength(1);
    expect(shortfalls({ ...rung, least: { wins: 0.6 } }, won(59), quick)).toHaveLength(1);
    expect(shortfalls(rung, won(99), { mean: 12, median: 11, p95: 21, maximum: 30 })).toEqual([
      'median 11 ms of at most 10 ms',
      'p95 21 ms of at most 20 ms',
    ]);
  });

  it('does not take luck for strength', () => {
    const few = { ...rung, games: 10 };
    expect(shortfalls(few, won(7, 10), quick)).toEqual(['no better than even, by 95 %']);
    expect(shortfalls(few, won(10, 10), quick)).toEqual([]);
  });
});
