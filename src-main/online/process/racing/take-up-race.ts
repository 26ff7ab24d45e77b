import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { raceIn } from '../../../../src-shared/online/race/kept-race';
import { copyOf } from '../../../../src-shared/online/race/race-copy';
import type { RaceBegin } from '../../../../src-shared/online/race/wire';
import type { Link } from '../connections/link';
import type { KeptGame } from '../kept/game-store';
import type { TableNote } from '../kept/notes';
import type { Program } from '../program';
import { GuestRace } from './guest-race';
import { HostRace } from './host-race';

/** How races are begun, and gone on with: each is kept, so that whoever was gone comes back to it. */

/** Begins a race of which this program is the referee. Rejects when the disk does not take it; then nobody was told anything. */
export async function holdRace(program: Program, begin: RaceBegin, note: TableNote): Promise<HostRace> {
  const kept = await program.games.begin(begin.race, [begin], note);
  const { place } = program;
  if (place) await kept.beside.append([{ kind: 'place', party: REFEREE, place }]);
  return new HostRace(program, { begin, copy: copyOf(begin) }, kept);
}

/**
 * Begins the race that another program has told, which is its referee; says why that does not work.
 *
 * @param signal nobody here wants it any more: it is not begun
 */
export async function takeUpRace(
  program: Program,
  link: Link,
  begin: RaceBegin,
  note: Omit<TableNote, 'kind' | 'host' | 'details'>,
  signal: AbortSignal,
): Promise<OnlineProblem | undefined> {
  const { rules } = note;
  const isAsTold = rules.isRace === true && begin.keys.length <= rules.seats;
  if (!isAsTold || !begin.keys.includes(program.identity.key)) return 'notBelieved';
  try {
    // Nobody begins once more what is kept, or goes on with what others decide.
    if (await program.games.linesOf(begin.race)) return 'notBelieved';
    const table: TableNote = { kind: 'table', host: link.key, details: [], ...note };
    const kept = await program.games.begin(begin.race, [begin], table);
    // A server is called where people named it.
    if (link.place && !note.server) await kept.beside.append([{ kind: 'place', party: REFEREE, place: link.place }]);
    if (signal.aborted) {
      await Promise.all([kept.log.close(), kept.beside.close()]);
      await program.games.drop(begin.race, true);
    } else program.become(new GuestRace(program, { begin, copy: copyOf(begin) }, kept, link));
    return undefined;
  } catch (error) {
    console.error('A race cannot be begun:', error);
    return 'disk';
  }
}

/** Under this number the place of the referee is noted, whoever has a seat. */
const REFEREE = 0;

/** Goes on with a race that was kept; undefined where what is kept makes none, or none in which the key of now has a seat. */
export async function resumeRace(program: Program, kept: KeptGame): Promise<HostRace | GuestRace | undefined> {
  const race = raceIn(kept.lines);
  const table = kept.notes.find((note) => note.kind === 'table');
  if (!race?.begin.keys.includes(program.identity.key) || !table) return undefined;
  if (table.server || table.host !== program.identity.key) return new GuestRace(program, race, kept);
  const known = kept.notes.findLast((note) => note.kind === 'place');
  // There the others look for it.
  await program.listen(known?.place.port);
  return new HostRace(program, race, kept);
}
