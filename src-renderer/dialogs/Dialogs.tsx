import { turnOverDialog } from '../mail-games/handing-on';
import { mailGamesDialog } from '../mail-games/list';
import { mailWhoDialog } from '../mail-games/who';
import { aboutDialog } from '../play/about';
import { detailsDialog } from '../play/details';
import { fileTroubleDialog } from '../play/file-trouble';
import { tutorialDialog } from '../play/lessons';
import { mailPasswordDialog } from '../play/mail';
import { printDialog, printSetupDialog } from '../play/printing';
import { newGameDialog } from '../play/proposals';
import { rankDialog } from '../play/ranking';
import { rankingsDialog, rankProposalDialog, rankRemovablesDialog } from '../play/rankings';
import { settingsDialog } from '../play/settings';
import { stopDialog } from '../play/stopping';
import { puzzleEditor } from '../puzzles/starting';
import { useStage } from '../stage/dialogs';
import { failureDialog } from '../stage/failures';
import { AboutDialog } from './AboutDialog';
import { OWN_ALERTS } from './alerts';
import { type Drawn, drawn, ofGame } from './drawn';
import { FailureDialog } from './FailureDialog';
import { FileTroubleDialog } from './FileTroubleDialog';
import { MAIL_ALERTS } from './mail-alerts';
import { MailGamesDialog } from './MailGamesDialog';
import { MailPasswordDialog } from './MailPasswordDialog';
import { MailWhoDialog } from './MailWhoDialog';
import { NewGameDialog } from './NewGameDialog';
import { PlayerDetailsDialog } from './PlayerDetailsDialog';
import { PrintDialog } from './PrintDialog';
import { PrintSetupDialog } from './PrintSetupDialog';
import { PuzzleEditor } from './puzzle-editor/PuzzleEditor';
import { RANKING_ALERTS } from './rankings/alerts';
import { ProposalDialog } from './rankings/ProposalDialog';
import { RankDialog } from './rankings/RankDialog';
import { RankingsDialog } from './rankings/RankingsDialog';
import { RemovablesDialog } from './rankings/RemovablesDialog';
import { SettingsDialog } from './settings/SettingsDialog';
import { StopDialog } from './StopDialog';
import { TurnOverDialog } from './TurnOverDialog';
import { TutorialDialog } from './TutorialDialog';

/** All dialogs of the window of the game. */
export const DIALOGS: readonly Drawn[] = [
  ...OWN_ALERTS,
  ...MAIL_ALERTS,
  ...RANKING_ALERTS,
  drawn(failureDialog, FailureDialog),
  drawn(newGameDialog, NewGameDialog),
  drawn(fileTroubleDialog, FileTroubleDialog),
  ofGame(detailsDialog, PlayerDetailsDialog),
  drawn(settingsDialog, SettingsDialog),
  drawn(mailPasswordDialog, MailPasswordDialog),
  ofGame(turnOverDialog, TurnOverDialog),
  drawn(mailGamesDialog, MailGamesDialog),
  drawn(mailWhoDialog, MailWhoDialog),
  ofGame(stopDialog, StopDialog),
  drawn(printDialog, PrintDialog),
  drawn(printSetupDialog, PrintSetupDialog),
  drawn(puzzleEditor, PuzzleEditor),
  drawn(rankingsDialog, RankingsDialog),
  drawn(rankProposalDialog, ProposalDialog),
  drawn(rankRemovablesDialog, RemovablesDialog),
  drawn(rankDialog, RankDialog),
  drawn(tutorialDialog, TutorialDialog),
  drawn(aboutDialog, AboutDialog),
];

/** The dialog that is open, if any. */
export function Dialogs() {
  const dialog = useStage((stage) => stage.dialog);
  return dialog && DIALOGS.find(({ declared }) => declared === dialog.declared)?.draw(dialog);
}
