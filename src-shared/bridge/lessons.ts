import * as v from 'valibot';

/** The lesson of the tutorial that was done, by its name; a later version may know others. */
export const LessonNameSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/));

/** The lessons that were done, each once; far fewer than the most that are kept. */
export const LessonsDoneSchema = v.pipe(v.array(LessonNameSchema), v.maxLength(100));
