import { afterEach, expect, it, vi } from 'vitest';
import { beginLesson } from '../../../../src-renderer/lessons/beginning';
import { leaveLesson } from '../../../../src-renderer/lessons/lessons';
import { openPuzzle } from '../../../../src-renderer/puzzles/open-puzzle';
import { askForPuzzleHint, mayAsk } from '../../../../src-renderer/puzzles/solver-requests';
import { puzzleNow, showPuzzle } from '../../../../src-renderer/puzzles/table';
import { puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { clearTables } from '../../../support/tables';
import { t } from '../../../support/words';

// In place of the worker: one that thinks until it is given up.
vi.mock(import('../../../../src-renderer/workers/run-in-worker'), () => ({
  runInWorker: (_: string, __: object, { signal }: { signal: AbortSignal }) =>
    new Promise<never>((___, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')));
    }),
}));

afterEach(clearTables);

const lay = (id: string): void => {
  const puzzle = puzzleById(id)?.puzzle;
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  showPuzzle(openPuzzle({ name: id, id, puzzle, laid: [], firm: [], seconds: 0, helped: false }));
};

it('a search ends when a lesson is laid over its puzzle, and another can be asked for after it', async () => {
  lay('discovery-4');
  const asked = askForPuzzleHint();
  expect(puzzleNow().puzzle?.help?.kind).toBe('asked');
  beginLesson('match', t);
  await asked;
  leaveLesson();
  expect(puzzleNow().puzzle?.help).toBeUndefined();
  expect(mayAsk('hint')(puzzleNow())).toBe(true);
});

it('a hint that was given up has helped neither its puzzle nor the next', async () => {
  lay('discovery-4');
  const asked = askForPuzzleHint();
  lay('discovery-5');
  await asked;
  expect(puzzleNow().puzzle?.record.helped).toBe(false);
});
