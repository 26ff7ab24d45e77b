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
    ['a URL that names none', ['file:///a%2fb.txg'], inFolder('file:/a%2fb.txg')],
  ])('finds in %s its files', (_, args, files) => {
    expect(fileArguments(args, FOLDER)).toEqual(files);
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('OpenRequests', () => {
  it('keep what comes before the page is ready, and deliver one after the other', async () => {
    const requests = new OpenRequests();
    requests.add('a');
    requests.add('b');
    const log: string[] = [];
    await new Promise<void>((done) => {
      requests.deliverBy(async (file) => {
        log.push(file);
        await Promise.resolve();
        log.push(`${file} done`);
        if (file === 'c') done();
      });
      requests.deliverBy(() => Promise.reject(new Error('never called')));
      requests.add('c');
    });
    expect(log).toEqual(['a', 'a done', 'b', 'b done', 'c', 'c done']);
  });

  it('keep what comes while they are held, and lose nothing that came before', async () => {
    const requests = new OpenRequests();
    const delivered: string[] = [];
    const deliveredTo = (page: string) => (file: string) => {
      delivered.push(`${file} to ${page}`);
      return Promise.resolve();
    };
    requests.add('a');
    requests.hold();
    requests.deliverBy(deliveredTo('the first page'));
    await settled();
    requests.hold();
    requests.add('b');
    await settled();
    expect(delivered).toEqual(['a to the first page']);
    requests.deliverBy(deliveredTo('the second page'));
    await settled();
    expect(delivered).toEqual(['a to the first page', 'b to the second page']);
  });
});
