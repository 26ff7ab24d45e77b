import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseAnalysis, startAnalysis } from '../../../../src-renderer/game/analysis';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import { changeGameAt, gameTables, stateAt } from '../../../../src-renderer/game/table';
import { shownNow } from '../../../../src-renderer/stage/tables';
import { runInWorker } from '../../../../src-renderer/workers/run-in-worker';
import { gameOf } from '../../../support/records';
import { clearTables, layTable, NO_GAME } from '../../../support/tables';
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

/** Begins a search at a table, and lays another over it. */
function searchUnderneath(): number {
  const { id } = layTable({ open: openOf(DEADLOCK) });
  void startAnalysis(id);
  gameTables.lay({ ...NO_GAME, open: openOf(SHARED_WIN) }, { isPassing: true });
  return id;
}

it('a search is ended at its own table, whichever is shown by then, and what it has found stays', () => {
  const id = searchUnderneath();
  const found = [{ at: 0, seat: 0, before: [0, 0], after: [0, 0], margin: 0 }];
  changeGameAt(id, () => ({ analysis: { moves: found, isRunning: true } }));
  pauseAnalysis(id);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(stateAt(id)?.analysis).toEqual({ moves: found, isRunning: false });
});

it('a search at one table goes on when one at another is ended', () => {
  const id = searchUnderneath();
  const upper = shownNow()?.id ?? 0;
  void startAnalysis(upper);
  pauseAnalysis(upper);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  expect([id, upper].map((each) => stateAt(each)?.analysis?.isRunning)).toEqual([true, false]);
});
