import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_TEXT_SIZE } from '../../../src-shared/limits';
import { contentOf, holdsOther } from '../../../src-main/files/content';
import { FileIds } from '../../../src-main/files/file-ids';
import { isGameFile, maxBytesOf } from '../../../src-main/files/kinds';
import { FileError, fileFailure, fileProblemOf } from '../../../src-main/files/problems';
import { KeyedQueue } from '../../../src-main/files/keyed-queue';
import { readBytes } from '../../../src-main/files/read-bytes';
import { writeBytes } from '../../../src-main/files/write-bytes';

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
    expect(fileProblemOf(systemError(code))).toBe(problem);
  });

  it('knows our own errors, and takes anything', () => {
    expect(fileProblemOf(new FileError('tooLarge'))).toBe('tooLarge');
    for (const thrown of [null, undefined, 'ENOENT', { code: 'ENOENT' }]) expect(fileProblemOf(thrown)).toBe('failed');
  });
});

describe('failure', () => {
  afterEach(() => vi.restoreAllMocks());

  it('reports only what has no name of its own', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(fileFailure(systemError('ENOSPC'), '/a/b.txg')).toEqual({
      kind: 'failed',
      problem: 'diskFull',
      name: 'b.txg',
    });
    expect(report).not.toHaveBeenCalled();
    const error = systemError('EIO');
    expect(fileFailure(error, '/a/b.txg').problem).toBe('failed');
    expect(report).toHaveBeenCalledWith(error);
  });
});

describe('files', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
    file = path.join(folder, 'game.txg');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = () => readBytes(file, MAX_TEXT_SIZE);

  it('come back as they were written', async () => {
    for (const bytes of [[], [0, 255, 10, 13, 0xef, 0xbb, 0xbf], [...Buffer.from('ä “★” \u{1f600}\r\n\n')]]) {
      await writeBytes(file, new Uint8Array(bytes));
      expect([...(await read())]).toEqual(bytes);
      expect(readdirSync(folder)).toEqual(['game.txg']);
    }
  });

  it('are read into a buffer of their own', async () => {
    writeFileSync(file, 'game');
    expect((await read()).buffer.byteLength).toBe(4);
  });

  it('are written through a link, with the mode kept', async () => {
    writeFileSync(file, 'old');
    chmodSync(file, 0o640);
    const link = path.join(folder, 'link.txg');
    symlinkSync(file, link);
    await writeBytes(link, 'new');
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('may be as long as the limit and no longer', async () => {
    writeFileSync(file, 'x'.repeat(MAX_TEXT_SIZE));
    expect(await read()).toHaveLength(MAX_TEXT_SIZE);
    writeFileSync(file, 'x'.repeat(MAX_TEXT_SIZE + 1));
    expect(await read().catch(fileProblemOf)).toBe('tooLarge');
  });

  it('are files', async () => {
    expect(await readBytes(folder, MAX_TEXT_SIZE).catch(fileProblemOf)).toBe('notAGame');
    expect(await read().catch(fileProblemOf)).toBe('notFound');
  });

  describe('hold something else', () => {
    const content = contentOf(Buffer.from('game'));

    it('when a byte or the length is another, whatever the times say', async () => {
      for (const other of ['gamE', 'game ', '']) {
        writeFileSync(file, other);
        expect(await holdsOther(file, content)).toBe(true);
      }
    });

    it('when nothing was known of them, or when they are no files any more', async () => {
      writeFileSync(file, 'game');
      expect(await holdsOther(file, undefined)).toBe(true);
      expect(await holdsOther(folder, content)).toBe(true);
    });

    it('but not when they were written anew with the same, or are gone', async () => {
      writeFileSync(file, 'game');
      utimesSync(file, 1, 1);
      expect(await holdsOther(file, content)).toBe(false);
      expect(await holdsOther(path.join(folder, 'gone'), content)).toBe(false);
      expect(await holdsOther(path.join(file, 'gone'), content)).toBe(false);
    });
  });
});

describe('the kinds of files', () => {
  it.each(['a.txg', '/x/B.TXG', 'a.png', 'a.b.svg'])('%s may hold a game', (name) => {
    expect(isGameFile(name)).toBe(true);
  });

  it.each(['a', 'a.txt', 'txg', '.txg', 'a.txg.exe', 'a.toString', 'a.text'])('%s does not', (name) => {
    expect(isGameFile(name)).toBe(false);
  });

  it('have their limits', () => {
    expect(['a.txg', 'a.txt', 'a', 'a.eml', 'a.png', 'a.SVG'].map(maxBytesOf)).toEqual(
      [20, 20, 20, 24, 24, 24].map((power) => 2 ** power),
    );
  });
});

describe('FileIds', () => {
  it('finds each file again and none that it did not give out', () => {
    const ids = new FileIds();
    const [a, b] = [ids.idOf({ path: '/a' }), ids.idOf({ path: '/a' })];
    const content = contentOf(Buffer.from(''));
    ids.note(a, { path: '/a', content });
    expect(ids.fileOf(a)).toEqual({ path: '/a', content });
    expect(ids.fileOf(b)).toEqual({ path: '/a' });
    expect([ids.fileOf('/a'), ids.fileOf(undefined)]).toEqual([undefined, undefined]);
  });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('KeyedQueue', () => {
  it('do one thing at a time under each name, in turn, whatever fails', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const task = (name: string, ms: number) => async () => {
      log.push(`${name}<`);
      await wait(ms);
      log.push(`${name}>`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const failing = queue.run('x', task('a', 20));
    const [b, c] = [queue.run('x', task('b', 1)), queue.run('y', task('c', 1))];
    await expect(failing).rejects.toThrow('a failed');
    expect([await b, await c]).toEqual(['b', 'c']);
    expect(log).toEqual(['a<', 'c<', 'c>', 'a>', 'b<', 'b>']);
    await queue.settled();
  });
});
