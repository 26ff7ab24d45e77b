import type { History } from './history';
import type { Deed } from './messages';

/** All that was done in a game up to step `n`, in its order. */
export const deedsOf = (history: History, n = history.n): readonly Deed[] =>
  Array.from({ length: n }, (_, at) => history.at(at + 1)?.step?.deed).filter((deed) => deed !== undefined);

/** What each seat has used up to step `n` in milliseconds, also for moves that were taken back. */
export function usedIn(history: History, n = history.n): readonly number[] {
  const deeds = deedsOf(history, n);
  return history.terms.seats.map((_, seat) =>
    deeds.reduce((sum, deed) => sum + (deed.kind === 'placed' && deed.seat === seat ? deed.ms : 0), 0),
  );
}
