import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { puzzleNow } from '../../../../src-renderer/puzzles/table';
import { puzzleToday, startPuzzleToday } from '../../../../src-renderer/puzzles/today';
import { loadWords } from '../../../../src-renderer/words/words';
import { makeTxg } from '../../../../src-shared/record';
import { haveWindow } from '../../../support/window';

/** What was kept last. */
let kept: readonly { id: string; text: string }[] = [];
haveWindow({ latestKept: async () => kept });
beforeAll(loadWords);
afterEach(() => {
  vi.useRealTimers();
  kept = [];
});

it('the puzzle of the day is that of the day on which it is begun', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const days = [new Date(2026, 2, 1, 23, 59), new Date(2026, 2, 2, 0, 1)];
  const wanted = days.map((day) => puzzleToday(day).puzzle);
  expect(wanted[0]).not.toEqual(wanted[1]);
  for (const [at, day] of days.entries()) {
    vi.setSystemTime(day);
    await startPuzzleToday();
    expect(puzzleNow().puzzle?.record.puzzle).toEqual(wanted[at]);
  }
});

it.each([
  ['was begun goes on', {}, 1],
  ['was helped with goes on', { helped: true }, 1],
  ['was answered begins anew', { helped: true, answered: true as const }, 0],
])('the puzzle of the day that %s', async (_, help, lying) => {
  const { id, puzzle, name } = puzzleToday(new Date());
  const [tile] = puzzle.tiles;
  if (tile === undefined) throw new Error('a puzzle has tiles');
  const laid = [{ tile, q: 0, r: 0, rotation: 0 as const }];
  const record = { name, id, puzzle, laid, firm: [], seconds: 5, helped: false, ...help };
  kept = [{ id: 'entry', text: makeTxg(record) }];
  await startPuzzleToday();
  expect(puzzleNow().puzzle?.record.laid).toHaveLength(lying);
});
