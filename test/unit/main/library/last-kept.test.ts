import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLatest, latestKept, noteLatest } from '../../../../src-main/library/last-kept';

const profile = vi.hoisted(() => ({ folder: '' }));
vi.mock('electron', () => ({ app: { getPath: () => profile.folder } }));

beforeEach(() => {
  profile.folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
});
afterEach(() => rmSync(profile.folder, { recursive: true }));

it('what was kept last is forgotten, with the names in it', () => {
  noteLatest({ kind: 'kept', id: 'Ann - Mason' });
  expect(latestKept()).toEqual(['Ann - Mason']);
  forgetLatest();
  expect(latestKept()).toEqual([]);
  expect(readFileSync(path.join(profile.folder, 'kept.json'), 'utf8')).not.toContain('Ann');
});
