import { gameId, makeTxg, parseTxg, type RecordedGame } from '../record';
import type { HostId } from './host-id';

/** How the person handed their last turn on to the next player; whether it ever arrives, nobody knows. */
export const HAND_ONS = ['no', 'sent', 'drafted', 'copied', 'exported'] as const;
export type HandOn = (typeof HAND_ONS)[number];

/** How a game by mail stands at this computer, and since when. */
export interface MailState {
  /** Which of the computers this is; null for an onlooker. */
  readonly home: HostId | null;
  readonly handedOn: HandOn;
  /** The record with the last turn as it was handed on, when that turn was begun once more; the text of a .txg file. */
  readonly earlier?: string | undefined;
  /** When this state came about, in milliseconds since 1970; to be sent once more changes nothing. */
  readonly at: number;
}

/** A game by mail as it was last seen at this computer. */
export interface MailGame {
  readonly record: RecordedGame;
  readonly mail: MailState;
}

/** A game on a table: where nothing is known of its way, it is no game by mail, or a copy of one to look at. */
export type GameOnTable = Pick<MailGame, 'record'> & { readonly mail?: MailState | undefined };

/** A game by mail as it is kept. */
export interface KeptGame extends MailState {
  /** The same for all states of one game: `gameId` of its record. */
  readonly id: string;
  /** Its record as the text of a .txg file. */
  readonly text: string;
}

/** A game by mail as it is kept: its record as text, and how it stands. */
export const makeKept = ({ record, mail: { earlier, ...mail } }: MailGame): KeptGame => ({
  id: gameId(record),
  text: makeTxg(record),
  ...mail,
  ...(earlier === undefined ? {} : { earlier }),
});

/** How a kept game stands. */
export const stateOf = ({ home, handedOn, earlier, at }: KeptGame): MailState => ({ home, handedOn, earlier, at });

/** The game in what is kept; undefined when this version of the program does not understand its record. */
export function parseKept(kept: KeptGame): MailGame | undefined {
  const parsed = parseTxg(kept.text);
  return parsed.ok ? { record: parsed.record, mail: stateOf(kept) } : undefined;
}

/** What is kept of the game of which a record is a state. */
export const keptOf = (record: RecordedGame, kept: readonly KeptGame[]): KeptGame | undefined => {
  const id = gameId(record);
  return kept.find((game) => game.id === id);
};

/** Everything that is kept and can be read, and how much cannot be. */
export function gamesIn(kept: readonly KeptGame[]): { readonly games: readonly MailGame[]; readonly unread: number } {
  const games = kept.flatMap((game) => parseKept(game) ?? []);
  return { games, unread: kept.length - games.length };
}

/** How a state stands that came about at a moment, and has yet to be handed on. */
export const newState = (home: MailState['home'], at: number, earlier?: string): MailState => ({
  home,
  handedOn: 'no',
  earlier,
  at,
});
