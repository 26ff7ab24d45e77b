import { declareDialog, openDialog } from '../stage/dialogs';

/** The dialog in which all players agree to stop. */
export const stopDialog = declareDialog('stop');

export const askToStop = (): void => openDialog(stopDialog, {});
