import { FailureDialog } from '../dialogs/FailureDialog';
import { useTable } from '../play/table';

/** The one dialog that the window of the manual has. */
export function ManualFailure() {
  const dialog = useTable((table) => table.dialog);
  return dialog?.kind === 'failure' ? <FailureDialog {...dialog} /> : null;
}
