import { type Hex, sameHex } from '../../src-shared/tantrix';
import type { Orientation } from '../board/orientation';
import { lessonMarks } from './lesson-spaces';
import type { LessonUnderWay } from '../game/open-game';
import { numberedSpaces } from '../game/space-model';

/** The numbers that the spaces of a lesson bear on the screen when it begins; 0 for a letter that it does not use. */
export function lessonNumbers(lesson: LessonUnderWay, orientation: Orientation): Record<'A' | 'B' | 'C', number> {
  const spaces = numberedSpaces(lesson.start, orientation);
  const marks = lessonMarks(lesson);
  const numberAt = (hex: Hex | undefined): number =>
    spaces.find((space) => hex && sameHex(space.hex, hex))?.number ?? 0;
  return { A: numberAt(marks.A), B: numberAt(marks.B), C: numberAt(marks.C) };
}
