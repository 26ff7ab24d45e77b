import { EDGE_COLOUR, LINKED_SIDE, RINGS, ringDigits, TURNED_TILES } from '../../tantrix/fits';
import { MOST_TILES } from '../../tantrix';

// A *feature* of a move is something that a policy sees in it: how often it is so, or the length of a line in tiles. Features are
// numbers from 0 to FEATURES - 1, laid out here. `whose` is 0 for the mover's colour, 1 for the rival's.

/** What becomes of the line of a colour. */
export const LACKS = 0;
export const BEGINS = 1;
export const EXTENDS = 2;
export const JOINS = 3;
export const CLOSES = 4;
export const FATES = 5;

/** At FATE + FATES × whose + fate: 1 for what becomes of the line. */
export const FATE = 0;

/** At LENGTH + 3 × whose + SCORE: what the line over the tile scores; + GAIN: by how much it is the best; + SHORTER: of two that are joined. */
export const LENGTH = FATE + 2 * FATES;
export const SCORE = 0;
export const GAIN = 1;
export const SHORTER = 2;

/** At SHAPES + 4 × shape of the mover's link + shape of the rival's (see SHAPE): 1. */
export const SHAPES = LENGTH + 6;

/** What the space across a side is after the move: beside one tile, beside two, or forced, by whose hand has a tile that fits. */
export const BESIDE_ONE = 0;
export const BESIDE_TWO = 1;
export const FOR_MOVER = 2;
export const FOR_RIVAL = 3;
export const FOR_BAG = 4;
export const FOR_NOBODY = 5;
const KINDS = 6;

/** At `spaceFeature`: how many spaces beside the tile are so. */
const SPACE = SHAPES + 16;

/**
 * At REACH + 4 × kind + 2 × whose + ends - 1: how long the lines are that end at spaces with so many ends, 1 or more, which counts as
 * 2. Those that were there are as long as before the move, and one with both ends there counts twice.
 */
export const REACH = SPACE + KINDS * 27;

export const FEATURES = REACH + KINDS * 4;

/** The feature of a space by how many ends point into it, 2 at most, and whose is new: 0 the mover's, 1 the rival's, 2 another's. */
export const spaceFeature = (kind: number, own: number, rival: number, newest: number): number =>
  SPACE + ((kind * 3 + own) * 3 + rival) * 3 + newest;

/** How much of a feature counts as one when it is learned: lengths are in tens of tiles. */
export const unitOf = (feature: number): number =>
  feature >= REACH || (feature >= LENGTH && feature < SHAPES) ? 10 : 1;

/** A game has three parts, in each of which a feature has a weight of its own: more than 22 tiles in the bag, fewer, none. */
export const PARTS = 3;
const LATE = MOST_TILES - 22;

/** The part of the game, from 0. @param drawn as `Hands.drawn`: the most tiles there are less those in the bag */
export const partOf = (drawn: number): number => (drawn >= MOST_TILES ? 2 : drawn >= LATE ? 1 : 0);

/**
 * At `ring * 4 + colour`: in the two lowest bits how many ends of the colour point in, 2 at most; above them the sides of both, three
 * bits each.
 */
export const POINTING = new Uint8Array(RINGS * 4);

/** At `turned * 4 + colour`: 0 without a link of the colour, else how far apart its sides are: 1 corner, 2 bend, 3 straight. */
export const SHAPE = new Uint8Array(TURNED_TILES * 4);

function fillPointing(): void {
  for (let ring = 0; ring < RINGS; ring++) {
    for (const [side, digit] of ringDigits(ring).entries()) {
      if (digit === 0) continue;
      const at = ring * 4 + digit - 1;
      const ends = POINTING[at] & 3;
      if (ends === 0) POINTING[at] = 1 | (side << 2);
      else if (ends === 1) POINTING[at] += 1 + (side << 5);
    }
  }
}

function fillShapes(): void {
  for (let turned = 0; turned < TURNED_TILES; turned++) {
    for (let side = 0; side < 6; side++) {
      const apart = (LINKED_SIDE[turned * 6 + side] - side + 6) % 6;
      SHAPE[turned * 4 + EDGE_COLOUR[turned * 6 + side]] = Math.min(apart, 6 - apart);
    }
  }
}

fillPointing();
fillShapes();
