import * as v from 'valibot';
import { answers, call, nothing } from './call';

const Text = v.pipe(v.string(), v.maxLength(100));

/** A computer player as a record names it; the page knows which there are. */
const RobotSchema = v.strictObject({
  character: v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
});

/** One line of the New Game dialog. */
const RememberedPlayerSchema = v.strictObject({
  name: Text,
  email: Text,
  country: Text,
  colour: v.picklist(['red', 'yellow', 'blue', 'green']),
  /** Left out for a person. */
  robot: v.optional(RobotSchema),
  /** Whether the person plays at a computer of their own, reached by mail. */
  isByMail: v.optional(v.boolean()),
});
const RememberedPlayersSchema = v.pipe(v.array(RememberedPlayerSchema), v.minLength(2), v.maxLength(4));
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
  players: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.minLength(2), v.maxLength(4)),
  /** The seat that starts the next one; left out when nobody won alone. */
  winner: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
});
export type LastGame = v.InferOutput<typeof LastGameSchema>;

/** So many groups of players are remembered with their last game. */
export const MAX_LAST_GAMES = 30;

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
});
export type RememberedGames = v.InferOutput<typeof RememberedGamesSchema>;

export const REMEMBERED_GAMES_CALLS = {
  /** The new games that were started last, or null when there was none or they cannot be read. */
  rememberedGames: call(nothing, answers<RememberedGames | null>()),
  rememberGames: call(RememberedGamesSchema, answers<void>()),
};
