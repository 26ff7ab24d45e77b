import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMAND_IDS, COMMANDS } from '../../src-renderer/commands/commands';
import { keyWords } from '../../src-renderer/commands/keys';
import { DOCUMENTED, type Proof } from '../support/help-document';
import { t } from '../support/words';

afterEach(() => void vi.unstubAllGlobals());

const SPECS = path.resolve(import.meta.dirname, '../e2e');

/** The titles of the tests of a file; what varies in them stands as “…”. */
const titlesIn = (file: string): string[] =>
  [...readFileSync(path.join(SPECS, `${file}.spec.ts`), 'utf8').matchAll(/\btest(?:Alone)?\(\s*(['`])(.*?)\1,/gs)].map(
    ([, , title = '']) => title.replaceAll(/\$\{.*?\}/g, '…'),
  );

const isThere = ([file, title]: Proof): boolean => titlesIn(file).some((each) => each.startsWith(title));

const done = DOCUMENTED.flatMap(({ kind, what, proof }) => (proof ? [{ kind, what, proof }] : []));
const waiting = DOCUMENTED.filter(({ waitsFor }) => waitsFor !== undefined);

describe('what the help document lists', () => {
  it.each(done)('is proved in the window: $kind $what', ({ proof }) => {
    expect(isThere(proof)).toBe(true);
  });

  it('is proved, or waits for an issue to come', () => {
    expect(done.length + waiting.length).toBe(DOCUMENTED.length);
    expect(waiting.filter(({ waitsFor = 0 }) => waitsFor <= 4)).toEqual([]);
  });

  it('names every command of the program', () => {
    const named = new Set(
      DOCUMENTED.filter(({ kind }) => kind === 'command' || kind === 'gesture').map(({ command }) => command),
    );
    expect(COMMAND_IDS.filter((id) => !named.has(id))).toEqual([]);
  });

  it('waits exactly where the command does', () => {
    const wrong = DOCUMENTED.filter(({ command, waitsFor }) => {
      const found = command ? COMMANDS[command] : undefined;
      return found && ('waitsFor' in found ? found.waitsFor : undefined) !== waitsFor;
    });
    expect(wrong).toEqual([]);
  });

  it('has the keys that are documented', () => {
    vi.stubGlobal('navigator', { platform: 'Win32' });
    const wrong = DOCUMENTED.filter(({ kind, what, command }) => {
      const keys = command ? (COMMANDS[command].keys ?? []) : [];
      return kind === 'key' && !keys.some((each) => keyWords(each, t) === what);
    });
    expect(wrong).toEqual([]);
  });
});
