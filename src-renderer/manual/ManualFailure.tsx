import { FailureDialog } from '../stage/FailureDialog';
import { isOf, useStage } from '../stage/dialogs';
import { failureDialog } from '../stage/failures';

/** The one dialog that the window of the manual has. */
export function ManualFailure() {
  const dialog = useStage((stage) => stage.dialog);
  return isOf(failureDialog, dialog) ? <FailureDialog {...dialog.props} /> : null;
}
