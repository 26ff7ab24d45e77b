import { COLOURS, type Colour } from './colours';
import { type Random, shuffled } from './random';
import { TILE_NUMBERS, type TileNumber } from './tiles';

export const HAND_SIZE = 6;
export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** Everything fixed before the first tile is played. */
export interface Deal {
  /** The colour each seat builds, in turn order: no two alike, or in doubles two colours in turn. */
  readonly seats: readonly Colour[];
  /** The seat that plays the first tile; left out, the seat that drew the highest of the first tiles. */
  readonly starter?: number | undefined;
  /** All tiles in the order in which they are drawn: one for each seat, five more for each, then the replacements. */
  readonly bag: readonly TileNumber[];
}

export const DEAL_PROBLEMS = ['seatCount', 'colourTwice', 'starter', 'bag'] as const;
export type DealProblem = (typeof DEAL_PROBLEMS)[number];

/** What makes a deal unplayable, or undefined. */
export function dealProblem({ seats, starter, bag }: Deal): DealProblem | undefined {
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS) return 'seatCount';
  if (seats.some((colour) => !COLOURS.includes(colour))) return 'colourTwice';
  if (new Set(seats).size < seats.length && !isDoubles(seats)) return 'colourTwice';
  if (starter !== undefined && !(Number.isInteger(starter) && starter >= 0 && starter < seats.length)) return 'starter';
  if (bag.length !== TILE_NUMBERS.length) return 'bag';
  const sorted = bag.toSorted((a, b) => a - b);
  return sorted.every((tile, at) => tile === TILE_NUMBERS[at]) ? undefined : 'bag';
}

/** Whether four seats play in pairs, partners facing each other: seats 0 and 2 one colour, 1 and 3 another. */
export const isDoubles = (seats: readonly Colour[]): boolean =>
  seats.length === 4 && seats[0] === seats[2] && seats[1] === seats[3] && seats[0] !== seats[1];

export const shuffledBag = (random: Random): TileNumber[] => shuffled(TILE_NUMBERS, random);

/** The hands after the deal: the tile each seat drew first, then its five others. */
export function dealtHands({ seats, bag }: Deal): TileNumber[][] {
  const later = HAND_SIZE - 1;
  return seats.map((_, seat) => {
    const from = seats.length + seat * later;
    return [bag[seat], ...bag.slice(from, from + later)];
  });
}

/** The highest of the tiles that the seats drew first: who drew it starts, unless the players say otherwise. */
export const highestFirstTile = ({ seats, bag }: Deal): TileNumber => Math.max(...bag.slice(0, seats.length));

/** The seat that plays the first tile. */
export const starterOf = (deal: Deal): number => deal.starter ?? deal.bag.indexOf(highestFirstTile(deal));
