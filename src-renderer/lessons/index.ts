/** What the window is given of lessons. */

export { learn, useLearning } from './learning';
export { LESSON_COMMANDS } from './commands';
export { LESSON_DIALOGS } from './dialogs';
export { lessonExtension } from './extension';
export { loadLessonsDone, startKeepingLessons } from './lessons';
export { startTips } from './tips';
