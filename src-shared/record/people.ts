import type { Colour } from '../tantrix';
import type { Player } from './players';
import type { RecordedGame } from './recorded-game';

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

/** Everybody at the table, in seating order. */
export const peopleOf = (record: RecordedGame): Person[] => record.players.map((_, seat) => personAt(record, seat));
