import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyKept } from '../../../src-main/profile/places';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it('what is ours in a profile is copied with all that is in it, over nothing that is there', () => {
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  const ours = ['settings.json', 'library.jsonl', 'games/a.txg', 'games/Deleted/2026-11-21/b.txg', 'journal/odd.entry'];
  for (const name of [...ours, 'Cache/x', 'Local State']) put(path.join(from, name), name);
  put(path.join(to, 'games/a.txg'), 'there already');
  copyKept(from, to);
  const names = readdirSync(to, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(names.map(({ name }) => name).toSorted()).toEqual(ours.map((name) => path.basename(name)).toSorted());
  expect(readFileSync(path.join(to, 'games/Deleted/2026-11-21/b.txg'), 'utf8')).toBe('games/Deleted/2026-11-21/b.txg');
  expect(readFileSync(path.join(to, 'games/a.txg'), 'utf8')).toBe('there already');
});
