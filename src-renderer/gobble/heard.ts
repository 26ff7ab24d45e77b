import type { RecordedRace } from '../../src-shared/record';
import type { TableEvent } from '../stage/kind';

/** What is heard of a race, in the order in which it is: who is out has solved it. A race that comes with its moves is silent. */
export function raceEventsBetween(before: RecordedRace | undefined, after: RecordedRace | undefined): TableEvent[] {
  if (!before || !after || before.race.start !== after.race.start) return [];
  const [last, now] = [before.race, after.race];
  if (now.moves.length !== last.moves.length + 1) return [];
  const made = now.moves.at(-1);
  const isGobble = made !== undefined && now.owing.includes(made.by) && !last.owing.includes(made.by);
  return [
    'tilePlayed',
    ...(isGobble ? (['gobbled'] as const) : []),
    ...(now.out.length > last.out.length ? (['puzzleSolved'] as const) : []),
  ];
}
