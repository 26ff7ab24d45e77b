import type { PlayedBy } from '../../../../src-shared/online/terms';

/** A computer player has taken the seat of a person, or has given it back. */
interface SeatChange {
  readonly kind: 'replaced' | 'returned';
  readonly seat: number;
}

/** What has changed for people between two states of the same table. */
export const seatChanges = (before: readonly PlayedBy[], after: readonly PlayedBy[]): readonly SeatChange[] =>
  after.flatMap(({ robot }, seat) => {
    const had = before[seat]?.robot;
    if (Boolean(had) === Boolean(robot)) return [];
    return [{ kind: robot ? ('replaced' as const) : ('returned' as const), seat }];
  });
