import { LINKED_SIDE, EDGE_COLOUR, RINGS, ringDigits, TURNED_TILES } from '../../tantrix/fits';
import { MOST_TILES } from '../../tantrix';

/**
 * What a policy sees in a move, as *features*: numbers from a list of FEATURES, most of them 0. Of the two colours that
 * count, the mover's stands first, the rival's second. They are whole: how often
 * something is so, or the length of a line.
 */

/** What becomes of a colour's line. */
export const LACKS = 0;
export const BEGINS = 1;
export const EXTENDS = 2;
export const JOINS = 3;
export const CLOSES = 4;
export const FATES = 5;

/** What the space across a side is after the move: beside one tile, beside two, or forced, by whose hand can fill it. */
export const BESIDE_ONE = 0;
export const FOR_MOVER = 2;
export const FOR_RIVAL = 3;
export const FOR_BAG = 4;
export const FOR_NOBODY = 5;
const KINDS = 6;

/** At + 5 × colour + fate. */
export const FATE = 0;
/** At + 3 × colour + SCORE: what the line over the tile scores; + GAIN: by how much it is the best; + SHORTER: of two joined. */
export const LENGTH = FATE + 2 * FATES;
export const SCORE = 0;
export const GAIN = 1;
export const SHORTER = 2;
/** At + 4 × shape of the mover's link + shape of the rival's. */
export const SHAPES = LENGTH + 6;
/** At + `spaceFeature`. */
export const SPACE = SHAPES + 16;
/** At + 4 × kind + 2 × colour + ends - 1: how long the lines are that end at the space. */
export const REACH = SPACE + KINDS * 27;
export const FEATURES = REACH + KINDS * 4;

/** How much of a feature counts as one when it is learned: lengths are in tens of tiles. */
export const unitOf = (feature: number): number =>
  feature >= REACH || (feature >= LENGTH && feature < SHAPES) ? 10 : 1;

/** Of a space: how many ends of both colours point into it, at most two each, and whose is new: 0 mover's, 1 rival's, 2 another. */
export const spaceFeature = (kind: number, own: number, rival: number, newest: number): number =>
  SPACE + ((kind * 3 + own) * 3 + rival) * 3 + newest;

/** A game has three parts: the bag more than half full, less, and empty. What a feature is worth may differ. */
export const PARTS = 3;
const HALF_DRAWN = MOST_TILES - 22;
export const partOf = (drawn: number): number => (drawn >= MOST_TILES ? 2 : drawn >= HALF_DRAWN ? 1 : 0);

/** No side. */
export const NO_SIDE = 7;
/** At `ring * 4 + colour`: how many ends point in, at most two, and above the two lowest bits the sides of both, three bits each. */
export const POINTING = new Uint8Array(RINGS * 4);

/** At `turned * 4 + colour`: 0 without a link of the colour, else how far apart its sides are: 1 corner, 2 bend, 3 straight. */
export const SHAPE = new Uint8Array(TURNED_TILES * 4);

function fillPointing(): void {
  for (let ring = 0; ring < RINGS; ring++) {
    const digits = ringDigits(ring);
    for (let colour = 0; colour < 4; colour++) {
      const [one = NO_SIDE, two = NO_SIDE] = digits.flatMap((digit, side) => (digit === colour + 1 ? side : []));
      const ends = Number(one !== NO_SIDE) + Number(two !== NO_SIDE);
      POINTING[ring * 4 + colour] = ends | (one << 2) | (two << 5);
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
