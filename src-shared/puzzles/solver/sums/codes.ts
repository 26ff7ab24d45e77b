import { EDGE_COLOUR, TURNED_TILES } from '../../../tantrix/fits';

/** No tile has these colours. */
export const NO_TURNED = -1;

/** The *code* of six colours by their numbers, from side 0: two bits each, the lowest first. */
export const codeOf = (colours: readonly number[]): number =>
  colours.reduce((code, colour, side) => code | (colour << (2 * side)), 0);

/** At each turned tile: its code. */
export const CODES = Uint16Array.from({ length: TURNED_TILES }, (_, turned) =>
  codeOf([...EDGE_COLOUR.subarray(turned * 6, turned * 6 + 6)]),
);

/** At each code: the turned tile, or NO_TURNED. */
export const TURNED_AT = new Int16Array(4 ** 6).fill(NO_TURNED);

CODES.forEach((code, turned) => {
  TURNED_AT[code] = turned;
});
