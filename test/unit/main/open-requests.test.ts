import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileArguments } from '../../../src-main/open-requests/file-arguments';
import { OpenRequests } from '../../../src-main/open-requests/open-requests';

const FOLDER = path.resolve('/home/ann/games');
const inFolder = (...names: string[]) => names.map((name) => path.resolve(FOLDER, name));

describe('fileArguments', () => {
  it.each([
    ['nothing', [], []],
    ['a file of the folder', ['a.txg'], inFolder('a.txg')],
    ['a full path', [path.resolve('/b/ä ★ 漢.txg')], [path.resolve('/b/ä ★ 漢.txg')]],
    ['a way through folders', ['../b/./c.png'], [path.resolve('/home/ann/b/c.png')]],
    ['switches', ['--no-sandbox', '-x', '--user-data-dir=/a b', '-psn_0_1', 'a.svg', '-'], inFolder('a.svg')],
    ['what follows two dashes', ['--x', 'a.txg', '--', '-b.txg', '--'], inFolder('a.txg', '-b.txg', '--')],
    ['nothing at all', [''], []],
    ['a URL of a file', [pathToFileURL(path.resolve('/b/ä 1%.txg')).href], [path.resolve('/b/ä 1%.txg')]],
    ['a link that invites', ['tantrix://192.168.1.20:40123/K7M2QX#ab', 'a.txg'], inFolder('a.txg')],
    ['a URL that names none', ['file:///a%2fb.txg'], inFolder('file:/a%2fb.txg')],
  ])('finds in %s its files', (_, args, files) => {
    expect(fileArguments(args, FOLDER)).toEqual(files);
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Reads at once; what was read is noted. */
const notedIn = (log: string[], page = 'the page') => ({
  read: (file: string) => Promise.resolve(file),
  send: (file: string) => void log.push(`${file} to ${page}`),
});

describe('OpenRequests', () => {
  it('say whether something waits to be delivered', async () => {
    const requests = new OpenRequests<string>();
    expect(requests.isAny).toBe(false);
    requests.add('a');
    expect(requests.isAny).toBe(true);
    requests.deliverBy(notedIn([]));
    await settled();
    expect(requests.isAny).toBe(false);
  });

  it('keep what comes before the page is ready, and deliver one after the other', async () => {
    const requests = new OpenRequests<string>();
    requests.add('a');
    requests.add('b');
    const log: string[] = [];
    await new Promise<void>((done) => {
      requests.deliverBy({
        read: async (file) => {
          log.push(file);
          await Promise.resolve();
          return file;
        },
        send: (file) => {
          log.push(`${file} done`);
          if (file === 'c') done();
        },
      });
      requests.deliverBy({
        read: () => Promise.reject(new Error('never called')),
        send: () => log.push('never called'),
      });
      requests.add('c');
    });
    expect(log).toEqual(['a', 'a done', 'b', 'b done', 'c', 'c done']);
  });

  it('keep what comes while they are held, and lose nothing that came before', async () => {
    const requests = new OpenRequests<string>();
    const delivered: string[] = [];
    requests.add('a');
    requests.hold();
    requests.deliverBy(notedIn(delivered, 'the first page'));
    await settled();
    requests.hold();
    requests.add('b');
    await settled();
    expect(delivered).toEqual(['a to the first page']);
    requests.deliverBy(notedIn(delivered, 'the second page'));
    await settled();
    expect(delivered).toEqual(['a to the first page', 'b to the second page']);
  });

  it('keep what was read for a page that is gone until the next is ready', async () => {
    const requests = new OpenRequests<string>();
    const delivered: string[] = [];
    let finish: ((reply: string) => void) | undefined;
    const read = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    requests.deliverBy({ ...notedIn(delivered, 'the first page'), read });
    requests.add('a');
    await settled();
    requests.hold();
    finish?.('a');
    await settled();
    expect([delivered, requests.isAny]).toEqual([[], true]);
    requests.deliverBy(notedIn(delivered, 'the second page'));
    await settled();
    expect([delivered, requests.isAny]).toEqual([['a to the second page'], false]);
  });
});
