import { turnAt } from '../../src-shared/gobble/turns';
import type { RecordedRace } from '../../src-shared/record';

import { refereedOf } from './refereed';

/** Who acts with what: one person has both, two have one each, and where turns are taken all go to whoever has the turn. */

export const DEVICES = ['pointer', 'keys'] as const;
export type Device = (typeof DEVICES)[number];

/** The seats of the people at this computer. */
export function personSeats({ players, race }: RecordedRace): number[] {
  const refereed = refereedOf(race);
  return refereed ? [refereed.seat] : players.flatMap(({ pace }, seat) => (pace ? [] : [seat]));
}

/** Whether two people play at once, one with the mouse and one with the keys. */
export const isShared = (record: RecordedRace): boolean =>
  record.race.start.turnSeconds === undefined && personSeats(record).length > 1;

/** Whose hand something is in at a time; undefined while only computer players act. */
export function seatWith(device: Device, record: RecordedRace, at: number): number | undefined {
  const people = personSeats(record);
  const { race } = record;
  if (race.start.turnSeconds === undefined) return people[device === 'keys' ? people.length - 1 : 0];
  const turn = turnAt(race, at)?.seat;
  return people.find((seat) => seat === turn);
}

/** Whose hands lie open before those at this computer: of those who take turns, whoever has it. */
export function seatsShown(record: RecordedRace, at: number): number[] {
  const people = personSeats(record);
  if (record.race.start.turnSeconds === undefined) return people;
  return people.filter((seat) => seat === (seatWith('pointer', record, at) ?? people[0]));
}
