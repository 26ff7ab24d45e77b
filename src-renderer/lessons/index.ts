/** What the window is given of lessons. */

export { LESSON_COMMANDS } from './commands';
export { LESSON_DIALOGS } from './dialogs';
export { loadLessonsDone, startKeepingLessons } from './lessons';
