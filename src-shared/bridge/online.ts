import * as v from 'valibot';
import type { GameFacts } from '../library/facts';
import type { BrokenOff } from '../online/broken-off';
import { AskedSchema, ProposalSchema } from '../online/messages';
import type { Phrase } from '../online/phrases';
import { SaidSchema } from '../online/chat';
import type { OnlineProblem } from '../online/problems';
import { MeSchema, PeopleSchema, type TableRules, TableRulesSchema } from '../online/table';
import { KeySchema, PartySchema, PlayedBySchema, RobotSchema } from '../online/terms';
import { RaceDeedSchema, type RaceRuled } from '../online/race/wire';
import type { Ranking, SeatSeen } from '../online/wire';
import type { RobotPlayer } from '../record/players';
import { COLOURS, type Colour } from '../tantrix/colours';
import type { Placement } from '../tantrix/placement';
import { answers, call, message, nothing } from './call';

/** Games online, as the page asks for them and is told of them. The page reaches no network: a process of its own does. */

export { type OnlineProblem, ONLINE_PROBLEMS } from '../online/problems';
export { MAX_CHAT_LENGTH } from '../online/chat';
export {
  MAX_TABLE_NAME_LENGTH,
  type Me,
  MeSchema,
  type TableRules,
  TableRulesSchema,
} from '../online/table';

export type { Ranking } from '../online/wire';

export const MAX_PASSWORD_LENGTH = 100;
const MAX_INVITATION_LENGTH = 400;

/** A server as a person names it: its link, or an address. */
const ServerSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_INVITATION_LENGTH));

const PasswordSchema = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH)));

export const HostRequestSchema = v.strictObject({
  rules: TableRulesSchema,
  /** Those who play at this computer. */
  people: v.pipe(PeopleSchema, v.minLength(1)),
  password: PasswordSchema,
  robots: v.pipe(v.array(v.strictObject({ colour: v.picklist(COLOURS), robot: RobotSchema })), v.maxLength(3)),
  /** At which server the table is opened; left out, on this network. */
  server: v.exactOptional(ServerSchema),
});
export type HostRequest = Readonly<v.InferOutput<typeof HostRequestSchema>>;

/** Which table: one that was found, or one that somebody was invited to by a code or a link. */
export const TargetSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('found'), id: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({
    kind: v.literal('invitation'),
    text: v.pipe(v.string(), v.maxLength(MAX_INVITATION_LENGTH)),
    /** Of a code: the server at which it may name a table that is not on this network; left out where none is known. */
    server: v.exactOptional(ServerSchema),
  }),
]);

export const JoinRequestSchema = v.strictObject({
  target: TargetSchema,
  /** Those who play at this computer; nobody where it is only watched. */
  people: PeopleSchema,
  password: PasswordSchema,
});
export type JoinRequest = Readonly<v.InferOutput<typeof JoinRequestSchema>>;

/** Who sits, or will sit, on a seat. */
export interface OnlineSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly email?: string;
  readonly country?: string;
  readonly robot?: RobotPlayer;
  /** The program at which it is played, by its number in the game: before that, in the order in which they came. */
  readonly party?: number;
  /** The public key of that program; left out before the game begins. */
  readonly key?: string;
  /** Whether the seat is played at this computer. */
  readonly isHere: boolean;
  /** Whether the program at which it is played is connected. */
  readonly isPresent: boolean;
}

/** A server at which this program plays, or looks for a table. */
export interface ServerMet {
  readonly name: string;
  /** As people write it. */
  readonly address: string;
  /** Whether it is known to be the one that is meant: by its link, or because it is the one that was met there before. */
  readonly isAuthenticated: boolean;
}

/** A server whose tables are looked at. */
export interface ServerSeen extends ServerMet {
  /** Whether it is connected. */
  readonly isReached: boolean;
  /** Programs that are connected, and games that are being played. */
  readonly programs: number;
  readonly games: number;
}

/** A server that was met, as it is named when it is to be met again. */
export interface KnownServer {
  readonly name: string;
  readonly address: string;
}

/** Somebody with whom the person here does not want to play. */
export interface BlockedPlayer {
  readonly key: string;
  readonly name: string;
}

/** A table that can be seen on this network, or at a server. */
export interface TableSeen extends TableRules {
  readonly id: string;
  readonly taken: readonly SeatSeen[];
  readonly hasPassword: boolean;
  /** How many tiles lie there; left out before the game begins. */
  readonly laid?: number;
  /** Whether it is of a version that this program can play with. */
  readonly isUnderstood: boolean;
}

/** A line of the chat. */
export type ChatLine = {
  /** In milliseconds since 1970. */
  readonly at: number;
} & (
  | {
      readonly kind: 'text';
      readonly seat: number;
      readonly text: string;
      /** By what a server knows a line of others: it can be reported there. */
      readonly reported?: { readonly party: number; readonly n: number };
    }
  | { readonly kind: 'phrase'; readonly seat: number; readonly phrase: Phrase }
  | { readonly kind: 'began' | 'lost' | 'left' | 'back' | 'replaced' | 'returned' | 'opened'; readonly seat?: number }
);

/** A move that counts, or is on its way. */
export interface OnlineMove extends Placement {
  readonly seat: number;
  /** What it took, in milliseconds. */
  readonly ms: number;
}

/** A game online, as far as it is known here. */
export interface OnlineGame {
  /** The same on all computers. */
  readonly id: string;
  readonly rules: TableRules;
  /** By seat. */
  readonly seats: readonly OnlineSeat[];
  readonly starter?: number;
  /** The tiles that are known, in the order in which they were drawn. */
  readonly drawn: readonly number[];
  readonly moves: readonly OnlineMove[];
  /** Whether the last move counts: all that take part have it on their disks, and its tile is drawn. */
  readonly isSettled: boolean;
  readonly isStopped: boolean;
  /** By seat: milliseconds that were used, but for the turn that runs. */
  readonly used: readonly number[];
  /** When the turn that runs began, or its clock went on, in milliseconds since 1970; left out while it stands. */
  readonly since?: number;
  /** What somebody wants all to agree to, the seats that have, and those that do not want it, if there are any. */
  readonly asked: readonly {
    readonly asked: v.InferOutput<typeof AskedSchema>;
    readonly seats: readonly number[];
    readonly against?: readonly number[];
  }[];
  /** How somebody wants to go on without those who are away. */
  readonly proposed: readonly v.InferOutput<typeof ProposalSchema>[];
  /** How many times it went on with new chains. */
  readonly epochs: number;
  /** Whether it was played in one session so far: no other game is ranked. */
  readonly isOneSession: boolean;
  /** Given once it is over: what proves it, as records hold it; left out of what is too long for them. */
  readonly ended?: { readonly receipt?: string };
  readonly chat: readonly ChatLine[];
  readonly isChatOpen: boolean;
  /** Once it is over: the seats of those who want to play again. Left out while nobody does. */
  readonly again?: readonly number[];
  /** Where a server holds the game. */
  readonly server?: ServerMet & { readonly isReached: boolean };
}

/** A race of Gobble online, as far as it is known here. */
export interface OnlineRace {
  /** The same on all computers. */
  readonly id: string;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that is played at this computer. */
  readonly seat: number;
  readonly start: { readonly order: readonly number[]; readonly shares: readonly number[] };
  /** What counts, in its order. */
  readonly moves: readonly Omit<RaceRuled, 'kind' | 'race' | 'n'>[];
  /** The last ticket that was used here for a move: the next are higher. */
  readonly ticket: number;
  /** The last move made here that did not count. */
  readonly refused?: { readonly ticket: number; readonly first?: number };
  /** Whether whoever decides is connected, and whether that is this computer. */
  readonly isReached: boolean;
  readonly isDecidedHere: boolean;
  /** The clock as it was told last: milliseconds since GO, and whether it runs. */
  readonly clock: { readonly at: number; readonly isRunning: boolean };
  /** The seats of those who are not connected with whoever decides, as far as this computer was told. */
  readonly away: readonly number[];
}

/** Where this program stands online; the page shows what it is told, and nothing else. */
export type OnlineState =
  | { readonly kind: 'none'; readonly problem?: OnlineProblem }
  | {
      readonly kind: 'looking';
      /** Left out, on this network. */
      readonly server?: ServerSeen;
      readonly tables: readonly TableSeen[];
      readonly problem?: OnlineProblem;
    }
  | {
      readonly kind: 'waiting';
      readonly isHost: boolean;
      readonly rules: TableRules;
      readonly taken: readonly OnlineSeat[];
      readonly watchers: number;
      /** For the host: what invites others. */
      readonly invitation?: { readonly code: string; readonly link: string };
      /** Where a server holds the table. */
      readonly server?: ServerMet;
      /** For the host: whether it can begin with those who have come. */
      readonly mayBegin?: true;
      /** Whether the server looks for somebody who is about as strong. */
      readonly isSeeking?: true;
      /** The connection is encrypted, but nobody knows with whom. */
      readonly isUnproved?: true;
      readonly problem?: OnlineProblem;
    }
  | { readonly kind: 'playing'; readonly game: OnlineGame; readonly problem?: OnlineProblem }
  /** A problem says that it is over here: whoever decided is gone. */
  | { readonly kind: 'racing'; readonly race: OnlineRace; readonly problem?: OnlineProblem };

/** A game that was begun, and can go on. */
export interface UnfinishedOnline {
  readonly id: string;
  readonly rules: TableRules;
  /** Those at other computers. */
  readonly names: readonly string[];
  /** The address of the server it is played at; left out, it is on this network. */
  readonly server?: string;
  /** The tiles that lie. */
  readonly laid: readonly Placement[];
  /** When its last move was made, in milliseconds since 1970. */
  readonly at: number;
  /**
   * For what it waits, as far as it is known here: a move, a tile that others draw, or people without whom it does not go on. Left
   * out of what is damaged.
   */
  readonly waitsFor?: 'move' | 'draw' | 'people';
  /** How it stands, and the seats of the people at this computer; left out before the hands are dealt, and of what is damaged. */
  readonly dealt?: { readonly facts: GameFacts; readonly here: readonly number[] };
}

const GameIdSchema = v.pipe(v.string(), v.maxLength(64));
const SeatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

/** Games online. What comes of each call is told by `onOnline`; the answer says whether it could be begun. */
export const ONLINE_CALLS = {
  /** Looks for tables on this network, until something else is begun. */
  findTables: call(nothing, answers<OnlineProblem | null>()),
  /** Looks at the tables of a server, until something else is begun. */
  visitServer: call(ServerSchema, answers<OnlineProblem | null>()),
  /** The servers that were met, the last one first. */
  knownServers: call(nothing, answers<readonly KnownServer[]>()),
  /** At the server that is looked at: waits for somebody who wants the same game, and is about as strong. */
  seekGame: call(v.strictObject({ rules: TableRulesSchema, me: MeSchema }), answers<OnlineProblem | null>()),
  /** The ranks of the server that is looked at; null where it does not answer. */
  serverRanks: call(nothing, answers<Ranking | null>()),
  hostTable: call(HostRequestSchema, answers<OnlineProblem | null>()),
  joinTable: call(JoinRequestSchema, answers<OnlineProblem | null>()),
  /** A computer player takes a free seat of a table that waits. */
  seatRobot: call(v.strictObject({ colour: v.picklist(COLOURS), robot: RobotSchema }), answers<OnlineProblem | null>()),
  /** A table that was opened here begins with those who have come. */
  beginOnline: call(nothing, answers<OnlineProblem | null>()),
  /** Leaves the table that the person sees, or looks for none any more; what has begun there by then is left for good. */
  leaveTable: call(nothing, answers<void>()),
  /** Leaves what goes on online; an unfinished game can go on later. */
  leaveOnline: call(nothing, answers<void>()),
  unfinishedOnline: call(nothing, answers<readonly UnfinishedOnline[]>()),
  /** A game that can go on is not to be offered any more, or is again. Nothing of it is deleted. */
  dropOnline: call(v.strictObject({ id: GameIdSchema, isDropped: v.boolean() }), answers<void>()),
  /** What is known of a game that is to go on elsewhere; null where it is over or not known here. It can go on online, too. */
  breakOffOnline: call(GameIdSchema, answers<BrokenOff | null>()),
  resumeOnline: call(GameIdSchema, answers<OnlineProblem | null>()),
  /** A move of somebody at this computer; false when it cannot be made. */
  moveOnline: call(
    v.strictObject({
      seat: SeatSchema,
      tile: v.pipe(v.number(), v.integer()),
      q: v.pipe(v.number(), v.integer()),
      r: v.pipe(v.number(), v.integer()),
      rotation: v.pipe(v.number(), v.integer()),
    }),
    answers<boolean>(),
  ),
  /** A move of a race of somebody at this computer, which counts once it is told; false where no race goes on. */
  raceOnline: call(RaceDeedSchema, answers<boolean>()),
  /** Lets the clock of a race stand for all, or go on. */
  pauseOnlineRace: call(v.strictObject({ isPaused: v.boolean() }), answers<boolean>()),
  /** Wants something that all must agree to, or agrees to it. */
  agreeOnline: call(AskedSchema, answers<boolean>()),
  /** What was asked for, here or elsewhere, is not wanted. */
  withdrawOnline: call(AskedSchema, answers<boolean>()),
  /** The seats of those who are away are played otherwise from now on; the others must agree. */
  goOnWithout: call(v.pipe(v.array(PlayedBySchema), v.maxLength(4)), answers<boolean>()),
  agreeToGoOn: call(ProposalSchema, answers<boolean>()),
  chatOnline: call(SaidSchema, answers<boolean>()),
  /** Tells the server of a line of the chat that nobody should have to read. */
  reportLine: call(
    v.strictObject({ party: PartySchema, n: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    answers<boolean>(),
  ),
  /** Neither of the two comes to a table of the other at a server from now on. */
  blockPlayer: call(v.strictObject({ seat: SeatSchema }), answers<boolean>()),
  blockedPlayers: call(nothing, answers<readonly BlockedPlayer[]>()),
  unblockPlayer: call(KeySchema, answers<void>()),
  /** Saves the key by which servers know who plays here: whoever has it is that person. False when it was not saved. */
  exportKey: call(nothing, answers<boolean>()),
  /** From now on servers know this program by the key in a file that the person chooses. */
  importKey: call(nothing, answers<'done' | 'cancelled' | 'noKey'>()),
};

export const ONLINE_EVENTS = {
  onOnline: message<OnlineState>(),
  /** The program was asked to open an invitation, as a `tantrix:` link does. */
  onInvitation: message<string>(),
};
