import type { OnlineRace } from '../../../../src-shared/bridge/online';
import type { RaceBegin, RaceRefused, RaceRuled } from '../../../../src-shared/online/race/wire';

interface Known
  extends Pick<RaceBegin, 'race' | 'start' | 'names'>,
    Pick<OnlineRace, 'ticket' | 'isReached' | 'isDecidedHere' | 'clock' | 'away'> {
  readonly ruled: readonly RaceRuled[];
  readonly refused: RaceRefused | undefined;
}

/**
 * A race as the page is told of it.
 *
 * @param seat that is played here
 */
export function shownRace(known: Known, seat: number): OnlineRace {
  const { race: id, start, names, ruled, refused, ticket, isReached, isDecidedHere, clock, away } = known;
  const first = refused?.first === undefined ? {} : { first: refused.first };
  return {
    id,
    names,
    seat,
    start,
    moves: ruled.map(({ by, ticket: named, at, deed }) => ({ by, ticket: named, at, deed })),
    ticket,
    ...(refused ? { refused: { ticket: refused.ticket, ...first } } : {}),
    isReached,
    isDecidedHere,
    clock,
    away,
  };
}
