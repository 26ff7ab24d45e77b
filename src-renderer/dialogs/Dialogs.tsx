import { useTable } from '../play/table';
import { FileTroubleDialog } from './FileTroubleDialog';
import { NewGameDialog } from './NewGameDialog';
import { SaveChangesDialog } from './SaveChangesDialog';
import { StopDialog } from './StopDialog';

const close = (): void => useTable.setState({ dialog: undefined });

/** The dialog that is open, if any. */
export function Dialogs() {
  const dialog = useTable((table) => table.dialog);
  const open = useTable((table) => table.open);
  if (dialog?.kind === 'newGame') return <NewGameDialog proposal={dialog.proposal} onClose={close} />;
  if (dialog?.kind === 'saveChanges') return <SaveChangesDialog {...dialog} />;
  if (dialog?.kind === 'fileTrouble') return <FileTroubleDialog trouble={dialog.trouble} onClose={close} />;
  if (dialog?.kind === 'stop' && open) return <StopDialog open={open} onClose={close} />;
  return null;
}
