import type { Line } from '../lines';
import { copyOf, heard, type RaceCopy } from './race-copy';
import type { RaceBegin } from './wire';

/** A race as it was kept. */
export interface KeptRace {
  readonly begin: RaceBegin;
  readonly copy: RaceCopy;
}

/** The race of lines that were kept, in their order; undefined where they make none. */
export function raceIn([begin, ...lines]: readonly Line[]): KeptRace | undefined {
  if (begin?.kind !== 'raceBegin') return undefined;
  const copy = lines.reduce<RaceCopy | undefined>(
    (before, line) => (before && line.kind === 'raceRuled' ? heard(before, line) : before),
    copyOf(begin),
  );
  return copy && { begin, copy };
}

/** The last ticket that was used at a seat by these lines; 0 for none. */
export const ticketIn = (lines: readonly Line[], seat: number): number =>
  Math.max(
    0,
    ...lines.map((line) => {
      const isOwn = line.kind === 'raceRuled' ? line.by === seat : line.kind === 'raceMove' && line.seat === seat;
      return isOwn && 'ticket' in line ? line.ticket : 0;
    }),
  );
