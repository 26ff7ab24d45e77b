import { closeDialog } from '../play/dialogs';
import { useTable } from '../play/table';
import { FileChangedDialog } from './FileChangedDialog';
import { FileTroubleDialog } from './FileTroubleDialog';
import { MailPasswordDialog } from './MailPasswordDialog';
import { NewGameDialog } from './NewGameDialog';
import { NoticeDialog } from './NoticeDialog';
import { PlayerDetailsDialog } from './PlayerDetailsDialog';
import { PrintDialog } from './PrintDialog';
import { PrintSetupDialog } from './PrintSetupDialog';
import { RankDialog } from './rankings/RankDialog';
import { RankFailedDialog } from './rankings/RankFailedDialog';
import { RankingsDialog } from './rankings/RankingsDialog';
import { RecoveryDialog } from './RecoveryDialog';
import { RobotFailedDialog } from './RobotFailedDialog';
import { SaveChangesDialog } from './SaveChangesDialog';
import { SettingsDialog } from './settings/SettingsDialog';
import { StopDialog } from './StopDialog';

/** The dialog that is open, if any. */
export function Dialogs() {
  const dialog = useTable((table) => table.dialog);
  const open = useTable((table) => table.open);
  if (dialog?.kind === 'newGame') return <NewGameDialog proposal={dialog.proposal} onClose={closeDialog} />;
  if (dialog?.kind === 'saveChanges') return <SaveChangesDialog {...dialog} />;
  if (dialog?.kind === 'fileChanged') return <FileChangedDialog {...dialog} />;
  if (dialog?.kind === 'recovery') return <RecoveryDialog {...dialog} />;
  if (dialog?.kind === 'fileTrouble') return <FileTroubleDialog trouble={dialog.trouble} onClose={closeDialog} />;
  if (dialog?.kind === 'notice') return <NoticeDialog notice={dialog.notice} onClose={closeDialog} />;
  if (dialog?.kind === 'robotFailed') return <RobotFailedDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'playerDetails' && open) return <PlayerDetailsDialog open={open} onClose={closeDialog} />;
  if (dialog?.kind === 'settings') return <SettingsDialog {...dialog} />;
  if (dialog?.kind === 'mailPassword') return <MailPasswordDialog {...dialog} />;
  if (dialog?.kind === 'stop' && open) return <StopDialog open={open} onClose={closeDialog} />;
  if (dialog?.kind === 'print' && open) return <PrintDialog setup={dialog.setup} onClose={closeDialog} />;
  if (dialog?.kind === 'rankings') return <RankingsDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'rank') return <RankDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'rankFailed') return <RankFailedDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'printSetup') return <PrintSetupDialog setup={dialog.setup} onClose={closeDialog} />;
  return null;
}
