import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeExport, parseExport } from '../../../src-main/rankings/exchange';
import { importing, Proposals } from '../../../src-main/rankings/proposals';
import { rankGame } from '../../../src-main/rankings/rank-game';
import { importsIn, planToRemove, resultsOf } from '../../../src-main/rankings/removable';
import { RankingStore } from '../../../src-main/rankings/store';
import {
  EMPTY_TABLE,
  keyOf,
  type RankedGame,
  RankedGameSchema,
  rowsOf,
  type RankingTable,
  withEntries,
} from '../../../src-shared/rankings';
import { gameOf, person, ranked, resultAt, wisdomAt } from '../../support/rankings';

/** What is done to a table that is poisoned, or might be. */

const GAME = gameOf('game 1', ['Ann', 20], ['Bob', 11]);
const SECOND = gameOf('game 2', ['Ann', 20], ['Chris', 22]);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const idsOf = ({ entries }: RankingTable) => entries.map(({ id }) => id);
/** What a program that is started now finds. */
const found = async () => idsOf(await new RankingStore(folder).table());
/** The game as main has it from the page. */
const atGate = (game: RankedGame) => v.parse(RankedGameSchema, game);

/** A table of two games, made by a program that has ended. */
async function playTwo(): Promise<void> {
  const store = new RankingStore(folder);
  await rankGame(store, GAME, 1000);
  await rankGame(store, SECOND, 2000);
}

describe('a clock that was ahead once', () => {
  const [AHEAD, NOW] = [Date.UTC(2040, 0, 1), Date.UTC(2026, 10, 22)];

  it('dates no later game, and the own export can be read', async () => {
    const store = new RankingStore(folder);
    await rankGame(store, GAME, NOW - 1000);
    await rankGame(store, SECOND, AHEAD);
    await rankGame(store, gameOf('game 3', ['Ann', 18], ['Bob', 18]), NOW);
    const expected = [
      ['game 1', NOW - 1000],
      ['game 2', NOW],
      ['game 3', NOW + 1],
    ];
    expect((await store.table()).entries.map(({ id, at }) => [id, at])).toEqual(expected);
    const again = await new RankingStore(folder).table();
    expect(again.entries.map(({ id, at }) => [id, at])).toEqual(expected);
    expect(parseExport(makeExport(again, 'own', NOW), NOW)).toEqual({ ok: true, entries: again.entries });
  });
});

describe('a clock that is behind', () => {
  const [BEHIND, FIRST] = [Date.UTC(2000, 0, 1), Date.UTC(2020, 0, 1)];
  const [BUILT, AHEAD] = [Date.UTC(2026, 0, 1), Date.UTC(2040, 0, 1)];
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  /** The parts as a program has them that was built then. */
  async function built() {
    vi.resetModules();
    vi.stubGlobal('TANTRIX_BUILT_AT', BUILT);
    const [ranking, exchange] = await Promise.all([
      import('../../../src-main/rankings/rank-game'),
      import('../../../src-main/rankings/exchange'),
    ]);
    return { ...ranking, ...exchange };
  }

  it('dates no game of before anew, and one that was ahead is still found out by one that is right', async () => {
    const program = await built();
    const store = new RankingStore(folder);
    await store.add(() => [resultAt(FIRST, GAME), resultAt(AHEAD, SECOND)]);
    await program.rankGame(store, gameOf('game 3', ['Ann', 18], ['Bob', 18]), BEHIND);
    const table = await store.table();
    const times = [FIRST, AHEAD, AHEAD + 1];
    expect([...table.log.values()].map(({ at }) => at)).toEqual(times);
    expect(program.parseExport(program.makeExport(table, 'own', BEHIND), BEHIND)).toEqual({
      ok: true,
      entries: table.entries,
    });
    await program.rankGame(store, gameOf('game 4', ['Ann', 18], ['Bob', 18]), BUILT);
    const { entries } = await new RankingStore(folder).table();
    expect(entries.map(({ at }) => at)).toEqual([FIRST, BUILT, BUILT + 1, BUILT + 2]);
  });
});

describe('a player who looks like another', () => {
  const ANN = gameOf('game 1', ['Ann', 20], ['Bob', 11]);
  const VARIANTS = [
    '\u0410nn',
    'A\u200bnn',
    'ann',
    'ANN',
    'Αnn',
    'Ann\u00ad',
    'Ａnn',
    'Аnn ',
    'A\u202enn',
    '𝐀nn',
    'Anռ',
  ];

  it.each(VARIANTS)('is not entered as %j before it is said who it is', async (name) => {
    const store = new RankingStore(folder);
    await rankGame(store, ANN, 1000);
    const game = atGate(gameOf('game 2', [name, 20], ['Bob', 11]));
    expect(await rankGame(store, game, 2000)).toMatchObject({ seat: 0, known: { name: 'Ann' } });
    expect(await found()).toEqual(['game 1']);
    await ranked(store, game, 2000, [0]);
    expect((await store.table()).players.size).toBe(3);
    // Who is known is not asked about again.
    await ranked(store, atGate(gameOf('game 3', [name, 20], ['Bob', 11])), 3000);
  });

  it('is found in a game of two who are both new, and asked about once', async () => {
    const store = new RankingStore(folder);
    const game = gameOf('game 1', ['Ann', 20], ['\u0410nn', 11]);
    expect(await rankGame(store, game, 1000)).toMatchObject({ seat: 1, known: { name: 'Ann' } });
    expect(await found()).toEqual([]);
    await ranked(store, game, 1000, [1]);
    expect((await store.table()).players.size).toBe(2);
  });

  it('is somebody else with another name, or with another address or country that is not like it', async () => {
    const store = new RankingStore(folder);
    await rankGame(store, ANN, 1000);
    const others = [
      { name: 'Anna', email: '' },
      { name: 'Ann', email: 'ann@example.org' },
      { name: 'Ann', email: 'other@example.org' },
    ];
    for (const [at, other] of others.entries()) {
      const { sides } = ANN;
      const player = { kind: 'person' as const, country: '', ...other };
      await ranked(store, { ...ANN, id: `other ${at}`, sides: [{ ...sides[0], player }, sides[1]] }, 2000);
    }
    expect((await store.table()).players.size).toBe(5);
  });
});

describe('a change that is proposed', () => {
  const theirs = [
    resultAt(500, gameOf('theirs', ['\u0410nn', 30], ['Chris', 8])),
    resultAt(600, gameOf('more', ['Bob', 12], ['Dora', 9])),
  ];

  it('tells what an import would change, changes nothing before it is accepted, and is undone whole', async () => {
    await playTwo();
    const store = new RankingStore(folder);
    const proposals = new Proposals(store);
    const before = await store.table();
    const proposal = await proposals.propose(importing('theirs.txr', theirs));
    expect(proposal).toMatchObject({ what: 'import', name: 'theirs.txr', results: 2, players: 2, changed: 5 });
    expect(proposal?.changes[0]).toMatchObject({ name: '\u0410nn', before: null, looksLike: 'Ann' });
    expect(rowsOf(await store.table())).toEqual(rowsOf(before));

    await proposals.accept(proposal?.id ?? '');
    const after = await store.table();
    for (const change of proposal?.changes ?? []) {
      expect(after.players.get(keyOf(change))?.rank).toBe(change.after);
    }
    expect(await proposals.propose(importing('theirs.txr', theirs))).toBeNull();
    expect(parseExport(makeExport(after, 'own', 3000), 3000).ok).toBe(true);

    const [file] = importsIn(after);
    const undo = planToRemove(after, { what: 'import', id: file?.id ?? '' });
    const undoing = undo && (await proposals.propose(undo));
    expect(undoing).toMatchObject({ what: 'importRemoval', name: 'theirs.txr', results: 2, players: 2 });
    await proposals.accept(undoing?.id ?? '');
    const undone = await new RankingStore(folder).table();
    expect(rowsOf(undone)).toEqual(rowsOf(before));
    expect(importsIn(undone)).toEqual([]);
    // It may come again.
    expect(await proposals.propose(importing('theirs.txr', theirs))).toMatchObject({ results: 2 });
  });

  it('shows the words that a player brings', async () => {
    await playTwo();
    const others = [resultAt(5, gameOf('theirs', ['Eve', 20], ['Ann', 11])), wisdomAt(6, 'Eve', 'Trust me.')];
    const store = new RankingStore(folder);
    const proposal = await new Proposals(store).propose(importing('table', others));
    expect(proposal?.changes.map(({ name, wisdom }) => [name, wisdom])).toEqual(
      expect.arrayContaining([
        ['Eve', 'Trust me.'],
        ['Ann', undefined],
      ]),
    );
  });

  it('takes out a single result, which then never comes back', async () => {
    await playTwo();
    const store = new RankingStore(folder);
    const proposals = new Proposals(store);
    const before = await store.table();
    expect(resultsOf(before, person('Ann')).map(({ id }) => id)).toEqual(['game 2', 'game 1']);
    const plan = planToRemove(before, { what: 'result', id: 'game 2' });
    const proposal = plan && (await proposals.propose(plan));
    expect(proposal).toMatchObject({ what: 'resultRemoval', name: 'Ann (20) – Chris (22)', results: 1, players: 1 });
    await proposals.accept(proposal?.id ?? '');
    const without = await new RankingStore(folder).table();
    expect(rowsOf(without)).toEqual(rowsOf(withEntries(EMPTY_TABLE, [resultAt(1000, GAME)])));
    expect(await proposals.propose(importing('old.txr', [resultAt(2000, SECOND)]))).toBeNull();
    expect(idsOf(without)).toEqual(['game 1']);
    expect(planToRemove(without, { what: 'result', id: 'game 2' })).toBeUndefined();
  });

  it('is not accepted when another was proposed meanwhile', async () => {
    const proposals = new Proposals(new RankingStore(folder));
    const first = await proposals.propose(importing('a.txr', theirs));
    await proposals.propose(importing('b.txr', theirs));
    await expect(proposals.accept(first?.id ?? '')).rejects.toThrow('meanwhile');
  });
});
