import type { LessonSource } from '../../src-shared/help/lessons/lesson';
import { LESSONS } from '../../src-shared/help/lessons/lessons';
import type { Hex } from '../../src-shared/tantrix';
import type { LessonUnderWay, OpenGame } from '../game/open-game';

/** The spaces that a lesson speaks of, by the letters it calls them. */
export const lessonMarks = ({ id }: LessonUnderWay): LessonSource['marks'] => LESSONS[id].marks;

/** The spaces that the open lesson speaks of, as long as nothing was played: from then on the numbers of spaces are others. */
export function lessonSpaces(open: OpenGame | undefined): readonly Hex[] {
  if (!open?.lesson || open.record.game !== open.lesson.start) return [];
  return Object.values(lessonMarks(open.lesson));
}
