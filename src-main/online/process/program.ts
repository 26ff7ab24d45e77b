import type * as v from 'valibot';
import type { OnlineState } from '../../../src-shared/bridge/online';
import type { OnlineProblem } from '../../../src-shared/online/problems';
import type { RaceDeedSchema, RaceHello } from '../../../src-shared/online/race/wire';
import type { Terms } from '../../../src-shared/online/terms';
import type { Place, TableTold, Wire } from '../../../src-shared/online/wire';
import type { RobotPlayer } from '../../../src-shared/record/players';
import type { Colour } from '../../../src-shared/tantrix';
import type { Follower, Link } from './connections/link';
import type { Blocked } from './kept/blocked';
import type { OwnIdentity } from './kept/identity';
import type { GameFolder } from './kept/game-folder';
import type { KnownServers } from './kept/known-servers';
import type { TableNote } from './kept/notes';

/** What people at this computer do in a race. */
export interface Racing {
  /** False where it cannot even be asked for. */
  move(move: v.InferOutput<typeof RaceDeedSchema>): boolean;
  pause(isPaused: boolean): boolean;
}

/** What the program does online: one thing at a time, which is told of all that comes over connections. */
export interface Activity extends Follower {
  /** Under which it is kept; left out where nothing is. */
  readonly id?: string;
  readonly state: OnlineState;
  /** The table that others see on the network; undefined where there is none. */
  readonly table?: TableTold | undefined;
  /** Somebody wants to come to the table. */
  join?(link: Link, message: Extract<Wire, { kind: 'join' }>): void;
  /** Somebody wants to come back to the race of which this program is the referee. */
  comeBack?(link: Link, message: RaceHello): void;
  /** Gives a free seat to a computer player; says why that does not work. */
  seatRobot?(colour: Colour, robot: RobotPlayer): OnlineProblem | null | Promise<OnlineProblem | null>;
  /** Begins with those who have come; false where that does not work. */
  beginNow?(): boolean;
  /** What people here do in a race; left out where none goes on. */
  readonly race?: Racing;
  /** Nothing of it goes on; what is kept is on the disk. */
  end(): Promise<void>;
}

/** What the program has for whatever it does online. */
export interface Program {
  readonly identity: OwnIdentity;
  readonly games: GameFolder;
  readonly servers: KnownServers;
  readonly blocked: Blocked;
  /** Whether a game was begun here at a table, and is not over. */
  hasPlayedAt(table: string): boolean;
  /** Where others reach it; undefined where it does not listen. */
  readonly place: Place | undefined;
  /** Others can call it from now on; at a port where they look for it, if that is free. */
  listen(port?: number): Promise<void>;
  dial(place: Place): Promise<Link | OnlineProblem>;
  /** Begins the game that follows another, over the connections of that; says why that does not work. */
  beginNext(terms: Terms, table: TableNote, links: () => readonly Link[]): Promise<OnlineProblem | undefined>;
  /** Does something else from now on, to which what was done before has handed over. */
  become(activity: Activity): void;
  /** The state is another. */
  changed(): void;
}
