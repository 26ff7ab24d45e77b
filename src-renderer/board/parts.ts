/** The parts of the board that are told apart from without, and how one is known. */
const PARTS = ['board', 'laidTile', 'looseTile', 'space'] as const;
export type BoardPart = (typeof PARTS)[number];

/** The attribute that makes an element a part. */
export const partMark = (part: BoardPart) => ({ 'data-part': part });

/** The innermost part that an element is of; undefined beside the board. */
export function partAt(element: Element): BoardPart | undefined {
  const mark = element.closest('[data-part]')?.getAttribute('data-part');
  return PARTS.find((part) => part === mark);
}
