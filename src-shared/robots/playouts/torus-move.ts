/** A placement as one number: the cell of the torus and the turned tile. */
export type TorusMove = number;
export const TURNED_BITS = 9;
export const TURNED_MASK = (1 << TURNED_BITS) - 1;

/** `floor(turned / 6) + 1` for every turned tile, without a division. */
export const tileOfTurned = (turned: number): number => ((turned * 10923) >> 16) + 1;
