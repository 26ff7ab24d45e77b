import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { HAND_ONS, type KeptGame } from '../mail-games/mail-game';
import { HOST_IDS } from '../mail-games/host-id';
import { answers, call, nothing } from './call';

const RecordText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_SIZE));

export const GameIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

export const KeptGameSchema = v.strictObject({
  id: GameIdSchema,
  text: RecordText,
  home: v.nullable(v.picklist(HOST_IDS)),
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  handedOn: v.picklist(HAND_ONS),
  earlier: v.optional(RecordText),
}) satisfies v.GenericSchema<unknown, KeptGame>;

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
  readonly games: readonly KeptGame[];
  /** Those that were found to be damaged just now, and set aside; they are told of once. */
  readonly damaged: readonly DamagedMailGame[];
}

/** The games by mail as they are kept. */
export const MAIL_GAME_CALLS = {
  /** The games by mail of this profile. A file that cannot be read is set aside, and told of. */
  mailGames: call(nothing, answers<KeptMailGames>()),
  /** Those of them that can be read, for a look at them: nothing is set aside, and nothing told. */
  readableMailGames: call(nothing, answers<readonly KeptGame[]>()),
  /** Keeps a game by mail in place of its last state; the answer comes when it is on the disk, false when it cannot be. */
  keepMailGame: call(KeptGameSchema, answers<boolean>()),
  /** Forgets a game by mail; false when it cannot. */
  removeMailGame: call(GameIdSchema, answers<boolean>()),
};
