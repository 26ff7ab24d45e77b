import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circlesOf } from '../../../scripts/figures/circles';
import { openStores, sharedNames } from '../../../scripts/figures/exports';
import { FIGURES, mutualRooms } from '../../../scripts/figures/figures';
import { readSources, type Source } from '../../../scripts/figures/sources';

const FILES: Readonly<Record<string, string>> = {
  'src-shared/record/kinds.ts': 'export const isPuzzleRecord = (one: object): boolean => "puzzle" in one;',
  'src-main/main.ts': 'export function start(): void { console.log(1); }',
  'src-renderer/game/table.ts': `import type { Mail } from '../mail/mail';
    const { reading, set: setTable } = makeStore(0);
    export const { use } = reading;
    export const start = (mail: Mail) => setTable(1);`,
  'src-renderer/mail/mail.ts': `import { start } from '../game/table';
    export interface Mail { readonly isByMail: boolean }
    export const useMail = create<Mail>(() => ({ isByMail: true }));`,
  'src-renderer/mail/open.ts': 'const { set: change } = makeStore(1); export { change };',
  'src-renderer/files/save.ts': `import { isPuzzleRecord } from '../../src-shared/record/kinds';
    export const save = (record: object, { lesson }: Open) => isPuzzleRecord(record) || lesson || record.isCompetition;`,
  'src-renderer/words/en/menus.ts': 'export const menus = 1; export const start = 2;',
};

let root = '';
let sources: readonly Source[] = [];

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  sources = readSources(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const counted = (name: string) => FIGURES.find((figure) => figure.name.startsWith(name))?.count(sources);

describe('of the sources is counted', () => {
  it('what is no words', () => {
    expect(sources.map(({ file }) => file).toSorted()).toEqual(
      Object.keys(FILES)
        .filter((file) => !file.includes('/words/'))
        .toSorted(),
    );
    expect(counted('files under 30 lines')).toBe(6);
    expect(counted('statements')).toBe(14);
  });

  it('which rooms import each other, also for types alone', () => {
    expect(mutualRooms(sources)).toEqual(['game ↔ mail']);
    expect(counted('circles')).toBe(1);
    expect(counted('files in such')).toBe(2);
  });

  it('what is declared twice, and what others can set', () => {
    expect(sharedNames(sources)).toEqual(['start']);
    expect(openStores(sources).toSorted()).toEqual(['src-renderer/mail/mail.ts', 'src-renderer/mail/open.ts']);
  });

  it('where strangers ask after kind and terms', () => {
    expect(counted('questions')).toBe(3);
  });
});

it('circles are found however they hang together', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d', 'f']],
    ['f', []],
  ]);
  expect(circlesOf(graph).map((circle) => circle.toSorted())).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});
