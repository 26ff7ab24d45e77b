import type { GameTable } from './table';
import type { Player } from '../../src-shared/record';
import { closeDialog, declareDialog, openDialog } from '../stage/dialogs';
import { send } from './table';
import { mayAskFor } from './terms';

/** Who the players are may be changed during a game; what they play with may not. Under competition rules neither. */
export const mayChangeDetails = ({ open }: Pick<GameTable, 'open'>): boolean =>
  open !== undefined && mayAskFor(open, 'details');

export const detailsDialog = declareDialog('playerDetails');

/** Opens the dialog of the players' names, emails and countries. */
export const proposeDetails = (): void => openDialog(detailsDialog, {});

/** Gives the open game other players' details, seat by seat; the game then differs from its file. */
export function changeDetails(players: readonly Player[]): void {
  closeDialog();
  send({ kind: 'amended', change: (record) => ({ ...record, players }) });
}
