import { isOver } from '../../src-shared/tantrix';
import { copyGame } from '../play/clipboard';
import { askToStop, attempt } from '../play/dialogs';
import { closeGame, leaveProgram, mayPlayAgain, proposeNewGame, proposePlayAgain } from '../play/games';
import { endReplay, mayPlayOn, mayRedo, mayUndo, playOnFromHere, redo, startReplay, step, undo } from '../play/history';
import { playHeld, putBack, turnHeld } from '../play/moves';
import { importGame, openGame, pasteGame } from '../play/opening';
import { togglePreference } from '../play/preferences';
import { saveCopy, saveGame } from '../play/saving';
import { isEdited, isEmbedded, type Table, useTable } from '../play/table';

/** One thing the program can be told to do. Menus, keys and buttons all read it from here. */
export interface Command {
  /** The menus it stands in, in the order of the table; a new group begins with a line. */
  readonly menu: 'file' | 'edit' | 'view';
  readonly group: number;
  /** As tinykeys writes keys; `$mod` is Ctrl, on a Mac Command. */
  readonly keys?: readonly string[];
  readonly isEnabled: (table: Table) => boolean;
  /** Given for commands that only some games have; the others always stand in their menu. */
  readonly isShown?: (table: Table) => boolean;
  /** Given for commands that are on or off. */
  readonly isOn?: (table: Table) => boolean;
  readonly run: () => unknown;
}

const always = (): boolean => true;
const hasGame = ({ open }: Table): boolean => open !== undefined;
const isRunning = ({ open, replay }: Table): boolean => open !== undefined && !replay && !isOver(open.record.game);
const holdsTile = ({ held }: Table): boolean => held !== undefined;
const isReplayed = ({ replay }: Table): boolean => replay !== undefined;
const mayReplay = ({ open, replay }: Table): boolean =>
  open !== undefined && !replay && open.record.game.placements.length > 0;
const triesTile = ({ held }: Table): boolean => held?.hex !== undefined;

/** All commands, in the order in which the menus show them. */
export const COMMAND_IDS = [
  'newGame',
  'open',
  'close',
  'save',
  'saveAs',
  'update',
  'saveCopyAs',
  'importGame',
  'exportGame',
  'savePng',
  'saveSvg',
  'playAgain',
  'stop',
  'exit',
  'undo',
  'redo',
  'copy',
  'paste',
  'replay',
  'previousMove',
  'nextMove',
  'playOn',
  'endReplay',
  'playHere',
  'cancel',
  'rotateAnticlockwise',
  'rotateClockwise',
  'tileNumbers',
  'reopenAtStart',
] as const;
export type CommandId = (typeof COMMAND_IDS)[number];

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  newGame: { menu: 'file', group: 1, keys: ['$mod+n'], isEnabled: always, run: proposeNewGame },
  open: { menu: 'file', group: 1, keys: ['$mod+o'], isEnabled: always, run: openGame },
  close: { menu: 'file', group: 1, isEnabled: hasGame, run: closeGame },
  save: {
    menu: 'file',
    group: 2,
    keys: ['$mod+s'],
    isEnabled: ({ open }) => open !== undefined && (open.file === undefined || isEdited(open)),
    isShown: (table) => !isEmbedded(table),
    run: () => saveGame(),
  },
  saveAs: {
    menu: 'file',
    group: 2,
    keys: ['$mod+Shift+s'],
    isEnabled: (table) => hasGame(table) && !isEmbedded(table),
    isShown: (table) => !isEmbedded(table),
    run: () => saveGame(true),
  },
  update: {
    menu: 'file',
    group: 2,
    isEnabled: ({ open }) => isEdited(open),
    isShown: isEmbedded,
    run: () => saveGame(),
  },
  saveCopyAs: { menu: 'file', group: 2, isEnabled: hasGame, isShown: isEmbedded, run: () => saveCopy('txg') },
  importGame: { menu: 'file', group: 3, isEnabled: always, run: importGame },
  exportGame: { menu: 'file', group: 3, isEnabled: hasGame, run: () => saveCopy('text') },
  savePng: { menu: 'file', group: 3, isEnabled: hasGame, run: () => saveCopy('png') },
  saveSvg: { menu: 'file', group: 3, isEnabled: hasGame, run: () => saveCopy('svg') },
  playAgain: { menu: 'file', group: 4, isEnabled: mayPlayAgain, run: proposePlayAgain },
  stop: {
    menu: 'file',
    group: 4,
    isEnabled: isRunning,
    run: askToStop,
  },
  exit: { menu: 'file', group: 5, keys: ['Alt+F4'], isEnabled: always, run: leaveProgram },
  undo: { menu: 'edit', group: 1, keys: ['$mod+z', 'Alt+Backspace'], isEnabled: mayUndo, run: undo },
  redo: { menu: 'edit', group: 1, keys: ['$mod+y', '$mod+Shift+z'], isEnabled: mayRedo, run: redo },
  copy: { menu: 'edit', group: 2, keys: ['$mod+c'], isEnabled: hasGame, run: copyGame },
  paste: {
    menu: 'edit',
    group: 2,
    keys: ['$mod+v'],
    isEnabled: (table) => !hasGame(table),
    run: pasteGame,
  },
  replay: { menu: 'edit', group: 5, keys: ['$mod+r'], isEnabled: mayReplay, run: startReplay },
  previousMove: { menu: 'edit', group: 5, keys: ['ArrowLeft'], isEnabled: isReplayed, run: () => step(-1) },
  nextMove: { menu: 'edit', group: 5, keys: ['ArrowRight'], isEnabled: isReplayed, run: () => step(1) },
  playOn: { menu: 'edit', group: 5, isEnabled: mayPlayOn, run: playOnFromHere },
  endReplay: { menu: 'edit', group: 5, isEnabled: isReplayed, run: endReplay },
  playHere: { menu: 'edit', group: 3, keys: ['Enter'], isEnabled: triesTile, run: playHeld },
  cancel: {
    menu: 'edit',
    group: 3,
    keys: ['Escape'],
    isEnabled: (table) => holdsTile(table) || isReplayed(table),
    run: () => (isReplayed(useTable.getState()) ? endReplay() : putBack()),
  },
  rotateAnticlockwise: { menu: 'edit', group: 4, keys: ['PageUp'], isEnabled: holdsTile, run: () => turnHeld(-1) },
  rotateClockwise: { menu: 'edit', group: 4, keys: ['PageDown'], isEnabled: holdsTile, run: () => turnHeld(1) },
  tileNumbers: {
    menu: 'view',
    group: 1,
    keys: ['$mod+t'],
    isEnabled: always,
    isOn: ({ preferences }) => preferences.tileNumbers,
    run: () => togglePreference('tileNumbers'),
  },
  reopenAtStart: {
    menu: 'view',
    group: 2,
    isEnabled: always,
    isOn: ({ preferences }) => preferences.reopenAtStart,
    run: () => togglePreference('reopenAtStart'),
  },
};

export const MENUS = ['file', 'edit', 'view'] as const;
export type MenuId = (typeof MENUS)[number];

/** The commands of a menu, group by group. */
export function menuGroups(menu: MenuId): CommandId[][] {
  const ids = COMMAND_IDS.filter((id) => COMMANDS[id].menu === menu);
  const groups = [...new Set(ids.map((id) => COMMANDS[id].group))];
  return groups.map((group) => ids.filter((id) => COMMANDS[id].group === group));
}

/** Runs a command if it can be run now; says whether it did. */
export function runCommand(id: CommandId): boolean {
  const command = COMMANDS[id];
  if (!command.isEnabled(useTable.getState())) return false;
  void attempt(command.run);
  return true;
}
