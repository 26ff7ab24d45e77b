import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { answers, call, nothing } from './call';

/** How the person handed their last turn on to the next player; whether it ever arrives, nobody knows. */
export const HAND_ONS = ['no', 'sent', 'drafted', 'copied', 'exported'] as const;
export type HandOn = (typeof HAND_ONS)[number];

const RecordText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_SIZE));

/** The same for all states of one game: `gameId` of its record. */
const GameIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A game by mail as it was last seen at this computer. */
export const MailGameSchema = v.strictObject({
  id: GameIdSchema,
  /** Its record as the text of a .txg file. */
  text: RecordText,
  /** Which of the computers this is, from 1; null for an onlooker. */
  home: v.nullable(v.picklist([1, 2, 3, 4])),
  /** When this state came about, in milliseconds since 1970; to be sent once more changes nothing. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  handedOn: v.picklist(HAND_ONS),
  /** The record with the last turn as it was handed on, when that turn was begun once more. */
  earlier: v.optional(RecordText),
});
export type MailGame = Readonly<v.InferOutput<typeof MailGameSchema>>;

/** What is left of a game by mail that cannot be read any more. */
export interface DamagedMailGame {
  /** What its file in the profile is called now. */
  readonly file: string;
  /** The players, as far as their names can still be read. */
  readonly names: readonly string[];
  /** Whether it lay in the place of the folder of them all. */
  readonly isFolder?: true;
}

export interface KeptMailGames {
  /** The one that changed last first. */
  readonly games: readonly MailGame[];
  /** Those that were found to be damaged just now, and set aside; they are told of once. */
  readonly damaged: readonly DamagedMailGame[];
}

export const MAIL_GAME_CALLS = {
  /** The games by mail of this profile. A file that cannot be read is set aside, and told of. */
  mailGames: call(nothing, answers<KeptMailGames>()),
  /** Keeps a game by mail in place of its last state; the answer comes when it is on the disk, false when it cannot be. */
  keepMailGame: call(MailGameSchema, answers<boolean>()),
  /** Forgets a game by mail; false when it cannot. */
  removeMailGame: call(GameIdSchema, answers<boolean>()),
};
