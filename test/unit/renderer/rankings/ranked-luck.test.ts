import { describe, expect, it } from 'vitest';
import { rankedLuckOf } from '../../../../src-renderer/rankings/ranked-luck';
import type { SeatBalance } from '../../../../src-shared/library/entry';
import { keyOf } from '../../../../src-shared/rankings';
import { at, gameAt } from '../../../support/entries';
import { person, resultAt, side } from '../../../support/rankings';

/** Ann sits first, and the parts of Bob are hers turned round. */
const balance = (skill: number, luck: number): SeatBalance[] => [
  { skill, luck, error: 0.1 },
  { skill: -skill, luck: -luck, error: 0.2 },
];

const [ann, bob] = ['Ann', 'Bob'].map((name) => keyOf(person(name)));
const NOON = at(2026, 5, 1);
const MINUTE = 60_000;

const entered = (time: number, [first, second]: readonly [number, number], rival = 'Bob') =>
  resultAt(time, {
    id: String(time),
    sides: [side(person('Ann'), 'red', first), side(person(rival), 'yellow', second)],
    isDeadlock: false,
  });

const kept = (time: number, scores: readonly [number, number], of?: SeatBalance[]) =>
  gameAt(
    time,
    [
      ['Ann', scores[0]],
      ['Bob', scores[1]],
    ],
    { isCompetition: true, ...(of && { balance: of }) },
  );

describe('luck in the rankings', () => {
  it('is the mean of what the analyses have told, for each who played', () => {
    const results = [entered(NOON + 90 * MINUTE, [8, 12]), entered(NOON + 1000, [20, 11])];
    const games = [kept(NOON, [20, 11], balance(2, 7)), kept(NOON + 90 * MINUTE, [8, 12], balance(1, -5))];
    expect(rankedLuckOf(ann ?? '', results, games)).toEqual({ games: 2, margin: 2.5, skill: 1.5 });
    expect(rankedLuckOf(bob ?? '', results, games)).toEqual({ games: 2, margin: -2.5, skill: -1.5 });
  });

  it('counts only games that were analysed', () => {
    const results = [entered(NOON, [20, 11]), entered(NOON + 60 * MINUTE, [8, 12])];
    const games = [kept(NOON, [20, 11]), kept(NOON + 60 * MINUTE, [8, 12], balance(1, -5))];
    expect(rankedLuckOf(ann ?? '', results, games)).toEqual({ games: 1, margin: -4, skill: 1 });
    expect(rankedLuckOf(ann ?? '', results, games.slice(0, 1))).toBeUndefined();
  });

  it('takes a game for no other by its time, its players, their points, or its rules', () => {
    const game = kept(NOON, [20, 11], balance(2, 7));
    const luck = (result: ReturnType<typeof resultAt>) => rankedLuckOf(ann ?? '', [result], [game]);
    expect(luck(entered(NOON + 9 * MINUTE, [20, 11]))).toBeDefined();
    expect(luck(entered(NOON + 11 * MINUTE, [20, 11]))).toBeUndefined();
    expect(luck(entered(NOON, [20, 12]))).toBeUndefined();
    expect(luck(entered(NOON, [20, 11], 'Eve'))).toBeUndefined();
    const loose = { ...game, facts: { ...game.facts, isCompetition: false } };
    expect(rankedLuckOf(ann ?? '', [entered(NOON, [20, 11])], [loose])).toBeUndefined();
  });
});
