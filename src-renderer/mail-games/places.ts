import { homeAt, isByMail, peopleOf, type Person, type RecordedGame } from '../../src-shared/record';
import { isOver, moversOf } from '../../src-shared/tantrix';
import type { OpenGame } from '../play/table';
import { movesHere } from '../play/terms';

/** Who of a game by mail sits where. */

/** Where a game by mail was begun. */
export const FIRST_HOME = 1;

/** Whether the open game has to go to another computer: somebody there is to move, or must learn how it ended. */
export function isHandedOver(open: OpenGame | undefined): boolean {
  if (!open?.mail || open.mail.home === null || !isByMail(open.record)) return false;
  const { game } = open.record;
  return isOver(game) || !movesHere(open, game.position.mover);
}

/** Whether the last turn was played here and has yet to be handed on; of a new game, whether it was begun here. */
export function isUnsent(open: OpenGame | undefined): boolean {
  if (!open?.mail || open.mail.handedOn !== 'no' || !isHandedOver(open)) return false;
  const last = moversOf(open.record.game).at(-1);
  return (last === undefined ? FIRST_HOME : homeAt(open.record, last)) === open.mail.home;
}

/** Who gets the game next: the person to move, or when it is over everybody elsewhere. */
export function receiversOf(open: OpenGame): Person[] {
  const { game } = open.record;
  const elsewhere = peopleOf(open.record).filter(({ seat, robot }) => !robot && !movesHere(open, seat));
  return isOver(game) ? elsewhere : elsewhere.filter(({ seat }) => seat === game.position.mover);
}

/** How many moves had been made when the players of a computer had last moved; 0 when they have not yet. */
export const movesWhenLastHere = (record: RecordedGame, home: number | null): number =>
  1 + moversOf(record.game).findLastIndex((seat) => homeAt(record, seat) === home);
