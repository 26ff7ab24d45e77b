import type { Link } from '../src-main/online/process/connections/link';
import type { OwnIdentity } from '../src-main/online/process/kept/identity';
import type { OnlineProblem } from '../src-shared/online/problems';
import type { Wire } from '../src-shared/online/wire';

/** Where a connection is at a server: at a table that waits, or in a game. */
export interface Place {
  take(link: Link, message: Wire): void;
  /** Somebody leaves on purpose; that the connection is lost is told next. False where it is needed a little longer. */
  leave?(link: Link): boolean;
  /** The connection is closed, or has gone elsewhere. */
  lost(link: Link): void;
}

/** What every part of a server has. */
export interface House {
  readonly identity: OwnIdentity;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** It begins nothing new. */
  readonly isStopping: boolean;
  /** Refuses what somebody asks for, which is counted. */
  refuse(link: Link, problem: OnlineProblem): void;
  /** What comes over a connection is for this place from now on. */
  seat(link: Link, place: Place): void;
}
