import '../../support/tables';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commandIds, commandOf } from '../../../src-renderer/stage/commands';

const TOPIC = path.resolve(import.meta.dirname, '../../../assets/help/en/playing/keyboard.md');
const NAMES: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
  Escape: 'Esc',
};

/** Those of commands that can be run. */
const KEYS = commandIds()
  .flatMap((id) => ('run' in commandOf(id) ? (commandOf(id).keys ?? []) : []))
  .filter((keys) => !['ArrowLeft', 'ArrowRight', 'Shift++', '='].includes(keys));

/** As the manual writes them; arrows are told in words, and what a plus needs on some keyboards not at all. */
const written = (keys: string): string =>
  keys === '+'
    ? keys
    : keys
        .split('+')
        .map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key))
        .join('+');

it('the manual tells of all keys', () => {
  const manual = readFileSync(TOPIC, 'utf8');
  expect(KEYS.length).toBeGreaterThan(30);
  expect(KEYS.filter((keys) => !manual.includes(`\`${written(keys)}\``))).toEqual([]);
});
