import { LessonsDoneSchema } from '../src-shared/bridge/bridge';
import type { Answers } from './gate';
import { remembered } from './remembered';

/** The lessons of the tutorial that were done. */
export function setUpLessonsDone(): Pick<Answers, 'lessonsDone' | 'keepLessonDone'> {
  const { read, write } = remembered('tutorial', 'done', LessonsDoneSchema);
  return {
    lessonsDone: () => read() ?? [],
    keepLessonDone: (lesson) => void write([...new Set([...(read() ?? []), lesson])]),
  };
}
