import { attempt } from '../stage/failures';
import { type Table, useTable } from '../stage/table';
import type { Command, Commands } from '../stage/command';
import { EDIT_COMMANDS } from './edit-commands';
import { FILE_COMMANDS } from './file-commands';
import { HELP_COMMANDS } from './help-commands';
import { VIEW_COMMANDS } from './view-commands';

/** All commands, menu by menu. */
const TABLE = { file: FILE_COMMANDS, edit: EDIT_COMMANDS, view: VIEW_COMMANDS, help: HELP_COMMANDS };

export const MENUS = ['file', 'edit', 'view', 'help'] as const;
export type MenuId = (typeof MENUS)[number];
export type CommandId = { [M in MenuId]: keyof (typeof TABLE)[M] }[MenuId];

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  ...FILE_COMMANDS,
  ...EDIT_COMMANDS,
  ...VIEW_COMMANDS,
  ...HELP_COMMANDS,
};
export const isCommandId = (id: string): id is CommandId => Object.hasOwn(COMMANDS, id);
export const COMMAND_IDS = Object.keys(COMMANDS).filter(isCommandId);

/** The commands of a menu, group by group. */
export function menuGroups(menu: MenuId): CommandId[][] {
  const commands: Commands = TABLE[menu];
  const ids = Object.keys(commands).filter(isCommandId);
  const groups = new Set(ids.flatMap((id) => COMMANDS[id].group ?? []));
  return [...groups].map((group) => ids.filter((id) => COMMANDS[id].group === group));
}

export function isEnabled(id: CommandId, table: Table): boolean {
  const command = COMMANDS[id];
  return 'run' in command && command.isEnabled(table);
}

/** Whether a menu shows the command now. */
export function isShown(id: CommandId, table: Table): boolean {
  const command = COMMANDS[id];
  return !('run' in command) || (command.isShown?.(table) ?? true);
}

/** Whether a command that can be on is on; undefined for the others. */
export function isOn(id: CommandId, table: Table): boolean | undefined {
  const command = COMMANDS[id];
  return 'run' in command ? command.isOn?.(table) : undefined;
}

/** Runs a command if it can be run now; says whether it did. */
export function runCommand(id: CommandId): boolean {
  const command = COMMANDS[id];
  if (!('run' in command) || !command.isEnabled(useTable.getState())) return false;
  void attempt(command.run);
  return true;
}
