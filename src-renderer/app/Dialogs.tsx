import { FILE_DIALOGS } from '../files/dialogs';
import { GAME_DIALOGS } from '../game/dialogs';
import { HELP_DIALOGS } from '../help/dialogs';
import { LESSON_DIALOGS } from '../lessons/dialogs';
import { MAIL_DIALOGS } from '../mail/dialogs';
import { PRINT_DIALOGS } from '../print/dialogs';
import { PUZZLE_DIALOGS } from '../puzzles/dialogs';
import { RANKING_DIALOGS } from '../rankings/dialogs';
import { SETTINGS_DIALOGS } from '../settings/dialogs';
import { useStage } from '../stage/dialogs';
import type { Drawn } from '../stage/drawn';
import { STAGE_DIALOGS } from '../stage/own-dialogs';

/** All dialogs of the window of the game, by the rooms that have them. */
export const DIALOGS: readonly Drawn[] = [
  ...STAGE_DIALOGS,
  ...GAME_DIALOGS,
  ...PUZZLE_DIALOGS,
  ...LESSON_DIALOGS,
  ...MAIL_DIALOGS,
  ...FILE_DIALOGS,
  ...PRINT_DIALOGS,
  ...RANKING_DIALOGS,
  ...SETTINGS_DIALOGS,
  ...HELP_DIALOGS,
];

/** The dialog that is open, if any. */
export function Dialogs() {
  const dialog = useStage((stage) => stage.dialog);
  return dialog && DIALOGS.find(({ declared }) => declared === dialog.declared)?.draw(dialog);
}
