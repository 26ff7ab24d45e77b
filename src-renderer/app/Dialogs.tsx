import { FILE_DIALOGS } from '../files';
import { GAME_DIALOGS } from '../game';
import { HELP_DIALOGS } from '../help';
import { LESSON_DIALOGS } from '../lessons';
import { LIBRARY_DIALOGS } from '../library';
import { MAIL_DIALOGS } from '../mail';
import { ONLINE_DIALOGS } from '../online';
import { PRINT_DIALOGS } from '../print';
import { PUZZLE_DIALOGS } from '../puzzles';
import { RANKING_DIALOGS } from '../rankings';
import { SETTINGS_DIALOGS } from '../settings';
import { useStage } from '../stage/dialogs';
import { type Drawn, drawn } from '../stage/drawn';
import { STAGE_DIALOGS } from '../stage/own-dialogs';
import { newGameDialog } from '../stage/starts';
import { NewGameDialog } from './NewGameDialog';

/** All dialogs of the window of the game, by the rooms that have them. */
export const DIALOGS: readonly Drawn[] = [
  ...STAGE_DIALOGS,
  drawn(newGameDialog, NewGameDialog),
  ...GAME_DIALOGS,
  ...PUZZLE_DIALOGS,
  ...LESSON_DIALOGS,
  ...MAIL_DIALOGS,
  ...ONLINE_DIALOGS,
  ...LIBRARY_DIALOGS,
  ...FILE_DIALOGS,
  ...PRINT_DIALOGS,
  ...RANKING_DIALOGS,
  ...SETTINGS_DIALOGS,
  ...HELP_DIALOGS,
];

/** The dialog that is open, if any. */
export function Dialogs() {
  const dialog = useStage((stage) => stage.dialog);
  if (!dialog) return null;
  const known = DIALOGS.find(({ declared }) => declared === dialog.declared);
  // Else it would cover the table unseen, for ever.
  if (!known) throw new RangeError(`nothing draws the dialog ${dialog.declared.kind}`);
  return known.draw(dialog);
}
