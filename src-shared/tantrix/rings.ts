/**
 * A *ring* is the colours that point into a cell, as a number of six base-5 digits: digit d is 0 when nothing lies across
 * side d, else 1 + the index of the colour that comes in there.
 */
export const RINGS = 5 ** 6;

/** At `ring`: how many tiles touch the cell. */
export const TOUCHING = new Uint8Array(RINGS);
/** At `ring`: bit c is set when at least two links of colour c point into the cell. */
export const PAIRS = new Uint8Array(RINGS);

/** The side digits of a ring, each 0 (nothing there) or 1 + colour index. */
export const ringDigits = (ring: number): number[] =>
  Array.from({ length: 6 }, (_, side) => Math.floor(ring / 5 ** side) % 5);

/** Each ring is one of fewer sides and a last colour: this runs before anything is seen, and must not take long. */
function fillRings(): void {
  /** At `ring`: bit c is set when a link of colour c points into the cell. */
  const pointing = new Uint8Array(RINGS);
  for (let share = 1; share < RINGS; share *= 5) {
    for (let ring = share; ring < 5 * share; ring++) {
      const rest = ring % share;
      const bit = 1 << (Math.floor(ring / share) - 1);
      TOUCHING[ring] = TOUCHING[rest] + 1;
      PAIRS[ring] = PAIRS[rest] | (pointing[rest] & bit);
      pointing[ring] = pointing[rest] | bit;
    }
  }
}

fillRings();
