import type { Wire } from '../../../../src-shared/online/wire';
import type { Link } from '../connections/link';

/** The programs with which a game is played, however they are reached. */
export interface Companions {
  /** There is a connection, over which somebody may hear of the game. */
  readonly isConnected: boolean;
  /** Whether a program other than this one is there. */
  isThere(party: number): boolean;
  /** Whether one that is not there has left on purpose. */
  hasLeft(party: number): boolean;
  has(link: Link): boolean;
  /** A connection is used from now on; false when it is used already, or closed. */
  add(link: Link): boolean;
  lost(link: Link): void;
  broadcast(message: Wire, but?: Link): void;
  /** Hears who is there, and where. */
  hear(said: Wire, from: Link): void;
  /** Notes who has come and who is gone, and lets the others note it of this program. */
  look(): void;
  /** Gives its connections away, and looks for nobody any more. */
  release(): readonly Link[];
  end(): void;
}

/** Who is told of them. */
export interface Nearby {
  /** Somebody was reached who plays, too. */
  readonly found: (link: Link) => void;
  /** Somebody has come or gone. */
  readonly changed: (come: readonly number[], gone: readonly number[]) => void;
}
