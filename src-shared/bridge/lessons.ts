import * as v from 'valibot';
import { answers, call, nothing } from './call';
import type { KeptReply } from './kept';

/** The lesson of the tutorial that was done, by its name; a later version may know others. */
export const LessonNameSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/));

/** The lessons that were done, each once, with another one. */
export const withLesson = (done: readonly string[], lesson: string): readonly string[] => [
  ...new Set([...done, lesson]),
];

/** Which lessons are done. */
export const LESSON_CALLS = {
  /** The lessons of the tutorial that were done. */
  lessonsDone: call(nothing, answers<KeptReply<string>>()),
  /** Remembers that a lesson was done; false when that cannot be written. */
  keepLessonDone: call(LessonNameSchema, answers<boolean>()),
};
