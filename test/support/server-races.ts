import { newRace, type Race } from '../../src-shared/gobble/race';
import { copyOf, heard, type RaceCopy } from '../../src-shared/online/race/race-copy';
import type { RaceBegin, RaceProposed } from '../../src-shared/online/race/wire';
import type { TableRules } from '../../src-shared/online/table';
import { pick, type Random } from '../../src-shared/tantrix';
import { possibleMoves } from './races';
import { personAt, type ServerGuest } from './server-guest';

/** What programs say at a server where they race, word by word. */

export const RACE_RULES: TableRules = {
  name: 'A race',
  seats: 2,
  isRace: true,
  isCompetition: false,
  mayWatch: false,
};

/** Somebody opens a table for Gobble, and the others come to it; all are told that the race begins. */
export async function seatedToRace(all: readonly ServerGuest[], table: string): Promise<RaceBegin> {
  const seats = ([2, 3, 4, 5, 6] as const).find((count) => count === all.length) ?? 2;
  const [host, ...guests] = all;
  const rules = { ...RACE_RULES, seats };
  host?.send({ kind: 'open', table, rules, people: [personAt(0, `0-${table}`)], robots: [] });
  await host?.told('lobby');
  for (const [at, guest] of guests.entries()) {
    guest.send({ kind: 'join', table, people: [personAt(at + 1, `${at + 1}-${table}`)] });
    await guest.told('lobby');
  }
  const begun = await Promise.all(all.map((each) => each.told('raceBegin')));
  const [begin] = begun;
  if (!begin) throw new Error('nobody races');
  return begin;
}

/** GO, and all hear it. */
export async function go(all: readonly ServerGuest[], { race }: RaceBegin): Promise<void> {
  all.at(-1)?.send({ kind: 'racePause', race, isPaused: false });
  for (const each of all) await each.until('GO', (guest) => guest.last('raceClock')?.isRunning === true);
}

/** The race as somebody was told it since they last came, on top of what they knew. Throws where they were told none. */
export function racedBy(
  { heard: messages }: ServerGuest,
  begin: RaceBegin,
  before: RaceCopy = copyOf(begin),
): RaceCopy {
  return messages.reduce((copy, message) => {
    const after = message.kind === 'raceRuled' ? heard(copy, message) : copy;
    if (!after) throw new Error('what was told makes no race');
    return after;
  }, before);
}

/** A move that a seat can make by what is known. */
export function moveAt(race: Race, seat: number, random: Random): RaceProposed['deed'] | undefined {
  const moves = possibleMoves(race, seat);
  if (moves.length === 0) return undefined;
  const { at: _, ...deed } = pick(moves, random);
  return deed;
}

/** Two moves to the same space, of which only one can count. */
export function rivals({ start }: RaceBegin): readonly [RaceProposed['deed'], RaceProposed['deed']] {
  const race = newRace(start);
  for (const own of possibleMoves(race, 0))
    for (const other of possibleMoves(race, 1)) {
      if (own.kind !== 'lay' || other.kind !== 'lay' || own.q !== other.q || own.r !== other.r) continue;
      const { at: _, ...deed } = own;
      const { at: __, ...rival } = other;
      return [deed, rival];
    }
  throw new Error('nobody reaches for the same space');
}

/** One after the other moves by what is known, until so many count or nobody can move. */
export async function racedTo(
  all: readonly ServerGuest[],
  begin: RaceBegin,
  random: Random,
  { count, before }: { readonly count: number; readonly before?: RaceCopy },
): Promise<RaceCopy> {
  const known = (guest: ServerGuest) => racedBy(guest, begin, before);
  const [first] = all;
  if (!first) throw new Error('nobody races');
  for (let copy = known(first); copy.ruled.length < count && !copy.race.isOver; copy = known(first)) {
    const [seat, deed] = nextMove(copy.race, random);
    const ticket = 1 + Math.max(0, ...copy.ruled.map((ruled) => (ruled.by === seat ? ruled.ticket : 0)));
    all[seat]?.send({ kind: 'raceMove', race: begin.race, seat, ticket, seen: copy.ruled.length, deed });
    const n = copy.ruled.length + 1;
    for (const each of all) await each.until(`move ${n}`, (guest) => known(guest).ruled.length >= n);
  }
  return known(first);
}

function nextMove(race: Race, random: Random): readonly [number, RaceProposed['deed']] {
  const seats = race.hands.map((_, seat) => seat).toSorted(() => random(3) - 1);
  for (const seat of seats) {
    const deed = moveAt(race, seat, random);
    if (deed) return [seat, deed];
  }
  throw new Error('nobody can move');
}
