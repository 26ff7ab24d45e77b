import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { puzzleNow } from '../../../../src-renderer/puzzles/table';
import { puzzleToday, startPuzzleToday } from '../../../../src-renderer/puzzles/today';
import { loadWords } from '../../../../src-renderer/words/words';
import { haveWindow } from '../../../support/window';

haveWindow({ latestKept: async () => [] });
beforeAll(loadWords);
afterEach(() => vi.useRealTimers());

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
