import * as v from 'valibot';
import { MOST_RACERS } from '../gobble/race';
import { COLOURS, MAX_SEATS } from '../tantrix';
import { ChatSchema, MAX_CHAT_LINES } from './chat';
import { MessageSchema } from './messages';
import { type Hash, hashOf, type Primitives } from './primitives';
import { ONLINE_PROBLEMS } from './problems';
import { RACE_MESSAGES } from './race/wire';
import { MAX_TABLE_NAME_LENGTH, MeSchema, PeopleSchema, TableRulesSchema } from './table';
import { HashSchema, KeySchema, MAX_PARTIES, PartySchema, RobotSchema, SignatureSchema, TermsSchema } from './terms';

/** All that programs say to each other over a connection, one message a frame, as JSON. PROTOCOL.md tells when. */

/** The largest message, in bytes. */
export const MAX_MESSAGE_BYTES = 8192;
/** More addresses than a computer has where others reach it. */
const MAX_ADDRESSES = 4;
/** People with whom somebody does not want to play: as many as a message has room for. */
export const MAX_BLOCKED = 50;
/** The best of a server that are told, where their names leave room for so many. */
export const MAX_RANKED = 40;
/** A name or an address of a computer. */
const HOST_NAME = /^[0-9a-zA-Z.:-]{1,253}$/;

/** By which a table is known on a network: a code that can be said aloud, without signs that look alike. */
export const TableIdSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{6}$/));

const PortSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Where a server is: one that moves keeps its name. */
export const TargetSchema = v.strictObject({ host: v.pipe(v.string(), v.regex(HOST_NAME)), port: PortSchema });

/** Where a program can be reached: addresses, never names that somebody else would look up. */
export const PlaceSchema = v.strictObject({
  addresses: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:]{2,45}$/))), v.maxLength(MAX_ADDRESSES)),
  port: PortSchema,
  /** The SHA-256 of its certificate. */
  fingerprint: HashSchema,
});
export type Place = Readonly<v.InferOutput<typeof PlaceSchema>>;

/** What every version can read of the first message of any. */
export const AnyWhoSchema = v.looseObject({ kind: v.literal('who'), version: v.number() });

/** The first message of both sides: whose program it is, proved by a signature over this very connection. */
export const WhoSchema = v.strictObject({
  kind: v.literal('who'),
  /** One that both speak: that is looked at first. */
  version: v.number(),
  key: KeySchema,
  signature: SignatureSchema,
});

export const SeatSeenSchema = v.strictObject({
  ...v.pick(MeSchema, ['name', 'colour']).entries,
  /** The number of the program at which a person sits; left out of a computer player. */
  party: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_RACERS - 1))),
});
export type SeatSeen = Readonly<v.InferOutput<typeof SeatSeenSchema>>;
const TakenSchema = v.strictObject({ ...MeSchema.entries, key: KeySchema, robot: v.exactOptional(RobotSchema) });

/** A table, as it is told to those who look for one. */
export const TableSchema = v.strictObject({
  kind: v.literal('table'),
  id: TableIdSchema,
  rules: TableRulesSchema,
  taken: v.pipe(v.array(SeatSeenSchema), v.maxLength(MOST_RACERS)),
  hasPassword: v.boolean(),
  /** How many tiles lie there; left out before the game begins. */
  laid: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type TableTold = Readonly<v.InferOutput<typeof TableSchema>>;

/** The table is no more. */
const GoneSchema = v.strictObject({ kind: v.literal('gone'), id: TableIdSchema });

/** With whom a person does not want to sit at a server; nobody where it is left out. */
const BlockedSchema = v.exactOptional(v.pipe(v.array(KeySchema), v.maxLength(MAX_BLOCKED)));

const JoinSchema = v.strictObject({
  kind: v.literal('join'),
  table: TableIdSchema,
  /** Nobody where a program only watches. */
  people: PeopleSchema,
  /** That the password is known, for this connection alone. */
  proof: v.exactOptional(HashSchema),
  blocked: BlockedSchema,
});

const LobbySchema = v.strictObject({
  kind: v.literal('lobby'),
  /** Of the table: who has asked a server for one learns it so. */
  table: TableIdSchema,
  rules: TableRulesSchema,
  host: KeySchema,
  server: v.exactOptional(KeySchema),
  taken: v.pipe(v.array(TakenSchema), v.maxLength(MOST_RACERS)),
  watchers: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What is shown of a player beside name and colour. */
export const DetailsSchema = v.pick(MeSchema, ['email', 'country']);

const BeginSchema = v.strictObject({
  kind: v.literal('begin'),
  table: TableIdSchema,
  terms: TermsSchema,
  rules: TableRulesSchema,
  /** By seat. */
  details: v.pipe(v.array(DetailsSchema), v.maxLength(4)),
});

// What is said to a server alone, and by it.

/** A server says what it is before it tells of its tables. */
export const HallSchema = v.strictObject({
  kind: v.literal('hall'),
  name: v.pipe(v.string(), v.maxLength(MAX_TABLE_NAME_LENGTH)),
  /** Programs that are connected, and games that are being played. */
  programs: CountSchema,
  games: CountSchema,
});
export type Hall = Readonly<v.InferOutput<typeof HallSchema>>;

const RobotsSchema = v.pipe(
  v.array(v.strictObject({ colour: v.picklist(COLOURS), robot: RobotSchema })),
  v.maxLength(MAX_SEATS - 1),
);

/** Asks a server for a table of one's own; the answer is its lobby. */
const OpenSchema = v.strictObject({
  kind: v.literal('open'),
  /** Chosen by who opens it: what is said of its password depends on it. */
  table: TableIdSchema,
  rules: TableRulesSchema,
  people: v.pipe(PeopleSchema, v.minLength(1)),
  robots: RobotsSchema,
  /** What the password is checked by; left out where there is none. */
  verifier: v.exactOptional(HashSchema),
  blocked: BlockedSchema,
});

/** Asks a server for somebody who wants to play the same, and is about as strong. */
const SeekSchema = v.strictObject({
  kind: v.literal('seek'),
  rules: TableRulesSchema,
  people: v.pipe(PeopleSchema, v.minLength(1), v.maxLength(1)),
  blocked: BlockedSchema,
});

/** Who has opened a table at a server gives a seat of it to a computer player. */
const SeatRobotSchema = v.strictObject({
  kind: v.literal('robot'),
  colour: v.picklist(COLOURS),
  robot: RobotSchema,
});

/** Who has opened a table at a server begins with those who have come. */
const StartSchema = v.strictObject({ kind: v.literal('start') });

/** A server says which programs of a game are there: connected with it; of a race, so does whoever decides it (see `absence.ts`). */
const PresentSchema = v.strictObject({
  kind: v.literal('present'),
  game: HashSchema,
  parties: v.pipe(v.array(PartySchema), v.maxLength(MAX_PARTIES)),
  /** Those that have left on purpose; left out where none has. */
  left: v.exactOptional(v.pipe(v.array(PartySchema), v.maxLength(MAX_PARTIES))),
});

/** What was asked for is at another process of the same server, with the same certificate. */
const ElsewhereSchema = v.strictObject({ kind: v.literal('elsewhere'), ...TargetSchema.entries });

/** Asks a server for its ranks. */
const RanksSchema = v.strictObject({ kind: v.literal('ranks') });

const RankedSchema = v.strictObject({
  name: MeSchema.entries.name,
  key: KeySchema,
  /** As `rating.ts` reckons it. */
  rank: v.pipe(v.number(), v.minValue(0)),
  games: CountSchema,
  /** Games that were left, and lost by that. */
  left: CountSchema,
});

/** The best of a server, and who asks, with their places from 1. */
export const RankingSchema = v.strictObject({
  kind: v.literal('ranking'),
  best: v.pipe(v.array(RankedSchema), v.maxLength(MAX_RANKED)),
  own: v.exactOptional(v.strictObject({ ...RankedSchema.entries, place: CountSchema })),
});
export type Ranking = Readonly<v.InferOutput<typeof RankingSchema>>;

/** Tells a server of a line of a chat that nobody should have to read. */
const ReportSchema = v.strictObject({
  kind: v.literal('report'),
  game: HashSchema,
  party: PartySchema,
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CHAT_LINES)),
});

const ResumeSchema = v.strictObject({
  kind: v.literal('resume'),
  game: HashSchema,
  /** How many lines of the chat are known, by party. */
  chat: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHAT_LINES))),
    v.maxLength(MAX_PARTIES),
  ),
});

/** A program is there, says so every second, and tells where others reach it; who hears it tells it on. */
export const HereSchema = v.strictObject({
  kind: v.literal('here'),
  game: HashSchema,
  party: PartySchema,
  /** In milliseconds since 1970, by its own clock: what is not later than what was heard is not new. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Left out where it cannot be reached. */
  place: v.exactOptional(PlaceSchema),
  /** It says so for the last time: whoever is there leaves on purpose. */
  leaves: v.exactOptional(v.literal(true)),
  signature: SignatureSchema,
});
export type IsHere = Readonly<v.InferOutput<typeof HereSchema>>;

const GameSchema = v.strictObject({ kind: v.literal('game'), game: HashSchema, message: MessageSchema });

/** What is said once both have said who they are. */
export const WireSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('ping') }),
  /** Asks for the table, now and whenever it changes. */
  v.strictObject({ kind: v.literal('look') }),
  TableSchema,
  GoneSchema,
  JoinSchema,
  v.strictObject({ kind: v.literal('refused'), problem: v.picklist(ONLINE_PROBLEMS) }),
  LobbySchema,
  v.strictObject({ kind: v.literal('leave') }),
  BeginSchema,
  ResumeSchema,
  HereSchema,
  ChatSchema,
  GameSchema,
  HallSchema,
  OpenSchema,
  SeekSchema,
  SeatRobotSchema,
  StartSchema,
  PresentSchema,
  ElsewhereSchema,
  RanksSchema,
  RankingSchema,
  ReportSchema,
  ...RACE_MESSAGES,
]);
export type Wire = v.InferOutput<typeof WireSchema>;

/** Which end of a connection: who waited for it, and who made it. */
export type ConnectionRole = 'listener' | 'dialler';

/**
 * What each side signs.
 *
 * @param exported what TLS exports for this connection alone, as hexadecimal digits
 */
export const connectionHash = (primitives: Primitives, role: ConnectionRole, exported: string): Hash =>
  hashOf(primitives, 'connection', role, exported);

/** What a program signs that is there, or leaves. */
export const hereHash = (
  primitives: Primitives,
  { game, party, at, place, leaves }: Omit<IsHere, 'kind' | 'signature'>,
): Hash =>
  hashOf(
    primitives,
    leaves ? 'leaves' : 'here',
    game,
    party,
    at,
    place ? JSON.stringify(v.parse(PlaceSchema, place)) : '',
  );
