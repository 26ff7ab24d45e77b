import { type Table, useTable } from './table';

interface AnyCommand {
  /** Where it stands in its menu; a new number begins with a line. Left out for commands that stand in no menu. */
  readonly group?: number;
  /** As tinykeys writes keys; `$mod` is Ctrl, on a Mac Command. Menus show the first. */
  readonly keys?: readonly string[];
  /** What a menu shows in place of keys of its own. */
  readonly shownKeys?: string;
}

/** One thing the program can be told to do. Menus, keys, toolbar and buttons all read it from here. */
export interface Doable extends AnyCommand {
  readonly isEnabled: (table: Table) => boolean;
  /** Given for commands that only some games have; the others always stand in their menu. */
  readonly isShown?: (table: Table) => boolean;
  /** Given for commands that are on or off. */
  readonly isOn?: (table: Table) => boolean;
  readonly run: () => unknown;
}

/** A command of the original program that stands in its menu, disabled, until the program has what it belongs to. */
export interface Waiting extends AnyCommand {
  readonly waitsFor: string;
}

export type Command = Doable | Waiting;

/** A menu's commands in their order. */
export type Commands = Readonly<Record<string, Command>>;

export const always = (): boolean => true;
export const hasPuzzle = ({ puzzle }: Table): boolean => puzzle !== undefined;
export const hasDocument = (table: Table): boolean => hasGame(table) || hasPuzzle(table);

/** What a command does in a game, and what it does in a puzzle. */
export const inBoth = (
  game: Pick<Doable, 'isEnabled' | 'run'>,
  puzzle: Pick<Doable, 'isEnabled' | 'run'>,
): Pick<Doable, 'isEnabled' | 'run'> => ({
  isEnabled: (table) => (hasPuzzle(table) ? puzzle : game).isEnabled(table),
  run: () => (hasPuzzle(useTable.getState()) ? puzzle : game).run(),
});
export const hasGame = ({ open }: Table): boolean => open !== undefined;
