import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../../src-main/files/content';
import { FileIds } from '../../../src-main/files/file-ids';
import { type SlotEntry, makeEntry, parseEntry } from '../../../src-main/journal/entry';
import { openJournal } from '../../../src-main/journal/journal';
import { CoalescingWriter } from '../../../src-main/journal/coalescing-writer';
import { Slots } from '../../../src-main/journal/slots';

const game = (text: string) => ({ text, edited: true });

describe('an entry', () => {
  const entry: SlotEntry = {
    number: 7,
    game: {
      text: 'tantrix\n“ä”\u2028\0',
      edited: false,
      file: { path: '/a', kind: 'svg', content: { size: 1, sha256: 'x' } },
    },
  };

  it('is read as it was written', () => {
    expect(parseEntry(makeEntry(entry))).toEqual(entry);
    for (const open of [null, { mailGame: '0123456789abcdef'.repeat(2) }]) {
      expect(parseEntry(makeEntry({ number: 1, game: open }))).toEqual({ number: 1, game: open });
    }
  });

  it('is nothing when a character is lost, changed or added', () => {
    const text = makeEntry(entry);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(2), fc.string({ maxLength: 3 }), (at, lost, added) => {
        const damaged = text.slice(0, at) + added + text.slice(at + lost);
        expect(damaged === text || parseEntry(damaged) === null).toBe(true);
      }),
    );
  });

  it.each(['', '\n\n', '\0'.repeat(4096)])('is not %j', (text) => {
    expect(parseEntry(text)).toBeNull();
  });
});

describe('CoalescingWriter', () => {
  it('writes one at a time, the first at once and always the last', async () => {
    const written: number[] = [];
    let busy = 0;
    const writer = new CoalescingWriter<number>(async (value) => {
      busy += 1;
      expect(busy).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
      busy -= 1;
      written.push(value);
      return value !== 3;
    });
    const first = writer.put(1);
    await Promise.resolve();
    const rest = [2, 3].map((value) => writer.put(value));
    expect(await Promise.all([first, ...rest])).toEqual([true, false, false]);
    void writer.put(4);
    await writer.settled();
    expect(written).toEqual([1, 3, 4]);
  });
});

describe('the journal', () => {
  let folder = '';
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'tantrix-')), 'journal');
  });
  afterEach(() => {
    rmSync(path.dirname(folder), { recursive: true });
    vi.restoreAllMocks();
  });

  const open = (ids = new FileIds()) => openJournal(folder, ids);
  const recovered = async () => (await open()).handlers.recovered(undefined);
  const recoveredText = async () => {
    const found = await recovered();
    return typeof found === 'object' && found && 'text' in found ? found.text : found;
  };
  const damage = (name: string, content: string) => writeFileSync(path.join(folder, name), content);

  it('is empty at first, and after a game was left', async () => {
    expect(await recovered()).toBeNull();
    const { handlers } = await open();
    await handlers.journal(game('one'));
    await handlers.journal(game('two'));
    await handlers.journal(null);
    expect(await recovered()).toBeNull();
    const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(texts.join()).not.toMatch(/one|two/);
  });

  it('finds the last of many entries, run after run', async () => {
    for (let run = 0; run < 5; run++) {
      const { handlers } = await open();
      for (let entry = 0; entry <= run; entry++) void handlers.journal(game(`${run}.${entry}`));
      expect(await handlers.journal(game(`${run} last`))).toBe(true);
      expect(await recoveredText()).toBe(`${run} last`);
    }
  });

  it('tells a normal end from any other', async () => {
    const first = await open();
    void first.handlers.journal(game('one'));
    await first.close();
    expect(await recovered()).toEqual({ text: 'one', edited: true, isOnDisk: false, end: 'closed', mayBeOlder: false });
    expect(await recovered()).toEqual({ text: 'one', edited: true, isOnDisk: false, end: 'broken', mayBeOlder: false });
  });

  it('takes what a page still plays that can no longer be drawn', async () => {
    const journal = await open();
    void journal.handlers.journal(game('one'));
    journal.pageGone();
    void journal.handlers.journal(game('two'));
    expect(await journal.handlers.recovered(undefined)).toMatchObject({ text: 'two', end: 'pageCrashed' });
  });

  it('gives a page started anew the last entry of the one that crashed', async () => {
    const { handlers } = await open();
    await handlers.journal(game('zero'));
    const journal = await open();
    // Of a page that crashes before it has answered for what was found, nothing newer is known.
    journal.pageGone();
    expect(await journal.handlers.recovered(undefined)).toMatchObject({ text: 'zero', end: 'broken' });
    void journal.handlers.journal(game('one'));
    void journal.handlers.journal(game('two'));
    journal.pageGone();
    expect(await journal.handlers.recovered(undefined)).toMatchObject({ text: 'two', end: 'pageCrashed' });
    void journal.handlers.journal(null);
    journal.pageGone();
    expect(await journal.handlers.recovered(undefined)).toBeNull();
    await journal.close();
  });

  it('takes the end of a program whose page is gone for no normal one', async () => {
    const journal = await open();
    void journal.handlers.journal(game('one'));
    journal.pageGone();
    await journal.close();
    expect(await recovered()).toMatchObject({ text: 'one', end: 'broken' });
  });

  it('knows the file of the game, and what it held', async () => {
    const ids = new FileIds();
    const file = { path: '/games/a', content: { size: 3, sha256: 'abc' } };
    const known = { id: ids.idOf(file), kind: 'png' as const };
    await (await open(ids)).handlers.journal({ text: 'one', edited: false, file: known });
    const later = new FileIds();
    const found = await (await open(later)).handlers.recovered(undefined);
    expect(found).toMatchObject({ text: 'one', edited: false, isOnDisk: false, file: { name: 'a', kind: 'png' } });
    expect(typeof found === 'object' && found && 'text' in found && later.fileOf(found.file?.id)).toEqual(file);
  });

  it('keeps which game by mail was open, without a copy of it', async () => {
    const mailGame = 'ab'.repeat(16);
    const journal = await open();
    await journal.handlers.journal(game('one'));
    await journal.handlers.journal({ mailGame });
    await journal.close();
    expect(await recovered()).toEqual({ mailGame, end: 'closed', mayBeOlder: false });
  });

  it('keeps how many moves were taken back', async () => {
    await (await open()).handlers.journal({ ...game('one'), undone: 3 });
    expect(await recovered()).toMatchObject({ text: 'one', undone: 3 });
  });

  it('falls back to the entry before a damaged one, and goes on', async () => {
    const slots = await Slots.open(folder);
    for (const text of ['one', 'two', 'three']) await slots.write(game(text));
    const third = readFileSync(path.join(folder, 'odd.entry'), 'utf8');
    for (const damaged of ['', third.slice(0, -10), '\0'.repeat(third.length), third.replace('three', 'trhee')]) {
      damage('odd.entry', damaged);
      expect(await recoveredText()).toBe('two');
    }
    await (await Slots.open(folder)).write(game('four'));
    expect(await recoveredText()).toBe('four');
    damage('odd.entry', '');
    expect(await recoveredText()).toBe('two');
    damage('even.entry', '');
    expect(await recovered()).toBe('unreadable');
    // Both are set aside, so that it is said once, and nothing is written over them.
    expect(readdirSync(folder).filter((name) => name.endsWith('.damaged')).length).toBeGreaterThanOrEqual(2);
    expect(await recovered()).toBeNull();
  });

  it('says when the entry before is all that is left of a later one, and of an earlier one nothing', async () => {
    const write = async () => {
      const slots = await Slots.open(folder);
      for (const text of ['one', 'two', 'three']) await slots.write(game(text));
    };
    await write();
    const second = readFileSync(path.join(folder, 'even.entry'), 'utf8');
    damage('even.entry', second.replace('two', 'tow'));
    expect(await recovered()).toMatchObject({ text: 'three', mayBeOlder: false });
    for (const spoil of [(text: string) => text.replace('three', 'thrae'), () => '', () => '\0'.repeat(100)]) {
      rmSync(folder, { recursive: true });
      await write();
      damage('odd.entry', spoil(readFileSync(path.join(folder, 'odd.entry'), 'utf8')));
      expect(await recovered()).toMatchObject({ text: 'two', mayBeOlder: true });
    }
    // No game was open before the one whose entry is damaged.
    rmSync(folder, { recursive: true });
    const slots = await Slots.open(folder);
    await slots.write(null);
    await slots.write(game('one'));
    damage('even.entry', '');
    expect(await recovered()).toBe('unreadable');
  });

  it('makes way for a file in the place of its folder, and says so', async () => {
    writeFileSync(folder, 'a file');
    expect(await recovered()).toBe('unreadable');
    await (await open()).handlers.journal(game('one'));
    expect(await recovered()).toMatchObject({ text: 'one', mayBeOlder: false });
  });

  it('notices whether the file still holds the game', async () => {
    const ids = new FileIds();
    const file = path.join(path.dirname(folder), 'a.txg');
    writeFileSync(file, 'one');
    const content = contentOf(Buffer.from('one'));
    const known = { id: ids.idOf({ path: file, content }), kind: 'txg' as const };
    await (await open(ids)).handlers.journal({ text: 'one', edited: false, file: known });
    expect(await recovered()).toMatchObject({ isOnDisk: true });
    writeFileSync(file, 'two');
    expect(await recovered()).toMatchObject({ isOnDisk: false });
    rmSync(file);
    expect(await recovered()).toMatchObject({ isOnDisk: false });
  });

  it('says so when it cannot be written, and the program ends all the same', async () => {
    writeFileSync(folder, 'a file where a folder is to be made');
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const journal = await openJournal(path.join(folder, 'within'), new FileIds());
    expect(await journal.handlers.journal(game('one'))).toBe(false);
    await expect(journal.close()).rejects.toThrow('ENOTDIR');
    expect(report).toHaveBeenCalled();
    expect(existsSync(folder)).toBe(true);
  });
});
