import { closeDialog } from '../play/dialogs';
import { documentOf } from '../play/document';
import { useTable } from '../play/table';
import { AboutDialog } from './AboutDialog';
import { FailureDialog } from './FailureDialog';
import { FileChangedDialog } from './FileChangedDialog';
import { FileTroubleDialog } from './FileTroubleDialog';
import {
  MailAddressDialog,
  MailAnotherDialog,
  MailKnownDialog,
  MailOlderDialog,
  MailRefusedDialog,
  MailRemoveDialog,
} from './MailArrivalDialogs';
import { MailDamagedDialog } from './MailDamagedDialog';
import { MailGamesDialog } from './MailGamesDialog';
import { MailPasswordDialog } from './MailPasswordDialog';
import { MailWhoDialog } from './MailWhoDialog';
import { NewGameDialog } from './NewGameDialog';
import { NoticeDialog } from './NoticeDialog';
import { PlayerDetailsDialog } from './PlayerDetailsDialog';
import { PuzzleEditor } from './puzzle-editor/PuzzleEditor';
import { PrintDialog } from './PrintDialog';
import { PrintSetupDialog } from './PrintSetupDialog';
import { DoubtDialog } from './rankings/DoubtDialog';
import { ProposalDialog } from './rankings/ProposalDialog';
import { RankDialog } from './rankings/RankDialog';
import { RankFailedDialog } from './rankings/RankFailedDialog';
import { RankingsDialog } from './rankings/RankingsDialog';
import { RemovablesDialog } from './rankings/RemovablesDialog';
import { RecoveryDialog } from './RecoveryDialog';
import { RobotFailedDialog } from './RobotFailedDialog';
import { SaveChangesDialog } from './SaveChangesDialog';
import { SendFirstDialog } from './SendFirstDialog';
import { SettingsDialog } from './settings/SettingsDialog';
import { StopDialog } from './StopDialog';
import { TutorialDialog } from './TutorialDialog';
import { TurnOverDialog } from './TurnOverDialog';

/** The dialog that is open, if any. */
export function Dialogs() {
  const dialog = useTable((table) => table.dialog);
  const open = useTable((table) => table.open);
  const hasDocument = useTable((table) => documentOf(table) !== undefined);
  if (dialog?.kind === 'newGame') return <NewGameDialog proposal={dialog.proposal} onClose={closeDialog} />;
  if (dialog?.kind === 'saveChanges') return <SaveChangesDialog {...dialog} />;
  if (dialog?.kind === 'sendFirst') return <SendFirstDialog {...dialog} />;
  if (dialog?.kind === 'fileChanged') return <FileChangedDialog {...dialog} />;
  if (dialog?.kind === 'recovery') return <RecoveryDialog {...dialog} />;
  if (dialog?.kind === 'fileTrouble') return <FileTroubleDialog trouble={dialog.trouble} onClose={closeDialog} />;
  if (dialog?.kind === 'notice') return <NoticeDialog notice={dialog.notice} onClose={closeDialog} />;
  if (dialog?.kind === 'failure') return <FailureDialog {...dialog} />;
  if (dialog?.kind === 'robotFailed') return <RobotFailedDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'playerDetails' && open) return <PlayerDetailsDialog open={open} onClose={closeDialog} />;
  if (dialog?.kind === 'settings') return <SettingsDialog {...dialog} />;
  if (dialog?.kind === 'mailPassword') return <MailPasswordDialog {...dialog} />;
  if (dialog?.kind === 'turnOver' && open) return <TurnOverDialog open={open} {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'mailGames') return <MailGamesDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'mailDamaged') return <MailDamagedDialog {...dialog} />;
  if (dialog?.kind === 'mailWho') return <MailWhoDialog {...dialog} />;
  if (dialog?.kind === 'mailKnown') return <MailKnownDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'mailOlder') return <MailOlderDialog {...dialog} />;
  if (dialog?.kind === 'mailRefused') return <MailRefusedDialog {...dialog} />;
  if (dialog?.kind === 'mailAddress') return <MailAddressDialog {...dialog} />;
  if (dialog?.kind === 'mailAnother') return <MailAnotherDialog {...dialog} />;
  if (dialog?.kind === 'mailRemove') return <MailRemoveDialog {...dialog} />;
  if (dialog?.kind === 'stop' && open) return <StopDialog open={open} onClose={closeDialog} />;
  if (dialog?.kind === 'print' && hasDocument) return <PrintDialog setup={dialog.setup} onClose={closeDialog} />;
  if (dialog?.kind === 'puzzleEditor') return <PuzzleEditor {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'rankings') return <RankingsDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'rankProposal') return <ProposalDialog {...dialog} />;
  if (dialog?.kind === 'rankRemovables') return <RemovablesDialog {...dialog} />;
  if (dialog?.kind === 'rankDoubt') return <DoubtDialog {...dialog} />;
  if (dialog?.kind === 'rank') return <RankDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'rankFailed') return <RankFailedDialog {...dialog} onClose={closeDialog} />;
  if (dialog?.kind === 'printSetup') return <PrintSetupDialog setup={dialog.setup} onClose={closeDialog} />;
  if (dialog?.kind === 'tutorial') return <TutorialDialog onClose={closeDialog} />;
  if (dialog?.kind === 'about') return <AboutDialog {...dialog} onClose={closeDialog} />;
  return null;
}
