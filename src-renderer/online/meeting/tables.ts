import type { TableSeen } from '../../../src-shared/bridge/bridge';

/** What can be done at a table that was found. */
type WayIn = 'join' | 'watch' | 'full' | 'playing' | 'otherVersion';

export function wayInto({ isUnderstood, laid, taken, seats, mayWatch, isRace }: TableSeen): WayIn {
  if (!isUnderstood) return 'otherVersion';
  if (laid === undefined && taken.length < seats) return 'join';
  // A table is full for a moment only: then the game begins.
  if (mayWatch && !isRace) return 'watch';
  return laid === undefined ? 'full' : 'playing';
}

/** The seats that somebody may still take: where a game goes on, it may have begun with fewer. */
export const freeIn = ({ laid, seats, taken }: Pick<TableSeen, 'laid' | 'seats' | 'taken'>): number =>
  laid === undefined ? Math.max(0, seats - taken.length) : 0;

/** The table that is chosen: the one that was, as long as it is there, else the first at which a seat is free. */
export const chosenOf = (tables: readonly TableSeen[], id: string | undefined): TableSeen | undefined =>
  tables.find((table) => table.id === id) ?? tables.find((table) => wayInto(table) === 'join');

/** Whether two play under competition rules with the 56, as only people can here: then the result counts for the rankings. */
export const isRanked = ({ isCompetition, seats, set }: Pick<TableSeen, 'isCompetition' | 'seats' | 'set'>): boolean =>
  isCompetition && seats === 2 && set === undefined;

/** Whether a computer player may take a free seat: one is left for somebody else, as long as nobody has come. */
export const mayAddRobot = (
  free: number,
  taken: readonly { readonly isHere: boolean; readonly robot?: unknown }[],
): boolean => free > 1 || taken.some(({ isHere, robot }) => !isHere && !robot);
