import type { SheetSize } from '../../stage/paper/sheet-size';

/** The height of a move's line; of what stands above the lines of a page; and of what stands below them. */
export const LINE_HEIGHT = 7.5;
const ABOVE_LINES = 18;
const BELOW_LINES = 9;
/** A narrower column would cut off most names; between two columns there is a gap. */
const LEAST_COLUMN = 72;
export const COLUMN_GAP = 8;

/** How many columns of moves stand on a sheet, and how many lines each can take; at least one of each. */
export function moveGrid({ width, height, margin }: SheetSize): { columns: number; lines: number } {
  const across = width - 2 * margin + COLUMN_GAP;
  const down = height - 2 * margin - ABOVE_LINES - BELOW_LINES;
  return {
    columns: Math.max(1, Math.floor(across / (LEAST_COLUMN + COLUMN_GAP))),
    lines: Math.max(1, Math.floor(down / LINE_HEIGHT)),
  };
}

/**
 * The moves dealt out to pages and columns: page by page, on each page columns of one length but for the last. Lengths
 * are numbers of moves.
 */
export function moveColumns(moves: number, size: SheetSize): number[][] {
  const { columns, lines } = moveGrid(size);
  const pages: number[][] = [];
  for (let left = moves; left > 0; left -= columns * lines) {
    const here = Math.min(left, columns * lines);
    const length = Math.ceil(here / columns);
    pages.push(chunks(here, length));
  }
  return pages;
}

/** A whole cut into pieces of one length and a rest. */
function chunks(whole: number, length: number): number[] {
  const full = Math.floor(whole / length);
  const rest = whole - full * length;
  return [...Array.from({ length: full }, () => length), ...(rest > 0 ? [rest] : [])];
}
