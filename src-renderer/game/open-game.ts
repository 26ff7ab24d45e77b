import type { MailState } from '../../src-shared/mail-games/mail-game';
import type { RecordedGame } from '../../src-shared/record';
import type { Seat } from '../../src-shared/sessions/rules';
import { type GameHand, type GameMove, gameRules } from '../../src-shared/sessions/game';
import {
  type GameExtra,
  type GameTerms,
  handingOn,
  online as onlineTerms,
  termsSaid,
} from '../../src-shared/sessions/game-terms';
import { Session } from '../../src-shared/sessions/session';
import { composed, plainTerms } from '../../src-shared/sessions/terms';
import type { Game } from '../../src-shared/tantrix';
import { preferencesNow } from '../preferences/preferences';
import type { OpenFile } from '../stage/kind';
import type { Guide } from './guide';

/** A game on the table: its session, and what the window knows of it besides. */

export type GameSession = Session<RecordedGame, GameMove, GameHand, GameExtra>;

/** What tells of a game that is played online. */
export interface OnlineTable {
  /** The same on all computers. */
  readonly id: string;
  /** What its host has called the table. */
  readonly name: string;
  /** Who is played here now: nobody while the game is not connected. */
  readonly seatsHere: () => readonly Seat[];
  /** The seats of the people at this computer, be the game connected or not. */
  readonly people: readonly Seat[];
  /** How many moves the program here has on its disk, counted or on their way; 0 while the game is not connected. */
  readonly movesMade: () => number;
  /** By seat, the keys of the two who play, as long as they play in one session; left out of a game that cannot be ranked. */
  readonly keys?: readonly [string, string] | undefined;
}

/** What is known of a game that comes to the table. */
export interface GameToOpen {
  readonly record: RecordedGame;
  /** How many of the last moves were taken back, and can be given back. */
  readonly undone?: number | undefined;
  /**
   * A name of its own for a game that was begun here and is on the table since; a game that was opened or brought back has
   * none. Of games at one computer, only such a one can be ranked.
   */
  readonly sitting?: string | undefined;
  readonly file?: OpenFile | undefined;
  /** The record as the file holds it. */
  readonly saved?: RecordedGame | undefined;
  /** Given for a game by mail that main keeps; where it is left out, the game is a copy to look at. */
  readonly mail?: MailState | undefined;
  /** Whether main could not keep this state of a game by mail: then the journal holds it whole. */
  readonly isUnkept?: boolean | undefined;
  readonly guide?: Guide | undefined;
  /** Given for a game online; another process keeps it and knows how it goes on. */
  readonly online?: OnlineTable | undefined;
}

export interface OpenGame extends Omit<GameToOpen, 'undone'> {
  /**
   * What the person sees of the session: never a second truth. From the start of a game to its end `gameKey` gives one and the
   * same value, which tells games apart.
   */
  readonly record: RecordedGame;
  readonly session: GameSession;
}

/** What tells games apart, as long as they are open: the deal itself becomes another when a tile is drawn elsewhere. */
export const gameKey = ({ deal }: Game): object => deal.seats;

/** A game as it comes to the table. */
export function gameOnTable({ undone = 0, ...game }: GameToOpen): OpenGame {
  const { record, guide } = game;
  const log = guide && { start: record, moves: [], now: record };
  const session = Session.begun({ rules: gameRules, terms: termsOf(game) }, record, log).takenBack(undone);
  return { ...game, session, record: session.seen };
}

/** The game when its session has gone on. */
export const goneOn = (open: OpenGame, session: GameSession): OpenGame => ({ ...open, session, record: session.seen });

/** The game on the terms that hold for it by now. */
export const onItsTerms = (open: OpenGame): OpenGame => goneOn(open, open.session.onTerms(termsOf(open)));

/** All terms that hold for a game. Where nothing can be taken back, and under a guide, the next player moves at once. */
function termsOf({ record, mail, guide, online }: GameToOpen): GameTerms {
  const special = [
    ...termsSaid(record, mail?.home ?? null),
    ...(guide ? [guide.terms] : []),
    ...(online ? [onlineTerms(online.seatsHere)] : []),
  ];
  const usual = special.length === 0 ? [handingOn(() => preferencesNow().nextPlayerPrompt)] : [];
  return composed<RecordedGame, GameExtra>([plainTerms, ...usual, ...special]);
}
