import * as v from 'valibot';

/** The lesson of the tutorial that was done, by its name; a later version may know others. */
export const LessonNameSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/));

/** The lessons that were done, each once, with another one. */
export const withLesson = (done: readonly string[], lesson: string): readonly string[] => [
  ...new Set([...done, lesson]),
];
