import { isByMail } from '../../src-shared/record';
import { type Game, isOver } from '../../src-shared/tantrix';
import { showMoveByMail } from '../mail-games/kept';
import { attempt } from './dialogs';
import { isRobotAt } from './people';
import { type OpenGame, showGame, type Table, useTable, withGame } from './table';

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
  if (isByMail(record)) return void attempt(() => showMoveByMail(open, game));
  const { mover } = record.game.position;
  showGame({ ...withGame(open, game), undone });
  const { preferences } = useTable.getState();
  const waits =
    preferences.nextPlayerPrompt && !record.isCompetition && !open.lesson && !isOver(game) && !isRobotAt(record, mover);
  if (waits && game.position.mover !== mover) useTable.setState({ turnEnded: mover });
}

export const mayHandOn = ({ turnEnded, replay }: Table): boolean => turnEnded !== undefined && !replay;

/** Lets the next player move. */
export const handOn = (): void => useTable.setState({ turnEnded: undefined, refusal: undefined, note: undefined });
