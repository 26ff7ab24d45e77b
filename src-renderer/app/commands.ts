import { FILE_COMMANDS, onRecentFiles } from '../files';
import { GAME_COMMANDS } from '../game';
import { HELP_COMMANDS } from '../help';
import { LESSON_COMMANDS } from '../lessons';
import { LIBRARY_COMMANDS } from '../library';
import { MAIL_COMMANDS, onOutgoing } from '../mail';
import { onChat, ONLINE_COMMANDS } from '../online';
import { PRINT_COMMANDS } from '../print';
import { PUZZLE_COMMANDS } from '../puzzles';
import { RANKING_COMMANDS } from '../rankings';
import { SETTING_COMMANDS } from '../settings';
import type { AllCommands } from '../stage/commands';
import { onFullScreen } from '../stage/full-screen';
import { TABLE_COMMANDS } from './table-commands';

/** All commands, by the rooms that have them. */
export const COMMANDS: AllCommands = {
  ...TABLE_COMMANDS,
  ...GAME_COMMANDS,
  ...PUZZLE_COMMANDS,
  ...LESSON_COMMANDS,
  ...MAIL_COMMANDS,
  ...ONLINE_COMMANDS,
  ...LIBRARY_COMMANDS,
  ...FILE_COMMANDS,
  ...PRINT_COMMANDS,
  ...RANKING_COMMANDS,
  ...SETTING_COMMANDS,
  ...HELP_COMMANDS,
};

/** What commands go by besides the tables, dialogs and preferences. */
export const COMMAND_SOURCES: readonly ((listener: () => void) => () => void)[] = [
  onRecentFiles,
  onOutgoing,
  onChat,
  onFullScreen,
];
