import type { Room } from '../rooms/room';
import { isRanked, playerAt } from './result';
import type { Outcome } from './ranks';

/** Who is away for longer, in milliseconds, while the other is there, has left. */
const LEFT_MS = 10 * 60 * 1000;

interface Absence {
  /** The seat of who is away while the other is there, or has left on purpose. */
  readonly seat: number;
  readonly since: number;
}

/** Who has left a ranked game: away for long while the other was there. Looked at for all rooms together. */
export class Absences {
  readonly #away = new Map<Room, Absence>();

  /** @param now in milliseconds since 1970 */
  note(room: Room, now: number): void {
    const seat = awaySeat(room);
    if (seat === undefined) this.#away.delete(room);
    else if (this.#away.get(room)?.seat !== seat) this.#away.set(room, { since: now, seat });
  }

  delete(room: Room): void {
    this.#away.delete(room);
  }

  /** The games that have been left, each told once. */
  left(now: number): readonly { readonly room: Room; readonly outcome: Outcome }[] {
    return [...this.#away].flatMap(([room, { since, seat }]) => {
      if (now - since < LEFT_MS) return [];
      this.#away.delete(room);
      const { terms, id } = room;
      return { room, outcome: { game: id, winner: playerAt(terms, 1 - seat), loser: playerAt(terms, seat) } };
    });
  }
}

/** The one seat of a ranked game that goes on at which nobody is; who has left on purpose is away, whoever else is there. */
function awaySeat({ terms, table, status, present, hasLeft, isCounted, isForgone }: Room): number | undefined {
  if (status.isOver || isCounted || isForgone || !isRanked(terms, table.rules, status)) return undefined;
  const away = [0, 1].filter((seat) => !present.includes(terms.seats[seat]?.played.party ?? -1));
  const first = away.find((seat) => terms.seats[seat]?.played.party === hasLeft);
  return away.length === 1 ? away[0] : first;
}
