import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { folderShown, RecentListSchema, withFirst, without } from '../../../src-main/recent-list';

describe('the list of recent files', () => {
  it('holds the last four, each once, the latest first', () => {
    const opened = ['a', 'b', 'c', 'b', 'd', 'a', 'e'];
    expect(opened.reduce<string[]>(withFirst, [])).toEqual(['e', 'a', 'd', 'b']);
  });

  it('loses a file', () => {
    expect(without(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(without(['a'], 'b')).toEqual(['a']);
  });

  it.each([null, 'a', [1], ['a', 'b', 'c', 'd', 'e'], { 0: 'a' }])('is not %j', (nonsense) => {
    expect(v.is(RecentListSchema, nonsense)).toBe(false);
  });
});

describe('folderShown', () => {
  const home = path.resolve('/home/ann');
  it.each([
    ['/home/ann/a.txg', '~'],
    ['/home/ann/games/old/a.txg', path.join('~', 'games', 'old')],
    ['/home/anna/a.txg', path.resolve('/home/anna')],
    ['/home/a.txg', path.resolve('/home')],
    ['/a.txg', path.resolve('/')],
    ['/home/ann/..games/a.txg', path.join('~', '..games')],
  ])('of %s is %s', (file, shown) => {
    expect(folderShown(path.resolve(file), home)).toBe(shown);
  });
});
