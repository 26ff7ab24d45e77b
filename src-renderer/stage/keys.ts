import { useEffect } from 'react';
import { type KeybindingsMap, tinykeys } from 'tinykeys';
import { isOwnKey } from '../stage/own-keys';
import { isInMenu } from '../stage/roles';
import { en } from '../words/en';
import type { Words } from '../words/words';
import { type CommandId, commandIds, commandOf, runCommand } from './commands';
import { isCovered, isTableAway, type Stage, stageNow } from './dialogs';

/** Listens for the keys of all commands. */
export function useCommandKeys(): void {
  useEffect(() => tinykeys(window, bindings(), { ignore }), []);
}

/** Keys while something covers the table, but for a page with its menus; and those that mean something where they are pressed: in a menu, or where text is typed in. */
const ignore = ({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean =>
  isBlocked(stageNow()) ||
  defaultPrevented ||
  isComposing ||
  (target instanceof Element && (isInMenu(target) || target.matches('textarea, input:not([type=range])')));

const isBlocked = (stage: Stage): boolean => isCovered(stage) && !(isTableAway(stage) && !stage.dialog);

function bindings(): KeybindingsMap {
  const pairs = commandIds().flatMap((id) =>
    (commandOf(id).keys ?? []).map((keys) => [keys, onKeys(id, keys)] as const),
  );
  return Object.fromEntries(pairs);
}

function onKeys(id: CommandId, keys: string) {
  return (event: KeyboardEvent) => {
    if (!isOwnKey(keys, event) && runCommand(id)) event.preventDefault();
  };
}

/** On macOS keys are other keys, and menus stand at the top of the screen. */
export const isMac = (): boolean => navigator.platform.startsWith('Mac');

/** Signs that a Mac's menus use in place of words. */
const MAC_SIGNS: Record<string, string> = { $mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** How a menu writes keys: "Ctrl+N", on a Mac "⌘N". */
export function keyWords(keys: string, t: Words): string {
  const parts = keys.split('+').map((key) => (isMac() ? MAC_SIGNS[key] : undefined) ?? keyWord(key, t));
  return parts.join(isMac() ? '' : '+');
}

const keyWord = (key: string, t: Words): string => (isNamedKey(key) ? t(`keys.${key}`) : key.toUpperCase());

const isNamedKey = (key: string): key is keyof typeof en.keys => Object.hasOwn(en.keys, key);
