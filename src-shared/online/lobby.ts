import * as v from 'valibot';
import type { RobotPlayer } from '../record/players';
import type { Colour } from '../tantrix';
import type { OnlineProblem } from './problems';
import type { Hash, PublicKey } from './primitives';
import type { Me, TableRules } from './table';
import { type Terms, TermsSchema, versionFor } from './terms';
import type { SeatSeen } from './wire';

/** A table before its game: who comes, who is refused, and what all will play on. A value, of which every change makes the next. */

/** A seat that is taken, and the key of the program at which it is played. */
export interface TakenSeat extends Me {
  readonly key: PublicKey;
  readonly robot?: RobotPlayer;
}

export interface Lobby {
  readonly rules: TableRules;
  /** The key of the program that has opened the table, and runs its computer players. */
  readonly host: PublicKey;
  /** The key of the server that holds the table; left out where the host's program does. */
  readonly server?: PublicKey;
  /** In the order in which they were taken. */
  readonly taken: readonly TakenSeat[];
  /** Programs that only look on. */
  readonly watchers: readonly PublicKey[];
}

/** Who opens a table, and where. */
export type Opening = Pick<Lobby, 'rules' | 'host' | 'server'> & {
  /** The people at the host's program. */
  readonly people: readonly Me[];
};

/** A new table; or why these people cannot have one. */
export const openLobby = ({ people, ...table }: Opening): Lobby | OnlineProblem =>
  withPeople({ ...table, taken: [], watchers: [] }, table.host, people);

export const isFull = ({ rules, taken }: Lobby): boolean => taken.length >= rules.seats;

/** Whether those who have come can play before the table is full: at least two, at two programs. Pairs are complete or none. */
export const mayBegin = ({ rules, taken }: Pick<Lobby, 'rules' | 'taken'>): boolean =>
  !rules.isDoubles && taken.length < rules.seats && programsOf(taken).length > 1;

/** The table with more people, all at one program; who comes again has left first. */
export function withPeople(lobby: Lobby, key: PublicKey, people: readonly Me[]): Lobby | OnlineProblem {
  // Who races has the mouse and the keys for themselves.
  if (lobby.rules.isRace && people.length > 1) return 'fewSeats';
  let after = withoutProgram(lobby, key);
  for (const me of people) {
    const problem = isFull(after) ? noSeatAt(after, key) : problemOf(after, me);
    if (problem) return problem;
    after = { ...after, taken: [...after.taken, { ...me, key }] };
  }
  return after;
}

/** There is none at all, or not enough for all who come together. */
const noSeatAt = ({ taken }: Lobby, key: PublicKey): OnlineProblem =>
  taken.some((seat) => seat.key === key) ? 'fewSeats' : 'full';

function problemOf({ rules, taken }: Lobby, { name, colour }: Me): OnlineProblem | undefined {
  if (taken.some((seat) => sameName(seat.name, name))) return 'nameTaken';
  return mayHave(rules, coloursOf(taken), colour) ? undefined : 'colourTaken';
}

const coloursOf = (taken: readonly TakenSeat[]): Colour[] => taken.map(({ colour }) => colour);

/** Whether somebody can still have a colour beside those that others have: in doubles two have each of two. */
export function mayHave(
  { isDoubles, isRace, seats }: Pick<TableRules, 'isDoubles' | 'isRace' | 'seats'>,
  taken: readonly Colour[],
  colour: Colour,
): boolean {
  // There a shape by the seat tells players apart.
  if (isRace) return true;
  const [most, colours] = isDoubles ? [2, 2] : [1, seats];
  const all = [...taken, colour];
  return new Set(all).size <= colours && all.filter((each) => each === colour).length <= most;
}

/** The table with one more who looks on. */
export function withWatcher(lobby: Lobby, key: PublicKey): Lobby | OnlineProblem {
  if (!lobby.rules.mayWatch || lobby.rules.isRace) return 'noWatchers';
  const before = withoutProgram(lobby, key);
  return { ...before, watchers: [...before.watchers, key] };
}

/** The table with one more computer player, which the host's program runs. One seat is left for somebody else. */
export function withRobot(lobby: Lobby, colour: Colour, robot: RobotPlayer): Lobby | OnlineProblem {
  if (lobby.rules.isRace) return 'closed';
  const isAlone = lobby.taken.every(({ key }) => key === lobby.host);
  if (lobby.taken.length + (isAlone ? 1 : 0) >= lobby.rules.seats) return 'full';
  if (!mayHave(lobby.rules, coloursOf(lobby.taken), colour)) return 'colourTaken';
  return { ...lobby, taken: [...lobby.taken, { name: nameOf(robot, lobby), colour, robot, key: lobby.host }] };
}

/** The table when a program has left, or was lost. */
export const withoutProgram = (lobby: Lobby, key: PublicKey): Lobby => ({
  ...lobby,
  taken: lobby.taken.filter((seat) => seat.key !== key),
  watchers: lobby.watchers.filter((each) => each !== key),
});

/** The programs at which seats are taken, in the order in which they came: their numbers in the game. */
export const programsOf = (taken: readonly Pick<TakenSeat, 'key'>[]): readonly PublicKey[] => [
  ...new Set(taken.map(({ key }) => key)),
];

/** Who has come, as it is told to those who look for tables. */
export function seatsSeen(taken: readonly TakenSeat[]): SeatSeen[] {
  const programs = programsOf(taken);
  return taken.map(({ name, colour, key, robot }) => ({
    name,
    colour,
    ...(robot ? {} : { party: programs.indexOf(key) }),
  }));
}

/** Who plays, as it is told to those who look for tables. */
export const seatsPlayed = ({ seats }: Terms): SeatSeen[] =>
  seats.map(({ name, colour, played: { party, robot } }) => ({ name, colour, ...(robot ? {} : { party }) }));

/**
 * What those at a table play on: each program once, in the order in which they came, the host's first and a server last.
 *
 * @param nonce 32 bytes that nobody chose, as 64 hexadecimal digits
 */
export function termsOf({ rules, taken, server }: Lobby, nonce: Hash): Terms {
  const players = programsOf(taken);
  const { set, isCompetition, minutes, drawers = 'server' } = rules;
  return {
    version: versionFor(rules),
    parties: server === undefined ? [...players] : [...players, server],
    seats: seated({ rules, taken }).map(({ name, colour, key, robot }) => ({
      name,
      colour,
      played: { party: players.indexOf(key), ...(robot ? { robot } : {}) },
    })),
    ...(set === undefined ? {} : { set }),
    isCompetition,
    drawers: server === undefined ? 'all' : drawers,
    hasServer: server !== undefined,
    ...(minutes === undefined ? {} : { minutes }),
    nonce,
  };
}

/** Who was seated when, in turn order: partners sit opposite each other. */
export function seated({ rules, taken }: Pick<Lobby, 'rules' | 'taken'>): readonly TakenSeat[] {
  if (!rules.isDoubles) return taken;
  const first = taken.filter(({ colour }) => colour === taken[0]?.colour);
  const others = taken.filter((seat) => !first.includes(seat));
  return first.flatMap((seat, at) => [seat, others[at] ?? []].flat());
}

/** Whether terms are those of a table as it was told last: nobody is made to play on others. */
export const areOf = (terms: Terms, lobby: Lobby): boolean => inOrder(terms) === inOrder(termsOf(lobby, terms.nonce));

/** What of a table stays as it was told first, whatever it is called, and whoever comes or goes. */
export type Settled = Pick<Lobby, 'rules' | 'server'>;

/** Whether a table that is told again is still the one at which somebody has sat down. */
export const isSameTable = (before: Settled, after: Settled): boolean =>
  before.server === after.server &&
  JSON.stringify({ ...before.rules, name: '' }) === JSON.stringify({ ...after.rules, name: '' });

/**
 * Whether terms are those of a game for which people have asked, who were told nothing of it before.
 *
 * @param people those at the program of the key `own`
 * @param from the key of the program that tells the terms
 */
export function areFor(
  terms: Terms,
  rules: TableRules,
  people: readonly Me[],
  { own, from }: { readonly own: PublicKey; readonly from: PublicKey },
): boolean {
  const { parties, seats, set, isCompetition, minutes, drawers, hasServer } = terms;
  const here = seats.filter(({ played }) => parties[played.party] === own);
  const holder = hasServer ? parties.at(-1) : parties.find((key) => key === from);
  return (
    holder === from &&
    drawers === (hasServer ? (rules.drawers ?? 'server') : 'all') &&
    set === rules.set &&
    isCompetition === rules.isCompetition &&
    minutes === rules.minutes &&
    // Who has opened the table may have begun with those who were there; pairs are complete.
    (rules.isDoubles ? seats.length === rules.seats : seats.length <= rules.seats) &&
    here.length === people.length &&
    people.every((me) => here.some(({ name, colour }) => name === me.name && colour === me.colour))
  );
}

/** The schema puts the parts in its own order, whichever they came in. */
const inOrder = (terms: Terms): string => JSON.stringify(v.parse(TermsSchema, terms));

/** What a computer player is called: its way of playing, with a number where the name is taken. */
function nameOf({ character }: RobotPlayer, { taken }: Lobby): string {
  const name = character.charAt(0).toUpperCase() + character.slice(1);
  const names = [name, ...taken.map((_, at) => `${name} ${at + 2}`)];
  return names.find((each) => !taken.some((seat) => sameName(seat.name, each))) ?? name;
}

/** A name as it is told from others: without capitals, and signs that look alike. */
export const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
/** Whether people at a table would be taken for one another. */
export const sameName = (a: string, b: string): boolean => plainName(a) === plainName(b);
