import type { Pace } from '../gobble/robots';
import type { Race } from '../gobble/race';

/** Who races: a person, or a computer player of some pace. */
export interface RecordedRacer {
  readonly name: string;
  readonly pace?: Pace | undefined;
}

/** A race of Gobble on paper: all that its file says. */
export interface RecordedRace {
  readonly players: readonly RecordedRacer[];
  readonly race: Race;
  /** Whether computer players take their time. */
  readonly isSlow: boolean;
  /** Milliseconds since GO, without the pauses. */
  readonly clock: number;
}

/** When it stands so: never before its last move. */
export const clockOf = ({ race, clock }: RecordedRace): number => Math.max(clock, race.moves.at(-1)?.move.at ?? 0);
