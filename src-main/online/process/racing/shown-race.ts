import type { OnlineRace } from '../../../../src-shared/bridge/online';
import type { RaceBegin, RaceRefused, RaceRuled } from '../../../../src-shared/online/race/wire';

interface Known extends Pick<RaceBegin, 'race' | 'start' | 'names'> {
  readonly ruled: readonly RaceRuled[];
  readonly refused: RaceRefused | undefined;
  /** The last ticket that was used here. */
  readonly ticket: number;
}

/**
 * A race as the page is told of it.
 *
 * @param seat that is played here
 */
export function shownRace(
  { race: id, start, names, ruled, refused, ticket }: Known,
  seat: number,
  clock: OnlineRace['clock'],
): OnlineRace {
  const first = refused?.first === undefined ? {} : { first: refused.first };
  return {
    id,
    names,
    seat,
    start,
    moves: ruled.map(({ by, ticket, at, deed }) => ({ by, ticket, at, deed })),
    ticket,
    ...(refused ? { refused: { ticket: refused.ticket, ...first } } : {}),
    clock,
  };
}
