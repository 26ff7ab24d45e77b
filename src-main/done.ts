import {
  betterResults,
  type PUZZLE_CALLS,
  PuzzleResultSchema,
  type LESSON_CALLS,
  LessonNameSchema,
  withLesson,
} from '../src-shared/bridge/bridge';
import type { CallTable } from '../src-shared/bridge/call';
import type { IpcHandlers } from './ipc-handlers';
import { KeptRows } from './kept-rows/kept-rows';

/** What the person has done: puzzles solved and lessons gone through, in folders of the profile. */

interface Kept<Calls extends CallTable> {
  readonly handlers: IpcHandlers<Calls>;
  settled(): Promise<void>;
}

/** The puzzles that were solved, and in what time, in a folder of the profile. */
export function setUpPuzzleResults(folder: string): Kept<typeof PUZZLE_CALLS> {
  const kind = { name: 'puzzles', schema: PuzzleResultSchema, join: betterResults, earlierKey: 'results' };
  const results = new KeptRows(folder, kind);
  return {
    handlers: { puzzleResults: () => results.read(), keepPuzzleResult: (result) => results.add(result) },
    settled: () => results.settled(),
  };
}

/** The lessons of the tutorial that were done, in a folder of the profile. */
export function setUpLessonsDone(folder: string): Kept<typeof LESSON_CALLS> {
  const kind = { name: 'tutorial', schema: LessonNameSchema, join: withLesson, earlierKey: 'done' };
  const lessons = new KeptRows(folder, kind);
  return {
    handlers: { lessonsDone: () => lessons.read(), keepLessonDone: (lesson) => lessons.add(lesson) },
    settled: () => lessons.settled(),
  };
}
