import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/steps';
import type { MatchOptions } from './arguments';
import { type EarlierFolders, partsOf, withEarlier } from './earlier';
import type { Outcome } from './match-game';

/** What a worker says; it asks for the next game by being done with one. */
export type WorkerMessage = { readonly number: number; readonly outcome: Outcome } | 'ready';

interface Running {
  /** How many processes play; their number changes nothing. */
  readonly processes?: number;
  /** Told after each game of all that are over, in no order. */
  readonly onGame?: (over: readonly Outcome[]) => void;
}

/** The outcomes of all games of a match in their order. */
export const runMatch = (options: MatchOptions, running: Running = {}): Promise<Outcome[]> =>
  withEarlier([options.a, options.b], (folders) => playMatch(options, folders, running));

async function playMatch(
  options: MatchOptions,
  folders: EarlierFolders,
  { processes = availableParallelism(), onGame }: Running,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const takeGame = () => (next < options.games ? next++ : undefined);
  const over: Outcome[] = [];
  const note = (number: number, outcome: Outcome) => {
    outcomes[number] = outcome;
    over.push(outcome);
    onGame?.(over);
  };
  const workers = Array.from({ length: Math.min(processes, options.games) }, () => newWorker(options, folders));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, takeGame, note)));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return outcomes;
}

/** Processes and not threads: only they can tell how much processor time each has used. */
function newWorker({ a, b, seed }: MatchOptions, folders: EarlierFolders): ChildProcess {
  const places = [a, b].flatMap((player) => {
    const { name, reference = '' } = partsOf(player);
    return [name, folders.get(reference) ?? ''];
  });
  const args = [...places, String(seed)];
  return fork(path.join(ROOT, 'scripts/match/worker.ts'), args, { cwd: ROOT, execArgv: ['--import', 'tsx'] });
}

/** Resolves when there is no game left for the worker; rejects when it dies before. */
const keepBusy = (
  worker: ChildProcess,
  takeGame: () => number | undefined,
  note: (number: number, outcome: Outcome) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
    worker.on('message', (message: WorkerMessage) => {
      if (message !== 'ready') note(message.number, message.outcome);
      const number = takeGame();
      if (number === undefined) resolve();
      else worker.send(number);
    });
  });
