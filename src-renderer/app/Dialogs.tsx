import { turnOverDialog } from '../mail/handing-on';
import { mailGamesDialog } from '../mail/games-list';
import { mailWhoDialog } from '../mail/who';
import { aboutDialog } from '../help/about';
import { detailsDialog } from '../game/player-details';
import { fileTroubleDialog } from '../files/file-trouble';
import { tutorialDialog } from '../lessons/lessons';
import { mailPasswordDialog } from '../mail/password';
import { printDialog, printSetupDialog } from '../print/printing';
import { rankDialog } from '../rankings/record-ranked-game';
import { rankingsDialog, rankProposalDialog, rankRemovablesDialog } from '../rankings/rankings-dialog';
import { settingsDialog } from '../settings/settings';
import { stopDialog } from '../game/stopping';
import { puzzleEditor } from '../puzzles/starting';
import { useStage } from '../stage/dialogs';
import { failureDialog } from '../stage/failures';
import { newGameDialog } from '../stage/starts';
import { AboutDialog } from '../help/AboutDialog';
import { OWN_ALERTS } from './alerts';
import { ofGame } from '../game/of-game';
import { type Drawn, drawn } from '../stage/drawn';
import { FailureDialog } from '../stage/FailureDialog';
import { FileTroubleDialog } from '../files/FileTroubleDialog';
import { MAIL_ALERTS } from '../mail/mail-alerts';
import { MailGamesDialog } from '../mail/MailGamesDialog';
import { MailPasswordDialog } from '../mail/MailPasswordDialog';
import { MailWhoDialog } from '../mail/MailWhoDialog';
import { NewGameDialog } from './NewGameDialog';
import { PlayerDetailsDialog } from '../game/PlayerDetailsDialog';
import { PrintDialog } from '../print/PrintDialog';
import { PrintSetupDialog } from '../print/PrintSetupDialog';
import { PuzzleEditor } from '../puzzles/editor/PuzzleEditor';
import { RANKING_ALERTS } from '../rankings/ranking-alerts';
import { ProposalDialog } from '../rankings/ProposalDialog';
import { RankDialog } from '../rankings/RankDialog';
import { RankingsDialog } from '../rankings/RankingsDialog';
import { RemovablesDialog } from '../rankings/RemovablesDialog';
import { SettingsDialog } from '../settings/SettingsDialog';
import { StopDialog } from '../game/StopDialog';
import { TurnOverDialog } from '../mail/TurnOverDialog';
import { TutorialDialog } from '../lessons/TutorialDialog';

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
