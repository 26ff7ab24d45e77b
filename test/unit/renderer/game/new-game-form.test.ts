import { describe, expect, it } from 'vitest';
import {
  asksDetails,
  formFor,
  isPaired,
  isRight,
  mayBeRanked,
  type NewGameForm,
  playersOf,
  problemsOf,
  robotOf,
  seedOf,
  rowsShown,
  sizeOf,
  starterIn,
  startsIn,
  startsOffered,
  teamAt,
  withColour,
  withField,
  withKind,
  withPerson,
  withRobot,
  withSize,
} from '../../../../src-renderer/game/new-game-form';
import { FIRST_GAMES, proposalFrom } from '../../../../src-renderer/game/proposals';
import { playerKey, settled, withLast } from '../../../../src-renderer/game/starter';
import type { NewGameProposal } from '../../../../src-renderer/game/proposals';
import type { LastGame, RememberedGames, RememberedPlayers } from '../../../../src-shared/bridge/bridge';
import { COLOURS, MAX_SEED, seededRandom } from '../../../../src-shared/tantrix';

const PROPOSED: RememberedPlayers = [
  { name: 'Ann', email: 'ann@example.org', country: 'Nauru', colour: 'blue' },
  { name: 'Bob', email: '', country: '', colour: 'red' },
];
const AGAINST: RememberedPlayers = [
  { name: 'Ann', email: '', country: '', colour: 'green' },
  { name: 'Mason', email: '', country: '', colour: 'red', robot: { character: 'mason', level: 2 } },
];
const BY_MAIL: RememberedPlayers = [
  { name: 'Ann', email: 'ann@example.net', country: '', colour: 'green' },
  { name: 'Bob', email: 'bob@example.net', country: '', colour: 'red', isByMail: true },
];
const PROPOSAL: NewGameProposal = {
  kind: 'people',
  players: { people: PROPOSED, computer: AGAINST, email: BY_MAIL },
  starts: 'lot',
  last: [],
};
const FORM = formFor(PROPOSAL);
const nameOf = (character: string) => character.toUpperCase();
const coloursOf = ({ rows }: NewGameForm) => rows.map(({ colour }) => colour);
const typed = (texts: Partial<NewGameForm>) => problemsOf({ ...FORM, ...texts });

describe('the form', () => {
  it('begins with the proposed players, and gives the others the colours that are left', () => {
    expect(FORM).toMatchObject({ count: 2, seed: '' });
    expect(FORM.rows.slice(0, 2)).toEqual(PROPOSED);
    expect(coloursOf(FORM)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect(FORM.rows.slice(2).map(({ name, email, country }) => name + email + country)).toEqual(['', '']);
  });

  it('is right as proposed, and gives back the proposed players', () => {
    expect(isRight(problemsOf(FORM))).toBe(true);
    expect(playersOf(FORM, nameOf)).toEqual(PROPOSED);
  });

  it('never has a colour twice, whoever chooses what', () => {
    const random = seededRandom(5);
    let form = FORM;
    for (let turn = 0; turn < 500; turn++) {
      const [row, colour] = [random(4), COLOURS[random(4)] ?? 'red'];
      const before = coloursOf(form);
      form = withColour(form, row, colour);
      expect(form.rows[row]?.colour).toBe(colour);
      expect(coloursOf(form).toSorted()).toEqual(COLOURS.toSorted());
      // Nobody else's colour changes but that of the player who had it.
      const changed = before.filter((each, at) => each !== coloursOf(form)[at]);
      expect([0, 2]).toContain(changed.length);
    }
    expect(form.rows.map(({ name }) => name)).toEqual(FORM.rows.map(({ name }) => name));
  });

  it('changes the one field that is typed in', () => {
    const changed = withField(FORM, 1, 'country', ' Åland ');
    expect(changed.rows[1]).toEqual({ ...FORM.rows[1], country: ' Åland ' });
    expect(changed.rows.filter((row, at) => row !== FORM.rows[at])).toHaveLength(1);
    expect(playersOf(changed, nameOf)[1]?.country).toBe('Åland');
  });
});

describe('the form of two pairs', () => {
  const doubles = withSize(FORM, 'doubles');

  it('gives partners the colours of the first two', () => {
    expect(coloursOf(doubles)).toEqual(['blue', 'red', 'blue', 'red']);
    expect([doubles.count, sizeOf(doubles), isPaired(doubles)]).toEqual([4, 'doubles', true]);
    expect(rowsShown(doubles)).toEqual([0, 2, 1, 3]);
    const match = { ...doubles, isCompetition: true };
    expect(problemsOf(match)).toMatchObject({ rows: [{}, {}, { name: 'missing' }, { name: 'missing' }] });
    expect(problemsOf(doubles).colourTwice).toBe(false);
  });

  it('stays two pairs of two colours, whoever chooses what', () => {
    const random = seededRandom(6);
    let form = doubles;
    for (let turn = 0; turn < 200; turn++) {
      const [row, colour] = [random(4), COLOURS[random(4)] ?? 'red'];
      form = withColour(form, row, colour);
      expect(form.rows[row]?.colour).toBe(colour);
      expect(isPaired(form)).toBe(true);
    }
  });

  it.each(['2', '3', '4'] as const)('gives %s players colours of their own again', (size) => {
    const back = withSize(doubles, size);
    expect(coloursOf(back)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect([back.count, sizeOf(back), isPaired(back)]).toEqual([Number(size), size, false]);
    expect(back.rows.map(({ name }) => name)).toEqual(FORM.rows.map(({ name }) => name));
  });

  it('leaves the colours alone when only the number of players changes', () => {
    const chosen = withColour(FORM, 0, 'green');
    expect(withSize(chosen, '4').rows).toEqual(chosen.rows);
  });

  it('is proposed to those who played it last', () => {
    const pairs = [...PROPOSED, ...PROPOSED].map((row, at) => ({ ...row, name: `Player ${at}` }));
    const form = formFor({ ...PROPOSAL, players: { ...PROPOSAL.players, people: pairs } });
    expect(sizeOf(form)).toBe('doubles');
    expect(isRight(problemsOf(form))).toBe(true);
    expect(teamAt(form, 3).map(({ name }) => name)).toEqual(['Player 1', 'Player 3']);
    expect(teamAt(FORM, 0)).toEqual([FORM.rows[0]]);
  });
});

describe('the rankings', () => {
  it.each([
    ['two here', FORM, true],
    ['one against the computer', withKind(FORM, 'computer', PROPOSAL), true],
    ['two by mail', { ...FORM, kind: 'email' as const }, false],
    ['three', withSize(FORM, '3'), false],
    ['two pairs', withSize(FORM, 'doubles'), false],
    ['two with the tiles of the first edition', { ...FORM, set: 'first-edition' as const }, false],
  ])('of a game of %s are told of, or not', (_, form, isRanked) => {
    expect(mayBeRanked(form)).toBe(isRanked);
  });
});

describe('the form with computer players', () => {
  it('keeps what is not about players when the kind of game changes', () => {
    const changed = withKind({ ...FORM, seed: '7', isCompetition: true }, 'computer', PROPOSAL);
    expect(changed).toMatchObject({ kind: 'computer', count: 2, seed: '7', isCompetition: true, starts: 'lot' });
    expect(changed.rows.slice(0, 2)).toEqual(AGAINST);
    expect(withKind(changed, 'people', PROPOSAL).rows).toEqual(FORM.rows);
  });

  it('names them itself, and asks nothing of them', () => {
    const form = withRobot(withField(FORM, 1, 'name', ''), 1, { character: 'thorn', level: 4 });
    expect(isRight(problemsOf(form))).toBe(true);
    const robot = { character: 'thorn', level: 4 };
    expect(playersOf(form, nameOf)).toEqual([
      PROPOSED[0],
      { name: 'THORN', email: '', country: '', colour: 'red', robot },
    ]);
  });

  it('asks for a name again when a person takes the seat', () => {
    const form = withRobot(withKind({ ...FORM, isCompetition: true }, 'computer', PROPOSAL), 1, undefined);
    expect(problemsOf(form).rows).toEqual([{}, { name: 'missing' }]);
  });

  it('takes the usual one for one that it does not know', () => {
    const row = { ...PROPOSED[0], robot: { character: 'nobody', level: 3 } };
    expect(robotOf({ name: '', email: '', country: '', colour: 'red', ...row })).toEqual({
      character: 'mason',
      level: 3,
    });
  });
});

const startersIn = (form: NewGameForm) => startsOffered(form).map((offer) => offer.starts);

describe('who starts', () => {
  const ANN = playerKey({ name: 'Ann', email: 'ann@example.org', country: 'Nauru' });
  const BOB = playerKey({ name: 'Bob', email: '', country: '' });

  it('is the highest tile, a lot, or anybody who plays, in every kind of game', () => {
    for (const kind of ['people', 'computer', 'email'] as const) {
      const form = withKind(FORM, kind, PROPOSAL);
      expect(startersIn(form)).toEqual(['drawn', 'lot', 'seat1', 'seat2']);
      expect(starterIn({ ...form, starts: 'drawn' })).toEqual({ by: 'highest' });
      expect(starterIn({ ...form, starts: 'lot' })).toEqual({ by: 'lot' });
      expect(starterIn({ ...form, starts: 'seat2' })).toEqual({ by: 'agreed', seat: 1 });
    }
    expect(startersIn({ ...FORM, count: 4 })).toHaveLength(6);
  });

  it('may be the winner of the last game between those who play, and of no other', () => {
    const last = withLast(withLast([], { players: [BOB, ANN], winner: 1 }), { players: [ANN, BOB, 'Cy++'], winner: 0 });
    const form = { ...FORM, last, starts: 'winner' as const };
    expect(starterIn(form)).toEqual({ by: 'winner', seat: 0 });
    expect(starterIn(withField(form, 0, 'name', 'Anna'))).toEqual({ by: 'highest' });
    expect(starterIn({ ...form, last: withLast(last, { players: [ANN, BOB] }) })).toEqual({ by: 'highest' });
    expect(starterIn({ ...form, last: withLast(last, { players: [ANN, BOB], winner: 1 }) })).toEqual({
      by: 'winner',
      seat: 1,
    });
    expect(starterIn({ ...form, last: [] })).toEqual({ by: 'highest' });
  });

  it('is the highest tile again when who was chosen does not play', () => {
    expect(startsIn({ ...FORM, count: 3, starts: 'seat3' })).toBe('seat3');
    expect(startsIn({ ...FORM, count: 2, starts: 'seat3' })).toBe('drawn');
    expect(startsIn(withKind({ ...FORM, starts: 'seat2' }, 'computer', PROPOSAL))).toBe('drawn');
  });

  it('is settled before a tile is drawn: a lot falls on every seat', () => {
    const seats = Array.from({ length: 60 }, () => settled({ by: 'lot' }, 3));
    expect(new Set(seats.map(({ starter }) => starter))).toEqual(new Set([0, 1, 2]));
    expect(new Set(seats.map(({ startedBy }) => startedBy))).toEqual(new Set(['lot']));
    expect(settled({ by: 'highest' }, 3)).toEqual({});
    expect(settled({ by: 'agreed', seat: 2 }, 3)).toEqual({ starter: 2 });
    expect(settled({ by: 'winner', seat: 0 }, 2)).toEqual({ starter: 0, startedBy: 'winner' });
  });

  it('is remembered for some tables, the latest first', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ players: [`a${at}++`, 'b++'] }));
    const kept = many.reduce(withLast, [] as LastGame[]);
    expect(kept.map(({ players: [first] }) => first)).toEqual(Array.from({ length: 30 }, (_, at) => `a${39 - at}++`));
  });
});

describe('what is asked of people', () => {
  it('is more than a name by mail and under competition rules alone', () => {
    expect(asksDetails(FORM)).toBe(false);
    expect(asksDetails(withKind(FORM, 'computer', PROPOSAL))).toBe(false);
    expect(asksDetails({ ...FORM, isCompetition: true })).toBe(true);
    expect(asksDetails(withKind(FORM, 'email', PROPOSAL))).toBe(true);
  });

  it('is nothing before a usual game', () => {
    const proposal = proposalFrom(FIRST_GAMES, { name: '', address: '' });
    for (const kind of ['computer', 'people'] as const) {
      const form = formFor({ ...proposal, kind });
      expect(isRight(problemsOf(form))).toBe(true);
      expect(isRight(problemsOf({ ...form, isCompetition: true }))).toBe(false);
    }
  });

  it('keeps out what no file could hold where nobody sees it', () => {
    const wrong = withField(withField(FORM, 0, 'email', 'a+b@example.org'), 0, 'country', ' Nauru ');
    expect(isRight(problemsOf(wrong))).toBe(true);
    expect(playersOf(wrong, nameOf)[0]).toMatchObject({ name: 'Ann', email: '', country: 'Nauru' });
    expect(isRight(problemsOf({ ...wrong, isCompetition: true }))).toBe(false);
    expect(problemsOf(withField(FORM, 0, 'name', 'a+b')).rows[0]).toEqual({ name: 'plus' });
  });
});

describe('a problem', () => {
  it('is told at its row and field, of those who play alone', () => {
    const match = { ...FORM, isCompetition: true };
    expect(problemsOf({ ...match, count: 3 }).rows).toEqual([{}, {}, { name: 'missing' }]);
    const wrong = withField(withField(match, 0, 'email', 'a+b@example.org'), 0, 'country', 'x'.repeat(101));
    expect(problemsOf(wrong).rows).toEqual([{ email: 'plus', country: 'tooLong' }, {}]);
    expect(isRight(problemsOf(wrong))).toBe(false);
  });

  it('is not made by white space round a text', () => {
    expect(isRight(problemsOf(withField(FORM, 0, 'name', `  ${'x'.repeat(100)}\t`)))).toBe(true);
    const match = { ...FORM, isCompetition: true };
    expect(problemsOf(withField(match, 0, 'name', ' \t ')).rows[0]).toEqual({ name: 'missing' });
  });

  it('is two players of one colour', () => {
    const rows = PROPOSED.map((player) => ({ ...player, colour: 'red' as const }));
    expect(typed({ rows }).colourTwice).toBe(true);
    expect(isRight(typed({ rows }))).toBe(false);
  });

  it.each(['', '  ', '0', '7', ' 7 ', '007', String(MAX_SEED)])('is not the deal number %o', (seed) => {
    expect(typed({ seed }).seed).toBe(false);
  });

  it('is no deal number under competition rules, where none can be given', () => {
    expect(typed({ seed: 'seven', isCompetition: true }).seed).toBe(false);
    expect(['7', ' '].map((seed) => seedOf({ ...FORM, seed }))).toEqual([7, undefined]);
    expect(seedOf({ ...FORM, seed: '7', isCompetition: true })).toBeUndefined();
  });

  it.each([
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'seven',
    '1 2',
    '+7',
    '٣',
    'NaN',
    'Infinity',
    String(MAX_SEED + 1),
    '9'.repeat(400),
  ])('is the deal number %s', (seed) => {
    expect(typed({ seed }).seed).toBe(true);
    expect(isRight(typed({ seed }))).toBe(false);
  });
});

describe('the form of a game by mail', () => {
  const form = withKind(FORM, 'email', PROPOSAL);
  const problems = (change: Partial<NewGameForm>) => problemsOf({ ...form, ...change });

  it('is right as proposed, and says who is reached by mail', () => {
    expect(isRight(problemsOf(form))).toBe(true);
    expect(playersOf(form, nameOf)).toEqual(BY_MAIL);
    expect(playersOf({ ...form, kind: 'people' }, nameOf).map(({ isByMail }) => isByMail)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('lets further players come by mail', () => {
    expect(form.rows.map(({ isByMail }) => isByMail)).toEqual([undefined, true, true, true]);
    expect(FORM.rows.map(({ isByMail }) => isByMail)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('proposes what the mail account says of the person, where nothing else is known', () => {
    const account = { name: 'Zoë', address: 'zoe@example.net' };
    const first = (games: RememberedGames) => proposalFrom(games, account).players.email[0];
    expect(first(FIRST_GAMES)).toMatchObject({ name: 'Zoë', email: 'zoe@example.net' });
    expect(first({ ...FIRST_GAMES, people: PROPOSED })).toMatchObject({ name: 'Ann', email: 'ann@example.org' });
    expect(first({ ...FIRST_GAMES, email: BY_MAIL })).toMatchObject({ name: 'Ann', email: 'ann@example.net' });
    expect(proposalFrom(FIRST_GAMES, account).players.people[0]).toMatchObject({ name: '', email: '' });
  });

  it('needs the addresses of all people, also of those here, for the others answer them', () => {
    const found = problems({ rows: form.rows.map((row) => ({ ...row, email: ' ' })) });
    expect(found.rows).toEqual([{ email: 'missing' }, { email: 'missing' }]);
    expect(problemsOf(withRobot(form, 1, { character: 'mason', level: 1 })).rows[1]).toEqual({});
    expect(isRight(found)).toBe(false);
  });

  it('needs somebody here and somebody elsewhere', () => {
    const allHere = withPerson(form, 1, false);
    const allAway = withPerson(form, 0, true);
    expect([form, allHere, allAway].map((each) => problemsOf(each).oneComputer)).toEqual([false, true, true]);
    expect(isRight(problemsOf(allHere))).toBe(false);
    expect(problemsOf({ ...allHere, kind: 'people' }).oneComputer).toBe(false);
    const withoutMe = withRobot(form, 0, { character: 'mason', level: 1 });
    expect(problemsOf(withoutMe).oneComputer).toBe(true);
  });

  it('keeps the name of a person who changes places, and forgets that of a computer player', () => {
    expect(withPerson(form, 1, false).rows[1]).toMatchObject({ name: 'Bob', isByMail: false });
    const robot = withRobot(form, 1, { character: 'mason', level: 1 });
    expect(withPerson(robot, 1, true).rows[1]).toMatchObject({ name: '', isByMail: true, robot: undefined });
  });
});
