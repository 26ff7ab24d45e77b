import { declareDialog, openDialog } from '../stage/dialogs';
import { firstAnswer } from './extensions';
import { gameNow } from './table';

/** The dialog in which all players agree to stop. */
export const stopDialog = declareDialog('stop');

/** Asks all players whether they agree: those at this computer by a dialog. */
export function askToStop(): void {
  const { open } = gameNow();
  const elsewhere = open && firstAnswer((extension) => extension.stopFirst?.(open));
  if (elsewhere) elsewhere();
  else openDialog(stopDialog, {});
}
