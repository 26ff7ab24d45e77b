import { COLOUR_LETTERS, COLOURS, type Colour, edgesOf, type TileNumber } from '../tantrix';

/** The pieces that text images of games and of puzzles are made of. */

export const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, '', ...lines];

/** The letter of a colour, R, Y, B or G; the empty string for none. */
export const colourLetter = (colour: Colour | undefined): string =>
  colour === undefined ? '' : COLOUR_LETTERS.charAt(COLOURS.indexOf(colour));

/** The tile's number and the letters of its sides, clockwise from north as printed. */
export const tileText = (tile: TileNumber): string =>
  `${String(tile).padStart(2)} ${edgesOf(tile).map(colourLetter).join('')}`;
