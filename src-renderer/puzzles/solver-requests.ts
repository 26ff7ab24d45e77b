import { isLoopOfAll } from '../../src-shared/puzzles/long-loops';
import { hasCopies } from '../../src-shared/puzzles/pieces';
import type { Goal, Puzzle } from '../../src-shared/puzzles/puzzle';
import type { SolverProgress } from '../../src-shared/puzzles/solver';
import { checkPuzzle } from '../../src-shared/puzzles/checker/check-puzzle';
import { isTurning } from '../../src-shared/puzzles/turning';
import { type TableId, tablesNow } from '../stage/tables';
import { changePuzzleAt, onPuzzleShown, puzzleNow, type PuzzleTable } from './table';
import { runInWorker } from '../workers/run-in-worker';
import type { WorkerTaskName, WorkerTasks } from '../workers/tasks';
import { arrange, choose, layPlacement } from './puzzle-actions';
import { change, sendToPuzzle } from './change';
import { isDone, isEndless } from './checking';
import { type OpenPuzzle, type PuzzleTask, type Search } from './open-puzzle';

/** What the computer can be asked about the open puzzle. A worker thinks; whoever moves a tile meanwhile ends that. */

/** The same question has the same answer. */
const SEED = 1;

/** The goals for which each task makes sense: what is only bettered has no place for a tile, and no end to count. */
const GOALS: Readonly<Record<PuzzleTask, readonly Goal['kind'][]>> = {
  hint: ['paths', 'shape', 'turn', 'tangle'],
  solve: ['paths', 'shape', 'turn', 'tangle', 'circles', 'sum'],
  count: ['paths', 'shape', 'turn', 'tangle'],
};

export const mayAsk =
  (task: PuzzleTask) =>
  ({ puzzle }: PuzzleTable): boolean =>
    puzzle !== undefined &&
    puzzle.help?.kind !== 'asked' &&
    GOALS[task].includes(puzzle.record.puzzle.goal.kind) &&
    mayAskOfCopies(task, puzzle.record.puzzle) &&
    (task === 'count' || !isDone(puzzle));

/** Of puzzles with copies of a tile only loops of all tiles are solved, and none are counted. */
const mayAskOfCopies = (task: PuzzleTask, puzzle: Puzzle): boolean =>
  !hasCopies(puzzle.tiles) || (task !== 'count' && isLoopOfAll(puzzle));

/** Says what is missing as the tiles lie now. */
export const check = (): void =>
  change(({ record }) => ({ verdict: checkPuzzle(record.puzzle, record.laid), help: undefined }));

/** Takes what was said away. */
export const dismissNews = (): void =>
  change(({ verdict }) => ({ verdict: verdict?.isSolved ? verdict : undefined, help: undefined }));

/** Looks for one tile in its place, or one that is wrong where it lies. */
export async function askForPuzzleHint(): Promise<void> {
  const question = questionNow();
  const hint = (question && (await search('hint', 'puzzleHint', question)))?.answer;
  if (!hint) return;
  change(() => ({ help: hint }));
  if (hint.kind === 'place' || hint.kind === 'wrong') noteHelp();
  if (hint.kind === 'wrong') choose(hint.tile);
  if (hint.kind === 'place' && hint.isTurn) choose(hint.placement.tile);
}

export const hasPuzzleHint = ({ puzzle }: PuzzleTable): boolean => puzzle?.help?.kind === 'place';

/** Lays the tile of the hint. */
export function layHint(): void {
  const { puzzle } = puzzleNow();
  if (puzzle?.help?.kind === 'place') layPlacement(puzzle.help.placement);
}

/** Lays a whole solution, or of goals that are only bettered, the best that is found until it is stopped. */
export async function askToSolve(): Promise<void> {
  const question = questionNow();
  if (!question) return;
  const answer = await search('solve', 'solvePuzzle', question);
  if (!answer) return;
  if (question.puzzle.goal.kind === 'sum') return stopSolver();
  const { answer: completion } = answer;
  if (!completion) {
    const kind = hasCopies(question.puzzle.tiles) ? 'notFound' : 'unsolvable';
    return change(() => ({ help: { kind } }));
  }
  noteAnswer();
  arrange({ laid: completion.laid, firm: [] });
  // Where tiles are only turned, all stay in place always.
  const isBegun = !isTurning(question.puzzle) && question.laid.length > (question.puzzle.clues?.length ?? 0);
  if (isBegun) change(() => ({ help: { kind: 'solved', isFromScratch: completion.isFromScratch } }));
}

/** Counts all solutions of the puzzle. */
export async function askToCount(): Promise<void> {
  const question = questionNow();
  const answer = question && (await search('count', 'countSolutions', question));
  if (answer) change(() => ({ help: { kind: 'counted', count: answer.answer } }));
}

/** Ends the search. The best that was found so far is laid, if it is better than what lies there. */
export function stopSolver(): void {
  const { puzzle } = puzzleNow();
  if (!puzzle || puzzle.help?.kind !== 'asked') return;
  const { best } = puzzle.help;
  const { record } = puzzle;
  const isBetter = best && best.score > (checkPuzzle(record.puzzle, record.laid).score ?? 0);
  change(() => ({ help: undefined }));
  if (isBetter) noteAnswer();
  if (isBetter) arrange({ laid: best.laid, firm: [] });
  if (record.puzzle.goal.kind === 'sum') {
    change(() => ({ help: { kind: 'bettered', score: isBetter ? best.score : undefined } }));
  }
}

/** From now on the time does not count any more. */
const noteHelp = (): void => sendToPuzzle({ kind: 'amended', change: (record) => ({ ...record, helped: true }) });

/** From now on the puzzle cannot be solved any more, only begun again. */
const noteAnswer = (): void =>
  sendToPuzzle({ kind: 'amended', change: (record) => ({ ...record, helped: true, answered: true }) });

function questionNow() {
  const { puzzle } = puzzleNow();
  return puzzle && { puzzle: puzzle.record.puzzle, laid: puzzle.record.laid, seed: SEED };
}

/** The tasks of workers that are about puzzles. */
type PuzzleTaskName = Extract<WorkerTaskName, 'puzzleHint' | 'solvePuzzle' | 'countSolutions'>;

/** Lets a worker think about the open puzzle as it lies; undefined when that was ended before there was an answer. */
async function search<Name extends PuzzleTaskName>(
  task: PuzzleTask,
  name: Name,
  question: WorkerTasks[Name]['question'],
): Promise<{ readonly answer: WorkerTasks[Name]['answer'] } | undefined> {
  const stop = new AbortController();
  const { shown: id } = tablesNow();
  const subject = puzzleNow().puzzle?.record.puzzle;
  change((open) => ({ help: { kind: 'asked', task, isBettering: isEndless(open) } }));
  const forget = onPuzzleShown(({ puzzle }) => {
    if (puzzle?.help?.kind !== 'asked' || puzzle.record.puzzle !== subject) stop.abort();
  });
  try {
    const answer = await runInWorker(name, question, {
      signal: stop.signal,
      onPart: (news) => {
        if (!stop.signal.aborted) change((open) => ({ help: withNews(open, news) }));
      },
    });
    return { answer };
  } catch (error) {
    if (id !== undefined) noLongerAsked(id);
    if (stop.signal.aborted) return undefined;
    throw error;
  } finally {
    forget();
  }
}

/** Forgets that something is looked for, also at a table that another has been laid over. */
const noLongerAsked = (id: TableId): void =>
  changePuzzleAt(id, ({ puzzle }) =>
    puzzle?.help?.kind === 'asked' ? { puzzle: { ...puzzle, help: undefined } } : {},
  );

function withNews({ help }: OpenPuzzle, { progress, best, score }: SolverProgress): Search | undefined {
  if (help?.kind !== 'asked') return undefined;
  return {
    ...help,
    ...(progress === undefined ? {} : { progress }),
    ...(best && score !== undefined ? { best: { laid: best, score } } : {}),
  };
}
