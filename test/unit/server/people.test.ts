import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Names } from '../../../server/people/names';
import type { OpenBook } from '../../../server/store/book';
import { BookFile } from '../../../server/store/book-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-people-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const openBook: OpenBook = (kind, schema) => BookFile.open(folder, kind, schema);
const key = (number: number) => String(number).padStart(64, '0');
const DAY_MS = 24 * 60 * 60 * 1000;

describe('names', () => {
  it('are held by one key eight at a time: the one that was used longest ago is free again', async () => {
    const names = await Names.open(openBook);
    for (let at = 1; at <= 8; at++) await names.use([`name ${at}`], key(1), at);
    await names.use(['name 1'], key(1), 9);
    expect(await names.use(['name 2'], key(2), 10)).toBe(false);
    expect(await names.use(['name 9'], key(1), 11)).toBe(true);
    expect(await names.use(['name 2'], key(2), 12)).toBe(true);
    expect(await names.use(['name 1'], key(2), 13)).toBe(false);
    expect(await names.use(['name 9'], key(2), 13)).toBe(false);
    await names.close();
  });

  it('take no room after 180 days unused', async () => {
    const names = await Names.open(openBook);
    await names.use(['Ada', 'constructor'], key(1), 0);
    await names.use(['Béla'], key(2), 100 * DAY_MS);
    await names.forget(180 * DAY_MS);
    await names.close();
    const books = await Promise.all(['names', 'holders'].map((kind) => openBook(kind, v.unknown())));
    const kept = await Promise.all(books.map(async (book) => [...(await book.all()).keys()]));
    expect(kept).toEqual([['béla'], [key(2)]]);
    await Promise.all(books.map((book) => book.close()));
  });
});
