import type { Subject } from '../stage/subjects';
import { reportErrors } from '../stage/failures';
import { openRecent, recentFilesNow } from '../files';
import type { OpenTable } from '../stage/tables';
import { en } from '../words/en';
import type { Words } from '../words/words';
import {
  type CommandId,
  isEnabled,
  isOn,
  isShown,
  type MenuId,
  MENUS,
  menuGroups,
  runCommand,
  shownKeysOf,
} from '../stage/commands';

/** What a bar shows of a menu that is closed. */
export interface MenuName {
  readonly id: MenuId;
  readonly words: string;
  /** The letter that opens it together with Alt. */
  readonly mnemonic: string;
}

/** A menu as it stands now. */
export interface MenuModel extends MenuName {
  /** Drawn with a line between each two. */
  readonly groups: readonly (readonly MenuItem[])[];
}

export interface MenuItem {
  readonly id: string;
  readonly words: string;
  /** The letter or digit that runs it while its menu is open. */
  readonly mnemonic: string;
  /** As tinykeys writes keys. */
  readonly keys?: string | undefined;
  readonly isEnabled: boolean;
  /** Given for what can be on or off. */
  readonly isOn?: boolean | undefined;
  /** Said besides the words, in small print. */
  readonly detail?: string;
  /** Where the manual explains it. */
  readonly subject: Subject;
  readonly run: () => void;
}

/** All menus of the program. */
export const menuNames = (t: Words): MenuName[] =>
  MENUS.map((id) => ({ id, words: t(`menu.${id}`), mnemonic: t(`mnemonic.menu.${id}`) }));

/** All menus with what they hold. */
export const menuModels = (table: OpenTable | undefined, t: Words): MenuModel[] =>
  menuNames(t).map((name) => ({ ...name, groups: menuItems(name.id, table, t) }));

/** The items of a menu, group by group. */
export function menuItems(id: MenuId, table: OpenTable | undefined, t: Words): MenuItem[][] {
  const groups = menuGroups(id).map((ids) => commandItems(ids, table, t));
  const all = id === 'file' ? groups.toSpliced(-1, 0, recentItems()) : groups;
  return all.filter((group) => group.length > 0);
}

/** Commands as a menu shows them; those that the open game does not have are left out. */
export const commandItems = (ids: readonly CommandId[], table: OpenTable | undefined, t: Words): MenuItem[] =>
  ids
    .filter((id) => isShown(id, table))
    .map((id) => ({
      id,
      words: t(`command.${id}`),
      mnemonic: hasMnemonic(id) ? t(`mnemonic.command.${id}`) : '',
      keys: shownKeysOf(id),
      isEnabled: isEnabled(id, table),
      isOn: isOn(id, table),
      subject: `command:${id}`,
      run: () => runCommand(id),
    }));

const hasMnemonic = (id: CommandId): id is keyof typeof en.mnemonic.command => Object.hasOwn(en.mnemonic.command, id);

/** The files that were open last, by their numbers. */
const recentItems = (): MenuItem[] =>
  recentFilesNow().map((entry, at) => ({
    id: `recent-${entry.file}`,
    words: entry.name,
    mnemonic: String(at + 1),
    isEnabled: true,
    detail: entry.folder,
    subject: 'command:open',
    run: () => void reportErrors(() => openRecent(entry)),
  }));
