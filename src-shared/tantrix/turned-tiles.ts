import { COLOURS } from './colours';
import { oppositeSide } from './hex';
import { RINGS } from './rings';
import type { TileSet } from './tile-set';
import type { TileNumber } from './tiles';

/** A *turned tile* is (tile number - 1) × 6 + rotation: of the 56 tiles, 0 to 335, of the 64 to 383. */
export const turnedTile = (tile: number, rotation: number): number => (tile - 1) * 6 + rotation;
/** The number of a turned tile, from 1. */
export const tileOf = (turned: number): number => Math.floor(turned / 6) + 1;
/** The rotation of a turned tile, 0 to 5. */
export const rotationOf = (turned: number): number => turned % 6;

/** What the board must know of the turned tiles of a set, to be looked up. */
export interface TurnedTiles {
  /** At `turned * 6 + side`: the index of the colour there. */
  readonly edgeColour: Uint8Array;
  /** At `turned * 6 + side`: the side where the link that leaves there has its other end. */
  readonly linkedSide: Uint8Array;
  /** At `turned * 6 + side`: what the tile adds to the ring of its neighbour across that side. */
  readonly ringShare: Uint16Array;
  /** At `fitAt(ring, tile, count)`: bit k is set when the tile fits the ring turned by k. */
  readonly fits: Uint8Array;
}

/** Where the fits of a ring and a tile stand in `TurnedTiles.fits`, for a set of `count` tiles. */
export const fitAt = (ring: number, tile: TileNumber, count: number): number => ring * count + tile - 1;

/** The tables for a set of tiles; those of the largest are made once, in fits.ts. */
export function turnedTilesOf(set: TileSet): TurnedTiles {
  const sides = set.count * 36;
  const tables = {
    edgeColour: new Uint8Array(sides),
    linkedSide: new Uint8Array(sides),
    ringShare: new Uint16Array(sides),
    fits: new Uint8Array(RINGS * set.count),
  };
  for (const [at, tile] of set.tiles.entries()) {
    const printed = tile.map((colour) => COLOURS.indexOf(colour));
    for (let rotation = 0; rotation < 6; rotation++) {
      const edges = printed.map((_, side) => printed[(side - rotation + 6) % 6]);
      fillEdges(tables, turnedTile(at + 1, rotation), edges);
      markFits(tables.fits, set.count, at + 1, rotation, edges);
    }
  }
  return tables;
}

function fillEdges(tables: TurnedTiles, turned: number, edges: readonly number[]): void {
  edges.forEach((colour, side) => {
    const at = turned * 6 + side;
    tables.edgeColour[at] = colour;
    tables.linkedSide[at] = edges.findIndex((other, otherSide) => other === colour && otherSide !== side);
    tables.ringShare[at] = (colour + 1) * 5 ** oppositeSide(side);
  });
}

/** Notes the turned tile at each ring it fits: one for every subset of its six sides. Runs before anything is seen. */
function markFits(fits: Uint8Array, count: number, tile: TileNumber, rotation: number, edges: readonly number[]): void {
  /** At a subset of the sides, as bits: the ring that has their colours. */
  const rings = new Uint16Array(64);
  for (const [side, colour] of edges.entries()) {
    const share = (colour + 1) * 5 ** side;
    const bit = 1 << side;
    for (let subset = bit; subset < 2 * bit; subset++) rings[subset] = rings[subset - bit] + share;
  }
  for (const ring of rings) fits[fitAt(ring, tile, count)] |= 1 << rotation;
}
