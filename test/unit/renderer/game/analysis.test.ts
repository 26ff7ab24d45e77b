import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseAnalysis, startAnalysis } from '../../../../src-renderer/game/analysis';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { changeGameAt, stateAt } from '../../../../src-renderer/game/table';
import { runInWorker } from '../../../../src-renderer/workers/run-in-worker';
import { gameOf } from '../../../support/records';
import { clearTables, layOver, layTable } from '../../../support/tables';
import { DEADLOCK, SHARED_WIN } from '../../../support/whole-games';

vi.mock('../../../../src-renderer/workers/run-in-worker');

/** The searches that were begun, in this order; none comes to its end. */
let signals: AbortSignal[];

beforeEach(() => {
  signals = [];
  vi.mocked(runInWorker).mockImplementation((_task, _question, { signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
});
afterEach(() => {
  clearTables();
  vi.resetAllMocks();
});

const openOf = (record: typeof DEADLOCK) =>
  gameOnTable({ record: { players: [], game: gameOf(record), isCompetition: false } });

/** Begins a search at a table and lays another over it; gives both. */
function searchUnderneath(): [lower: number, upper: number] {
  const { id } = layTable({ open: openOf(DEADLOCK) });
  void startAnalysis(id);
  return [id, layOver({ open: openOf(SHARED_WIN) }).id];
}

it('a search is ended at its own table, whichever is shown by then, and what it has found stays', () => {
  const [id] = searchUnderneath();
  const found = [{ at: 0, seat: 0, before: [0, 0], after: [0, 0], margin: 0 }];
  changeGameAt(id, () => ({ analysis: { moves: found, isRunning: true } }));
  pauseAnalysis(id);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(stateAt(id)?.analysis).toEqual({ moves: found, isRunning: false });
});

it('a search at one table goes on when one at another is ended', () => {
  const [lower, upper] = searchUnderneath();
  void startAnalysis(upper);
  pauseAnalysis(upper);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  expect([lower, upper].map((each) => stateAt(each)?.analysis?.isRunning)).toEqual([true, false]);
});
