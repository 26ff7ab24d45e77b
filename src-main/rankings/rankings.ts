import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import {
  type ChangeReply,
  type ExportReply,
  type FileProblem,
  type ImportReply,
  MAX_BYTES,
  type RankingExport,
} from '../../src-shared/bridge/bridge';
import { type Entry, keyOf, merged, rowsOf, type Table } from '../../src-shared/rankings';
import { askWhatToOpen, askWhereToSave } from '../files/dialogs';
import { failure, problemOf } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import type { Unfinished } from '../files/unfinished';
import type { Answers } from '../gate';
import { makeExport, parseExport } from './exchange';
import { rankGame, timeAfter } from './rank-game';
import { RankingStore } from './store';

type Call =
  | 'rankings'
  | 'rankHistory'
  | 'rankGame'
  | 'leaveWisdom'
  | 'removeRanked'
  | 'exportRankings'
  | 'importRankings';

export interface Rankings {
  readonly answers: Pick<Answers, Call>;
  /** Reads the table beforehand, so that nobody has to wait for it. */
  warmUp(): void;
  /** Everything asked for so far is on the disk, or could not be. */
  settled(): Promise<void>;
}

/** The table of who is best, in a folder of the profile. */
export function setUpRankings(window: BrowserWindow, folder: string, unfinished: Unfinished): Rankings {
  const store = new RankingStore(folder);
  return {
    answers: {
      rankings: () =>
        orFailed(async () => ({
          kind: 'rankings',
          rows: rowsOf(await store.table()),
          wasRepaired: store.takeRepaired(),
        })),
      rankHistory: async (player) => (await store.table()).histories.get(keyOf(player)) ?? [],
      rankGame: (game) =>
        orFailed(async () => ({
          kind: 'ranked',
          ...(await rankGame(store, game, Date.now())),
          wasRepaired: store.takeRepaired(),
        })),
      leaveWisdom: (wisdom) => change(store, (stamp) => ({ kind: 'wisdom', ...stamp, ...wisdom })),
      removeRanked: (player) => change(store, (stamp) => ({ kind: 'removal', ...stamp, player })),
      exportRankings: (request) => exportTo(window, store, unfinished, request),
      importRankings: () => importFrom(window, store),
    },
    warmUp: () => void store.table().catch((error: unknown) => console.error('The rankings cannot be read:', error)),
    settled: () => store.settled(),
  };
}

async function orFailed<T>(answer: () => Promise<T>): Promise<T | { kind: 'failed'; problem: FileProblem }> {
  try {
    return await answer();
  } catch (error) {
    console.error('The rankings:', error);
    return { kind: 'failed', problem: problemOf(error) };
  }
}

const stampFor = (table: Table) => ({ id: randomUUID(), at: timeAfter(table, Date.now()) });

const change = (store: RankingStore, entryOf: (stamp: { id: string; at: number }) => Entry): Promise<ChangeReply> =>
  orFailed(async () => {
    await store.add((table) => [entryOf(stampFor(table))]);
    return { kind: 'done' };
  });

const KIND_OF = { own: 'rankings', csv: 'csv' } as const;

async function exportTo(
  window: BrowserWindow,
  store: RankingStore,
  unfinished: Unfinished,
  { form, suggestedName }: RankingExport,
): Promise<ExportReply> {
  const file = await askWhereToSave(window, KIND_OF[form], suggestedName);
  if (file === null) return { kind: 'cancelled' };
  try {
    await unfinished.write(file, new TextEncoder().encode(makeExport(await store.table(), form)));
    return { kind: 'saved', name: path.basename(file) };
  } catch (error) {
    return failure(error, file);
  }
}

async function importFrom(window: BrowserWindow, store: RankingStore): Promise<ImportReply> {
  const file = await askWhatToOpen(window, 'tables');
  if (file === null) return { kind: 'cancelled' };
  const name = path.basename(file);
  try {
    const text = new TextDecoder().decode(await readBytes(file, MAX_BYTES.rankings));
    const imported = parseExport(text, Date.now());
    if (!imported.ok) return { kind: 'notRankings', name, line: imported.line };
    const { before, after } = await store.add((table) => merged(table, imported.entries).added);
    const results = countResults(after) - countResults(before);
    return { kind: 'merged', name, results, players: after.players.size - before.players.size };
  } catch (error) {
    return failure(error, file);
  }
}

const countResults = ({ entries }: Table): number => entries.filter(({ kind }) => kind === 'result').length;
