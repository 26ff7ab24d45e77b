import * as v from 'valibot';
import { MAX_ROBOT_LEVEL } from '../record/players';
import { MAX_SEATS, MIN_SEATS } from '../tantrix/deal';
import { answers, call, nothing } from './call';
import type { KeptReply } from './kept';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What came of one player. */
const FinishedSideSchema = v.strictObject({
  /** What tells the player from others (see `playerKey`). */
  player: v.pipe(v.string(), v.maxLength(400)),
  /** Given for a computer player. */
  level: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROBOT_LEVEL))),
  score: Count,
  /** The tiles of the line or loop that scored. */
  tiles: Count,
  isLoop: v.boolean(),
});

/** A game that was finished here: no more of it than what later games are compared with. */
export const FinishedGameSchema = v.strictObject({
  /** Alike for all games in which these players got the same hands. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** When it was finished, in milliseconds since 1970. */
  at: Count,
  /** By seat. */
  sides: v.pipe(v.array(FinishedSideSchema), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS)),
  /** Nobody wins a deadlock, whatever the scores are. */
  isDeadlock: v.boolean(),
});
export type FinishedGame = Readonly<v.InferOutput<typeof FinishedGameSchema>>;

/** So many games are kept; the oldest go. */
const MOST_GAMES = 2000;

/** The games with another one, the latest last. One that is finished a second time counts as it first did: then they are the same array. */
export const withFinished = (games: readonly FinishedGame[], game: FinishedGame): readonly FinishedGame[] =>
  games.some(({ id }) => id === game.id) ? games : [...games, game].slice(-MOST_GAMES);

/** The games that were finished here. */
export const FINISHED_GAMES_CALLS = {
  finishedGames: call(nothing, answers<KeptReply<FinishedGame>>()),
  /** Keeps a game; false when it cannot be written. */
  keepFinishedGame: call(FinishedGameSchema, answers<boolean>()),
};
