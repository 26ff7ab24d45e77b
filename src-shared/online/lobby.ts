import * as v from 'valibot';
import type { RobotPlayer } from '../record/players';
import type { Colour } from '../tantrix';
import type { OnlineProblem } from './problems';
import type { Hash, PublicKey } from './primitives';
import type { Me, TableRules } from './table';
import { type Terms, TermsSchema, VERSION } from './terms';

/** A table before its game: who comes, who is refused, and what all will play on. A value, of which every change makes the next. */

/** A seat that is taken, and the key of the program at which it is played. */
export interface TakenSeat extends Me {
  readonly key: PublicKey;
  readonly robot?: RobotPlayer;
}

export interface Lobby {
  readonly rules: TableRules;
  /** The key of the program that holds the table. */
  readonly host: PublicKey;
  /** In the order in which they were taken. */
  readonly taken: readonly TakenSeat[];
  /** Programs that only look on. */
  readonly watchers: readonly PublicKey[];
}

export const openLobby = (rules: TableRules, host: PublicKey, me: Me): Lobby => ({
  rules,
  host,
  taken: [{ ...me, key: host }],
  watchers: [],
});

export const isFull = ({ rules, taken }: Lobby): boolean => taken.length >= rules.seats;

/** The table with one more person; who comes again has left first. */
export function withPerson(lobby: Lobby, key: PublicKey, me: Me): Lobby | OnlineProblem {
  const before = withoutProgram(lobby, key);
  if (isFull(before)) return 'full';
  if (before.taken.some(({ name }) => sameName(name, me.name))) return 'nameTaken';
  if (before.taken.some(({ colour }) => colour === me.colour)) return 'colourTaken';
  return { ...before, taken: [...before.taken, { ...me, key }] };
}

/** The table with one more who looks on. */
export function withWatcher(lobby: Lobby, key: PublicKey): Lobby | OnlineProblem {
  if (!lobby.rules.mayWatch) return 'noWatchers';
  const before = withoutProgram(lobby, key);
  return { ...before, watchers: [...before.watchers, key] };
}

/** The table with one more computer player, which the host's program runs. One seat is left for somebody else. */
export function withRobot(lobby: Lobby, colour: Colour, robot: RobotPlayer): Lobby | OnlineProblem {
  const isAlone = lobby.taken.every(({ key }) => key === lobby.host);
  if (lobby.taken.length + (isAlone ? 1 : 0) >= lobby.rules.seats) return 'full';
  if (lobby.taken.some((seat) => seat.colour === colour)) return 'colourTaken';
  return { ...lobby, taken: [...lobby.taken, { name: nameOf(robot, lobby), colour, robot, key: lobby.host }] };
}

/** The table when a program has left, or was lost. */
export const withoutProgram = (lobby: Lobby, key: PublicKey): Lobby => ({
  ...lobby,
  taken: lobby.taken.filter((seat) => seat.key !== key),
  watchers: lobby.watchers.filter((each) => each !== key),
});

/**
 * What a table that is full plays on: each program once, in the order in which they came, the host's first.
 *
 * @param nonce 32 bytes that nobody chose, as 64 hexadecimal digits
 */
export function termsOf({ rules, taken }: Lobby, nonce: Hash): Terms {
  const parties = [...new Set(taken.map(({ key }) => key))];
  const { isCompetition, minutes } = rules;
  return {
    version: VERSION,
    parties,
    seats: taken.map(({ name, colour, key, robot }) => ({
      name,
      colour,
      played: { party: parties.indexOf(key), ...(robot ? { robot } : {}) },
    })),
    isCompetition,
    drawers: 'all',
    hasServer: false,
    ...(minutes === undefined ? {} : { minutes }),
    nonce,
  };
}

/** Whether terms are those of a table as it was told last: nobody is made to play on others. */
export const areOf = (terms: Terms, lobby: Lobby): boolean => inOrder(terms) === inOrder(termsOf(lobby, terms.nonce));

/** The schema puts the parts in its own order, whichever they came in. */
const inOrder = (terms: Terms): string => JSON.stringify(v.parse(TermsSchema, terms));

/** What a computer player is called: its way of playing, with a number where the name is taken. */
function nameOf({ character }: RobotPlayer, { taken }: Lobby): string {
  const name = character.charAt(0).toUpperCase() + character.slice(1);
  const names = [name, ...taken.map((_, at) => `${name} ${at + 2}`)];
  return names.find((each) => !taken.some((seat) => sameName(seat.name, each))) ?? name;
}

const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
const sameName = (a: string, b: string): boolean => plainName(a) === plainName(b);
