import {
  betterResults,
  type DAILY_CALLS,
  DayNameSchema,
  type FINISHED_GAMES_CALLS,
  FinishedGameSchema,
  type PUZZLE_CALLS,
  PuzzleResultSchema,
  type LESSON_CALLS,
  LessonNameSchema,
  withDay,
  withFinished,
  withLesson,
} from '../src-shared/bridge/bridge';
import type { CallTable } from '../src-shared/bridge/call';
import type { IpcHandlers } from './ipc-handlers';
import { KeptRows } from './kept-rows/kept-rows';

/** What the person has done: puzzles solved and on which days, games finished and lessons gone through, in folders of the profile. */

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

/** The games that were finished, in a folder of the profile. */
export function setUpFinishedGames(folder: string): Kept<typeof FINISHED_GAMES_CALLS> {
  const kind = { name: 'finished', schema: FinishedGameSchema, join: withFinished };
  const games = new KeptRows(folder, kind);
  return {
    handlers: { finishedGames: () => games.read(), keepFinishedGame: (game) => games.add(game) },
    settled: () => games.settled(),
  };
}

/** The days on which their puzzle was solved, in a folder of the profile. */
export function setUpDaysSolved(folder: string): Kept<typeof DAILY_CALLS> {
  const days = new KeptRows(folder, { name: 'days', schema: DayNameSchema, join: withDay });
  return {
    handlers: { daysSolved: () => days.read(), keepDaySolved: (day) => days.add(day) },
    settled: () => days.settled(),
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
