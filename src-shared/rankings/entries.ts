import * as v from 'valibot';
import { HashSchema, KeySchema } from '../online/terms';
import { withHiddenShown } from '../record/hidden';
import { fieldProblem, MAX_FIELD_LENGTH, MAX_ROBOT_LEVEL, type PlayerField } from '../record/players';
import { COLOURS } from '../tantrix/colours';
import { HIGHEST_RANK, LOWEST_RANK } from './rating';

/**
 * What a ranking table is made of: entries that never change. The table is their fold in the order of their times, so
 * that two tables are merged by taking the entries of both.
 */

const field = (name: PlayerField) =>
  v.pipe(
    v.string(),
    v.transform(withHiddenShown),
    v.check((text) => fieldProblem(name, text) === undefined),
  );

/** Two players are the same person when name, email and country agree; or name and key, where one plays by a key. */
export const IdentitySchema = v.strictObject({
  name: field('name'),
  email: field('email'),
  country: field('country'),
  /** The public key by which they play online; left out for who plays at one computer. */
  key: v.exactOptional(KeySchema),
});
export type Identity = Readonly<v.InferOutput<typeof IdentitySchema>>;

/**
 * One text for a person, as the original program made it; no field holds a +. How a system writes accents (as one character or
 * two) makes nobody another person. A key proves more than an address that is shown or not: it stands in place of both others.
 */
export const keyOf = ({ name, email, country, key }: Identity): string =>
  (key === undefined ? `${name}+${email}+${country}` : `${name}+${key}`).normalize('NFC');

/** Only what tells somebody, of whom more is known, from others. */
export const identityOf = ({ name, email, country, key }: Identity): Identity => ({
  name,
  email,
  country,
  ...(key === undefined ? {} : { key }),
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Score = v.pipe(count, v.maxValue(200));
/** Longest id of an entry, in characters. */
export const MAX_ID_LENGTH = 400;
const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH));
/** Milliseconds since 1970. */
const TimeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

const RobotSchema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_FIELD_LENGTH), v.transform(withHiddenShown)),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROBOT_LEVEL)),
});

const SideSchema = v.strictObject({
  player: v.variant('kind', [
    v.strictObject({ kind: v.literal('person'), ...IdentitySchema.entries }),
    v.strictObject({ kind: v.literal('robot'), ...RobotSchema.entries }),
  ]),
  colour: v.picklist(COLOURS),
  score: Score,
});
/** One of the two who played. */
export type Side = Readonly<v.InferOutput<typeof SideSchema>>;

const RankedGame = v.strictObject({
  /** Made when the game was started: however often a result comes, it counts once. Of a game online it is the game's hash. */
  id: IdSchema,
  sides: v.strictTuple([SideSchema, SideSchema]),
  /** Nobody wins a deadlock, whatever the scores. */
  isDeadlock: v.boolean(),
});

/** A game that may be ranked: at least one person, and not two who are the same. Online both play by keys, or neither. */
export const RankedGameSchema = v.pipe(
  RankedGame,
  v.check(({ sides }) => {
    const keys = sides.flatMap(({ player }) => (player.kind === 'person' ? [keyOf(player)] : []));
    return keys.length > 0 && new Set(keys).size === keys.length;
  }),
  v.check(({ id, sides }) => {
    const online = sides.filter(({ player }) => player.kind === 'person' && player.key !== undefined);
    return online.length === 0 || (online.length === sides.length && v.is(HashSchema, id));
  }),
);
export type RankedGame = Readonly<v.InferOutput<typeof RankedGameSchema>>;

/** A game online that would be ranked, and the two who play it. */
export const BegunGameSchema = v.strictObject({
  /** Its hash: also the id of its result, should there be one. */
  game: HashSchema,
  players: v.strictTuple([IdentitySchema, IdentitySchema]),
});
export type BegunGame = Readonly<v.InferOutput<typeof BegunGameSchema>>;

/** Longest Words of Wisdom, in characters. */
export const MAX_WISDOM_LENGTH = 300;
export const WisdomSchema = v.strictObject({
  player: IdentitySchema,
  /** Empty to take the words back. */
  words: v.pipe(
    v.string(),
    v.maxLength(MAX_WISDOM_LENGTH),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u),
    v.transform(withHiddenShown),
  ),
});

export const FiguresSchema = v.strictObject({
  rank: v.pipe(v.number(), v.minValue(LOWEST_RANK), v.maxValue(HIGHEST_RANK)),
  games: count,
  wins: count,
  losses: count,
  draws: count,
  /** The highest score of one game. */
  best: Score,
  /** Points won by less points lost by, over all games that were not drawn. */
  margin: v.pipe(v.number(), v.safeInteger()),
});
/** What the table says of a player, and how it comes about. */
export type Figures = Readonly<v.InferOutput<typeof FiguresSchema>>;

const stamp = { id: IdSchema, at: TimeSchema };

const RESULT = { kind: v.literal('result'), ...RankedGame.entries, at: TimeSchema };
/** The player leaves the table; results of before go on counting for their opponents. */
const REMOVAL = { kind: v.literal('removal'), ...stamp, player: IdentitySchema };
const WISDOM = { kind: v.literal('wisdom'), ...stamp, ...WisdomSchema.entries };
/** The figures of a player at a time, from a table without results; they hold whatever was before. */
const STANDING = { kind: v.literal('standing'), ...stamp, player: IdentitySchema, figures: FiguresSchema };

/** A game online was begun: it is unfinished as long as there is no result of it. */
const BEGUN = { kind: v.literal('begun'), ...stamp, ...BegunGameSchema.entries };

/** What the table is the fold of, and what tables exchange. */
export const EntrySchema = v.variant('kind', [
  v.strictObject(RESULT),
  v.strictObject(BEGUN),
  v.strictObject(REMOVAL),
  v.strictObject(WISDOM),
  v.strictObject(STANDING),
]);
export type Entry = Readonly<v.InferOutput<typeof EntrySchema>>;
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

/** Of what was imported: the id of the import. */
const from = { from: v.optional(IdSchema) };

/** What the profile keeps of a table besides: where entries came from, and which of them its owner does not want. */
export const LogEntrySchema = v.variant('kind', [
  v.strictObject({ ...RESULT, ...from }),
  v.strictObject({ ...BEGUN, ...from }),
  v.strictObject({ ...REMOVAL, ...from }),
  v.strictObject({ ...WISDOM, ...from }),
  v.strictObject({ ...STANDING, ...from }),
  /** A file was imported; its name. */
  v.strictObject({ kind: v.literal('import'), ...stamp, name: v.pipe(v.string(), v.maxLength(300)) }),
  /** Nothing of an import counts any more; it may come again by another. */
  v.strictObject({ kind: v.literal('importRemoval'), ...stamp, import: IdSchema }),
  /** A single result never counts again, however it comes. */
  v.strictObject({ kind: v.literal('resultRemoval'), ...stamp, result: IdSchema }),
]);
export type LogEntry = Readonly<v.InferOutput<typeof LogEntrySchema>>;
export type LogEntryOf<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>;
/** An entry of the table, and by which import it came. */
export type KeptEntry = Exclude<LogEntry, { kind: 'import' | 'importRemoval' | 'resultRemoval' }>;

/** Everybody whom an entry names. */
export function namedIn(entry: Entry): readonly Identity[] {
  if (entry.kind === 'begun') return entry.players;
  if (entry.kind !== 'result') return [entry.player];
  return entry.sides.flatMap(({ player }) => (player.kind === 'person' ? [player] : []));
}

/** The version of the form in which an entry can be written: keys, and games that were begun, came with the second. */
export const versionOf = (entry: Entry): 1 | 2 =>
  entry.kind === 'begun' || namedIn(entry).some(({ key }) => key !== undefined) ? 2 : 1;
