import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BrowserWindow } from 'electron';
import {
  type ChangeReply,
  type ExportReply,
  type FileProblem,
  type ImportReply,
  makeRankingRows,
  MAX_BYTES,
  type RANKING_CALLS,
  type RankingExport,
} from '../../src-shared/bridge/bridge';
import { type Entry, keyOf, nextIn, rowsOf } from '../../src-shared/rankings';
import { askWhatToOpen, askWhereToSave } from '../files/dialogs';
import { fileFailure, fileProblemOf } from '../files/problems';
import { readBytes } from '../files/read-bytes';
import type { AtomicFileWriter } from '../files/atomic-file-writer';
import type { IpcHandlers } from '../ipc-handlers';
import { readRankingTable } from '../reading/reading';
import { waitedFor } from '../reading/waited-for';
import { importing, Proposals } from './proposals';
import { noteBegun, rankGame } from './rank-game';
import { importsIn, planToRemove, resultsOf } from './removable';
import { RankingStore } from './store';

export interface Rankings {
  readonly handlers: IpcHandlers<typeof RANKING_CALLS>;
  /** Reads the table beforehand, so that nobody has to wait for it. */
  warmUp(): void;
  /** Everything asked for so far is on the disk, or could not be. */
  settled(): Promise<void>;
}

/** The table of who is best, in a folder of the profile. */
export function setUpRankings(window: BrowserWindow, folder: string, writer: AtomicFileWriter): Rankings {
  const store = new RankingStore(folder);
  const proposals = new Proposals(store);
  return {
    handlers: {
      rankings: () =>
        orFailed(async () => ({
          kind: 'rankings',
          rows: makeRankingRows(rowsOf(await store.table())),
          wasRepaired: store.takeRepaired(),
        })),
      rankHistory: async (player) => (await store.table()).histories.get(keyOf(player)) ?? [],
      rankGame: ({ game, settled }) =>
        orFailed(async () => {
          const found = await rankGame(store, game, Date.now(), settled);
          return 'known' in found
            ? { kind: 'doubt', ...found }
            : { kind: 'ranked', ...found, wasRepaired: store.takeRepaired() };
        }),
      noteBegun: (begun) =>
        orFailed(async () => {
          await noteBegun(store, begun, Date.now());
          return { kind: 'done' };
        }),
      rankedResults: async (player) => resultsOf(await store.table(), player),
      rankingImports: async () => importsIn(await store.table()),
      proposeRemoval: (what) =>
        orFailed(async () => {
          const plan = planToRemove(await store.table(), what);
          const proposal = plan && (await proposals.propose(plan));
          return proposal ? { kind: 'proposed', proposal } : { kind: 'gone' };
        }),
      acceptProposal: (id) =>
        orFailed(async () => {
          await proposals.accept(id);
          return { kind: 'done' };
        }),
      leaveWisdom: (wisdom) => change(store, (stamp) => ({ kind: 'wisdom', ...stamp, ...wisdom })),
      removeRanked: (player) => change(store, (stamp) => ({ kind: 'removal', ...stamp, player })),
      exportRankings: (request) => exportTo(window, store, writer, request),
      importRankings: () => importFrom(window, proposals),
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
    return { kind: 'failed', problem: fileProblemOf(error) };
  }
}

const change = (store: RankingStore, entryOf: (stamp: { id: string; at: number }) => Entry): Promise<ChangeReply> =>
  orFailed(async () => {
    await store.add((table) => {
      const { mended, at } = nextIn(table, Date.now());
      return [...mended, entryOf({ id: randomUUID(), at })];
    });
    return { kind: 'done' };
  });

const KIND_OF = { own: 'rankings', csv: 'csv' } as const;

async function exportTo(
  window: BrowserWindow,
  store: RankingStore,
  writer: AtomicFileWriter,
  { form, suggestedName }: RankingExport,
): Promise<ExportReply> {
  const file = await askWhereToSave(window, KIND_OF[form], suggestedName);
  if (file === null) return { kind: 'cancelled' };
  try {
    // Read when it is wanted: the reader of CSV comes with it.
    const { makeExport } = await import('./exchange');
    await writer.write(file, new TextEncoder().encode(makeExport(await store.table(), form, Date.now())));
    return { kind: 'saved', name: path.basename(file) };
  } catch (error) {
    return fileFailure(error, file);
  }
}

async function importFrom(window: BrowserWindow, proposals: Proposals): Promise<ImportReply> {
  const file = await askWhatToOpen(window, 'tables');
  if (file === null) return { kind: 'cancelled' };
  const name = path.basename(file);
  try {
    const most = MAX_BYTES[file.toLowerCase().endsWith('.csv') ? 'csv' : 'rankings'];
    return await waitedFor(async (signal) => {
      const imported = await readRankingTable(await readBytes(file, most), Date.now(), signal);
      if (!imported.ok) return { kind: 'notRankings', name, line: imported.line };
      const proposal = await proposals.propose(importing(name, imported.entries), signal);
      return proposal ? { kind: 'proposed', proposal } : { kind: 'nothing', name };
    });
  } catch (error) {
    return fileFailure(error, file);
  }
}
