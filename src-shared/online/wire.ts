import * as v from 'valibot';
import { ChatSchema, MAX_CHAT_LINES } from './chat';
import { MessageSchema } from './messages';
import { type Hash, hashOf, type Primitives } from './primitives';
import { ONLINE_PROBLEMS } from './problems';
import { MeSchema, TableRulesSchema } from './table';
import {
  HashSchema,
  KeySchema,
  MAX_PARTIES,
  PartySchema,
  RobotSchema,
  SignatureSchema,
  TermsSchema,
  VERSION,
} from './terms';

/** All that programs say to each other over a connection, one message a frame, as JSON. PROTOCOL.md tells when. */

/** The largest message, in bytes. */
export const MAX_MESSAGE_BYTES = 8192;
/** More addresses than a computer has where others reach it. */
const MAX_ADDRESSES = 4;

/** By which a table is known on a network: a code that can be said aloud, without signs that look alike. */
export const TableIdSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{6}$/));

/** Where a program can be reached: addresses, never names that somebody else would look up. */
export const PlaceSchema = v.strictObject({
  addresses: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:]{2,45}$/))), v.maxLength(MAX_ADDRESSES)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  /** The SHA-256 of its certificate. */
  fingerprint: HashSchema,
});
export type Place = Readonly<v.InferOutput<typeof PlaceSchema>>;

/** What every version can read of the first message of any. */
export const AnyWhoSchema = v.looseObject({ kind: v.literal('who'), version: v.number() });

/** The first message of both sides: whose program it is, proved by a signature over this very connection. */
export const WhoSchema = v.strictObject({
  kind: v.literal('who'),
  version: v.literal(VERSION),
  key: KeySchema,
  signature: SignatureSchema,
});

const SeatSeenSchema = v.pick(MeSchema, ['name', 'colour']);
const TakenSchema = v.strictObject({ ...MeSchema.entries, key: KeySchema, robot: v.exactOptional(RobotSchema) });

const TableSchema = v.strictObject({
  kind: v.literal('table'),
  id: TableIdSchema,
  rules: TableRulesSchema,
  taken: v.pipe(v.array(SeatSeenSchema), v.maxLength(4)),
  hasPassword: v.boolean(),
  /** How many tiles lie there; left out before the game begins. */
  laid: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type TableTold = Readonly<v.InferOutput<typeof TableSchema>>;

const JoinSchema = v.strictObject({
  kind: v.literal('join'),
  table: TableIdSchema,
  /** Left out by those who only watch. */
  me: v.exactOptional(MeSchema),
  /** That the password is known, for this connection alone. */
  proof: v.exactOptional(HashSchema),
});

const LobbySchema = v.strictObject({
  kind: v.literal('lobby'),
  rules: TableRulesSchema,
  host: KeySchema,
  taken: v.pipe(v.array(TakenSchema), v.maxLength(4)),
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
  JoinSchema,
  v.strictObject({ kind: v.literal('refused'), problem: v.picklist(ONLINE_PROBLEMS) }),
  LobbySchema,
  v.strictObject({ kind: v.literal('leave') }),
  BeginSchema,
  ResumeSchema,
  HereSchema,
  ChatSchema,
  GameSchema,
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

/** What a program signs that is there. */
export const hereHash = (
  primitives: Primitives,
  { game, party, at, place }: Omit<IsHere, 'kind' | 'signature'>,
): Hash => hashOf(primitives, 'here', game, party, at, place ? JSON.stringify(v.parse(PlaceSchema, place)) : '');
