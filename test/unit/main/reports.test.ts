import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReport, MAX_REPORTS } from '../../../src-main/reports';
import { makeTextImage, parseTextImage } from '../../../src-shared/record';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';

const at = (second: number) => new Date(Date.UTC(2026, 0, 2, 3, 4, second));

describe('a report', () => {
  let folder = '';
  const reports = () => path.join(folder, 'reports');
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  it('says what went wrong, and holds the game', async () => {
    const players = ['Ann', 'Mason'].map((name) => ({ name, email: '', country: '' }));
    const record = { players, game: gameOf(RESTRICTED), isCompetition: false };
    const place = await keepReport(reports(), { error: 'RangeError: no', game: makeTextImage(record) }, at(5));
    expect(place).toEqual({ name: '2026-01-02T03-04-05-000Z.txt', folder: reports() });
    const text = readFileSync(path.join(reports(), place?.name ?? ''), 'utf8');
    expect(text).toMatch(/^2026-01-02T03:04:05\.000Z\nRangeError: no\n/);
    expect(parseTextImage(text)).toEqual({ ok: true, record });
  });

  it('takes the place of the oldest when there are many, and of nothing else', async () => {
    await keepReport(reports(), { error: 'first', game: '' }, at(0));
    writeFileSync(path.join(reports(), 'notes.txt'), 'mine');
    for (let second = 1; second <= MAX_REPORTS; second++) {
      await keepReport(reports(), { error: String(second), game: '' }, at(second));
    }
    const names = readdirSync(reports()).toSorted();
    expect(names).toHaveLength(MAX_REPORTS + 1);
    expect(names[0]).toBe('2026-01-02T03-04-01-000Z.txt');
    expect(names).toContain('notes.txt');
  });

  it('that cannot be written is nowhere', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(reports(), 'a file in place of the folder');
    expect(await keepReport(reports(), { error: '', game: '' }, at(0))).toBeNull();
    expect(said).toHaveBeenCalledOnce();
  });
});
