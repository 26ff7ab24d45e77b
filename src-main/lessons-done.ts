import { type LESSON_CALLS, LessonNameSchema, withLesson } from '../src-shared/bridge/bridge';
import type { IpcHandlers } from './ipc-handlers';
import { KeptRows } from './kept-rows/kept-rows';

export interface KeptLessons {
  readonly handlers: IpcHandlers<typeof LESSON_CALLS>;
  settled(): Promise<void>;
}

/** The lessons of the tutorial that were done, in a folder of the profile. */
export function setUpLessonsDone(folder: string): KeptLessons {
  const kind = { name: 'tutorial', schema: LessonNameSchema, join: withLesson, earlierKey: 'done' };
  const lessons = new KeptRows(folder, kind);
  return {
    handlers: { lessonsDone: () => lessons.read(), keepLessonDone: (lesson) => lessons.add(lesson) },
    settled: () => lessons.settled(),
  };
}
