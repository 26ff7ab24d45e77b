import type { Race } from '../../src-shared/gobble/race';

/** A race that goes on at several computers at once, of which one decides which move came first. */
export interface Refereed {
  /** The seat at this computer. */
  readonly seat: number;
  /** Asks that the clock run, or stand, for all. */
  readonly setRunning: (isRunning: boolean) => void;
}

/** By what was settled before GO, which stays the same as long as it is the same race. */
const known = new WeakMap<Race['start'], Refereed>();

/** Who decides a race, and who sits here; undefined where all of it is played at this computer. */
export const refereedOf = ({ start }: Pick<Race, 'start'>): Refereed | undefined => known.get(start);

export const setRefereed = ({ start }: Pick<Race, 'start'>, refereed: Refereed): void =>
  void known.set(start, refereed);

/** Nobody decides any more: it can go on at this computer. */
export const endRefereed = ({ start }: Pick<Race, 'start'>): void => void known.delete(start);
