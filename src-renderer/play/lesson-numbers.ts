import { type Hex, type Rotation, sameHex } from '../../src-shared/tantrix';
import { lessonMarks } from './lesson-spaces';
import { numberedSpaces } from './space-model';
import type { LessonUnderWay } from './table';

/** The numbers that the spaces of a lesson bear on the screen when it begins; 0 for a letter that it does not use. */
export function lessonNumbers(lesson: LessonUnderWay, turn: Rotation): Record<'A' | 'B' | 'C', number> {
  const spaces = numberedSpaces(lesson.start, turn);
  const marks = lessonMarks(lesson);
  const numberAt = (hex: Hex | undefined): number =>
    spaces.find((space) => hex && sameHex(space.hex, hex))?.number ?? 0;
  return { A: numberAt(marks.A), B: numberAt(marks.B), C: numberAt(marks.C) };
}
