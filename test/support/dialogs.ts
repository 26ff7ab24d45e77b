import { stageNow } from '../../src-renderer/stage/dialogs';

/** The dialog that is open: its kind, and what it is drawn with. */
export function dialogNow(): { kind: string } | undefined {
  const { dialog } = stageNow();
  return dialog && Object.assign({ kind: dialog.declared.kind }, dialog.props);
}
