import type { Player, RecordedGame } from '../../src-shared/record';
import type { Colour } from '../../src-shared/tantrix';

/** A player and the colour their seat builds. */
export interface Person extends Player {
  readonly seat: number;
  readonly colour: Colour;
}

/** Who sits at a seat. Throws RangeError when the game has no such seat. */
export function personAt({ players, game }: RecordedGame, seat: number): Person {
  const player = players[seat];
  const colour = game.deal.seats[seat];
  if (!player || !colour) throw new RangeError(`no seat ${seat}`);
  return { ...player, seat, colour };
}

/** Whether a computer player sits at a seat. */
export const isRobotAt = ({ players }: RecordedGame, seat: number): boolean => players[seat]?.robot !== undefined;

/** Whether anybody at the table is a person. */
export const hasPeople = ({ players }: RecordedGame): boolean => players.some(({ robot }) => !robot);

/** Everybody at the table, in seating order. */
export const peopleOf = (record: RecordedGame): Person[] => record.players.map((_, seat) => personAt(record, seat));
