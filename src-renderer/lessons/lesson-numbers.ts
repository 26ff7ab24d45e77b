import { type Hex, sameHex } from '../../src-shared/tantrix';
import type { Orientation } from '../board/orientation';
import { numberedSpaces } from '../game/space-model';
import type { Lesson } from './lesson';

/** The numbers that the spaces of a lesson bear on the screen when it begins; 0 for a letter that it does not use. */
export function lessonNumbers({ start, letters }: Lesson, orientation: Orientation): Record<'A' | 'B' | 'C', number> {
  const spaces = numberedSpaces(start.game, orientation);
  const numberAt = (hex: Hex | undefined): number =>
    spaces.find((space) => hex && sameHex(space.hex, hex))?.number ?? 0;
  return { A: numberAt(letters.A), B: numberAt(letters.B), C: numberAt(letters.C) };
}
