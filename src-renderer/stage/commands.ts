import { useSyncExternalStore } from 'react';
import { onPreferences } from '../preferences/preferences';
import type { en } from '../words/en';
import { isTableAway, onStage, stageNow } from './dialogs';
import { reportErrors } from './failures';
import { onTables, type OpenTable, shownNow } from './tables';

/**
 * What the program can be told to do. Each room lists its own commands; menus, keys, toolbar and buttons read them from
 * here by their names.
 */

/** What a command is called in the words of the program. */
export type CommandId = keyof typeof en.command;

export const MENUS = ['file', 'edit', 'view', 'help'] as const;
export type MenuId = (typeof MENUS)[number];

interface AnyCommand {
  /** Where it stands: in a menu, in a group of it, and the how manieth there. Left out, it stands in no menu. */
  readonly menu?: readonly [menu: MenuId, group: number, place: number];
  /** As tinykeys writes keys; `$mod` is Ctrl, on a Mac Command. Menus show the first. */
  readonly keys?: readonly string[];
  /** What a menu shows in place of keys of its own. */
  readonly shownKeys?: string;
}

/** Asked with the table that is shown, if one is. */
type AskedOfTable = (table: OpenTable | undefined) => boolean;

/** One thing the program can be told to do. */
export interface Command extends AnyCommand {
  readonly isEnabled: AskedOfTable;
  /** Given for commands that may be refused: whether this one would be. It can be run all the same, to be told why. */
  readonly isFaint?: AskedOfTable;
  /** Given for commands that only some tables have; the others always stand in their menu. */
  readonly isShown?: AskedOfTable;
  /** Given for commands that are on or off. */
  readonly isOn?: AskedOfTable;
  /** Given for commands that lead to news: whether there are any. */
  readonly isMarked?: AskedOfTable;
  readonly run: () => unknown;
}

/** A command of the original program that stands in its menu, disabled, until the program has what it belongs to. */
export interface PlannedCommand extends AnyCommand {
  readonly waitsFor: string;
}

/** What a room lists. */
export type Commands = { readonly [Id in CommandId]?: Command | PlannedCommand };

export const always = (): boolean => true;
export const hasTable: AskedOfTable = (table) => table !== undefined;

export type AllCommands = Readonly<Record<CommandId, Command | PlannedCommand>>;
type Subscribe = (listener: () => void) => () => void;

let commands: AllCommands | undefined;
let sources: readonly Subscribe[] = [];

/**
 * Says what the program can be told to do; to be called once, before anything is drawn.
 *
 * @param besides what commands go by besides the tables, dialogs and preferences
 */
export function knowCommands(known: AllCommands, besides: readonly Subscribe[]): void {
  commands = known;
  sources = [onTables, onPreferences, onStage, ...besides];
}

/** A command. Throws RangeError before the commands are made known. */
export function commandOf(id: CommandId): Command | PlannedCommand {
  if (!commands) throw new RangeError('no commands are known yet');
  return commands[id];
}

export const isCommandId = (id: string): id is CommandId => commands !== undefined && Object.hasOwn(commands, id);

export const commandIds = (): readonly CommandId[] => Object.keys(commands ?? {}).filter(isCommandId);

/** The keys of a command as menus show them. */
export const shownKeysOf = (id: CommandId): string | undefined => commandOf(id).shownKeys ?? commandOf(id).keys?.[0];

/** The commands of a menu, group by group. */
export function menuGroups(menu: MenuId): CommandId[][] {
  const placed = commandIds().flatMap((id) => {
    const [of, group = 0, place = 0] = commandOf(id).menu ?? [];
    return of === menu ? { id, group, place } : [];
  });
  const sorted = placed.toSorted((a, b) => a.group - b.group || a.place - b.place);
  return [...new Set(sorted.map(({ group }) => group))].map((group) =>
    sorted.filter((each) => each.group === group).map(({ id }) => id),
  );
}

/** The table that commands are about: none where a page stands in its place, for nobody would see what they do. */
export const tableOfCommands = (): OpenTable | undefined => (isTableAway(stageNow()) ? undefined : shownNow());

export function isEnabled(id: CommandId, table: OpenTable | undefined): boolean {
  const command = commandOf(id);
  return 'run' in command && command.isEnabled(table);
}

/** Whether a command that can be run would be refused. */
export function isFaint(id: CommandId, table: OpenTable | undefined): boolean {
  const command = commandOf(id);
  return 'run' in command && (command.isFaint?.(table) ?? false);
}

/** Whether a menu shows the command now. */
export function isShown(id: CommandId, table: OpenTable | undefined): boolean {
  const command = commandOf(id);
  return !('run' in command) || (command.isShown?.(table) ?? true);
}

/** Whether a command that can be on is on; undefined for the others. */
export function isOn(id: CommandId, table: OpenTable | undefined): boolean | undefined {
  const command = commandOf(id);
  return 'run' in command ? command.isOn?.(table) : undefined;
}

/** Whether a command leads to news. */
export function isMarked(id: CommandId, table: OpenTable | undefined): boolean {
  const command = commandOf(id);
  return 'run' in command && (command.isMarked?.(table) ?? false);
}

/** Runs a command if it can be run now; says whether it did. */
export function runCommand(id: CommandId): boolean {
  const command = commandOf(id);
  if (!('run' in command) || !command.isEnabled(tableOfCommands())) return false;
  void reportErrors(command.run);
  return true;
}

/** Calls the listener whenever a command may stand otherwise; gives the function that ends it. */
export function onCommands(listener: () => void): () => void {
  const ends = sources.map((subscribe) => subscribe(listener));
  return () => ends.forEach((end) => end());
}

/** How a command stands: a plain value, by which a component that is always there is drawn anew. */
export const useCommands = <Part extends boolean | number | string | undefined>(
  select: (table: OpenTable | undefined) => Part,
): Part => useSyncExternalStore(onCommands, () => select(tableOfCommands()));

/** A component that shows many commands for a while is drawn anew whenever one may stand otherwise. */
export function useAllCommands(): void {
  useSyncExternalStore(onAnyChange, () => changes);
}

/** How often commands may have come to stand otherwise. */
let changes = 0;

const onAnyChange: Subscribe = (listener) =>
  onCommands(() => {
    changes += 1;
    listener();
  });
