import { closeDialog } from '../stage/dialogs';
import { alert, type Drawn } from '../stage/drawn';
import { playerWords } from '../words/words';
import { ofGame } from './of-game';
import { detailsDialog } from './player-details';
import { PlayerDetailsDialog } from './PlayerDetailsDialog';
import { robotFailed } from './seat-failure';
import { playComputerDialog } from './play-computer';
import { PlayComputerDialog } from './PlayComputerDialog';
import { stopDialog } from './stopping';
import { StopDialog } from './StopDialog';

/** The dialogs about games. */
export const GAME_DIALOGS: readonly Drawn[] = [
  ofGame(detailsDialog, PlayerDetailsDialog),
  ofGame(stopDialog, StopDialog),
  ofGame(playComputerDialog, PlayComputerDialog),
  /** A person must move for a computer player. */
  alert(robotFailed, ({ name, colour, report }, t) => ({
    title: t('robotFailed.title'),
    says: [
      t('robotFailed.text', { player: playerWords(t, name, colour) }),
      report ? t('robotFailed.report', { ...report }) : t('robotFailed.noReport'),
      { kind: 'reportPlace' },
    ],
    choices: [{ words: t('button.ok'), run: closeDialog, look: 'primary' }],
    onCancel: closeDialog,
  })),
];
