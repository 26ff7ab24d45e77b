import { describe, expect, it } from 'vitest';
import { problemAt, wordsOfProblem } from '../../../../src-renderer/online/meeting/problem-places';
import { inPairs, partnerOf } from '../../../../src-renderer/online/meeting/pairs';
import { meOf, selfFrom } from '../../../../src-renderer/online/meeting/self';
import {
  clockWords,
  factWords,
  seatWords,
  startWords,
  waitingWords,
} from '../../../../src-renderer/online/meeting/table-words';
import { chosenOf, isRanked, mayAddRobot, wayInto } from '../../../../src-renderer/online/meeting/tables';
import type { TableSeen } from '../../../../src-shared/bridge/bridge';
import { t } from '../../../support/words';

const TABLE: TableSeen = {
  id: 'a',
  name: 'Kitchen',
  seats: 2,
  isCompetition: true,
  minutes: 15,
  mayWatch: true,
  taken: [{ name: 'Ann', colour: 'red' }],
  hasPassword: false,
  isUnderstood: true,
};
const FULL = { ...TABLE, taken: [...TABLE.taken, { name: 'Bob', colour: 'blue' as const }] };

describe('the way to a table', () => {
  it.each([
    ['a free seat', TABLE, 'join'],
    ['no seat', FULL, 'watch'],
    ['no seat, and nobody may watch', { ...FULL, mayWatch: false }, 'full'],
    ['a game that goes on', { ...FULL, laid: 3 }, 'watch'],
    ['a game that nobody may watch', { ...FULL, laid: 3, mayWatch: false }, 'playing'],
    ['a race that goes on', { ...FULL, laid: 3, isRace: true as const }, 'playing'],
    ['a version that is not understood', { ...TABLE, isUnderstood: false }, 'otherVersion'],
  ])('with %s', (_, table, way) => {
    expect(wayInto(table)).toBe(way);
  });

  it('is chosen where a seat is free, until the person chooses', () => {
    const tables = [{ ...FULL, id: 'b' }, TABLE, { ...TABLE, id: 'c' }];
    expect(chosenOf(tables, undefined)?.id).toBe('a');
    expect(chosenOf(tables, 'c')?.id).toBe('c');
    expect(chosenOf(tables, 'gone')?.id).toBe('a');
    expect(chosenOf([FULL], undefined)).toBeUndefined();
  });
});

describe('what is said of a table', () => {
  it.each([
    ['to the host before anybody has come', { isHost: true }, 'last seat is taken.'],
    ['to the host who may begin', { isHost: true, mayBegin: true as const }, 'or now'],
    ['to the others', {}, 'or sooner'],
    [
      'to the others where pairs play',
      { rules: { ...TABLE, seats: 4 as const, isDoubles: true as const } },
      'last seat is taken.',
    ],
    ['at a table for two', { rules: TABLE }, 'last seat is taken.'],
    ['where somebody is sought', { rules: TABLE, isSeeking: true as const }, 'looks for somebody'],
    ['where all have come', { taken: [1, 2, 3] }, 'is starting'],
  ])('tells when the game starts %s', (_, more, words) => {
    const { taken, ...state } = { isHost: false, rules: { ...TABLE, seats: 3 as const }, taken: [1], ...more };
    const seats = taken.map((at) => ({ name: `P${at}`, colour: 'red' as const, isHere: false, isPresent: true }));
    expect(startWords({ kind: 'waiting', watchers: 0, taken: seats, ...state }, t)).toContain(words);
  });

  it('is that seats are free only before the game, which may have begun with fewer', () => {
    const three = { ...FULL, seats: 3 as const };
    expect(seatWords(three, t)).toContain('2 of 3 seats');
    expect(seatWords({ ...three, laid: 4 }, t)).toContain('2 of 2 seats');
  });

  it.each([
    [TABLE, '2 players · competition rules, ranked'],
    [{ ...TABLE, seats: 3 as const }, '3 players · competition rules'],
    [{ ...TABLE, isCompetition: false }, '2 players · friendly'],
    [{ ...TABLE, set: 'first-edition' as const }, '2 players · first edition · competition rules'],
    [{ ...FULL, laid: 1 }, 'Playing · 1 tile played'],
    [{ ...FULL, laid: 2, isRace: true as const }, 'Playing · 2 tiles played · Gobble'],
    [{ ...FULL, laid: 1, set: 'first-edition' as const }, 'Playing · 1 tile played · first edition'],
  ])('its facts', (table, words) => {
    expect(factWords(table, t)).toBe(words);
  });

  it('who comes from one computer, and who plays together', () => {
    const taken = [
      { name: 'Ann', colour: 'red', party: 0 },
      { name: 'Bob', colour: 'blue', party: 0 },
      { name: 'Cleo', colour: 'red', party: 1 },
    ] as const;
    const table = { ...TABLE, isCompetition: false, seats: 4, isDoubles: true, taken } as const;
    expect(factWords(table, t)).toBe('Doubles · friendly · Ann and Bob at one computer');
    expect(seatWords(table, t)).toBe('3 of 4 seats taken: Ann (red), Cleo (red), and Bob (blue)');
    expect(inPairs(taken)).toBe(taken);
    expect(taken.map((seat) => partnerOf(seat, taken, true))).toEqual(['Cleo', undefined, 'Ann']);
    expect(partnerOf(taken[0], taken)).toBeUndefined();
  });

  it('where somebody waits', () => {
    const waiting = { kind: 'waiting', isHost: true, taken: [], watchers: 0 } as const;
    const rules = { name: 'Kitchen', isCompetition: false, mayWatch: true } as const;
    const server = { name: 'The club', address: 'tables.example.org:47202', isAuthenticated: true };
    expect(waitingWords({ ...waiting, rules: { ...rules, seats: 2 } }, t)).toBe('Kitchen · friendly · no clock');
    expect(waitingWords({ ...waiting, rules: { ...rules, seats: 2, set: 'first-edition' } }, t)).toBe(
      'Kitchen · first edition · friendly · no clock',
    );
    expect(waitingWords({ ...waiting, rules: { ...rules, seats: 4, isDoubles: true, minutes: 12 }, server }, t)).toBe(
      'The club · Kitchen · doubles · friendly · 12 minutes each',
    );
  });

  it('its clock', () => {
    expect(clockWords(TABLE, t)).toBe('15 minutes each');
    expect(clockWords({}, t)).toBe('No clock');
  });

  it('its seats, for those who do not see the dots', () => {
    expect(seatWords(FULL, t)).toBe('2 of 2 seats taken: Ann (red) and Bob (blue)');
  });

  it('whether it is ranked', () => {
    expect(isRanked(TABLE)).toBe(true);
    expect(isRanked({ ...TABLE, seats: 4 })).toBe(false);
    expect(isRanked({ ...TABLE, set: 'first-edition' })).toBe(false);
  });
});

describe('a computer player', () => {
  const here = { isHere: true };
  it('leaves a seat to somebody else', () => {
    expect(mayAddRobot(1, [here])).toBe(false);
    expect(mayAddRobot(1, [here, { isHere: true, robot: {} }])).toBe(false);
    expect(mayAddRobot(2, [here])).toBe(true);
    expect(mayAddRobot(1, [here, { isHere: false }])).toBe(true);
  });
});

describe('the person', () => {
  const account = { name: 'Jo Account', address: 'jo@example.org' };
  const online = { name: 'Jo', email: '', country: '', colour: 'green', tellsMore: true } as const;

  it('is who was online the last time, or played otherwise', () => {
    expect(selfFrom({ kind: 'computer', starts: 'drawn', online }, account)).toEqual(online);
    expect(selfFrom({ kind: 'computer', starts: 'drawn' }, account)).toMatchObject({
      name: 'Jo Account',
      email: 'jo@example.org',
      tellsMore: false,
    });
  });

  it('tells no more than the person wants', () => {
    const self = { ...online, email: ' a@b.c ', country: 'Chile' };
    expect(meOf(self, false)).toEqual({ name: 'Jo', colour: 'green', email: 'a@b.c', country: 'Chile' });
    expect(meOf(self, true)).toEqual({ name: 'Jo', colour: 'green', country: 'Chile' });
    expect(meOf({ ...self, tellsMore: false }, false, 'red')).toEqual({ name: 'Jo', colour: 'red' });
  });
});

it('tells a problem at one place', () => {
  expect(problemAt('name', 'nameTaken')).toBe('nameTaken');
  expect(problemAt('foot', 'nameTaken')).toBeUndefined();
  expect(problemAt('foot', undefined)).toBeUndefined();
});

it('tells a problem in words for what was tried', () => {
  expect(wordsOfProblem('unreachable', undefined, t)).toContain('table may be closed');
  expect(wordsOfProblem('unreachable', 'server', t)).toContain('No server answers');
  for (const problem of ['unreachable', 'closed'] as const)
    expect(wordsOfProblem(problem, 'code', t)).toContain('No table with that code');
  expect(wordsOfProblem('full', 'server', t)).toBe(wordsOfProblem('full', undefined, t));
});
