import { hostAt, isByMail, type Person, type RecordedGame } from '../record';
import { isOver, moversOf } from '../tantrix';
import type { GameOnTable, MailGame, MailState } from './mail-game';
import { FIRST_HOST } from './host-id';
import { peopleElsewhere } from './seats';

/** What the end of a turn means in a game by mail: whose turn it is, and what has to be handed on to whom. */

/** What comes next in a game by mail, for the person here. */
export type WhatNext = 'over' | 'myTurn' | 'theirTurn';

/** What is to be done in a game as it stands. */
export function whatNext({ record, mail }: MailGame): WhatNext {
  if (isOver(record.game)) return 'over';
  return hostAt(record, record.game.position.mover) === mail.home ? 'myTurn' : 'theirTurn';
}

/** Whether a game has to go to another computer: somebody there is to move, or must learn how it ended. */
export function isHandedOver(game: GameOnTable | undefined): boolean {
  if (!game?.mail || game.mail.home === null || !isByMail(game.record)) return false;
  return whatNext({ record: game.record, mail: game.mail }) !== 'myTurn';
}

/** Whether the last turn was played here and has yet to be handed on; of a new game, whether it was begun here. */
export function isUnsent(game: GameOnTable | undefined): boolean {
  if (!game?.mail || game.mail.handedOn !== 'no' || !isHandedOver(game)) return false;
  const last = moversOf(game.record.game).at(-1);
  return (last === undefined ? FIRST_HOST : hostAt(game.record, last)) === game.mail.home;
}

/** Whether a change of a game has ended the turn here. */
export const hasEndedTurn = (before: GameOnTable, after: GameOnTable): boolean =>
  isHandedOver(after) && !isHandedOver(before);

/** Who gets a game next: the person to move, or when it is over everybody elsewhere. */
export function receiversOf({ record, mail }: GameOnTable): Person[] {
  if (!mail) return [];
  const elsewhere = peopleElsewhere({ record, mail });
  return isOver(record.game) ? elsewhere : elsewhere.filter(({ seat }) => seat === record.game.position.mover);
}

/** Through what a turn goes out by itself, if it does. */
export interface MailRoute {
  /** Whether the person wants turns to go out by their mail account. */
  readonly isByAccount: boolean;
  /** The account's server; blank as long as there is none. */
  readonly host: string;
}

/**
 * How a turn leaves this computer once it is over: by itself; or the person is asked how, because they want to be, because
 * an address is missing, or because the account they want is. To nobody there is nothing to send.
 */
export function wayOut(
  game: GameOnTable,
  { isByAccount, host }: MailRoute,
): 'byItself' | 'asked' | 'noAccount' | 'nobody' {
  if (!isByAccount) return 'asked';
  if (host.trim() === '') return 'noAccount';
  const receivers = receiversOf(game);
  if (receivers.some(({ email }) => email.trim() === '')) return 'asked';
  return receivers.length > 0 ? 'byItself' : 'nobody';
}

/**
 * How many moves had been made when the players of a computer had last moved; 0 when they have not yet, or nobody
 * plays there.
 */
export const movesWhenLastHere = (record: RecordedGame, home: MailState['home']): number =>
  1 + moversOf(record.game).findLastIndex((seat) => hostAt(record, seat) === home);

/** Whether all that was played after so many moves was played at this computer, in one turn. */
export const isOnlyMine = ({ record, mail }: MailGame, from: number): boolean =>
  moversOf(record.game)
    .slice(from)
    .every((seat) => hostAt(record, seat) === mail.home);
