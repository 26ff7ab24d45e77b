import { useEffect } from 'react';
import { type KeybindingsMap, tinykeys } from 'tinykeys';
import { COMMAND_IDS, COMMANDS, type CommandId, runCommand } from './commands';

/**
 * Keys that belong to a focused control rather than to the program: buttons are pressed, fields are typed in. The tile
 * that is selected is a pressed button with nothing more to press.
 */
const OWN_KEYS: Record<string, string> = {
  Enter: 'button:not([aria-pressed=true]), a, [role^=menuitem], input, textarea',
  Escape: '[role=menu], [role=dialog]',
};

/** Listens for the keys of all commands, except while a dialog is open. */
export function useCommandKeys(isBlocked: boolean): void {
  useEffect(() => (isBlocked ? undefined : tinykeys(window, bindings())), [isBlocked]);
}

function bindings(): KeybindingsMap {
  const pairs = COMMAND_IDS.flatMap((id) => (COMMANDS[id].keys ?? []).map((keys) => [keys, onKeys(id, keys)] as const));
  return Object.fromEntries(pairs);
}

function onKeys(id: CommandId, keys: string) {
  return (event: KeyboardEvent) => {
    const owners = OWN_KEYS[keys];
    if (owners && event.target instanceof Element && event.target.closest(owners)) return;
    if (runCommand(id)) event.preventDefault();
  };
}

const KEY_WORDS: Record<string, string> = { $mod: 'Ctrl', PageUp: 'PgUp', PageDown: 'PgDn', Escape: 'Esc' };
const MAC_WORDS: Record<string, string> = { $mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** How a menu writes keys: "Ctrl+N", on a Mac "⌘N". */
export function keyWords(keys: string): string {
  const isMac = navigator.platform.startsWith('Mac');
  const words = { ...KEY_WORDS, ...(isMac ? MAC_WORDS : {}) };
  const parts = keys.split('+').map((key) => words[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return parts.join(isMac ? '' : '+');
}
