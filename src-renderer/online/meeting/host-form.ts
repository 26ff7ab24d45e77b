import { type HostRequest, MAX_TABLE_NAME_LENGTH } from '../../../src-shared/bridge/bridge';
import { type FieldProblem, fieldProblem } from '../../../src-shared/record';
import type { Robot } from '../../../src-shared/robots';
import { COLOURS, type Colour } from '../../../src-shared/tantrix';
import type { PlayerProblems } from '../../game/player-form';
import { isRight, meOf, problemsOfSelf, type Self } from './self';

/** The dialog in which a table is opened, as a value. */

export const COUNTS = [2, 3, 4] as const;
/** Minutes for all moves of a player. */
export const CLOCKS = ['none', '12', '15', '20', '30'] as const;
export type Clock = (typeof CLOCKS)[number];

/** A seat that is not the host's: for whoever comes, or for a computer player. */
export interface OtherSeat {
  readonly colour: Colour;
  readonly robot?: Robot | undefined;
}

export interface HostForm {
  readonly self: Self;
  /** Of the table, as typed; empty for the usual one. */
  readonly name: string;
  readonly count: (typeof COUNTS)[number];
  /** The others of four seats, of which the first `count - 1` are played. */
  readonly others: readonly OtherSeat[];
  readonly clock: Clock;
  readonly isCompetition: boolean;
  readonly mayWatch: boolean;
  /** Empty for none. */
  readonly password: string;
}

export interface HostProblems {
  readonly self: PlayerProblems;
  readonly table: FieldProblem | undefined;
  /** Whether nobody could come. */
  readonly noFreeSeat: boolean;
}

export const hostFormFor = (self: Self): HostForm => ({
  self,
  name: '',
  count: 2,
  others: COLOURS.filter((colour) => colour !== self.colour).map((colour) => ({ colour })),
  clock: 'none',
  isCompetition: false,
  mayWatch: true,
  password: '',
});

/** The seats that are played besides the host's. */
export const othersIn = ({ others, count }: HostForm): readonly OtherSeat[] => others.slice(0, count - 1);

/** Who the host is; a seat whose colour the host takes gets the host's old one. */
export const withSelf = (form: HostForm, self: Self): HostForm => ({
  ...form,
  self,
  others: form.others.map((seat) => (seat.colour === self.colour ? { ...seat, colour: form.self.colour } : seat)),
});

/** Who takes a seat, from 0; left out, whoever comes. */
export const withRobot = (form: HostForm, at: number, robot: Robot | undefined): HostForm => ({
  ...form,
  others: form.others.map((seat, each) => (each === at ? { ...seat, robot } : seat)),
});

/** Gives a seat a colour; who had it gets the seat's old one. */
export function withColour(form: HostForm, at: number, colour: Colour): HostForm {
  const old = form.others[at]?.colour ?? colour;
  const isOwn = form.self.colour === colour;
  return {
    ...form,
    self: isOwn ? { ...form.self, colour: old } : form.self,
    others: form.others.map((seat, each) => {
      if (each === at) return { ...seat, colour };
      return seat.colour === colour ? { ...seat, colour: old } : seat;
    }),
  };
}

export function problemsOf(form: HostForm): HostProblems {
  const name = form.name.trim();
  return {
    self: problemsOfSelf(form.self),
    table: tableNameProblem(name),
    noFreeSeat: othersIn(form).every(({ robot }) => robot),
  };
}

function tableNameProblem(name: string): FieldProblem | undefined {
  if (name === '') return undefined;
  return name.length > MAX_TABLE_NAME_LENGTH ? 'tooLong' : fieldProblem('name', name);
}

export const mayOpen = ({ self, table, noFreeSeat }: HostProblems): boolean =>
  isRight(self) && table === undefined && !noFreeSeat;

/**
 * What main is asked for.
 *
 * @param usualName what a table is called that was given no name
 */
export const requestOf = (form: HostForm, usualName: string): HostRequest => ({
  rules: {
    name: form.name.trim() || usualName,
    seats: form.count,
    isCompetition: form.isCompetition,
    ...(form.clock === 'none' ? {} : { minutes: Number(form.clock) }),
    mayWatch: form.mayWatch,
  },
  people: [meOf(form.self)],
  ...(form.password === '' ? {} : { password: form.password }),
  robots: othersIn(form).flatMap(({ colour, robot }) => (robot ? [{ colour, robot }] : [])),
});
