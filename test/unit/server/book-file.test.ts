import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BookFile } from '../../../server/store/book-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-book-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened = () => BookFile.open(folder, 'names', v.number());
const file = () => path.join(folder, 'names.book');

/** What is in the book. */
async function found(): Promise<readonly (readonly [string, number])[]> {
  const book = await opened();
  const pages = [...(await book.all())];
  await book.close();
  return pages;
}

/** A book of these pages, a line each. */
async function written(...names: readonly string[]): Promise<void> {
  const book = await opened();
  for (const [at, name] of names.entries()) await book.change([], () => ({ [name]: at }));
  await book.close();
}

describe('a book in a file', () => {
  it('has pages of any name', async () => {
    const names = ['constructor', '__proto__', 'prototype', 'toString'];
    await written(...names);
    expect(await found()).toEqual(names.map((name, at) => [name, at]));
  });

  it('has all but the damaged line of a damaged file, which is set aside with a message', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await written('a', 'b', 'c');
    const damaged = readFileSync(file(), 'utf8').replace('"b"', '"x"');
    writeFileSync(file(), damaged);
    const book = await opened();
    expect([...(await book.all())]).toEqual([
      ['a', 0],
      ['c', 2],
    ]);
    await book.change([], () => ({ d: 3 }));
    await book.close();
    const [aside = ''] = readdirSync(folder).filter((name) => name.endsWith('.damaged'));
    expect(readFileSync(path.join(folder, aside), 'utf8')).toBe(damaged);
    expect(told.mock.calls.flat().join()).toContain(aside);
    told.mockRestore();
    expect(await found()).toHaveLength(3);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('goes on where a line was cut off that nobody was told of', async () => {
    await written('a', 'b');
    writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -3));
    const book = await opened();
    await book.change([], () => ({ c: 2 }));
    await book.close();
    expect(await found()).toEqual([
      ['a', 0],
      ['c', 2],
    ]);
    expect(readdirSync(folder)).toEqual(['names.book']);
  });
});
