import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AtomicFileWriter } from '../../../src-main/files/atomic-file-writer';

describe('files being written', () => {
  let folder = '';
  const at = (name: string) => path.join(folder, name);
  const notes = () => at('notes');
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
    mkdirSync(notes());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const note = (name: string, text: string) => writeFileSync(path.join(notes(), name), text);

  it('leave no note when they are written, or could not be', async () => {
    const writer = new AtomicFileWriter(notes());
    await writer.write(at('a.txg'), new TextEncoder().encode('game'));
    expect(readFileSync(at('a.txg'), 'utf8')).toBe('game');
    await expect(writer.write(at('nowhere/a.txg'), new Uint8Array())).rejects.toThrow('ENOENT');
    expect(readdirSync(folder).toSorted()).toEqual(['a.txg', 'notes']);
    expect(readdirSync(notes())).toEqual([]);
  });

  it('are written also where no note can be', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(at('taken'), 'a file in place of the folder');
    const writer = new AtomicFileWriter(path.join(at('taken'), 'notes'));
    await writer.clear();
    await writer.write(at('a.txg'), new TextEncoder().encode('game'));
    expect(readFileSync(at('a.txg'), 'utf8')).toBe('game');
    expect(report).toHaveBeenCalled();
  });

  it('are removed by the next run when they were noted, and nothing else is', async () => {
    for (const name of ['a.txg', 'a.txg.123', 'a.txg.456', 'b.txg']) writeFileSync(at(name), 'x');
    note('whole', JSON.stringify([at('a.txg.123')]));
    note('broken off', JSON.stringify([at('a.txg.456')]).slice(0, -2));
    note('of a file with a name of its own', JSON.stringify([at('b.txg')]));
    note('empty', '');
    note('of two', JSON.stringify([at('a.txg'), at('a.txg.456')]));
    note('of one that is gone', JSON.stringify([at('c.txg.7')]));
    await new AtomicFileWriter(notes()).clear();
    await expect.poll(() => readdirSync(notes())).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(['a.txg', 'a.txg.456', 'b.txg', 'notes']);
  });

  it('are reported where their note cannot be read', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    mkdirSync(path.join(notes(), 'a folder'));
    await new AtomicFileWriter(notes()).clear();
    // It can be neither read nor removed.
    await expect
      .poll(() => report.mock.calls.map(([words]) => words))
      .toEqual(['A note cannot be read:', 'A file cannot be removed:']);
  });

  it('are none of a first run', async () => {
    const first = new AtomicFileWriter(at('no notes yet'));
    await first.clear();
    expect(existsSync(at('no notes yet'))).toBe(false);
  });
});
