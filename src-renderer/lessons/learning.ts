import { LESSON_IDS, type LessonId } from '../../src-shared/help/lessons/lessons';
import { wordsNow } from '../words/words';
import { beginLesson } from './beginning';
import { lessonsDoneNow, lessonToDo, useLessonsDone } from './lessons';

/** How far somebody is in the lessons. */
export interface Learning {
  /** The lesson that comes next, and its number from 1. */
  readonly next: LessonId;
  readonly number: number;
  /** How many there are. */
  readonly of: number;
  /** Whether some are done and some are not. */
  readonly isOnTheWay: boolean;
  readonly isDone: boolean;
}

/** How far the person is in the lessons. */
export function useLearning(): Learning {
  const done = useLessonsDone();
  const next = lessonToDo(done);
  const count = LESSON_IDS.filter((id) => done.includes(id)).length;
  return {
    next,
    number: LESSON_IDS.indexOf(next) + 1,
    of: LESSON_IDS.length,
    isOnTheWay: count > 0 && count < LESSON_IDS.length,
    isDone: count === LESSON_IDS.length,
  };
}

/** Begins the first lesson that was not done, or the first of all. */
export const learn = (): void => beginLesson(lessonToDo(lessonsDoneNow()), wordsNow());
