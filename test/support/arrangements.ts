import type { Arrangement } from '../../src-shared/puzzles/puzzle';

/** Tiles as `TILE@Q,R/ROTATION`, with spaces between. */
export const laid = (text: string): Arrangement =>
  text
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [tile = 0, q = 0, r = 0, rotation = 0] = one.split(/[@,/]/).map(Number);
      return { tile, q, r, rotation };
    });

/** The arrangement as it is so many cells to the east and to the south. */
export const shifted = (arrangement: Arrangement, east: number, south: number): Arrangement =>
  arrangement.map((one) => ({ ...one, q: one.q + east, r: one.r + south }));
