import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  joinFormFor,
  takenIn,
  tryInvitation,
  tryTable,
  withChosen,
  withInvitation,
  withRefusal,
  withSelf,
  withWay,
} from '../../../../src-renderer/online/meeting/join-form';
import { JoinRequestSchema, type TableSeen } from '../../../../src-shared/bridge/bridge';

const SELF = { name: 'Jo', email: '', country: '', colour: 'red', tellsMore: false } as const;
const FORM = joinFormFor(SELF, '', undefined);
const TABLE: TableSeen = {
  id: 'a',
  name: 'Kitchen',
  seats: 3,
  isCompetition: false,
  mayWatch: true,
  taken: [{ name: 'Ann', colour: 'red' }],
  hasPassword: false,
  isUnderstood: true,
};

describe('joining a table that was found', () => {
  it('takes another colour where somebody has the wanted one', () => {
    const { request } = tryTable(FORM, TABLE);
    expect(v.is(JoinRequestSchema, request)).toBe(true);
    expect(request).toEqual({ target: { kind: 'found', id: 'a' }, people: [{ name: 'Jo', colour: 'yellow' }] });
    expect(tryTable(withSelf(FORM, { ...SELF, colour: 'green' }), TABLE).request?.people[0]?.colour).toBe('green');
  });

  it('asks main nothing before the name is right', () => {
    const { form, request } = tryTable(withSelf(FORM, { ...SELF, name: 'A+B' }), TABLE);
    expect(request).toBeUndefined();
    expect(form.problems).toEqual({ name: 'plus' });
    expect(withSelf(form, SELF).problems).toEqual({});
  });

  it('asks for a password first', () => {
    const locked = { ...TABLE, hasPassword: true };
    const first = tryTable(FORM, locked);
    expect(first.request).toBeUndefined();
    expect(first.form.asking).toBe('a');
    expect(tryTable(first.form, locked).request).toBeUndefined();
    expect(tryTable({ ...first.form, password: 'sesame' }, locked).request?.password).toBe('sesame');
  });

  it('forgets a password that was typed for another table', () => {
    const form = { ...FORM, chosen: 'b', asking: 'b', password: 'sesame', refused: 'wrongPassword' } as const;
    expect(withChosen(form, 'b')).toBe(form);
    expect(withChosen(form, 'a')).toMatchObject({ chosen: 'a', asking: undefined, password: '', refused: undefined });
    expect(tryTable(form, TABLE).request).not.toHaveProperty('password');
  });

  it('watches without a name', () => {
    const form = withSelf(FORM, { ...SELF, name: '' });
    expect(tryTable(form, { ...TABLE, laid: 7 }).request).toEqual({ target: { kind: 'found', id: 'a' }, people: [] });
  });

  it('goes to none that is closed', () => {
    expect(tryTable(FORM, { ...TABLE, isUnderstood: false }).request).toBeUndefined();
    expect(tryTable(FORM, { ...TABLE, laid: 7, mayWatch: false }).request).toBeUndefined();
  });
});

describe('joining by an invitation', () => {
  it('opens at one that was followed', () => {
    expect(joinFormFor(SELF, 'tantrix://x', undefined).way).toBe('invitation');
    expect(FORM.way).toBe('network');
  });

  it('hands main what was pasted', () => {
    const { request } = tryInvitation(withInvitation(FORM, ' m4kp-72 '));
    expect(request).toEqual({
      target: { kind: 'invitation', text: 'm4kp-72' },
      people: [{ name: 'Jo', colour: 'red' }],
    });
  });

  it('takes another colour once it is told that somebody has the wanted one', () => {
    const first = tryInvitation(withInvitation(FORM, 'M4KP72'));
    if (!first.request) throw new Error('it is not asked for');
    const refused = withRefusal(first.form, first.request, 'colourTaken');
    expect(takenIn({ ...refused, way: 'invitation' }, TABLE)).toEqual(['red']);
    const second = tryInvitation(refused);
    expect(second.request?.people[0]?.colour).toBe('yellow');
    expect(withRefusal(second.form, first.request, 'full').taken).toEqual(['red']);
    expect(withInvitation(refused, 'M4KP73').taken).toEqual([]);
  });

  it('says at once of what is none', () => {
    const { form, request } = tryInvitation(withInvitation(FORM, 'hello'));
    expect(request).toBeUndefined();
    expect(form.refused).toBe('invitation');
    expect(withInvitation(form, 'M4KP72').refused).toBeUndefined();
    expect(withWay(form, 'network').refused).toBeUndefined();
  });
});
