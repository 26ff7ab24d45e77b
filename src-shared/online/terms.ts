import * as v from 'valibot';
import { fieldProblem, isRobotPlayer } from '../record/players';
import {
  COLOURS,
  dealProblem,
  HAND_SIZE,
  MAX_SEATS,
  MIN_SEATS,
  TILE_SETS,
  tileNumbers,
  UNKNOWN_TILE,
} from '../tantrix';
import { type Hash, hashOf, type Primitives } from './primitives';

/** What is settled before a game online begins, and is never changed. */

/** Raised when programs of the version before would understand something else. */
export const VERSION = 2;
/** The version before: its programs know the 56 tiles alone. */
const VERSION_BEFORE = 1;
/** The versions that are spoken here, the latest first. */
export const SERVED = [VERSION, VERSION_BEFORE] as const;
/** Programs that take part in a game: one for each seat, and a server. */
export const MAX_PARTIES = MAX_SEATS + 1;
/** The longest time for all moves of a seat, in minutes. */
const MAX_MINUTES = 600;

const hexSchema = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
export const HashSchema = hexSchema(64);
export const KeySchema = hexSchema(64);
export const SignatureSchema = hexSchema(128);
export const PartySchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PARTIES - 1));
export const RobotSchema = v.pipe(
  v.strictObject({ character: v.string(), level: v.number() }),
  v.check((robot) => isRobotPlayer(robot)),
);

/** With which tiles is played; left out, with the 56. */
export const SetSchema = v.exactOptional(v.literal('first-edition'));
/** What tells with which tiles is played. */
export interface WithSet {
  readonly set?: v.InferOutput<typeof SetSchema> | undefined;
}

/** How many tiles are played with. */
export const tileCountOf = ({ set }: WithSet): number => TILE_SETS[set ?? 'standard'].count;

/** The version from which on programs can play with a set, or race: what the one before has not heard of is all that is new in this. */
export const versionFor = ({ set, isRace }: WithSet & { readonly isRace?: true }): (typeof SERVED)[number] =>
  set === undefined && !isRace ? VERSION_BEFORE : VERSION;

/** Who plays a seat: a person at the computer of a party, or a computer player that is run there. */
export const PlayedBySchema = v.strictObject({ party: PartySchema, robot: v.exactOptional(RobotSchema) });
export type PlayedBy = v.InferOutput<typeof PlayedBySchema>;

const SeatSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check((name) => fieldProblem('name', name) === undefined),
  ),
  colour: v.picklist(COLOURS),
  played: PlayedBySchema,
});

/** Which programs a tile is drawn by: all that take part, or after the deal the server alone. */
export const DRAWERS = ['all', 'server'] as const;

const PlainTermsSchema = v.strictObject({
  /** The first in which programs understand these: so those of the version before play along where they can. */
  version: v.picklist(SERVED),
  /** The public keys of the programs that take part; with a server the last is the server's. */
  parties: v.pipe(v.array(KeySchema), v.minLength(2), v.maxLength(MAX_PARTIES)),
  seats: v.pipe(v.array(SeatSchema), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS)),
  /** Left out, the highest first tile says who begins. */
  starter: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  set: SetSchema,
  isCompetition: v.boolean(),
  drawers: v.picklist(DRAWERS),
  hasServer: v.boolean(),
  /** Minutes for all moves of a seat; left out, there is no clock. */
  minutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MINUTES))),
  /** So that no two games have the same terms. */
  nonce: HashSchema,
});

/** What a game online is played on, by whom, and who draws. */
export const TermsSchema = v.pipe(
  PlainTermsSchema,
  v.check((terms) => isSound(terms)),
);
export type Terms = v.InferOutput<typeof PlainTermsSchema>;

/** Whether they make a game: each program once, each with a seat unless it is the server, seats that can be dealt to. */
function isSound({ version, set, parties, seats, starter, drawers, hasServer }: Terms): boolean {
  const playing = new Set(seats.map(({ played }) => played.party));
  const players = parties.length - (hasServer ? 1 : 0);
  const tiles = tileNumbers(tileCountOf({ set }));
  const bag = tiles.map((tile, at) => (at < seats.length * HAND_SIZE ? tile : UNKNOWN_TILE));
  return (
    version === versionFor({ set }) &&
    new Set(parties).size === parties.length &&
    playing.size === players &&
    Math.max(...playing) === players - 1 &&
    (drawers === 'all' || hasServer) &&
    dealProblem({ seats: seats.map(({ colour }) => colour), starter, bag }) === undefined
  );
}

/** The hash of the terms, by which a game online is known. */
export const gameOf = (primitives: Primitives, terms: Terms): Hash =>
  // The schema puts the parts in its own order, whichever they came in.
  hashOf(primitives, 'terms', JSON.stringify(v.parse(TermsSchema, terms)));
