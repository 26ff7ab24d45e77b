import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ANY_COLOURS, closedTo, colourOfNext, coloursFor } from '../../../../src-renderer/online/meeting/colours';
import {
  coloursAt,
  hasRoom,
  type JoinForm,
  joinFormFor,
  peopleIn,
  raceSeatAt,
  serverOfCodes,
  tableMeant,
  tryInvitation,
  tryMatch,
  tryTable,
  type Try,
  withChosen,
  withFirstServer,
  withInvitation,
  withNextColour,
  withPerson,
  withPersonAt,
  withRefusal,
  withSelf,
  withServer,
  withServerMet,
  withWay,
} from '../../../../src-renderer/online/meeting/join-form';
import { type JoinRequest, JoinRequestSchema, type TableSeen } from '../../../../src-shared/bridge/bridge';

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

/** All colours that are asked for, one after the other, while the table refuses them. */
function askedBy(form: JoinForm): string[] {
  const asked: JoinRequest[] = [];
  let next: Try | undefined = tryInvitation(form);
  while (next?.request) {
    asked.push(next.request);
    next = withNextColour(next.form, asked, 'red');
  }
  return asked.map(({ people }) => people.map(({ colour }) => colour).join(' '));
}

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
    expect(form.problems.self).toEqual({ name: 'plus' });
    expect(withSelf(form, SELF).problems.self).toEqual({});
  });

  it('looks at no email where none is told', () => {
    const form = withSelf(FORM, { ...SELF, email: 'a+b', country: 'Chile', tellsMore: true });
    expect(tryTable(form, TABLE).form.problems.self).toEqual({ email: 'plus' });
    expect(tryTable(withWay(form, 'server'), TABLE).request?.people[0]).toMatchObject({ country: 'Chile' });
    expect(tryMatch(form).me).toEqual({ name: 'Jo', colour: 'red', country: 'Chile' });
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

const DOUBLES: TableSeen = { ...TABLE, seats: 4, isDoubles: true };

describe('several who come from one computer', () => {
  const two = withPersonAt(withPerson(FORM, coloursAt(FORM, TABLE)), 0, { name: 'Kim', colour: 'red' });

  it('are all asked for, each in a colour that is free', () => {
    expect(tryTable(two, TABLE).request?.people).toEqual([
      { name: 'Jo', colour: 'yellow' },
      { name: 'Kim', colour: 'blue' },
    ]);
    expect(peopleIn(two, coloursAt(two, DOUBLES)).map(({ colour }) => colour)).toEqual(['red', 'yellow']);
  });

  it('need names of their own', () => {
    const { form, request } = tryTable(withPersonAt(two, 0, { name: ' jo', colour: 'red' }), TABLE);
    expect(request).toBeUndefined();
    expect(form.problems.isNameTwice).toBe(true);
    expect(tryTable(withPersonAt(two, 0, { name: '', colour: 'red' }), TABLE).form.problems.names).toEqual(['missing']);
    expect(withPersonAt(two, 0).more).toEqual([]);
  });

  it('are as many as have seats', () => {
    expect(hasRoom(FORM, TABLE)).toBe(true);
    expect(hasRoom(two, TABLE)).toBe(false);
    expect(hasRoom(two, DOUBLES)).toBe(true);
    expect(hasRoom(two, undefined)).toBe(true);
  });

  it('have a computer each in a race, and marks by their seats', () => {
    const race: TableSeen = { ...TABLE, isRace: true };
    expect([hasRoom(FORM, race), raceSeatAt(race)]).toEqual([false, 1]);
    expect([raceSeatAt(TABLE), raceSeatAt(undefined)]).toEqual([undefined, undefined]);
    expect(raceSeatAt({ ...race, seats: 2, taken: [...TABLE.taken, { name: 'Bob', colour: 'blue' }] })).toBeUndefined();
  });

  it('keep their colours where one of them was refused: nobody knows whose', () => {
    const { form, request } = tryTable(two, TABLE);
    if (!request) throw new Error('it is not asked for');
    expect(withRefusal(form, request, 'colourTaken').taken).toEqual([]);
  });
});

describe('the colours of pairs', () => {
  const rules = { isDoubles: true, seats: 4 } as const;

  it('are two, for two each', () => {
    expect(coloursFor({ rules, taken: [], refused: [] }, ['red', 'red', 'red'])).toEqual(['red', 'red', 'yellow']);
    expect(coloursFor({ rules, taken: ['red', 'blue'], refused: [] }, ['green'])).toEqual(['red']);
    expect(coloursFor({ rules, taken: ['red', 'red', 'blue'], refused: [] }, ['red'])).toEqual(['blue']);
    expect(closedTo({ rules, taken: ['red', 'blue'], refused: [] }, ['red'])).toEqual(['red', 'yellow', 'green']);
  });

  it('are another for who comes next, as long as there is one', () => {
    expect(colourOfNext({ rules, taken: ['red'], refused: [] }, [])).toBe('yellow');
    expect(colourOfNext({ rules, taken: ['red', 'blue'], refused: [] }, ['red'])).toBe('blue');
  });
});

describe('joining by an invitation', () => {
  it('knows the table where it was found, too', () => {
    const form = withInvitation({ ...FORM, way: 'invitation' }, 'm4kp 72');
    expect(tableMeant(form, [{ ...TABLE, id: 'M4KP72' }])?.name).toBe('Kitchen');
    expect(tableMeant(form, [TABLE])).toBeUndefined();
    expect(tryInvitation(form, { ...TABLE, id: 'M4KP72' }).request?.people[0]?.colour).toBe('yellow');
  });

  it('opens at one that was followed', () => {
    expect(joinFormFor(SELF, 'tantrix://x', undefined).way).toBe('invitation');
    expect(FORM.way).toBe('network');
  });

  it('says so at once of a link that was followed and is none', () => {
    expect(joinFormFor(SELF, 'tantrix://garbage', undefined)).toMatchObject({
      way: 'invitation',
      refused: 'invitation',
    });
  });

  it('leads to the server where its link names no table', () => {
    const link = `tantrix://tables.example.org:47202/#${'3f'.repeat(32)}`;
    const { form, request } = tryInvitation(joinFormFor(SELF, link, undefined));
    expect(form).toMatchObject({ way: 'server', server: link });
    expect(request).toBeUndefined();
  });

  it('hands main what was pasted', () => {
    const { request } = tryInvitation(withInvitation(FORM, ' m4kp-72 '));
    expect(request).toEqual({
      target: { kind: 'invitation', text: 'm4kp-72' },
      people: [{ name: 'Jo', colour: 'red' }],
    });
  });

  it('looks for a code at the server that is named, or was met last, too', () => {
    const [club, other] = [
      { name: 'The club', address: 'club.example.org:47202' },
      { name: 'Another', address: 'other.example.org:47202' },
    ];
    expect(serverOfCodes(FORM, [])).toBeUndefined();
    expect(serverOfCodes(withServer(FORM, 'half an addr'), [club, other])).toBe(club);
    expect(serverOfCodes(withServer(FORM, other.address), [club, other])).toBe(other);
    const { request } = tryInvitation(withInvitation(FORM, 'M4KP72'), undefined, club);
    expect(v.is(JoinRequestSchema, request)).toBe(true);
    expect(request?.target).toEqual({ kind: 'invitation', text: 'M4KP72', server: club.address });
    const link = `tantrix://tables.example.org:47202/M4KP72#${'3f'.repeat(32)}`;
    expect(tryInvitation(withInvitation(FORM, link), undefined, club).request?.target).toEqual({
      kind: 'invitation',
      text: link,
    });
  });

  it('takes another colour once it is told that somebody has the wanted one', () => {
    const first = tryInvitation(withInvitation(FORM, 'M4KP72'));
    if (!first.request) throw new Error('it is not asked for');
    const refused = withRefusal(first.form, first.request, 'colourTaken');
    expect(closedTo(coloursAt(refused, undefined))).toEqual(['red']);
    const second = tryInvitation(refused);
    expect(second.request?.people[0]?.colour).toBe('yellow');
    expect(withRefusal(second.form, first.request, 'full').taken).toEqual(['red']);
    expect(withInvitation(refused, 'M4KP73').taken).toEqual([]);
  });

  it('tries one colour after another where the person has chosen none', () => {
    const tried: (string | undefined)[] = [];
    const asked: JoinRequest[] = [];
    let next: Try | undefined = tryInvitation(withInvitation(FORM, 'M4KP72'));
    while (next?.request) {
      asked.push(next.request);
      tried.push(next.request.people[0]?.colour);
      next = withNextColour(next.form, asked, 'red');
    }
    expect(tried).toEqual(['red', 'yellow', 'blue', 'green']);
    const chosen = tryInvitation(withInvitation(withSelf(FORM, { ...SELF, colour: 'blue' }), 'M4KP72'));
    if (!chosen.request) throw new Error('it is not asked for');
    expect(withNextColour(chosen.form, [chosen.request], 'red')).toBeUndefined();
  });

  it('tries all colours of several people who have chosen none, those that all differ first', () => {
    const two = withPersonAt(withPerson(withInvitation(FORM, 'M4KP72'), ANY_COLOURS), 0, {
      name: 'Ann',
      colour: 'red',
    });
    const all = askedBy(two);
    expect(all.slice(0, 7)).toEqual([
      'red red',
      'red yellow',
      'red blue',
      'red green',
      'yellow blue',
      'yellow green',
      'blue green',
    ]);
    expect(all).toHaveLength(10);
  });

  it('leaves those their colours who have chosen them', () => {
    const ann = { name: 'Ann', colour: 'red', isChosen: true } as const;
    const two = withPersonAt(withPerson(withInvitation(FORM, 'M4KP72'), ANY_COLOURS), 0, ann);
    expect(askedBy(two)).toEqual(['red red', 'yellow red', 'blue red', 'green red']);
    const both = withSelf(two, { ...SELF, colour: 'blue' });
    expect(askedBy(both)).toEqual(['blue red']);
  });

  it('says at once of what is none', () => {
    const { form, request } = tryInvitation(withInvitation(FORM, 'hello'));
    expect(request).toBeUndefined();
    expect(form.refused).toBe('invitation');
    expect(withInvitation(form, 'M4KP72').refused).toBeUndefined();
    expect(withWay(form, 'network').refused).toBeUndefined();
  });
});

describe('joining at a server', () => {
  it('proposes the server that was met last, until another is named', () => {
    const known = [{ name: 'The club', address: 'tables.example.org:47202' }];
    expect(withFirstServer(FORM, known).server).toBe('tables.example.org:47202');
    expect(withFirstServer({ ...FORM, server: '' }, known).server).toBe('');
    expect(withFirstServer(FORM, []).server).toBeUndefined();
  });

  it('calls a server that answers by its address', () => {
    const met = { name: 'The club', address: 'tables.example.org:47202', isAuthenticated: true };
    const link = `tantrix://${met.address}/#${'3f'.repeat(32)}`;
    expect(withServerMet(withServer(FORM, link), met).server).toBe(met.address);
    expect(withServerMet(withServer(FORM, 'tables.example.org'), met).server).toBe(met.address);
    expect(withServerMet(withServer(FORM, 'other.example.org'), met).server).toBe('other.example.org');
    expect(withServerMet(withServer(FORM, link), undefined).server).toBe(link);
  });

  it('begins at the server where the person was', () => {
    expect(joinFormFor(SELF, '', undefined, 'a:1')).toMatchObject({ way: 'server', server: 'a:1' });
    expect(joinFormFor(SELF, 'M4KP72', undefined)).toMatchObject({ way: 'invitation' });
  });

  it('seeks nobody before the name is right', () => {
    expect(tryMatch(FORM).me).toEqual({ name: 'Jo', colour: 'red' });
    const { form, me } = tryMatch(withSelf(FORM, { ...SELF, name: '' }));
    expect(me).toBeUndefined();
    expect(form.problems.self).toEqual({ name: 'missing' });
  });
});
