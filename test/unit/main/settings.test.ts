import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../src-main/settings/read-settings';
import { DEFAULT_PREFERENCES } from '../../../src-shared/bridge/bridge';

describe('readSettings', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
    file = path.join(folder, 'settings.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('gives the defaults at first', () => {
    expect(readSettings(file)).toEqual({ preferences: DEFAULT_PREFERENCES, wasReset: false });
  });

  it.each([
    ['what is set', '{"reopenAtStart": true}', true],
    ['the default for what an older version does not know', '{}', false],
    ['nothing of what a newer version added', '{"reopenAtStart": true, "smell": {"name": "pine"}}', true],
  ])('gives %s', (_, text, reopenAtStart) => {
    writeFileSync(file, text);
    expect(readSettings(file)).toEqual({ preferences: { ...DEFAULT_PREFERENCES, reopenAtStart }, wasReset: false });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  const NONSENSE = [
    '',
    '{',
    'null',
    '7',
    '{"reopenAtStart": 1}',
    '{"reopenAtStart": null}',
    '{"theme": "pink"}',
    '\0\0',
  ];
  it.each(NONSENSE)('sets %j aside', (text) => {
    writeFileSync(file, text);
    writeFileSync(`${file}.bak`, 'an older one');
    expect(readSettings(file)).toEqual({ preferences: DEFAULT_PREFERENCES, wasReset: true });
    expect(readFileSync(`${file}.bak`, 'utf8')).toBe(text);
    expect(existsSync(file)).toBe(false);
    expect(readSettings(file).wasReset).toBe(false);
  });
});
