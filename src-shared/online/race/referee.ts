import { makeMove } from '../../gobble/moves';
import { newRace, type Race, type RaceMove, type RaceStart } from '../../gobble/race';
import type { RaceProposed, RaceRefused, RaceRuled } from './wire';

/** What is settled before a race begins. */
export interface RaceOnline {
  /** By which the race is known: the same on all computers. */
  readonly race: string;
  readonly start: RaceStart;
}

/** The referee of a race: moves count in the order in which they arrive. A value, of which every move makes the next. */
export interface Referee {
  readonly id: string;
  readonly race: Race;
  /** All that counts, in its order. */
  readonly ruled: readonly RaceRuled[];
  /** By seat, the last ticket that was answered: what comes again is answered again, and made once. */
  readonly answered: ReadonlyMap<number, number>;
}

/** The referee of a race as far as it has come; what was refused before is decided anew where it comes again. */
export const refereeFrom = ({ id, race, ruled }: Omit<Referee, 'answered'>): Referee => ({
  id,
  race,
  ruled,
  answered: new Map(ruled.map(({ by, ticket }) => [by, ticket])),
});

/** The referee of a race before its first move. Throws RangeError where it cannot begin like this. */
export const refereeOf = ({ race: id, start }: RaceOnline): Referee =>
  refereeFrom({ id, race: newRace(start), ruled: [] });

/** What became of a move. */
export interface Decision {
  readonly referee: Referee;
  /** A ruling is for all, a refusal for the player alone. Left out of what is of another race, or for the seat of somebody else. */
  readonly answer?: RaceRuled | RaceRefused;
}

/**
 * Decides on a move. What a program says comes in the order in which it was said, so a ticket that is not new comes again.
 *
 * @param seats those that are played at the program from which it comes
 * @param at by the clock of the referee; undefined while it stands, and nobody may move
 */
export function decided(
  referee: Referee,
  seats: readonly number[],
  proposed: RaceProposed,
  at: number | undefined,
): Decision {
  const { seat, ticket, deed } = proposed;
  if (proposed.race !== referee.id || !seats.includes(seat)) return { referee };
  if (ticket <= (referee.answered.get(seat) ?? 0)) return { referee, answer: answeredBefore(referee, proposed) };
  const after = { ...referee, answered: new Map(referee.answered).set(seat, ticket) };
  if (at === undefined) return { referee: after, answer: refusalOf(referee, proposed) };
  const time = Math.max(at, referee.race.moves.at(-1)?.move.at ?? 0);
  const made = makeMove(referee.race, seat, moveOf(deed, time));
  if (!made.ok) return { referee: after, answer: refusalOf(referee, proposed) };
  const n = referee.ruled.length + 1;
  const answer = { kind: 'raceRuled', race: referee.id, n, by: seat, ticket, at: time, deed } as const;
  return { referee: { ...after, race: made.race, ruled: [...referee.ruled, answer] }, answer };
}

const answeredBefore = (referee: Referee, proposed: RaceProposed): RaceRuled | RaceRefused =>
  referee.ruled.find(({ by, ticket }) => by === proposed.seat && ticket === proposed.ticket) ??
  refusalOf(referee, proposed);

/** A deed at a time is a move. */
export const moveOf = (deed: RaceProposed['deed'], at: number): RaceMove =>
  deed.kind === 'lay'
    ? { kind: 'lay', at, tile: deed.tile, q: deed.q, r: deed.r, rotation: deed.rotation }
    : { kind: 'throw', at, tile: deed.tile, to: deed.to };

/** Whether the same is done, whichever order its parts are written in. */
export const isSameDeed = (a: RaceProposed['deed'], b: RaceProposed['deed']): boolean =>
  JSON.stringify(moveOf(a, 0)) === JSON.stringify(moveOf(b, 0));

function refusalOf(referee: Referee, proposed: RaceProposed): RaceRefused {
  const { seat, ticket } = proposed;
  const first = beforeIt(referee, proposed);
  return {
    kind: 'raceRefused',
    race: referee.id,
    seat,
    ticket,
    ...(first === undefined ? {} : { first }),
  };
}

/**
 * Whose move came before one that could have been made as its player saw the race; undefined where it never could, and where it
 * still can, for the clock stands.
 */
function beforeIt({ race }: Referee, { seat, seen, deed }: RaceProposed): number | undefined {
  let then = newRace(race.start);
  const canAfter = (known: number, at: number) => known >= seen && makeMove(then, seat, moveOf(deed, at)).ok;
  let could = canAfter(0, 0);
  for (const [index, { by, move }] of race.moves.entries()) {
    const made = makeMove(then, by, move);
    if (made.ok) then = made.race;
    const can = canAfter(index + 1, move.at);
    if (could && !can) return by;
    could = can;
  }
  return undefined;
}

/** What whoever has so many moves lacks. */
export const lackedAfter = ({ ruled }: Pick<Referee, 'ruled'>, n: number): readonly RaceRuled[] => ruled.slice(n);
