import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  type HostForm,
  hostFormFor,
  mayOpen,
  problemsOf,
  requestOf,
  withColour,
  withRobot,
  withSelf,
} from '../../../../src-renderer/online/meeting/host-form';
import { HostRequestSchema } from '../../../../src-shared/bridge/bridge';

const SELF = { name: 'Jo', email: 'jo@example.org', country: '', colour: 'blue', tellsMore: false } as const;
const THORN = { character: 'thorn', level: 3 } as const;
const FORM = hostFormFor(SELF);

const coloursIn = ({ self, others }: HostForm) => [self.colour, ...others.map(({ colour }) => colour)].toSorted();
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

  it('asks for what main understands', () => {
    const self = { ...SELF, name: ' Jo ', tellsMore: true };
    const form = {
      ...withRobot(hostFormFor(self), 1, THORN),
      count: 3,
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
    expect(requestOf(withRobot(FORM, 2, THORN), 'Den').robots).toEqual([]);
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
    const full = withRobot(FORM, 0, THORN);
    expect(problemsOf(full).noFreeSeat).toBe(true);
    expect(mayOpen(problemsOf(full))).toBe(false);
    expect(problemsOf({ ...full, count: 3 }).noFreeSeat).toBe(false);
    expect(problemsOf(withRobot(full, 0, undefined)).noFreeSeat).toBe(false);
  });

  it.each([
    ['', undefined],
    ['Den', undefined],
    ['Ann+Bob', 'plus'],
    ['x'.repeat(61), 'tooLong'],
  ])('says of a table called %j: %s', (name, problem) => {
    expect(problemsOf({ ...FORM, name }).table).toBe(problem);
  });

  it('minds email and country only where they are told', () => {
    const wrong = { ...SELF, country: 'a+b' };
    expect(problemsOf(hostFormFor(wrong)).self).toEqual({});
    expect(problemsOf(hostFormFor({ ...wrong, tellsMore: true })).self).toEqual({ country: 'plus' });
  });
});
