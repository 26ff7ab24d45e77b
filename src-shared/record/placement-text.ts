import { COLOURS, type Colour, type Placement } from '../tantrix';

/** A tile as it lies: `TILE Q,R ROTATION`. */
export const makePlacementText = ({ tile, q, r, rotation }: Placement): string => `${tile} ${q},${r} ${rotation}`;

/** The placement a text tells, or undefined; whether there is such a tile is not looked at. */
export function parsePlacementText(text: string): Placement | undefined {
  const match = /^(\d{1,3}) (-?\d{1,3}),(-?\d{1,3}) ([0-5])$/.exec(text);
  if (!match) return undefined;
  const [tile = 0, q = 0, r = 0, rotation = 0] = match.slice(1).map(Number);
  return { tile, q, r, rotation };
}

/** The colour a word of a file names, or undefined. */
export const colourNamed = (word: string): Colour | undefined => COLOURS.find((colour) => colour === word);
