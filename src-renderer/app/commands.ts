import { FILE_COMMANDS } from '../files/commands';
import { onFiles } from '../files/files';
import { GAME_COMMANDS } from '../game/commands';
import { HELP_COMMANDS } from '../help/commands';
import { LESSON_COMMANDS } from '../lessons/commands';
import { MAIL_COMMANDS } from '../mail/commands';
import { onOutgoing } from '../mail/outgoing';
import { PRINT_COMMANDS } from '../print/commands';
import { PUZZLE_COMMANDS } from '../puzzles/commands';
import { RANKING_COMMANDS } from '../rankings/commands';
import { SETTING_COMMANDS } from '../settings/commands';
import type { AllCommands } from '../stage/commands';
import { TABLE_COMMANDS } from './table-commands';

/** All commands, by the rooms that have them. */
export const COMMANDS: AllCommands = {
  ...TABLE_COMMANDS,
  ...GAME_COMMANDS,
  ...PUZZLE_COMMANDS,
  ...LESSON_COMMANDS,
  ...MAIL_COMMANDS,
  ...FILE_COMMANDS,
  ...PRINT_COMMANDS,
  ...RANKING_COMMANDS,
  ...SETTING_COMMANDS,
  ...HELP_COMMANDS,
};

/** What commands go by besides the tables, dialogs and preferences. */
export const COMMAND_SOURCES: readonly ((listener: () => void) => () => void)[] = [onFiles, onOutgoing];
