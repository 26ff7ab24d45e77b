import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { FileIds } from '../../../src-main/files/file-ids';
import { openJournal } from '../../../src-main/journal/journal';
import { setUpFinishedGames, setUpLessonsDone, setUpPuzzleResults } from '../../../src-main/done';
import { setUpMailGames } from '../../../src-main/mail-games/mail-games';
import { rankGame } from '../../../src-main/rankings/rank-game';
import { RankingStore } from '../../../src-main/rankings/store';
import { LESSON_IDS } from '../../../src-shared/help/lessons/lessons';
import { runs } from '../../support/nightly';
import { endOf } from '../../support/finished-games';
import { gameOf } from '../../support/rankings';

/** Whatever happens to one file of a profile: what it held is there at the next start, or that it is not is said. */

let whole = '';
let folder = '';

const MAIL_ID = '0123456789abcdef'.repeat(2);
const FILES = [
  'puzzles.jsonl',
  'finished.jsonl',
  'tutorial.jsonl',
  'journal/odd.entry',
  'journal/even.entry',
  `mail-games/${MAIL_ID}.game`,
  'rankings/rankings.log',
  'rankings/rankings-backup.log',
  'rankings/rankings.count',
];

async function makeProfile(at: string): Promise<void> {
  const results = setUpPuzzleResults(at).handlers;
  for (const seconds of [9, 8, 7]) {
    await results.keepPuzzleResult({ id: `puzzle-${seconds}`, seconds, at: 1, helped: false });
  }
  const games = setUpFinishedGames(at).handlers;
  for (const id of ['a', 'b', 'c']) await games.keepFinishedGame(endOf(id, 20, 11));
  const lessons = setUpLessonsDone(at).handlers;
  for (const lesson of LESSON_IDS.slice(0, 3)) await lessons.keepLessonDone(lesson);
  const journal = await openJournal(path.join(at, 'journal'), new FileIds());
  for (const text of ['one', 'two', 'three']) await journal.handlers.journal({ text, edited: true });
  await setUpMailGames(path.join(at, 'mail-games')).handlers.keepMailGame({
    id: MAIL_ID,
    text: 'tantrix-game 1',
    home: 1,
    at: 5,
    handedOn: 'no',
  });
  const store = new RankingStore(path.join(at, 'rankings'));
  for (const name of ['Bob', 'Chris']) await rankGame(store, gameOf(name, ['Ann', 20], [name, 11]), 1000);
}

/** What a program that starts on a profile has of it, and whether it has something to say. */
async function start(at: string) {
  const results = await setUpPuzzleResults(at).handlers.puzzleResults(undefined);
  const games = await setUpFinishedGames(at).handlers.finishedGames(undefined);
  const lessons = await setUpLessonsDone(at).handlers.lessonsDone(undefined);
  const journal = await (await openJournal(path.join(at, 'journal'), new FileIds())).handlers.recovered(undefined);
  const mail = await setUpMailGames(path.join(at, 'mail-games')).handlers.mailGames(undefined);
  const store = new RankingStore(path.join(at, 'rankings'));
  const rankings = await store.table().then(
    ({ entries }) => entries,
    // Said when the table is asked for.
    () => 'failed' as const,
  );
  const isTold = [
    results.damaged !== undefined,
    games.damaged !== undefined,
    lessons.damaged !== undefined,
    journal === 'unreadable' || journal?.mayBeOlder === true,
    mail.damaged.length > 0,
    rankings === 'failed' || store.takeRepaired(),
  ].some(Boolean);
  const text = typeof journal === 'object' && journal && 'text' in journal ? journal.text : journal;
  return {
    kept: { results: results.rows, games: games.rows, lessons: lessons.rows, text, mail: mail.games, rankings },
    isTold,
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  whole = path.join(folder, 'whole');
  await makeProfile(whole);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

type Damage = (file: string, bytes: Buffer, where: number) => void;

const DAMAGES: readonly Damage[] = [
  // A bit that flipped, as a rule: most faults of a disk are no larger.
  ...Array.from(
    { length: 4 },
    (): Damage => (file, bytes, where) => {
      const at = where % Math.max(1, bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (where % 8));
      writeFileSync(file, bytes);
    },
  ),
  (file, bytes, where) => writeFileSync(file, bytes.subarray(0, where % Math.max(1, bytes.length))),
  (file, bytes) => writeFileSync(file, Buffer.alloc(bytes.length)),
  (file) => writeFileSync(file, ''),
  (file, bytes) => writeFileSync(file, Buffer.concat([bytes, bytes.subarray(bytes.length / 2)])),
  (file) => {
    rmSync(file);
    mkdirSync(file);
  },
];

it('a profile of which one file is damaged loses nothing without a word', async () => {
  const { kept, isTold } = await start(whole);
  expect(isTold).toBe(false);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FILES),
      fc.constantFrom(...DAMAGES),
      fc.nat(100_000),
      async (name, damage, at) => {
        const profile = path.join(folder, 'damaged');
        rmSync(profile, { recursive: true, force: true });
        cpSync(whole, profile, { recursive: true });
        const file = path.join(profile, name);
        damage(file, readFileSync(file), at);
        const after = await start(profile);
        expect(after.isTold ? kept : after.kept).toEqual(kept);
        // It is said once, and then the profile is whole again; of rankings that cannot be read at all it is
        // said each time.
        const next = await start(profile);
        expect(next.kept.results).toEqual(after.kept.results);
        expect(next.kept.lessons).toEqual(after.kept.lessons);
        const { rankings } = after.kept;
        expect([next.isTold, next.kept.rankings]).toEqual([rankings === 'failed', rankings]);
      },
    ),
    { numRuns: runs(60, 3_000) },
  );
});
