import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../../src-shared/bridge/bridge';
import { FileIds } from '../../../src-main/files/file-ids';
import { FileError, failure, problemOf } from '../../../src-main/files/problems';
import { readText } from '../../../src-main/files/read-text';
import { writeText } from '../../../src-main/files/write-text';

const systemError = (code: unknown) => Object.assign(new Error('refused'), { code });

describe('problemOf', () => {
  it.each([
    ['ENOENT', 'notFound'],
    ['ENOTDIR', 'notFound'],
    ['EACCES', 'notAllowed'],
    ['EPERM', 'notAllowed'],
    ['EROFS', 'readOnly'],
    ['ENOSPC', 'diskFull'],
    ['EDQUOT', 'diskFull'],
    ['EFBIG', 'diskFull'],
    ['EIO', 'failed'],
    ['toString', 'failed'],
    [28, 'failed'],
  ])('calls %s %s', (code, problem) => {
    expect(problemOf(systemError(code))).toBe(problem);
  });

  it('knows our own errors, and takes anything', () => {
    expect(problemOf(new FileError('tooLarge'))).toBe('tooLarge');
    for (const thrown of [null, undefined, 'ENOENT', { code: 'ENOENT' }]) expect(problemOf(thrown)).toBe('failed');
  });
});

describe('failure', () => {
  afterEach(() => vi.restoreAllMocks());

  it('reports only what has no name of its own', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(failure(systemError('ENOSPC'), '/a/b.txg')).toEqual({ kind: 'failed', problem: 'diskFull', name: 'b.txg' });
    expect(report).not.toHaveBeenCalled();
    const error = systemError('EIO');
    expect(failure(error, '/a/b.txg').problem).toBe('failed');
    expect(report).toHaveBeenCalledWith(error);
  });
});

describe('text files', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
    file = path.join(folder, 'game.txg');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const problemOfReading = () => readText(file).catch(problemOf);

  it('come back as they were written', async () => {
    const text = 'ä “★” \u{1f600}\r\n\n';
    await writeText(file, text);
    expect(await readText(file)).toBe(text);
    expect(readdirSync(folder)).toEqual(['game.txg']);
  });

  it('are written through a link, with the mode kept', async () => {
    writeFileSync(file, 'old');
    chmodSync(file, 0o640);
    const link = path.join(folder, 'link.txg');
    symlinkSync(file, link);
    await writeText(link, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('lose their byte order mark', async () => {
    writeFileSync(file, '\ufeffgame');
    expect(await readText(file)).toBe('game');
  });

  it('may be as long as the limit and no longer', async () => {
    writeFileSync(file, 'x'.repeat(MAX_FILE_BYTES));
    expect(await readText(file)).toHaveLength(MAX_FILE_BYTES);
    writeFileSync(file, 'x'.repeat(MAX_FILE_BYTES + 1));
    expect(await problemOfReading()).toBe('tooLarge');
  });

  it.each([
    ['a byte that UTF-8 never has', [0x41, 0xff]],
    ['half a character', [0xe2, 0x98]],
    ['an overlong form', [0xc0, 0xaf]],
  ])('hold text, not %s', async (_, bytes) => {
    writeFileSync(file, Buffer.from(bytes));
    expect(await problemOfReading()).toBe('notText');
  });

  it('are files', async () => {
    expect(await readText(folder).catch(problemOf)).toBe('notText');
    expect(await problemOfReading()).toBe('notFound');
  });
});

describe('FileIds', () => {
  it('finds each path again and none that it did not give out', () => {
    const ids = new FileIds();
    const [a, b] = [ids.idOf('/a'), ids.idOf('/b')];
    expect([ids.pathOf(a), ids.pathOf(b)]).toEqual(['/a', '/b']);
    expect(ids.pathOf('/a')).toBeUndefined();
  });
});
