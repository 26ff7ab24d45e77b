import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  areFor,
  areOf,
  isFull,
  isSameTable,
  type Lobby,
  mayBegin,
  openLobby,
  termsOf,
  withoutProgram,
  withPeople,
  withRobot,
  withWatcher,
} from '../../../src-shared/online/lobby';
import type { OnlineProblem } from '../../../src-shared/online/problems';
import { TermsSchema } from '../../../src-shared/online/terms';

const HOST = 'a'.repeat(64);
const GUEST = 'b'.repeat(64);
const OTHER = 'c'.repeat(64);
const NONCE = '0'.repeat(64);
const RULES = { name: 'A table', seats: 3, isCompetition: false, minutes: 15, mayWatch: true } as const;
const ROBOT = { character: 'mason', level: 3 };

function granted(lobby: Lobby | OnlineProblem): Lobby {
  if (typeof lobby === 'string') throw new Error(lobby);
  return lobby;
}

const table = granted(openLobby({ rules: RULES, host: HOST, people: [{ name: 'Anna', colour: 'red' }] }));
const withBela = granted(withPeople(table, GUEST, [{ name: 'Béla', colour: 'blue' }]));

describe('a table that waits', () => {
  it('seats who comes, until it is full', () => {
    const full = granted(withPeople(withBela, OTHER, [{ name: 'Carl', colour: 'green' }]));
    expect([table, withBela, full].map(isFull)).toEqual([false, false, true]);
    expect(withPeople(full, 'd'.repeat(64), [{ name: 'Dora', colour: 'yellow' }])).toBe('full');
  });

  it('can begin with fewer than it has seats for, once somebody has come from elsewhere, but not in pairs', () => {
    const full = granted(withPeople(withBela, OTHER, [{ name: 'Carl', colour: 'green' }]));
    const withMason = granted(withRobot(table, 'green', ROBOT));
    expect([table, withMason, withBela, full].map(mayBegin)).toEqual([false, false, true, false]);
    const pairs = { ...withBela, rules: { ...RULES, seats: 4, isDoubles: true } } as const;
    expect(mayBegin(pairs)).toBe(false);
    const terms = termsOf(withBela, NONCE);
    expect(v.is(TermsSchema, terms)).toBe(true);
    expect(areOf(terms, withBela)).toBe(true);
    const own = { own: GUEST, from: HOST };
    expect(areFor(terms, RULES, [{ name: 'Béla', colour: 'blue' }], own)).toBe(true);
    expect(areFor(termsOf(full, NONCE), { ...RULES, seats: 2 }, [{ name: 'Béla', colour: 'blue' }], own)).toBe(false);
  });

  it.each([
    ['nameTaken', { name: ' anna', colour: 'blue' }],
    ['colourTaken', { name: 'Carl', colour: 'red' }],
  ] as const)('refuses %s', (problem, me) => {
    expect(withPeople(table, GUEST, [me])).toBe(problem);
  });

  it('lets a program that comes again have its own name', () => {
    expect(withPeople(withBela, GUEST, [{ name: 'Béla', colour: 'green' }])).toMatchObject({ taken: { length: 2 } });
  });

  it('frees the seat of a program that leaves', () => {
    expect(withoutProgram(withBela, GUEST)).toEqual(table);
  });

  it('has watchers only where it wants them', () => {
    expect(granted(withWatcher(table, GUEST)).watchers).toEqual([GUEST]);
    expect(withWatcher({ ...table, rules: { ...RULES, mayWatch: false } }, GUEST)).toBe('noWatchers');
  });

  it('keeps a seat for somebody else than computer players', () => {
    const one = granted(withRobot(table, 'blue', ROBOT));
    expect(one.taken[1]).toMatchObject({ name: 'Mason', key: HOST });
    expect(withRobot(one, 'green', ROBOT)).toBe('full');
    const full = granted(withRobot(withBela, 'green', ROBOT));
    expect(isFull(full)).toBe(true);
  });
});

describe('terms', () => {
  const full = granted(withRobot(withBela, 'green', ROBOT));
  const terms = termsOf(full, NONCE);

  it('are sound, with each program once', () => {
    expect(v.safeParse(TermsSchema, terms).issues).toBeUndefined();
    expect(terms.parties).toEqual([HOST, GUEST]);
    expect(terms.seats.map(({ played }) => played)).toEqual([{ party: 0 }, { party: 1 }, { party: 0, robot: ROBOT }]);
  });

  it('are those of the table that was shown, whichever way they are put', () => {
    const { version, ...rest } = terms;
    expect(areOf({ ...rest, version }, full)).toBe(true);
    expect(areOf({ ...terms, minutes: 1 }, full)).toBe(false);
    expect(areOf({ ...terms, parties: [GUEST, HOST] }, full)).toBe(false);
  });

  it('are of the version that knows the set, and of the one before with the 56', () => {
    const first = termsOf({ ...full, rules: { ...RULES, set: 'first-edition' } }, NONCE);
    expect(terms).not.toHaveProperty('set');
    expect([terms.version, first.version, first.set]).toEqual([1, 2, 'first-edition']);
    expect(v.is(TermsSchema, first)).toBe(true);
    expect(areOf(first, full)).toBe(false);
    const { set: _, ...without } = first;
    for (const other of [{ ...first, version: 1 }, { ...terms, version: 2 }, without])
      expect(v.is(TermsSchema, other)).toBe(false);
  });

  it('seat partners opposite each other, whoever comes first', () => {
    const pair = [
      { name: 'Anna', colour: 'red' },
      { name: 'Béla', colour: 'red' },
    ] as const;
    const doubles = granted(openLobby({ rules: { ...RULES, seats: 4, isDoubles: true }, host: HOST, people: pair }));
    expect(withPeople(doubles, GUEST, [{ name: 'Carl', colour: 'red' }])).toBe('colourTaken');
    const one = granted(withPeople(doubles, GUEST, [{ name: 'Carl', colour: 'blue' }]));
    expect(withPeople(one, OTHER, [{ name: 'Dora', colour: 'green' }])).toBe('colourTaken');
    const pairs = granted(withRobot(one, 'blue', ROBOT));
    const played = termsOf(pairs, NONCE);
    expect(areFor(played, pairs.rules, [{ name: 'Carl', colour: 'blue' }], { own: GUEST, from: HOST })).toBe(true);
    const early = { ...played, seats: played.seats.slice(0, 2) };
    expect(areFor(early, pairs.rules, [{ name: 'Carl', colour: 'blue' }], { own: GUEST, from: HOST })).toBe(false);
    expect(v.is(TermsSchema, played)).toBe(true);
    expect(played.seats.map(({ name, colour }) => `${name} ${colour}`)).toEqual([
      'Anna red',
      'Carl blue',
      'Béla red',
      'Mason blue',
    ]);
  });

  it('have a server as the last program, which draws unless all are to', () => {
    const rules = { ...RULES, seats: 2 } as const;
    const opened = granted(openLobby({ rules, host: HOST, server: OTHER, people: [{ name: 'Anna', colour: 'red' }] }));
    const met = granted(withPeople(opened, GUEST, [{ name: 'Béla', colour: 'blue' }]));
    expect(termsOf(met, NONCE)).toMatchObject({ parties: [HOST, GUEST, OTHER], hasServer: true, drawers: 'server' });
    expect(termsOf({ ...met, rules: { ...rules, drawers: 'all' } }, NONCE).drawers).toBe('all');
    expect(v.is(TermsSchema, termsOf(met, NONCE))).toBe(true);
  });
});

describe('who is told a game without its table', () => {
  const people = [{ name: 'Béla', colour: 'blue' }] as const;
  const rules = { ...RULES, seats: 2 } as const;
  const opened = granted(openLobby({ rules, host: HOST, people: [{ name: 'Anna', colour: 'red' }] }));
  const terms = termsOf(granted(withPeople(opened, GUEST, people)), NONCE);
  const keys = { own: GUEST, from: HOST };

  it('plays it where it is what was asked for', () => expect(areFor(terms, rules, people, keys)).toBe(true));

  it.each([
    ['under other rules', { ...terms, isCompetition: true }],
    ['with other tiles', { ...terms, version: 2 as const, set: 'first-edition' as const }],
    ['with another clock', { ...terms, minutes: 1 }],
    ['drawn by somebody who was not asked', { ...terms, parties: [HOST, GUEST, OTHER], hasServer: true }],
    ['drawn by the host alone', { ...terms, drawers: 'server' as const }],
    ['in another colour', { ...terms, seats: terms.seats.map((seat) => ({ ...seat, colour: 'green' as const })) }],
    ['of others', { ...terms, parties: [HOST, OTHER] }],
  ])('does not play one %s', (_, other) => expect(areFor(other, rules, people, keys)).toBe(false));
});

it('is another table with other rules, or another server, and not with another name', () => {
  expect(isSameTable(table, { ...table, rules: { ...RULES, name: 'Quick' } })).toBe(true);
  expect(isSameTable(table, { ...table, rules: { ...RULES, isCompetition: true } })).toBe(false);
  expect(isSameTable(table, { ...table, rules: { ...RULES, set: 'first-edition' } })).toBe(false);
  expect(isSameTable(table, { ...table, server: OTHER })).toBe(false);
});
