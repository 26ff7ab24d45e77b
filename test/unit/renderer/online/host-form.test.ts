import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  type HostForm,
  hostFormFor,
  mayOpen,
  playedIn,
  problemsOf,
  requestOf,
  withColour,
  withSelf,
  withSize,
  withTaker,
} from '../../../../src-renderer/online/meeting/host-form';
import { isRanked } from '../../../../src-renderer/online/meeting/tables';
import { HostRequestSchema } from '../../../../src-shared/bridge/bridge';

const SELF = { name: 'Jo', email: 'jo@example.org', country: '', colour: 'blue', tellsMore: false } as const;
const THORN = { character: 'thorn', level: 3 } as const;
const FORM = hostFormFor(SELF);

/** In turn order, the host's first. */
const colours = ({ self, others }: HostForm) => [self.colour, ...others.map(({ colour }) => colour)];
const coloursIn = (form: HostForm) => colours(form).toSorted();
const ALL = ['blue', 'green', 'red', 'yellow'];

describe('the form of a host', () => {
  it('needs nothing but a name', () => {
    expect(mayOpen(problemsOf(FORM))).toBe(true);
    expect(problemsOf(hostFormFor({ ...SELF, name: ' ' })).self).toEqual({ name: 'missing' });
    expect(requestOf(FORM, 'Jo’s table')).toEqual({
      rules: { name: 'Jo’s table', seats: 2, isCompetition: false, mayWatch: true },
      people: [{ name: 'Jo', colour: 'blue' }],
      robots: [],
    });
  });

  it('asks for the first edition where it is ticked, which is never ranked', () => {
    const form = { ...FORM, set: 'first-edition', isCompetition: true } as const;
    const { rules } = requestOf(form, 'Den');
    expect(rules).toMatchObject({ set: 'first-edition', isCompetition: true });
    expect(v.is(HostRequestSchema, requestOf(form, 'Den'))).toBe(true);
    expect([isRanked(rules), isRanked(playedIn({ ...form, set: 'standard' }))]).toEqual([false, true]);
  });

  it('opens a table at a server that is named', () => {
    const form = { ...hostFormFor(SELF, 'tables.example.org'), drawers: 'all' } as const;
    const request = requestOf(form, 'Den');
    expect(v.is(HostRequestSchema, request)).toBe(true);
    expect(request).toMatchObject({ server: 'tables.example.org', rules: { drawers: 'all' } });
    expect(requestOf({ ...form, place: 'network' }, 'Den')).not.toHaveProperty('server');
    expect(mayOpen(problemsOf({ ...form, server: 'two words' }))).toBe(false);
    expect(problemsOf({ ...form, server: undefined }).noServer).toBe(true);
  });

  it('opens a table for Gobble, on the network or at a server, for as many as can race', () => {
    const form = {
      ...hostFormFor({ ...SELF, tellsMore: true }, 'tables.example.org'),
      isRace: true,
      racers: 6,
      password: 'x',
    } as const;
    const request = requestOf(withTaker(form, 0, { robot: THORN }), 'Den');
    expect(v.is(HostRequestSchema, request)).toBe(true);
    expect(request).toEqual({
      rules: { name: 'Den', seats: 6, isRace: true, isCompetition: false, mayWatch: false },
      // No server is told an address.
      people: [{ name: 'Jo', colour: 'blue' }],
      server: 'tables.example.org',
      password: 'x',
      robots: [],
    });
    expect(requestOf({ ...form, password: '' }, 'Den')).not.toHaveProperty('password');
    expect(requestOf({ ...form, place: 'network' }, 'Den')).not.toHaveProperty('server');
    expect(mayOpen(problemsOf({ ...form, server: 'two words' }))).toBe(false);
  });

  it('asks for what main understands', () => {
    const self = { ...SELF, name: ' Jo ', tellsMore: true };
    const form = {
      ...withTaker(hostFormFor(self), 1, { robot: THORN }),
      size: '3',
      clock: '15',
      password: 'x',
      name: ' Den ',
    } as const;
    const request = requestOf(form, 'unused');
    expect(v.is(HostRequestSchema, request)).toBe(true);
    expect(request).toMatchObject({
      rules: { name: 'Den', seats: 3, minutes: 15 },
      people: [{ name: 'Jo', email: 'jo@example.org' }],
      password: 'x',
      robots: [{ robot: THORN }],
    });
    expect(request.people[0]).not.toHaveProperty('country');
  });

  it('sends no computer player of a seat that is not played', () => {
    expect(requestOf(withTaker(FORM, 2, { robot: THORN }), 'Den').robots).toEqual([]);
  });

  it('never gives one colour twice', () => {
    const taken = withSelf(FORM, { ...SELF, colour: 'red' });
    expect(taken.self.colour).toBe('red');
    expect(coloursIn(taken)).toEqual(ALL);
    const [first] = FORM.others;
    const swapped = withColour(FORM, 0, 'blue');
    expect(swapped.self.colour).toBe(first?.colour);
    expect(coloursIn(swapped)).toEqual(ALL);
    expect(coloursIn(withColour(FORM, 0, 'green'))).toEqual(ALL);
  });

  it('leaves a seat to others', () => {
    const full = withTaker(FORM, 0, { robot: THORN });
    expect(problemsOf(full).noFreeSeat).toBe(true);
    expect(mayOpen(problemsOf(full))).toBe(false);
    expect(problemsOf(withSize(full, '3')).noFreeSeat).toBe(false);
    expect(problemsOf(withTaker(full, 0, {})).noFreeSeat).toBe(false);
  });

  it.each([
    ['', undefined],
    ['Den', undefined],
    ['Ann+Bob', 'plus'],
    ['x'.repeat(61), 'tooLong'],
  ])('says of a table called %j: %s', (name, problem) => {
    expect(problemsOf({ ...FORM, name }).table).toBe(problem);
  });

  it('seats people at this computer, each under a name of their own', () => {
    const more = withTaker(withSize(FORM, '3'), 0, { name: ' Kim ' });
    expect(mayOpen(problemsOf(more))).toBe(true);
    expect(requestOf(more, 'Den').people.map(({ name }) => name)).toEqual(['Jo', 'Kim']);
    expect(v.is(HostRequestSchema, requestOf(more, 'Den'))).toBe(true);
    expect(problemsOf(withTaker(more, 1, { name: 'Lee' })).noFreeSeat).toBe(true);
    for (const name of ['', 'jo', 'K+M']) expect(mayOpen(problemsOf(withTaker(more, 0, { name })))).toBe(false);
    expect(problemsOf(withTaker(more, 0, { name: 'JO ' })).isNameTwice).toBe(true);
  });

  it('has two colours for two pairs, and four again for four', () => {
    const pairs = withSize(FORM, 'doubles');
    const [theirs] = FORM.others;
    expect(colours(pairs)).toEqual(['blue', theirs?.colour, 'blue', theirs?.colour]);
    expect(colours(withSelf(pairs, { ...SELF, colour: 'green' }))).toEqual(['green', 'red', 'green', 'red']);
    expect(colours(withColour(pairs, 2, 'blue'))).toEqual(['red', 'blue', 'red', 'blue']);
    expect(coloursIn(withSize(pairs, '4'))).toEqual(ALL);
    const partner = withTaker(pairs, 1, { name: 'Kim' });
    expect(requestOf(partner, 'Den')).toMatchObject({
      rules: { seats: 4, isDoubles: true },
      people: [
        { name: 'Jo', colour: 'blue' },
        { name: 'Kim', colour: 'blue' },
      ],
    });
    expect(v.is(HostRequestSchema, requestOf(partner, 'Den'))).toBe(true);
  });

  it('keeps to the clock of tournaments, which is shorter for pairs', () => {
    const timed = { ...FORM, clock: '15' } as const;
    expect(withSize(timed, 'doubles').clock).toBe('12');
    expect(withSize(withSize(timed, 'doubles'), '3').clock).toBe('15');
    expect(withSize({ ...FORM, clock: '20' }, 'doubles').clock).toBe('20');
    expect(withSize(FORM, 'doubles').clock).toBe('none');
  });

  it('minds email and country only where they are told', () => {
    const wrong = { ...SELF, country: 'a+b' };
    expect(problemsOf(hostFormFor(wrong)).self).toEqual({});
    expect(problemsOf(hostFormFor({ ...wrong, tellsMore: true })).self).toEqual({ country: 'plus' });
  });
});
