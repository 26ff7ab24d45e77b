import { handingOn } from '../../src-shared/sessions/game-terms';
import type { Game } from '../../src-shared/tantrix';
import { showMoveByMail } from '../mail-games/kept';
import { preferencesNow } from '../preferences/preferences';
import { attempt } from '../stage/failures';
import { type OpenGame, showGame, type Table, useTable, withGame } from './table';
import { isShownWhenKept, mayAskFor } from './terms';
import { forgetNote } from '../stage/note';

/**
 * The end of a turn. Where the person wants it so, the next player moves only when the turn is handed on by a button, so
 * that the last tile can still be taken back.
 */

/**
 * Shows the game after a move, with the placements that can be given back. A turn is over when the mover is another; a
 * computer player has nothing to take back.
 */
export function showMove(open: OpenGame, game: Game, undone: OpenGame['undone']): void {
  const { record } = open;
  if (isShownWhenKept(open)) return void attempt(() => showMoveByMail(open, game));
  showGame({ ...withGame(open, game), undone });
  // Where nothing can be taken back, and in a lesson, the next player moves at once.
  if (!preferencesNow().nextPlayerPrompt || open.lesson || !mayAskFor(open, 'undo')) return;
  const after = { ...record, game };
  const { turnEnded } = handingOn.next({}, { kind: 'changed', before: record, after, by: record.game.position.mover });
  if (turnEnded !== undefined) useTable.setState({ turnEnded });
}

export const mayHandOn = ({ turnEnded, replay }: Table): boolean => turnEnded !== undefined && !replay;

/** Lets the next player move. */
export function handOn(): void {
  useTable.setState({ turnEnded: undefined, refusal: undefined });
  forgetNote();
}
