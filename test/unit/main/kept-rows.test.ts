import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptRows } from '../../../src-main/kept-rows/kept-rows';
import { betterResults, type PuzzleResult, PuzzleResultSchema } from '../../../src-shared/bridge/bridge';
import { runs } from '../../support/nightly';

const RESULTS: readonly PuzzleResult[] = Array.from({ length: 9 }, (_, at) => ({
  id: at % 2 === 0 ? `puzzle-${at}` : `txp1;{"${at}"}`,
  seconds: 100 + at,
  at: 1_800_000_000_000 + at,
  helped: at % 3 === 0,
}));

describe('results that are kept', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
    file = path.join(folder, 'puzzles.jsonl');
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  const kept = (where = folder) =>
    new KeptRows(where, { name: 'puzzles', schema: PuzzleResultSchema, join: betterResults, earlierKey: 'results' });

  async function write(): Promise<Buffer> {
    const rows = kept();
    for (const result of RESULTS) expect(await rows.add(result)).toBe(true);
    return readFileSync(file);
  }

  const asides = () => readdirSync(folder).filter((name) => name.endsWith('.damaged'));

  it('are read as they were written', async () => {
    expect(await kept().read()).toEqual({ rows: [] });
    await write();
    expect(await kept().read()).toEqual({ rows: RESULTS });
    expect(asides()).toEqual([]);
  });

  it('lose to a flipped bit one row at most; that is told once, and the damaged file stays', async () => {
    const whole = await write();
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
        const damaged = Buffer.from(whole);
        damaged[at] = (whole[at] ?? 0) ^ (1 << bit);
        for (const name of asides()) rmSync(path.join(folder, name));
        writeFileSync(file, damaged);
        const { rows, damaged: aside } = await kept().read();
        // A line feed that is gone takes the rows on both its sides.
        expect(rows.length).toBeGreaterThanOrEqual(RESULTS.length - (whole[at] === 0x0a ? 2 : 1));
        expect(RESULTS).toEqual(expect.arrayContaining([...rows]));
        expect(asides()).toEqual([aside]);
        expect(Buffer.compare(readFileSync(path.join(folder, aside ?? '')), damaged)).toBe(0);
        expect(await kept().read()).toEqual({ rows });
      }),
      { numRuns: runs(60, 4_000) },
    );
  });

  it.each([
    ['cut off within a row', (bytes: Buffer) => bytes.subarray(0, 500), 4],
    [
      'cut off between two rows',
      (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('\n', bytes.length - 2) + 1),
      8,
    ],
    ['empty', () => Buffer.alloc(0), 0],
    ['zeros', (bytes: Buffer) => Buffer.alloc(bytes.length), 0],
    ['something else', () => Buffer.from('Dear Ann,\n'), 0],
    ['with a row twice', (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(bytes.lastIndexOf('\n', -2))]), 9],
  ])('say so when the file is %s', async (_, spoil, atLeast) => {
    writeFileSync(file, spoil(await write()));
    const { rows, damaged } = await kept().read();
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
    expect(damaged).toMatch(/^puzzles\.jsonl\.\d+\.damaged$/);
  });

  it('stay readable in a damaged file for which there is no room to be mended', async () => {
    const text = String(await write()).replace('puzzle-2', 'puzzle-3');
    writeFileSync(file, text);
    mkdirSync(path.join(folder, 'puzzles.mended'));
    for (let start = 0; start < 2; start++) {
      expect(await kept().read()).toEqual({ rows: RESULTS.filter((_, at) => at !== 2), damaged: 'puzzles.jsonl' });
    }
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('come from the file of an earlier version, once', async () => {
    writeFileSync(path.join(folder, 'puzzles.json'), JSON.stringify({ results: RESULTS.slice(0, 2) }));
    const rows = kept();
    expect(await rows.read()).toEqual({ rows: RESULTS.slice(0, 2) });
    for (const result of RESULTS.slice(2, 3)) await rows.add(result);
    expect((await kept().read()).rows).toEqual(RESULTS.slice(0, 3));
  });

  it('say so when that one is damaged, and set it aside', async () => {
    writeFileSync(path.join(folder, 'puzzles.json'), '{"results": [');
    expect(await kept().read()).toEqual({ rows: [], damaged: expect.stringMatching(/^puzzles\.json\.\d+\.damaged$/) });
    expect(await kept().read()).toEqual({ rows: [] });
  });

  it('that cannot be written count for this run, and are written with the next', async () => {
    const inFile = path.join(folder, 'profile');
    writeFileSync(inFile, '');
    const rows = kept(inFile);
    for (const one of RESULTS.slice(0, 1)) expect(await rows.add(one)).toBe(false);
    expect((await rows.read()).rows).toEqual(RESULTS.slice(0, 1));
    rmSync(inFile);
    for (const two of RESULTS.slice(1, 2)) expect(await rows.add(two)).toBe(true);
    expect((await kept(inFile).read()).rows).toEqual(RESULTS.slice(0, 2));
  });
});
