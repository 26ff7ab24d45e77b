import { COLOURS, type Colour } from './colours';
import { type Random, shuffled } from './random';
import { SET_NAMES, type SetName, STANDARD_TILES, TILE_SETS, type TileSet } from './tile-set';
import { isTileIn, tileNumbers, type TileNumber } from './tiles';

/** Tiles of a hand (booklet of 2003, *Draw your tiles*). */
export const HAND_SIZE = 6;
/** The fewest seats of a game (booklet of 2003, *Tantrix game*). */
export const MIN_SEATS = 2;
/** The most seats of a game (booklet of 2003, *Tantrix game*). */
export const MAX_SEATS = 4;

/** Stands in an order for a tile that is not known yet, and in a hand for one that was drawn and is not told yet. */
export const UNKNOWN_TILE = -1;

/** Everything fixed before the first tile is played. */
export interface Deal {
  /** The colour each seat builds, in turn order: no two alike, or in doubles two colours in turn. */
  readonly seats: readonly Colour[];
  /** The seat that plays the first tile; left out, the seat that drew the highest of the first tiles. */
  readonly starter?: number | undefined;
  /**
   * All tiles of the set in the order in which they are drawn: one for each seat, five more for each, then the replacements. Where
   * somebody elsewhere draws, the order is known up to some tile that comes after the hands; UNKNOWN_TILE stands for the
   * others, and `reveal` tells them one by one.
   */
  readonly bag: readonly TileNumber[];
}

/** What can be wrong with a deal, in the order in which it is looked for. */
export const DEAL_PROBLEMS = ['seatCount', 'colourTwice', 'starter', 'bag'] as const;
export type DealProblem = (typeof DEAL_PROBLEMS)[number];

/** What makes a deal unplayable, the first that is found; undefined when it can be played. */
export function dealProblem({ seats, starter, bag }: Deal): DealProblem | undefined {
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS) return 'seatCount';
  if (seats.some((colour) => !COLOURS.includes(colour))) return 'colourTwice';
  if (new Set(seats).size < seats.length && !isDoubles(seats)) return 'colourTwice';
  if (starter !== undefined && !(Number.isInteger(starter) && starter >= 0 && starter < seats.length)) return 'starter';
  return isOrder(bag) && knownCount(bag) >= seats.length * HAND_SIZE ? undefined : 'bag';
}

/** The set with which a deal is played, by the number of its tiles; undefined where no set has so many. */
export const setOf = ({ bag }: Pick<Deal, 'bag'>): SetName | undefined =>
  SET_NAMES.find((name) => TILE_SETS[name].count === bag.length);

/** Whether the order of all tiles is known. */
export const isAllKnown = ({ bag }: Pick<Deal, 'bag'>): boolean => !bag.includes(UNKNOWN_TILE);

/** How many tiles of an order are known: all before the first UNKNOWN_TILE. */
export const knownCount = (bag: readonly TileNumber[]): number =>
  bag.includes(UNKNOWN_TILE) ? bag.indexOf(UNKNOWN_TILE) : bag.length;

/** Whether it has a place for each tile, and none that is known comes twice or after an unknown one. */
function isOrder(bag: readonly TileNumber[]): boolean {
  const known = bag.slice(0, knownCount(bag));
  return (
    setOf({ bag }) !== undefined &&
    known.every((tile) => isTileIn(bag.length, tile)) &&
    new Set(known).size === known.length &&
    bag.slice(known.length).every((tile) => tile === UNKNOWN_TILE)
  );
}

/** Whether four seats play in pairs, partners facing each other: seats 0 and 2 one colour, 1 and 3 another. */
export const isDoubles = (seats: readonly Colour[]): boolean =>
  seats.length === 4 && seats[0] === seats[2] && seats[1] === seats[3] && seats[0] !== seats[1];

/** The numbers of a set, left out the standard one, in random order; the first are drawn first. */
export const shuffledBag = (random: Random, { count }: TileSet = STANDARD_TILES): TileNumber[] =>
  shuffled(tileNumbers(count), random);

/**
 * The hands after the deal, by seat: the tile each seat drew first, then its five others. Of the bag they are the
 * first six tiles a seat.
 */
export function dealtHands({ seats, bag }: Deal): TileNumber[][] {
  const later = HAND_SIZE - 1;
  return seats.map((_, seat) => {
    const from = seats.length + seat * later;
    return [bag[seat], ...bag.slice(from, from + later)];
  });
}

/**
 * The highest of the tiles that the seats drew first: who drew it starts, unless the players say otherwise (booklet of
 * 2003, *Who starts?*).
 */
export const highestFirstTile = ({ seats, bag }: Deal): TileNumber => Math.max(...bag.slice(0, seats.length));

/**
 * The seat, from 0, that plays the first tile: the starter of the deal, or the seat that drew the highest first tile.
 */
export const starterOf = (deal: Deal): number => deal.starter ?? deal.bag.indexOf(highestFirstTile(deal));
