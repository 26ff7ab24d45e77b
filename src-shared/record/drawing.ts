import { COLOUR_LETTERS, COLOURS, edgesOf, type Game, type Placement } from '../tantrix';

/** Widest drawing that is tried for, in columns. */
export const DRAWING_WIDTH = 76;

/** Columns from a cell to the next one east, the most readable first. */
const PITCHES = [6, 5, 4];
/** Lines from a cell to the next one south; the next one east begins half of it lower. */
const LINES = 4;

/**
 * The tantrix in characters, one line a text, none before the first tile. A cell shows the tile's number and round it
 * the colour letters of its sides, in the places of the sides; where two tiles touch, one letter stands for both.
 *
 *       -R-
 *     Y     B
 *       23
 *     Y     B
 *       -R-
 */
export function drawTantrix({ placements }: Pick<Game, 'placements'>): string[] {
  if (placements.length === 0) return [];
  const west = Math.min(...placements.map(({ q }) => q));
  const columns = Math.max(...placements.map(({ q }) => q)) - west + 1;
  const pitch = PITCHES.find((one) => columns * one < DRAWING_WIDTH) ?? Math.min(...PITCHES);
  const north = Math.min(...placements.map(topLine));
  const canvas = new Map<number, string[]>();
  for (const placement of placements) {
    const x = (placement.q - west) * pitch;
    for (const [text, right, down] of marksOf(placement, pitch))
      put(canvas, topLine(placement) - north + down, x + right, text);
  }
  const height = Math.max(...canvas.keys()) + 1;
  return Array.from({ length: height }, (_, line) =>
    Array.from(canvas.get(line) ?? [], (sign) => sign ?? ' ').join(''),
  );
}

const topLine = ({ q, r }: Placement): number => LINES * r + (LINES / 2) * q;

/** What is written for a tile: the text, and how far right and down of the cell's corner it stands. */
function marksOf({ tile, rotation }: Placement, pitch: number): [string, number, number][] {
  const letters = edgesOf(tile, rotation).map((colour) => COLOUR_LETTERS.charAt(COLOURS.indexOf(colour)));
  const [n = '', ne = '', se = '', s = '', sw = '', nw = ''] = letters;
  const middle = Math.floor(pitch / 2);
  return [
    [`-${n}-`, middle - 1, 0],
    [nw, 0, 1],
    [ne, pitch, 1],
    [String(tile).padStart(2), middle - 1, 2],
    [sw, 0, 3],
    [se, pitch, 3],
    [`-${s}-`, middle - 1, 4],
  ];
}

function put(canvas: Map<number, string[]>, line: number, column: number, text: string): void {
  const signs = canvas.get(line) ?? [];
  canvas.set(line, signs);
  for (let at = 0; at < text.length; at++) signs[column + at] = text.charAt(at);
}
