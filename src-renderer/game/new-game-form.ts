import type { LastGame, NewGameKind, RememberedPlayers, Starts } from '../../src-shared/bridge/bridge';
import type { Player, PlayerField } from '../../src-shared/record';
import { CHARACTERS, DEFAULT_CHARACTER, LEVELS, type Robot } from '../../src-shared/robots';
import { COLOURS, type Colour, isDoubles, isSeed, MAX_SEATS, type SetName } from '../../src-shared/tantrix';
import { lastWinner, playerKey, type StarterChoice } from './starter';
import type { NewGameProposal } from './proposals';
import { type PlayerProblems, problemsOfPlayers, trimmed } from './player-form';

/**
 * The New Game dialog as a value: four rows, of which the first `count` play. Against the computer the first row is the
 * person's, the second the computer player's.
 */
export interface NewGameForm {
  readonly kind: NewGameKind;
  readonly count: number;
  readonly rows: readonly Row[];
  /** As typed; empty for a random deal. */
  readonly seed: string;
  /** Whether the game is played under competition rules. */
  readonly isCompetition: boolean;
  readonly set: SetName;
  /** Who plays the first tile, as chosen; a choice that does not hold for those who play now counts as the highest tile. */
  readonly starts: Starts;
  /** How games ended before, the latest first. */
  readonly last: readonly LastGame[];
}
export type Row = RememberedPlayers[number];

export interface FormProblems {
  /** By row, what is wrong with each field. */
  readonly rows: readonly PlayerProblems[];
  readonly colourTwice: boolean;
  /** A game by mail in which nobody is reached by mail, or nobody plays here. */
  readonly oneComputer: boolean;
  readonly seed: boolean;
}

/** The form for proposed players, filled up to four rows with the colours that are left. */
export function formFor({
  kind,
  players: proposed,
  starts,
  last,
  isCompetition = false,
  set = 'standard',
}: NewGameProposal): NewGameForm {
  const players = proposed[kind];
  const rows: Row[] = [...players];
  for (const colour of COLOURS) {
    if (rows.length < MAX_SEATS && rows.every((row) => row.colour !== colour)) {
      rows.push({ name: '', email: '', country: '', colour, ...(kind === 'email' ? { isByMail: true } : {}) });
    }
  }
  return { kind, count: players.length, rows, seed: '', isCompetition, set, starts, last };
}

/** The form for another kind of game, with the players proposed for that; what is not about players stays. */
export function withKind(form: NewGameForm, kind: NewGameKind, proposal: NewGameProposal): NewGameForm {
  const { count, rows, last } = formFor({ ...proposal, kind });
  const starts = kind === form.kind || !SEATS.has(form.starts) ? form.starts : 'drawn';
  return { ...form, kind, count, rows, starts, last };
}

/** Seats a person in a row, here or at a computer of their own. */
export const withPerson = (form: NewGameForm, row: number, isByMail: boolean): NewGameForm => {
  const { rows } = withRobot(form, row, undefined);
  return {
    ...form,
    // A person who stays keeps their name.
    rows: rows.map((each, at) => (at === row ? { ...each, name: nameIn(form, row), isByMail } : each)),
  };
};

const nameIn = ({ rows }: NewGameForm, row: number): string => (rows[row]?.robot ? '' : (rows[row]?.name ?? ''));

/** Seats a computer player in a row, or with `undefined` a person. */
export const withRobot = (form: NewGameForm, row: number, robot: Robot | undefined): NewGameForm => ({
  ...form,
  rows: form.rows.map((each, at) => (at === row ? { ...each, name: robot ? each.name : '', robot } : each)),
});

/** Lets the level of the computer player in a row follow how the games against it end, or stay. */
export const withAdapting = (form: NewGameForm, row: number, adapts: boolean): NewGameForm => ({
  ...form,
  rows: form.rows.map((each, at) => (at === row ? { ...each, adapts } : each)),
});

/** The computer player of a row; one that this program does not have is taken for the usual one. */
export function robotOf({ robot }: Row): Robot | undefined {
  return (
    robot && {
      character: CHARACTERS.find((each) => each === robot.character) ?? DEFAULT_CHARACTER,
      level: LEVELS.find((each) => each === robot.level) ?? 1,
    }
  );
}

export const withField = (form: NewGameForm, row: number, field: PlayerField, text: string): NewGameForm => ({
  ...form,
  rows: form.rows.map((each, at) => (at === row ? { ...each, [field]: text } : each)),
});

/** Gives a row a colour, and a partner with it; who had it takes the row's old one, so that no two teams are ever alike. */
export function withColour(form: NewGameForm, row: number, colour: Colour): NewGameForm {
  const old = form.rows[row]?.colour;
  return {
    ...form,
    rows: form.rows.map((each, at) => {
      if (at === row || (each.colour === old && isPaired(form))) return { ...each, colour };
      return each.colour === colour && old ? { ...each, colour: old } : each;
    }),
  };
}

/** How many play, and whether each for themselves. */
export const SIZES = ['2', '3', '4', 'doubles'] as const;
export type PlayerCount = (typeof SIZES)[number];

/** Whether two teams of two play, partners in the first row and the third, and in the second and the fourth. */
export const isPaired = ({ count, rows }: NewGameForm): boolean =>
  isDoubles(rows.slice(0, count).map(({ colour }) => colour));

export const sizeOf = (form: NewGameForm): PlayerCount =>
  isPaired(form) ? 'doubles' : (SIZES.find((size) => size === String(form.count)) ?? '2');

/** Lets so many play. Partners get one colour; who was a partner before, one that is left. */
export function withSize(form: NewGameForm, size: PlayerCount): NewGameForm {
  const colours = form.rows.map(({ colour }) => colour);
  const own = colours.slice(0, 2);
  if (size === 'doubles') return coloured({ ...form, count: MAX_SEATS }, [...own, ...own]);
  const free = COLOURS.filter((colour) => !own.includes(colour));
  return coloured({ ...form, count: Number(size) }, isPaired(form) ? [...own, ...free] : colours);
}

const coloured = (form: NewGameForm, colours: readonly Colour[]): NewGameForm => ({
  ...form,
  rows: form.rows.map((row, at) => ({ ...row, colour: colours[at] ?? row.colour })),
});

/** The rows that play, in the order in which they are shown: partners together. */
export const rowsShown = (form: NewGameForm): readonly number[] =>
  isPaired(form) ? [0, 2, 1, 3] : form.rows.slice(0, form.count).map((_, at) => at);

/** The row and its partner's, if it has one. */
export const teamAt = (form: NewGameForm, row: number): readonly Row[] =>
  form.rows.filter((_, at) => at === row || (isPaired(form) && at % 2 === row % 2));

/**
 * Whether people are asked for more than a name, and have to have one: others write to them, or rankings tell them apart.
 * Elsewhere a game begins without a word typed.
 */
export const asksDetails = ({ kind, isCompetition }: NewGameForm): boolean => kind === 'email' || isCompetition;

export function problemsOf(form: NewGameForm): FormProblems {
  const { kind, count, rows } = form;
  const playing = rows.slice(0, count);
  return {
    rows: problemsOfPlayers(playing).map((found, at) => problemsOfRow(form, found, playing[at])),
    oneComputer: kind === 'email' && !(playing.some(isAway) && playing.some(isPersonHere)),
    colourTwice: !isPaired(form) && new Set(playing.map(({ colour }) => colour)).size < playing.length,
    seed: hasBadSeed(form),
  };
}

/** The deal number; undefined where the tiles are drawn by chance. Under competition rules nobody chooses what is drawn. */
export const seedOf = ({ isCompetition, seed }: NewGameForm): number | undefined =>
  isCompetition || seed.trim() === '' ? undefined : Number(seed);

function hasBadSeed(form: NewGameForm): boolean {
  const seed = seedOf(form);
  return seed !== undefined && !(/^\d+$/.test(form.seed.trim()) && isSeed(seed));
}

const isAway = ({ isByMail, robot }: Row): boolean => !robot && isByMail === true;
const isPersonHere = (row: Row): boolean => !row.robot && !isAway(row);

/**
 * A computer player has no texts, and who is not asked for details may leave the name empty; in a game by mail people need
 * addresses, those here too: the others answer them.
 */
function problemsOfRow(form: NewGameForm, found: PlayerProblems, row: Row | undefined): PlayerProblems {
  if (!row || row.robot) return {};
  if (!asksDetails(form)) return found.name && found.name !== 'missing' ? { name: found.name } : {};
  return form.kind === 'email' && row.email.trim() === '' ? { ...found, email: 'missing' } : found;
}

export const isRight = ({ rows, colourTwice, oneComputer, seed }: FormProblems): boolean =>
  !colourTwice && !oneComputer && !seed && rows.every((row) => Object.keys(row).length === 0);

/** Whether under competition rules the game would be entered into the rankings, if it is finished in one sitting. */
export const mayBeRanked = ({ kind, count, set }: NewGameForm): boolean =>
  count === 2 && kind !== 'email' && set === 'standard';

/** All who play: people's texts without the white space round them, computer players with the names they are given. */
export const playersOf = (form: NewGameForm, nameOf: (character: Robot['character']) => string): RememberedPlayers =>
  form.rows.slice(0, form.count).map((row) => {
    const robot = robotOf(row);
    const { colour } = row;
    return robot
      ? { name: nameOf(robot.character), email: '', country: '', colour, robot, adapts: row.adapts }
      : { ...textsOf(form, row), colour, ...(form.kind === 'email' && row.isByMail ? { isByMail: true } : {}) };
  });

/** What is known of a person; where details are not asked for, without those that no file could hold. */
function textsOf(form: NewGameForm, row: Row): Player {
  const texts = trimmed(row);
  const [found = {}] = asksDetails(form) ? [] : problemsOfPlayers([texts]);
  return { ...texts, ...(found.email ? { email: '' } : {}), ...(found.country ? { country: '' } : {}) };
}

/** By choice, the row that it names. */
const SEATS: ReadonlyMap<Starts, number> = new Map([
  ['seat1', 0],
  ['seat2', 1],
  ['seat3', 2],
  ['seat4', 3],
]);

/** The row of whoever won the last game between those who play now; undefined where there is none, or nobody won alone. */
export const winnerIn = ({ last, rows, count }: NewGameForm): number | undefined =>
  lastWinner(last, rows.slice(0, count).map(playerKey));

/** Who can be chosen to start, with the row that a choice names. */
export function startsOffered(form: NewGameForm): { readonly starts: Starts; readonly row?: number }[] {
  const winner = winnerIn(form);
  return [
    { starts: 'drawn' },
    { starts: 'lot' },
    ...(winner === undefined ? [] : [{ starts: 'winner' as const, row: winner }]),
    ...[...SEATS].filter(([, row]) => row < form.count).map(([starts, row]) => ({ starts, row })),
  ];
}

/** The choice that holds. */
export const startsIn = (form: NewGameForm): Starts =>
  startsOffered(form).find(({ starts }) => starts === form.starts)?.starts ?? 'drawn';

/** Who plays the first tile, as far as it can be said before it is settled. */
export function starterIn(form: NewGameForm): StarterChoice {
  const starts = startsIn(form);
  const seat = startsOffered(form).find((offer) => offer.starts === starts)?.row;
  if (seat === undefined) return { by: starts === 'lot' ? 'lot' : 'highest' };
  return { by: starts === 'winner' ? 'winner' : 'agreed', seat };
}
