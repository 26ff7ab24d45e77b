import type { RaceBegin } from './wire';

/**
 * Who of a race is there is said as in a game at a server. `present` has five numbers, and six can race: each is told of the others
 * alone, who are numbered in the order of their seats.
 */

type Seats = Pick<RaceBegin, 'race' | 'keys'>;

const othersOf = ({ keys }: Seats, seat: number): number[] => [...keys.keys()].filter((other) => other !== seat);

/** Says to whoever has a seat which of the others are there, of the seats that are. */
export const presentTo = (seat: number, begin: Seats, present: readonly number[]) => ({
  kind: 'present' as const,
  game: begin.race,
  parties: othersOf(begin, seat).flatMap((other, number) => (present.includes(other) ? [number] : [])),
});

/** The seats of which that says, to whoever has a seat, that nobody is there. */
export const awayFor = (seat: number, begin: Seats, parties: readonly number[]): number[] =>
  othersOf(begin, seat).filter((_, number) => !parties.includes(number));
