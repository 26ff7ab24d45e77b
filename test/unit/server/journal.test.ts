import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GroupWriter, segmentName } from '../../../server/store/group-writer';
import { Journal } from '../../../server/store/journal';
import { JournalKeeping } from '../../../server/store/journal-keeping';
import { NotOurs } from '../../../src-main/online/process/kept/game-store';
import type { TableNote } from '../../../src-main/online/process/kept/notes';
import type { Line } from '../../../src-shared/online/lines';
import { runs } from '../../support/nightly';
import { rulesFor } from '../../support/server-guest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const id = (number: number): string => String(number).padStart(64, '0');
const line = (number: number): Line => ({ kind: 'root', epoch: 1, root: id(number) });
const note = (at: number) => ({ kind: 'began', at }) as const;

describe('a journal', () => {
  it('has what many games have appended, each in its order', async () => {
    const journal = await Journal.open(folder, 2_000);
    const games = [1, 2, 3, 4, 5].map(id);
    for (const game of games) await journal.begin(game, [line(0)], [note(0)]);
    await Promise.all(
      games.map(async (game) => {
        const [log, beside] = [journal.logOf(game), journal.notesOf(game)];
        for (let at = 1; at <= 20; at++) await Promise.all([log.append([line(at)]), beside.append([note(at)])]);
      }),
    );
    await journal.close();
    expect(readdirSync(folder).length).toBeGreaterThan(3);
    const again = await Journal.open(folder);
    const all = Array.from({ length: 21 }, (_, at) => at);
    for (const game of games) expect(await again.read(game)).toEqual({ lines: all.map(line), notes: all.map(note) });
    await again.close();
  });

  it('leaves out what was cut off, wherever, and nothing before it', async () => {
    const journal = await Journal.open(folder);
    await journal.begin(id(1), [line(0)], []);
    const sizes: number[] = [];
    const file = path.join(folder, segmentName(1));
    for (let at = 1; at <= 5; at++) {
      sizes.push(readFileSync(file).length);
      await journal.logOf(id(1)).append([line(at)]);
    }
    await journal.close();
    const { length } = readFileSync(file);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: sizes[0] ?? 0, max: length - 1 }), async (size) => {
        const other = mkdtempSync(path.join(folder, 'cut-'));
        copyFileSync(file, path.join(other, segmentName(1)));
        truncateSync(path.join(other, segmentName(1)), size);
        const cut = await Journal.open(other);
        const whole = sizes.filter((each) => each <= size).length;
        expect((await cut.read(id(1)))?.lines).toEqual(Array.from({ length: whole }, (_, at) => line(at)));
        // It goes on from there.
        await cut.logOf(id(1)).append([line(9)]);
        await cut.close();
        const again = await Journal.open(other);
        expect((await again.read(id(1)))?.lines).toHaveLength(whole + 1);
        await again.close();
        rmSync(other, { recursive: true });
      }),
      // Without the end of its line alone, the last is cut off, too.
      { numRuns: runs(20, 400), examples: [[length - 1]] },
    );
  });

  it('has all other games where a part of one is damaged', async () => {
    const journal = await Journal.open(folder);
    for (const game of [1, 2]) await journal.begin(id(game), [line(game)], []);
    await journal.close();
    const file = path.join(folder, segmentName(1));
    const bytes = readFileSync(file);
    // What is no text takes more bytes once it is read as such.
    bytes[bytes.indexOf('root')] = 0xff;
    writeFileSync(file, bytes);
    const again = await Journal.open(folder);
    expect(again.games).toEqual([id(2)]);
    expect(await again.read(id(2))).toEqual({ lines: [line(2)], notes: [] });
    await again.close();
  });

  it('deletes files of which nothing is needed, the oldest first', async () => {
    const journal = await Journal.open(folder, 500);
    await journal.begin(id(1), [line(0)], []);
    for (let game = 2; game < 20; game++) {
      await journal.begin(id(game), [line(0)], []);
      await journal.end(id(game));
    }
    const before = readdirSync(folder).length;
    expect(before).toBeGreaterThan(5);
    expect(existsSync(path.join(folder, segmentName(1)))).toBe(true);
    await journal.end(id(1));
    expect(readdirSync(folder).length).toBeLessThan(3);
    await journal.close();
    const again = await Journal.open(folder);
    expect(again.games).toEqual([]);
    await again.close();
  });

  it('copies on what goes on for very long, and has all of it whenever it is cut off', async () => {
    const journal = await Journal.open(folder, 500);
    await journal.begin(id(1), [line(0)], [note(0)]);
    const [log, beside] = [journal.logOf(id(1)), journal.notesOf(id(1))];
    const others = async () => {
      for (let game = 2; game < 300; game++) {
        await journal.begin(id(game), [line(0)], []);
        await journal.end(id(game));
      }
    };
    const goesOn = async () => {
      for (let at = 1; at <= 12; at++) {
        await Promise.all([log.append([line(at)]), beside.append([note(at)])]);
        const copy = mkdtempSync(path.join(os.tmpdir(), 'tantrix-journal-'));
        for (const name of readdirSync(folder)) copyFileSync(path.join(folder, name), path.join(copy, name));
        const cut = await Journal.open(copy);
        const told = Array.from({ length: at + 1 }, (_, number) => number);
        expect(await cut.read(id(1))).toEqual({ lines: told.map(line), notes: told.map(note) });
        await cut.close();
        rmSync(copy, { recursive: true });
      }
    };
    await Promise.all([others(), goesOn()]);
    expect(existsSync(path.join(folder, segmentName(1)))).toBe(false);
    const size = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    expect(size).toBeLessThan(60_000);
    await journal.close();
  });

  it('deletes no file before an older one, whoever ends at the same time', async () => {
    const journal = await Journal.open(folder, 100);
    for (let game = 1; game < 20; game++) await journal.begin(id(game), [line(0)], []);
    // What cannot be deleted.
    const oldest = path.join(folder, segmentName(1));
    rmSync(oldest);
    mkdirSync(oldest);
    const before = readdirSync(folder).length;
    const ended = await Promise.allSettled(Array.from({ length: 19 }, (_, at) => journal.end(id(at + 1))));
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true);
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(before);
    rmSync(oldest, { recursive: true });
    writeFileSync(oldest, '');
    await journal.begin(id(1), [line(0)], []);
    await journal.end(id(1));
    expect(readdirSync(folder).length).toBeLessThan(4);
    await journal.close();
  });

  it('takes nothing more of a game that is closed', async () => {
    const journal = await Journal.open(folder);
    await journal.begin(id(1), [line(0)], []);
    const log = journal.logOf(id(1));
    await log.close();
    await expect(log.append([line(1)])).rejects.toThrow(NotOurs);
    await journal.close();
  });
});

describe('games in a journal', () => {
  const table: TableNote = { kind: 'table', table: 'K7M2QX', rules: rulesFor(2), host: id(0), details: [] };

  it('rest after a start until somebody comes back, and are then as they were', async () => {
    const before = await JournalKeeping.open(folder);
    for (const game of [1, 2]) await (await before.begin(id(game), [line(0)], table)).log.append([line(game)]);
    await before.close();
    const again = await JournalKeeping.open(folder);
    // Who comes back first goes on in the journal.
    const kept = await again.open(id(2));
    await again.forget(0);
    expect(readdirSync(path.join(folder, 'games'))).toEqual([`${id(1)}.log`, `${id(1)}.notes`]);
    expect(kept).toMatchObject({ lines: [line(0), line(2)] });
    const [opened] = await Promise.all([again.open(id(1)), again.forget(0)]);
    expect(opened).toMatchObject({ lines: [line(0), line(1)], notes: [table] });
    await again.close();
  });

  it('are let go of when nobody has come back for long', async () => {
    const before = await JournalKeeping.open(folder);
    await before.begin(id(1), [line(0)], table);
    await before.close();
    const again = await JournalKeeping.open(folder);
    await again.forget(0);
    await again.forget(Date.now() + 1_000);
    expect(await again.open(id(1))).toBeUndefined();
    expect(readdirSync(path.join(folder, 'journal'))).toHaveLength(1);
    await again.close();
  });
});

describe('a group of writes', () => {
  it('is on the disk in the order in which it came, and each is told where it is', async () => {
    const writer = new GroupWriter(folder, 1, 1e9);
    const texts = Array.from({ length: 200 }, (_, at) => `${'x'.repeat(at % 7)}${at}\n`);
    const written = await Promise.all(texts.map((text) => writer.append(text)));
    await writer.close();
    const content = readFileSync(path.join(folder, segmentName(1)), 'utf8');
    expect(content).toBe(texts.join(''));
    for (const [at, place] of written.entries())
      expect(content.slice(place.at, place.at + place.length)).toBe(texts[at]);
  });

  it('takes nothing after its end, and keeps what it has written', async () => {
    const writer = new GroupWriter(folder, 1, 1e9);
    await writer.append('a\n');
    await writer.close();
    await expect(writer.append('b\n')).rejects.toThrow('EEXIST');
    expect(readFileSync(path.join(folder, segmentName(1)), 'utf8')).toBe('a\n');
  });

  it('is refused together where the disk takes nothing, and what comes later is written', async () => {
    const place = path.join(folder, 'later');
    const writer = new GroupWriter(place, 1, 1e9);
    const refused = await Promise.allSettled([writer.append('a\n'), writer.append('b\n')]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    mkdirSync(place);
    await writer.append('c\n');
    await writer.close();
    expect(readFileSync(path.join(place, segmentName(1)), 'utf8')).toBe('c\n');
  });
});
