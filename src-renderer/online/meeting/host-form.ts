import {
  type HostRequest,
  MAX_TABLE_NAME_LENGTH,
  type TablePlace,
  type TableRules,
} from '../../../src-shared/bridge/bridge';
import { parseServer } from '../../../src-shared/online/invitation';
import type { DRAWERS } from '../../../src-shared/online/terms';
import { type FieldProblem, fieldProblem } from '../../../src-shared/record';
import type { Robot } from '../../../src-shared/robots';
import { COLOURS, type Colour, MAX_SEATS, type SetName } from '../../../src-shared/tantrix';
import type { PlayerCount } from '../../game/new-game-form';
import type { PlayerProblems } from '../../game/player-form';
import { isNameTwice, meOfPerson, nameProblem } from './people-here';
import { isRight, meOf, problemsOfSelf, type Self } from './self';

/** The dialog in which a table is opened, as a value. */

/** Minutes for all moves of a player. */
export const CLOCKS = ['none', '12', '15', '20', '30'] as const;
export type Clock = (typeof CLOCKS)[number];

/** By the rules of tournaments: partners have less time each than those who play for themselves. */
const clockOfTournaments = (size: PlayerCount): Clock => (size === 'doubles' ? '12' : '15');

/** A seat that is not the host's: for whoever comes, for somebody at this computer, or for a computer player. */
export interface OtherSeat {
  readonly colour: Colour;
  readonly robot?: Robot | undefined;
  /** Of somebody at this computer, as typed. */
  readonly name?: string | undefined;
}

/** Who takes a seat; whoever comes, where neither is given. */
export type Taker = Omit<OtherSeat, 'colour'>;

export interface HostForm {
  readonly self: Self;
  /** Where the table is opened. */
  readonly place: TablePlace;
  /** The server that is meant: its address or its link, as typed; left out before one was named. */
  readonly server?: string | undefined;
  /** At a server: by whom tiles are drawn. */
  readonly drawers: (typeof DRAWERS)[number];
  /** Of the table, as typed; empty for the usual one. */
  readonly name: string;
  readonly size: PlayerCount;
  /** The others of four seats in turn order, of which the first are played; in doubles the second is the host's partner's. */
  readonly others: readonly OtherSeat[];
  readonly clock: Clock;
  readonly isCompetition: boolean;
  /** With which tiles. */
  readonly set: SetName;
  readonly mayWatch: boolean;
  /** Whether Gobble is raced there, and by how many. */
  readonly isRace: boolean;
  readonly racers: TableRules['seats'];
  /** Empty for none. */
  readonly password: string;
}

export interface HostProblems {
  readonly self: PlayerProblems;
  /** By seat besides the host's, what is wrong with the name. */
  readonly names: readonly (FieldProblem | undefined)[];
  readonly isNameTwice: boolean;
  readonly table: FieldProblem | undefined;
  /** Whether nobody could come. */
  readonly noFreeSeat: boolean;
  /** Whether what is typed names no server. */
  readonly noServer: boolean;
}

export const hostFormFor = (self: Self, server?: string): HostForm => ({
  self,
  place: server === undefined ? 'network' : 'server',
  server,
  drawers: 'server',
  name: '',
  size: '2',
  others: COLOURS.filter((colour) => colour !== self.colour).map((colour) => ({ colour })),
  clock: 'none',
  isCompetition: false,
  set: 'standard',
  mayWatch: true,
  isRace: false,
  racers: 2,
  password: '',
});

export const isPaired = ({ size }: Pick<HostForm, 'size'>): boolean => size === 'doubles';

/** How many seats there are. */
export const seatsOf = ({ size }: Pick<HostForm, 'size'>): 2 | 3 | 4 => {
  if (size === '2') return 2;
  return size === '3' ? 3 : MAX_SEATS;
};

/** The seats that are played besides the host's. */
export const othersIn = (form: HostForm): readonly OtherSeat[] => form.others.slice(0, seatsOf(form) - 1);

/** Their numbers in the order in which they are shown: partners together. */
export const othersShown = (form: HostForm): readonly number[] =>
  isPaired(form) ? [PARTNER, 0, 2] : othersIn(form).map((_, at) => at);

/** Of the others, the one who sits opposite the host. */
export const PARTNER = 1;

/** Who the host is. */
export const withSelf = (form: HostForm, self: Self): HostForm => ({
  ...swapped(form, form.self.colour, self.colour),
  self,
});

/** Who takes a seat, from 0. */
export const withTaker = (form: HostForm, at: number, taker: Taker): HostForm => ({
  ...form,
  others: form.others.map((seat, each) => (each === at ? { ...taker, colour: seat.colour } : seat)),
});

/** Gives a seat a colour, and its partner with it; who had it gets the seat's old one. */
export const withColour = (form: HostForm, at: number, colour: Colour): HostForm =>
  swapped(form, form.others[at]?.colour ?? colour, colour);

/** Two colours exchanged, wherever they are. */
function swapped(form: HostForm, one: Colour, other: Colour): HostForm {
  const swap = <Seat extends { readonly colour: Colour }>(seat: Seat): Seat => {
    if (seat.colour === one) return { ...seat, colour: other };
    return seat.colour === other ? { ...seat, colour: one } : seat;
  };
  return { ...form, self: swap(form.self), others: form.others.map(swap) };
}

/** Lets so many play. Partners get one colour; who was a partner before, one that is left. A clock of tournaments stays one. */
export function withSize(form: HostForm, size: PlayerCount): HostForm {
  const own = form.self.colour;
  const [{ colour: theirs } = { colour: own }] = form.others;
  const free = COLOURS.filter((colour) => colour !== own && colour !== theirs);
  const colours = size === 'doubles' ? [theirs, own, theirs] : [theirs, ...free];
  const isSame = isPaired(form) === (size === 'doubles');
  return {
    ...form,
    size,
    clock: form.clock === clockOfTournaments(form.size) ? clockOfTournaments(size) : form.clock,
    others: isSame ? form.others : form.others.map((seat, at) => ({ ...seat, colour: colours[at] ?? seat.colour })),
  };
}

/** By how many is played, with which tiles, and by which rules: whether that is ranked depends on all three. */
export const playedIn = (form: HostForm): Pick<HostRequest['rules'], 'seats' | 'set' | 'isCompetition'> => ({
  seats: seatsOf(form),
  ...(form.set === 'standard' ? {} : { set: form.set }),
  isCompetition: form.isCompetition,
});

export function problemsOf(form: HostForm): HostProblems {
  const name = form.name.trim();
  const others = othersIn(form);
  const people = others.flatMap((seat) => seat.name ?? []);
  return {
    self: problemsOfSelf(form.self, form.place === 'server'),
    names: form.isRace ? [] : others.map((seat) => (seat.name === undefined ? undefined : nameProblem(seat.name))),
    isNameTwice: !form.isRace && isNameTwice([form.self.name, ...people]),
    table: tableNameProblem(name),
    noFreeSeat: !form.isRace && others.every((seat) => seat.robot !== undefined || seat.name !== undefined),
    noServer: form.place === 'server' && !parseServer(form.server ?? ''),
  };
}

function tableNameProblem(name: string): FieldProblem | undefined {
  if (name === '') return undefined;
  return name.length > MAX_TABLE_NAME_LENGTH ? 'tooLong' : fieldProblem('name', name);
}

export const mayOpen = (problems: HostProblems): boolean =>
  isRight(problems.self) &&
  problems.names.every((problem) => problem === undefined) &&
  problems.table === undefined &&
  !problems.isNameTwice &&
  !problems.noFreeSeat &&
  !problems.noServer;

/** How many can race. */
export const RACER_COUNTS = [2, 3, 4, 5, 6] as const satisfies readonly TableRules['seats'][];

const raceRequest = (form: HostForm, usualName: string): HostRequest => ({
  rules: {
    name: form.name.trim() || usualName,
    seats: form.racers,
    isRace: true,
    isCompetition: false,
    mayWatch: false,
  },
  ...whereOf(form),
  people: [meOf(form.self, form.place === 'server')],
  ...lockOf(form),
  robots: [],
});

/** At which server, if at one. */
const whereOf = ({ place, server }: HostForm): Pick<HostRequest, 'server'> =>
  place === 'server' && server ? { server: server.trim() } : {};

const lockOf = ({ password }: HostForm): Pick<HostRequest, 'password'> => (password === '' ? {} : { password });

/**
 * What main is asked for.
 *
 * @param usualName what a table is called that was given no name
 */
export const requestOf = (form: HostForm, usualName: string): HostRequest =>
  form.isRace ? raceRequest(form, usualName) : gameRequest(form, usualName);

const gameRequest = (form: HostForm, usualName: string): HostRequest => ({
  rules: {
    name: form.name.trim() || usualName,
    ...playedIn(form),
    ...(isPaired(form) ? { isDoubles: true } : {}),
    ...(form.clock === 'none' ? {} : { minutes: Number(form.clock) }),
    mayWatch: form.mayWatch,
    ...(form.place === 'server' && form.drawers === 'all' ? { drawers: 'all' } : {}),
  },
  ...whereOf(form),
  people: [
    meOf(form.self, form.place === 'server'),
    ...othersIn(form).flatMap(({ name, colour }) => (name === undefined ? [] : meOfPerson(name, colour))),
  ],
  ...lockOf(form),
  robots: othersIn(form).flatMap(({ colour, robot }) => (robot ? [{ colour, robot }] : [])),
});
