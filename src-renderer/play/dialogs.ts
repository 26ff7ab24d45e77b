import { type FileTrouble, type OpenDialog, type OpenGame, type SaveChoice, useTable } from './table';

/** Opening and closing dialogs: at most one is open, and no question is left without an answer. */

/** Opens a dialog in place of the one that is open; a question that was open is taken as cancelled. */
export function openDialog(dialog: OpenDialog): void {
  const before = useTable.getState().dialog;
  useTable.setState({ dialog });
  if (before?.kind === 'saveChanges') before.answer('cancel');
}

export const closeDialog = (): void => useTable.setState({ dialog: undefined });

export const tell = (trouble: FileTrouble): void => openDialog({ kind: 'fileTrouble', trouble });

/** Opens the dialog in which all players agree to stop. */
export const askToStop = (): void => openDialog({ kind: 'stop' });

/** Asks what becomes of unsaved moves; cancelled, the dialog that was open before comes back. */
export function askToSave(open: OpenGame): Promise<SaveChoice> {
  const before = useTable.getState().dialog;
  return new Promise((resolve) => {
    const question: OpenDialog = {
      kind: 'saveChanges',
      name: open.file?.name ?? '',
      answer: (choice) => {
        if (useTable.getState().dialog === question) {
          useTable.setState({ dialog: choice === 'cancel' ? before : undefined });
        }
        resolve(choice);
      },
    };
    openDialog(question);
  });
}
