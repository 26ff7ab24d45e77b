import type { Entry } from '../../src-shared/library/entry';
import type { GameFacts, PuzzleFacts, SideFacts } from '../../src-shared/library/facts';
import type { RobotPlayer } from '../../src-shared/record/players';
import { COLOURS, type Colour } from '../../src-shared/tantrix';

/** Entries of a library, written down as what they come to. */

/** A time of the clock of this computer, in milliseconds since 1970; months and days count from 1. */
export const at = (year: number, month: number, day: number, hour = 12): number =>
  new Date(year, month - 1, day, hour).getTime();

export const robotPlayer = (character: string, level: number): RobotPlayer => ({ character, level });

/** How somebody did: a name, or a computer player, and the points, of a loop where they are `{ loop }` tiles. */
export type Did = readonly [who: string | RobotPlayer, points: number | { readonly loop: number }];

const sideOf = ([who, points]: Did, colour: Colour): SideFacts => ({
  ...(typeof who === 'string' ? { name: who } : { name: who.character, robot: who }),
  colour,
  ...(typeof points === 'number'
    ? { score: points, tiles: points, isLoop: false }
    : { score: 2 * points.loop, tiles: points.loop, isLoop: true }),
});

let entries = 0;

const entryOf = (facts: Entry['facts'], time: number, notes: Entry['notes']): Entry => ({
  id: `entry ${String(++entries).padStart(4, '0')}`,
  began: time,
  at: time,
  notes,
  facts,
});

function gameFacts(did: readonly Did[]): GameFacts {
  const sides = did.map((each, seat) => sideOf(each, COLOURS[seat] ?? 'red'));
  const best = Math.max(...sides.map(({ score }) => score));
  return {
    kind: 'game',
    deal: String(entries),
    dealt: String(entries),
    sides,
    starter: 0,
    isCompetition: false,
    isByMail: false,
    isDoubles: false,
    moves: 56,
    end: 'complete',
    winners: sides.flatMap(({ score }, seat) => (score === best ? [seat] : [])),
  };
}

/** A finished game that ended at a time, its sides red, yellow, blue and green in turn. */
export function gameAt(time: number, did: readonly Did[], more: Partial<GameFacts & Entry['notes']> = {}): Entry {
  const { here, balance, ranked, ...facts } = more;
  const notes = { ...(here && { here }), ...(balance && { balance }), ...(ranked !== undefined && { ranked }) };
  return entryOf({ ...gameFacts(did), ...facts }, time, notes);
}

/** A game that goes on. */
export function unfinishedAt(time: number, did: readonly Did[]): Entry {
  const { end: _, ...facts } = gameFacts(did);
  return entryOf({ ...facts, moves: 20, mover: 0, winners: [] }, time, {});
}

/** A puzzle that was solved at a time, in so many seconds. */
export function puzzleAt(
  time: number,
  puzzle: string,
  seconds: number,
  more: Partial<PuzzleFacts & Entry['notes']> = {},
): Entry {
  const { day, ...facts } = more;
  return entryOf(
    {
      kind: 'puzzle',
      name: puzzle,
      puzzle,
      isSolitaire: false,
      moves: 5,
      tiles: 5,
      isSolved: true,
      seconds,
      isHelped: false,
      ...facts,
    },
    time,
    day === undefined ? {} : { day },
  );
}
