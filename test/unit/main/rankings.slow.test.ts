import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLines } from '../../../src-main/rankings/lines';
import { rankGame } from '../../../src-main/rankings/rank-game';
import { RankingStore } from '../../../src-main/rankings/store';
import { type Entry, rowsOf, type RankingTable } from '../../../src-shared/rankings';
import { runs } from '../../support/nightly';
import { gameOf, resultAt } from '../../support/rankings';

let folder = '';
const table = () => path.join(folder, 'rankings.log');
const backup = () => path.join(folder, 'rankings-backup.log');
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const idsOf = ({ entries }: RankingTable) => entries.map(({ id }) => id);
/** What a program that is started now finds. */
const found = async () => idsOf(await new RankingStore(folder).table());

/** A program of its own; gives what it has shown so far. */
function writer(name: string, count: number) {
  const script = path.resolve(import.meta.dirname, '../../support/rankings-writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, name, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  return { child, ended: once(child, 'close'), shown: () => said.split('\n').slice(0, -1) };
}

describe('several programs', () => {
  it('that finish games at the same time lose none', { timeout: 60_000 }, async () => {
    const writers = ['Bob', 'Chris', 'Dora'].map((name) => writer(name, 40));
    await Promise.all(writers.map(({ ended }) => ended));
    const shown = writers.flatMap((one) => one.shown());
    expect(shown).toHaveLength(120);
    expect((await found()).toSorted()).toEqual(shown.toSorted());
    rmSync(table());
    expect((await found()).toSorted()).toEqual(shown.toSorted());
  });

  it('that are killed at any moment leave every game they have shown', { timeout: 120_000 }, async () => {
    const shown: string[] = [];
    for (let round = 0; round < 4; round++) {
      const writers = [writer(`Bob ${round}`, 10_000), writer(`Chris ${round}`, 10_000)];
      while (writers.some((one) => one.shown().length === 0)) await wait(5);
      await wait(20 + 17 * round);
      for (const { child } of writers) child.kill('SIGKILL');
      await Promise.all(writers.map(({ ended }) => ended));
      shown.push(...writers.flatMap((one) => one.shown()));
      const store = new RankingStore(folder);
      expect(idsOf(await store.table())).toEqual(expect.arrayContaining(shown));
      expect(store.takeRepaired()).toBe(false);
    }
    expect(shown.length).toBeGreaterThan(10);
  });
});

const PLAYERS = runs(2000, 10_000);

describe(`a table of ${PLAYERS} players, each with twenty games`, () => {
  const entries: Entry[] = Array.from({ length: 10 * PLAYERS }, (_, at) => {
    const [a, b] = [(at * 7919) % PLAYERS, (at * 104_729 + 1) % PLAYERS];
    return resultAt(
      1.7e12 + at,
      gameOf(`game ${at}`, [`Player ${a}`, at % 23], [`Player ${b === a ? a + 1 : b}`, at % 19]),
    );
  });

  it('takes games, and ranks everybody', { timeout: 120_000 }, async () => {
    for (const file of [table(), backup()]) writeFileSync(file, makeLines(entries));
    const store = new RankingStore(folder);
    expect(rowsOf(await store.table()).length).toBeGreaterThan(PLAYERS - 10);
    for (let at = 0; at < 5; at++) {
      await rankGame(store, gameOf(`new ${at}`, ['Ann', 20], ['Bob', 11]), Date.now());
    }
    const rows = rowsOf(await store.table());
    expect(rows.find(({ name }) => name === 'Ann')).toMatchObject({ games: 5, wins: 5 });
  });
});
