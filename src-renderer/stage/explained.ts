import { type BoardPart, partAt } from '../board/parts';
import type { Subject } from './subjects';

/** Which subject of the manual explains what in the window. */

/** The attribute by which an element says what explains it, and all in it that says nothing of its own. */
export const helpOn = (subject: Subject) => ({ 'data-help': subject });

/** The same of a dialog, which was declared with its subject; undefined where nothing explains it. */
export const helpOnDialog = (subject: string | undefined) => ({ 'data-help': subject });

/** The board knows no manual. */
const ON_BOARD: Readonly<Record<BoardPart, Subject>> = {
  board: 'place:board',
  laidTile: 'place:tile',
  looseTile: 'place:tile',
  space: 'place:space',
};

/** What an element is, or the part of the window that it lies in. */
export function subjectAt(element: Element | null): string | undefined {
  const part = element && partAt(element);
  return part ? ON_BOARD[part] : (element?.closest('[data-help]')?.getAttribute('data-help') ?? undefined);
}
