import { MOST_PLAYERS } from '../../../src-shared/limits';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeExport, parseExport } from '../../../src-main/rankings/exchange';
import { makeLine, makeLines, parseLine } from '../../../src-main/rankings/lines';
import { noteBegun, rankGame } from '../../../src-main/rankings/rank-game';
import { RankingStore } from '../../../src-main/rankings/store';
import {
  type BegunGame,
  EMPTY_TABLE,
  type LogEntry,
  rowsOf,
  type RankingTable,
  withEntries,
} from '../../../src-shared/rankings';
import {
  begunAt,
  gameOf,
  onlineGameOf,
  personOnline,
  ranked,
  removalAt,
  resultAt,
  wisdomAt,
} from '../../support/rankings';

const GAME = gameOf('game 1', ['Ann', 20], ['Bob', 11]);
const SECOND = gameOf('game 2', ['Ann', 20], ['Chris', 22]);

let folder = '';
const table = () => path.join(folder, 'rankings.log');
const backup = () => path.join(folder, 'rankings-backup.log');
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const idsOf = ({ entries }: RankingTable) => entries.map(({ id }) => id);
/** What a program that is started now finds. */
const found = async () => idsOf(await new RankingStore(folder).table());

/** A table of two games, made by a program that has ended. */
async function playTwo(): Promise<RankingTable> {
  const store = new RankingStore(folder);
  await rankGame(store, GAME, 1000);
  await rankGame(store, SECOND, 2000);
  return store.table();
}

describe('a line', () => {
  const entry = resultAt(1, GAME);
  const line = makeLine(entry);

  it('is read as it was written', () => {
    for (const one of [entry, removalAt(2, 'Ann'), wisdomAt(3, 'Zoë “z”', 'a “ä”\\ \'"')]) {
      expect(parseLine(makeLine(one))).toEqual(one);
    }
  });

  it('is known to be cut off wherever a kill has cut it', () => {
    for (let end = 1; end < line.length; end++) expect(parseLine(line.slice(0, end)), `${end}`).toBe('cutOff');
  });

  it('is not taken for whole when it is changed', () => {
    expect(parseLine(line.replace('Ann', 'Eve'))).toBe('damaged');
    expect(parseLine('\0'.repeat(80))).toBe('damaged');
    fc.assert(
      fc.property(fc.nat(line.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, added) => {
        const other = line.slice(0, at) + added + line.slice(at + 1);
        fc.pre(other !== line && !other.includes('\n'));
        expect(['cutOff', 'damaged']).toContain(parseLine(other));
      }),
    );
  });

  it('that was made with a check, but of something else, is damaged', () => {
    expect(parseLine(makeLine({ ...entry, id: '' }))).toBe('damaged');
  });
});

describe('the rankings on the disk', () => {
  it('are none at first, and are there for the next program', async () => {
    expect(await found()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    const first = await playTwo();
    expect(idsOf(first)).toEqual(['game 1', 'game 2']);
    const second = await new RankingStore(folder).table();
    expect(rowsOf(second)).toEqual(rowsOf(first));
    expect(readFileSync(table())).toEqual(readFileSync(backup()));
  });

  it('tell what a game changes, and count it once however often it comes', async () => {
    const store = new RankingStore(folder);
    const changes = await ranked(store, GAME, 1000);
    expect(changes.changes.map(({ before, after }) => [before, after])).toEqual([
      [300, 312],
      [300, 296.4],
    ]);
    await rankGame(store, SECOND, 2000);
    expect(await rankGame(store, GAME, 3000)).toEqual(changes);
    expect(await found()).toEqual(['game 1', 'game 2']);
  });

  it('keep the order in which games were finished when a clock is put back', async () => {
    const store = new RankingStore(folder);
    await rankGame(store, GAME, 5000);
    await rankGame(store, SECOND, 1000);
    expect((await store.table()).entries.map(({ id, at }) => [id, at])).toEqual([
      ['game 1', 5000],
      ['game 2', 5001],
    ]);
  });

  it('are seen by another program that runs at the same time', async () => {
    const [one, other] = [new RankingStore(folder), new RankingStore(folder)];
    await one.table();
    await rankGame(other, GAME, 1000);
    expect(idsOf(await one.table())).toEqual(['game 1']);
    const { changes } = await ranked(one, SECOND, 2000);
    expect(changes[0]?.before).toBe(312);
    expect(idsOf(await other.table())).toEqual(['game 1', 'game 2']);
  });

  it('are whole up to the last game when a kill has cut off the next one anywhere', async () => {
    await playTwo();
    const whole = readFileSync(table());
    const third = makeLines([resultAt(3000, gameOf('game 3', ['Ann', 1], ['Bob', 2]))]);
    for (let end = 0; end < third.length; end += 7) {
      writeFileSync(table(), Buffer.concat([whole, Buffer.from(third.slice(0, end))]));
      writeFileSync(backup(), whole);
      // As it is until an entry is on the disk.
      writeFileSync(path.join(folder, 'rankings.count'), '2');
      const store = new RankingStore(folder);
      expect(idsOf(await store.table()), `${end}`).toEqual(['game 1', 'game 2']);
      await rankGame(store, gameOf('game 4', ['Ann', 1], ['Bob', 2]), 4000);
      expect(idsOf(await store.table())).toEqual(['game 1', 'game 2', 'game 4']);
      expect(store.takeRepaired()).toBe(false);
      expect(await found()).toEqual(['game 1', 'game 2', 'game 4']);
    }
  });

  it('complete the backup when a program ended between the two', async () => {
    await playTwo();
    appendFileSync(table(), makeLines([resultAt(3000, gameOf('game 3', ['Ann', 1], ['Bob', 2]))]));
    expect(await found()).toEqual(['game 1', 'game 2', 'game 3']);
    rmSync(table());
    expect(await found()).toEqual(['game 1', 'game 2', 'game 3']);
  });

  it('set a damaged table aside, say so once, and go on with the backup', async () => {
    const whole = await playTwo();
    const damaged = readFileSync(table(), 'utf8').replace('Ann', 'Eve');
    writeFileSync(table(), damaged);
    const store = new RankingStore(folder);
    expect(rowsOf(await store.table())).toEqual(rowsOf(whole));
    expect([store.takeRepaired(), store.takeRepaired()]).toEqual([true, false]);
    const aside = readdirSync(folder).filter((name) => name.endsWith('.damaged'));
    expect(aside.map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([damaged]);
    await rankGame(store, gameOf('game 3', ['Ann', 1], ['Bob', 2]), 3000);
    const next = new RankingStore(folder);
    expect(idsOf(await next.table())).toEqual(['game 1', 'game 2', 'game 3']);
    expect(next.takeRepaired()).toBe(false);
  });

  it.each<[string, () => void]>([
    ['is gone', () => rmSync(table())],
    ['is empty', () => truncateSync(table())],
    ['is nothing but zeros', () => writeFileSync(table(), Buffer.alloc(5000))],
    ['lost its second half', () => truncateSync(table(), readFileSync(table()).byteLength / 2)],
    ['is something else', () => writeFileSync(table(), 'PK\u0003\u0004 something\nelse')],
    [
      'lost its last line feed to a letter',
      () => writeFileSync(table(), `${readFileSync(table(), 'utf8').trimEnd()}x`),
    ],
    ['lost a bracket', () => writeFileSync(table(), readFileSync(table(), 'utf8').replace('}\t', '?\t'))],
  ])('are whole when the table %s', async (_, damage) => {
    const whole = await playTwo();
    damage();
    expect(rowsOf(await new RankingStore(folder).table())).toEqual(rowsOf(whole));
    expect(await found()).toEqual(['game 1', 'game 2']);
  });

  const IMPORT = { kind: 'import', id: 'import', at: 100, name: 'table' } as const;
  it.each<[string, readonly LogEntry[]]>([
    ['a result', [{ kind: 'resultRemoval', id: 'removal', at: 3000, result: 'game 1' }]],
    [
      'an import',
      [
        IMPORT,
        ...[101, 102, 103].map((at) => ({ ...resultAt(at, { ...GAME, id: `more ${at}` }), from: 'import' })),
        { kind: 'importRemoval', id: 'removal', at: 3000, import: 'import' },
      ],
    ],
  ])('are not taken for damaged where %s was removed, and the loss of an end is still noticed', async (_, more) => {
    await playTwo();
    // Counted before the removal, as when a program ends between the two.
    await new RankingStore(folder).add(() => more.slice(0, -1));
    for (const file of [table(), backup()]) appendFileSync(file, makeLines(more.slice(-1)));
    const store = new RankingStore(folder);
    await store.table();
    expect(store.takeRepaired()).toBe(false);
    await rankGame(store, gameOf('game 3', ['Ann', 1], ['Bob', 2]), 4000);
    for (const file of [table(), backup()]) truncateSync(file, readFileSync(file).lastIndexOf('game 3'));
    const next = new RankingStore(folder);
    await next.table();
    expect(next.takeRepaired()).toBe(true);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['in the middle of a line', (bytes) => bytes.subarray(0, bytes.lastIndexOf('game 2'))],
    ['between two lines', (bytes) => bytes.subarray(0, bytes.indexOf('\n', 1) + 1)],
    ['before the first', () => Buffer.alloc(0)],
  ])('say so once when both files have lost their ends %s, and go on', async (_, cut) => {
    await playTwo();
    for (const file of [table(), backup()]) writeFileSync(file, cut(readFileSync(file)));
    const left = readFileSync(table());
    const store = new RankingStore(folder);
    const { entries } = await store.table();
    expect(entries.length).toBeLessThan(2);
    expect([store.takeRepaired(), store.takeRepaired()]).toEqual([true, false]);
    const [aside = ''] = readdirSync(folder).filter((name) => name.endsWith('.damaged'));
    expect(Buffer.compare(readFileSync(path.join(folder, aside)), left)).toBe(0);
    await rankGame(store, gameOf('game 3', ['Ann', 1], ['Bob', 2]), 3000);
    const next = new RankingStore(folder);
    expect((await next.table()).entries).toHaveLength(entries.length + 1);
    expect(next.takeRepaired()).toBe(false);
  });

  it('lose nothing as long as each line is whole in one of the files', async () => {
    const whole = await playTwo();
    for (const [file, name] of [
      [table(), 'Bob'],
      [backup(), 'Chris'],
    ] as const) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(name, 'Eve'));
    }
    expect(rowsOf(await new RankingStore(folder).table())).toEqual(rowsOf(whole));
  });

  it('are whole when the table is damaged while the program runs', async () => {
    const store = new RankingStore(folder);
    await rankGame(store, GAME, 1000);
    writeFileSync(table(), 'x');
    await rankGame(store, SECOND, 2000);
    expect(idsOf(await store.table())).toEqual(['game 1', 'game 2']);
    expect(store.takeRepaired()).toBe(true);
    expect(await found()).toEqual(['game 1', 'game 2']);
  });

  it('refuse a game that cannot be written, and take it when it can', async () => {
    const place = path.join(folder, 'taken');
    writeFileSync(place, 'a file in place of the folder');
    const store = new RankingStore(place);
    await expect(rankGame(store, GAME, 1000)).rejects.toThrow('EEXIST');
    rmSync(place);
    expect((await ranked(store, GAME, 1000)).changes).toHaveLength(2);
  });

  it('take a game when the backup alone cannot be written, and complete that later', async () => {
    const report = silence();
    mkdirSync(backup());
    const store = new RankingStore(folder);
    await expect(rankGame(store, GAME, 1000)).rejects.toThrow('EISDIR');
    rmSync(backup(), { recursive: true });
    await rankGame(store, GAME, 1000);
    mkdirSync(path.join(folder, 'aside'));
    rmSync(backup());
    mkdirSync(backup());
    await rankGame(store, SECOND, 2000);
    expect(report).toHaveBeenCalled();
    rmSync(backup(), { recursive: true });
    expect(await found()).toEqual(['game 1', 'game 2']);
    expect(readFileSync(backup(), 'utf8')).toContain('game 2');
  });
});

describe('a game online', () => {
  const ONLINE = onlineGameOf('a', ['\u0410nn', 20], ['Bob', 11]);
  const BEGUN = { game: ONLINE.id, players: [personOnline('\u0410nn'), personOnline('Bob')] } satisfies BegunGame;

  it('is noted once, unfinished until its result is entered', async () => {
    const store = new RankingStore(folder);
    await noteBegun(store, BEGUN, 1000);
    await noteBegun(store, BEGUN, 2000);
    expect((await store.table()).unfinished.size).toBe(2);
    await ranked(store, ONLINE, 3000);
    await noteBegun(store, BEGUN, 4000);
    expect(rowsOf(await store.table()).map(({ unfinished, games }) => [unfinished, games])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(await found()).toEqual([`begun ${ONLINE.id}`, ONLINE.id]);
  });

  it('is not noted after its result', async () => {
    const store = new RankingStore(folder);
    await ranked(store, ONLINE, 3000);
    await noteBegun(store, BEGUN, 4000);
    expect(await found()).toEqual([ONLINE.id]);
  });

  it('leaves no doubt who plays it: the key says so', async () => {
    const store = new RankingStore(folder);
    await ranked(store, GAME, 1000);
    expect((await ranked(store, ONLINE, 2000)).changes.map(({ before }) => before)).toEqual([300, 300]);
  });
});

describe('a table in a file of its own', () => {
  const whole = withEntries(EMPTY_TABLE, [resultAt(1, GAME), resultAt(2, SECOND), wisdomAt(3, 'Ann', 'Hm.')]);
  const text = makeExport(whole, 'own', 3);

  it('is read as it was written, also after a mail has changed its line ends', () => {
    expect(parseExport(text, 3)).toEqual({ ok: true, entries: whole.entries });
    expect(parseExport(text.replaceAll('\n', '\r\n'), 3)).toEqual({ ok: true, entries: whole.entries });
  });

  it('is of the first version where that can say all, and of the second with games online', () => {
    expect(text.startsWith('Tantrix rankings 1\n')).toBe(true);
    const online = [begunAt(1, 'a', ['Ann', 'Bob']), resultAt(2, onlineGameOf('a', ['Ann', 20], ['Bob', 11]))];
    const second = makeExport(withEntries(whole, online), 'own', 3);
    expect(second.startsWith('Tantrix rankings 2\n')).toBe(true);
    expect(parseExport(second, 3)).toEqual({ ok: true, entries: withEntries(whole, online).entries });
    expect(parseExport(second.replace('2\n', '1\n'), 3)).toEqual({ ok: false, line: 2 });
    expect(parseExport(second.replace('2\n', '3\n'), 3)).toEqual({ ok: false });
  });

  it.each([1, 2])('of version %d is read as it was written then', (version) => {
    const file = path.join(import.meta.dirname, `../../fixtures/rankings/v${version}.txr`);
    const read = parseExport(readFileSync(file, 'utf8'), Date.UTC(2030, 0, 1));
    const entries = read.ok ? read.entries : [];
    expect(new Set(entries.map(({ kind }) => kind)).size).toBe(version + 3);
    expect(makeExport(withEntries(EMPTY_TABLE, entries), 'own', Date.UTC(2030, 0, 1))).toBe(readFileSync(file, 'utf8'));
  });

  it('can be CSV', () => {
    const csv = parseExport(makeExport(whole, 'csv', 3), 3);
    expect(csv.ok && csv.entries.map(({ kind }) => kind)).toEqual(['standing', 'standing', 'standing']);
  });

  it.each(['csv', 'own'] as const)('can hold as many players as a table has room for, and no more: %s', (form) => {
    const read = (players: number) => {
      const results = Array.from({ length: players / 2 }, (_, at) =>
        resultAt(at, gameOf(`g${at}`, [`Player ${2 * at}`, 9], [`Player ${2 * at + 1}`, 5])),
      );
      return parseExport(makeExport(withEntries(EMPTY_TABLE, results), form, 50_000), 50_000);
    };
    expect(read(MOST_PLAYERS).ok).toBe(true);
    expect(read(MOST_PLAYERS + 2)).toEqual({ ok: false, isTooLarge: true });
  });

  it.each([
    ['a letter', 'Dear Ann', {}],
    ['a line that is changed', text.replace('Bob', 'Eve'), { line: 2 }],
    ['a line that is cut off', text.slice(0, -30), { line: 4 }],
    ['CSV with a wrong rank', makeExport(whole, 'csv', 3).replace('Chris,,,', 'Chris,,,9'), { line: 3 }],
  ])('is refused: %s', (_, other, place) => {
    expect(parseExport(other, 3)).toEqual({ ok: false, ...place });
  });

  it('is read although a clock was ahead: what comes from the future counts as made now, in its order', () => {
    const ahead = Date.UTC(2040, 1, 1);
    const late = [
      resultAt(ahead + 1, gameOf('later', ['Ann', 1], ['Bob', 2])),
      resultAt(ahead, gameOf('late', ['Ann', 1], ['Bob', 1])),
    ];
    const now = Date.UTC(2026, 1, 1);
    const more = withEntries(whole, late);
    for (const written of [more, withEntries(EMPTY_TABLE, late)]) {
      const read = parseExport(makeExport(written, 'own', ahead), now);
      const entries = read.ok ? read.entries.slice(-2) : [];
      expect(entries.map(({ id, at }) => [id, at])).toEqual([
        ['late', now],
        ['later', now + 1],
      ]);
    }
    const csv = parseExport(makeExport(more, 'csv', now), now);
    expect(csv.ok && csv.entries.every(({ at }) => at <= now + 3)).toBe(true);
  });
});
