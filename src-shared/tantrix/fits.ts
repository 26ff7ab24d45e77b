import { COLOURS } from './colours';
import { oppositeSide } from './hex';
import { edgesOf, TILE_COUNT, TILE_NUMBERS } from './tiles';

/**
 * Look-up tables behind the board. Two packed values run through them:
 *
 * - a *ring* is the colours that point into a cell, as a number of six base-5 digits: digit d is 0 when nothing lies
 *   across side d, else 1 + the index of the colour that comes in there;
 * - a *turned tile* is (tile number - 1) × 6 + rotation, 0 to 335.
 */
export const RINGS = 5 ** 6;
export const TURNED_TILES = TILE_COUNT * 6;

export const turnedTile = (tile: number, rotation: number): number => (tile - 1) * 6 + rotation;
export const tileOf = (turned: number): number => Math.floor(turned / 6) + 1;
export const rotationOf = (turned: number): number => turned % 6;

/** At `turned * 6 + side`: the index of the colour there. */
export const EDGE_COLOUR = new Uint8Array(TURNED_TILES * 6);
/** At `turned * 6 + side`: the side where the link that leaves there has its other end. */
export const LINKED_SIDE = new Uint8Array(TURNED_TILES * 6);
/** At `turned * 6 + side`: what the tile adds to the ring of its neighbour across that side. */
export const RING_SHARE = new Uint16Array(TURNED_TILES * 6);
/** At `ring`: how many tiles touch the cell. */
export const TOUCHING = new Uint8Array(RINGS);
/** At `ring`: bit c is set when at least two links of colour c point into the cell. */
export const PAIRS = new Uint8Array(RINGS);
/** At `ring * TILE_COUNT + tile - 1`: bit k is set when the tile fits the ring turned by k. */
export const FITTING_ROTATIONS = new Uint8Array(RINGS * TILE_COUNT);

/** The side digits of a ring, each 0 (nothing there) or 1 + colour index. */
export const ringDigits = (ring: number): number[] =>
  Array.from({ length: 6 }, (_, side) => Math.floor(ring / 5 ** side) % 5);

function fillTurnedTiles(): void {
  for (const tile of TILE_NUMBERS) {
    for (let rotation = 0; rotation < 6; rotation++) fillTurnedTile(tile, rotation);
  }
}

function fillTurnedTile(tile: number, rotation: number): void {
  const edges = edgesOf(tile, rotation).map((colour) => COLOURS.indexOf(colour));
  const at = turnedTile(tile, rotation) * 6;
  edges.forEach((colour, side) => {
    EDGE_COLOUR[at + side] = colour;
    LINKED_SIDE[at + side] = edges.findIndex((other, otherSide) => other === colour && otherSide !== side);
    RING_SHARE[at + side] = (colour + 1) * 5 ** oppositeSide(side);
  });
  markFits(tile, rotation, edges);
}

/** Notes the turned tile at each ring it fits: one for every subset of its six sides. */
function markFits(tile: number, rotation: number, edges: readonly number[]): void {
  let rings = [0];
  for (const [side, colour] of edges.entries()) {
    const share = (colour + 1) * 5 ** side;
    rings = [...rings, ...rings.map((ring) => ring + share)];
  }
  for (const ring of rings) FITTING_ROTATIONS[ring * TILE_COUNT + tile - 1] |= 1 << rotation;
}

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

fillTurnedTiles();
fillRings();
