import * as v from 'valibot';
import { MAX_FIELD_LENGTH, MAX_ROBOT_LEVEL, ROBOT_CHARACTER } from '../record/players';
import { COLOURS } from '../tantrix/colours';
import { MAX_SEATS, MIN_SEATS } from '../tantrix/deal';
import { answers, call, nothing } from './call';

const Text = v.pipe(v.string(), v.maxLength(MAX_FIELD_LENGTH));

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** More racers than there can be. */
const MOST_ROWS = 10;
/** How several people at one computer race: one after the other, or one with the mouse and one with the keys. */
export const SHARINGS = ['turns', 'atOnce'] as const;

/** A computer player as a record names it; the page knows which there are. */
const RobotSchema = v.strictObject({
  character: v.pipe(v.string(), v.regex(ROBOT_CHARACTER)),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROBOT_LEVEL)),
});

/** One line of the New Game dialog. */
const RememberedPlayerSchema = v.strictObject({
  name: Text,
  email: Text,
  country: Text,
  colour: v.picklist(COLOURS),
  /** Left out for a person. */
  robot: v.optional(RobotSchema),
  /** Of a computer player: whether its level follows how the games against it end. */
  adapts: v.optional(v.boolean()),
  /** Whether the person plays at a computer of their own, reached by mail. */
  isByMail: v.optional(v.boolean()),
});
const RememberedPlayersSchema = v.pipe(v.array(RememberedPlayerSchema), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS));
export type RememberedPlayers = v.InferOutput<typeof RememberedPlayersSchema>;

/** The kinds of game that can be started: a person against a computer player, any players at this computer, or some of them by mail. */
export const NEW_GAME_KINDS = ['computer', 'people', 'email'] as const;
export type NewGameKind = (typeof NEW_GAME_KINDS)[number];

/** Who plays the first tile: who draws the highest one, a lot, who won the last game between them, or the player of a seat. */
export const STARTS = ['drawn', 'lot', 'winner', 'seat1', 'seat2', 'seat3', 'seat4'] as const;
export type Starts = (typeof STARTS)[number];

/** How the last game between some players ended. */
const LastGameSchema = v.strictObject({
  /** By seat, what tells a player from others (see `playerKey`). */
  players: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS)),
  /** The seat that starts the next one; left out when nobody won alone. */
  winner: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))),
});
export type LastGame = v.InferOutput<typeof LastGameSchema>;

/** So many groups of players are remembered with their last game. */
export const MAX_LAST_GAMES = 30;

/** The person as the others saw them at the last table online. */
const OnlineSelfSchema = v.strictObject({
  name: Text,
  email: Text,
  country: Text,
  colour: v.picklist(COLOURS),
  /** Whether the others are told email and country. */
  tellsMore: v.boolean(),
});
export type OnlineSelf = Readonly<v.InferOutput<typeof OnlineSelfSchema>>;

/** Where tables online are: on this network, or at a server. */
export const TABLE_PLACES = ['network', 'server'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

/** What the New Game dialog starts from: the last game of each kind, and of which kind the last was. */
export const RememberedGamesSchema = v.strictObject({
  kind: v.picklist(NEW_GAME_KINDS),
  computer: v.optional(RememberedPlayersSchema),
  people: v.optional(RememberedPlayersSchema),
  email: v.optional(RememberedPlayersSchema),
  // What an earlier version wrote, and this one does not know, is forgotten alone.
  starts: v.fallback(v.picklist(STARTS), 'drawn'),
  /** The latest first. */
  last: v.optional(v.pipe(v.array(LastGameSchema), v.maxLength(MAX_LAST_GAMES))),
  online: v.optional(OnlineSelfSchema),
  /** Where the person looked for tables, or opened one, the last time. */
  tablesAt: v.optional(v.picklist(TABLE_PLACES)),
});
export type RememberedGames = v.InferOutput<typeof RememberedGamesSchema>;

/** A seat of a race of Gobble. */
const RememberedRacerSchema = v.strictObject({
  /** A person, or a pace of computer players; the page knows which there are. */
  who: v.pipe(v.string(), v.regex(ROBOT_CHARACTER)),
  name: Text,
  /** Tiles more than the others. */
  extra: Count,
});

/** A race of Gobble as it was set up last. */
export const RememberedRaceSchema = v.strictObject({
  /** Also of seats that were not played. */
  rows: v.pipe(v.array(RememberedRacerSchema), v.maxLength(MOST_ROWS)),
  count: Count,
  isSlow: v.boolean(),
  /** How several people share a computer. */
  sharing: v.picklist(SHARINGS),
  turnSeconds: Count,
});
export type RememberedRace = v.InferOutput<typeof RememberedRaceSchema>;

/** The games that were set up last, for the dialog of a new one. */
export const REMEMBERED_GAMES_CALLS = {
  /** The new games that were started last, or null when there was none or they cannot be read. */
  rememberedGames: call(nothing, answers<RememberedGames | null>()),
  rememberGames: call(RememberedGamesSchema, answers<void>()),
  /** The race that was started last, or null when there was none or it cannot be read. */
  rememberedRace: call(nothing, answers<RememberedRace | null>()),
  rememberRace: call(RememberedRaceSchema, answers<void>()),
};
