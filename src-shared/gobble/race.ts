import {
  hexKey,
  neighbor,
  ORIGIN,
  type Placement,
  seededRandom,
  shuffled,
  TILE_COUNT,
  TILE_NUMBERS,
  type TileNumber,
} from '../tantrix';
import { type RaceSpace, type RaceSpaces, rotationsThatFit, touching, withTile } from './fits';

/**
 * Gobble: all race at once to lay their tiles. A tile must touch two others and match them, and who fills a gobble, a space
 * with three or more tiles round it, throws one of theirs to an opponent. Times come in with the moves; there is no clock here.
 */

export const FEWEST_RACERS = 2;
export const MOST_RACERS = 6;
/** Two tiles lie in the middle at the beginning; the others are shared out. */
export const SHARED_TILES = TILE_COUNT - 2;

/** A player, from 0. */
type Racer = number;

/** What is settled before GO. */
export interface RaceStart {
  /** All tiles: the two in the middle, then the hands, one player after the other. */
  readonly order: readonly TileNumber[];
  /** How many tiles each player begins with. */
  readonly shares: readonly number[];
  /** Where the players take turns against the clock: how many seconds each lasts. Left out, all play at once. */
  readonly turnSeconds?: number | undefined;
}

/** Both have their time: whole milliseconds since GO, without the pauses. */
export type RaceMove =
  | (Placement & { readonly kind: 'lay'; readonly at: number })
  | { readonly kind: 'throw'; readonly at: number; readonly tile: TileNumber; readonly to: Racer };

/** Whose turn it is, and since when. */
export interface Turn {
  readonly seat: Racer;
  readonly since: number;
}

/** A race as it stands: a value, of which each move makes the next. */
export interface Race {
  readonly start: RaceStart;
  readonly moves: readonly { readonly by: Racer; readonly move: RaceMove }[];
  /** In the order in which they were laid. */
  readonly tiles: readonly Placement[];
  readonly spaces: RaceSpaces;
  readonly hands: readonly (readonly TileNumber[])[];
  /** Those who have filled a gobble and have not thrown yet. */
  readonly owing: readonly Racer[];
  /** Those who have no tiles left, the winner first. */
  readonly out: readonly Racer[];
  readonly turn: Turn;
  readonly isOver: boolean;
}

/** Whether a race can begin like this. */
export function isRaceStart({ order, shares, turnSeconds = 1 }: RaceStart): boolean {
  const isWhole = order.length === TILE_COUNT && TILE_NUMBERS.every((tile) => order.includes(tile));
  const isShared =
    shares.every((share) => share >= 1) && shares.reduce((sum, share) => sum + share, 0) === SHARED_TILES;
  const hasRacers = shares.length >= FEWEST_RACERS && shares.length <= MOST_RACERS;
  return isWhole && isShared && hasRacers && Number.isInteger(turnSeconds) && turnSeconds >= 1;
}

/**
 * How many tiles each player begins with. What does not come out even goes to the last players.
 *
 * @param extras how many more than the others each takes, so that all have tiles
 */
export function sharesFor(extras: readonly number[]): number[] {
  const rest = SHARED_TILES - extras.reduce((sum, extra) => sum + extra, 0);
  const count = extras.length;
  return extras.map((extra, seat) => extra + Math.floor((rest + seat) / count));
}

/** All tiles in the order that a seed gives. */
export const raceOrder = (seed: number): TileNumber[] => shuffled(TILE_NUMBERS, seededRandom(seed));

/** A race before its first move. Throws RangeError where it cannot begin like this. */
export function newRace(start: RaceStart): Race {
  if (!isRaceStart(start)) throw new RangeError('no race can begin like this');
  const [first = 0, second = 0, ...others] = start.order;
  const middle = { tile: first, ...ORIGIN, rotation: 0 };
  const spaces = withTile(new Map(), middle);
  const beside = besideMiddle(spaces, second);
  const hands = start.shares.map((share, seat) => {
    const from = start.shares.slice(0, seat).reduce((sum, each) => sum + each, 0);
    return others.slice(from, from + share);
  });
  return {
    start,
    moves: [],
    tiles: [middle, beside],
    spaces: withTile(spaces, beside),
    hands,
    owing: [],
    out: [],
    turn: { seat: 0, since: 0 },
    isOver: false,
  };
}

/** Where the second tile matches the first, clockwise from north: any two tiles have a colour in common. */
function besideMiddle(spaces: RaceSpaces, tile: TileNumber): Placement {
  for (let side = 0; side < 6; side++) {
    const hex = neighbor(ORIGIN, side);
    const space = spaces.get(hexKey(hex));
    const rotation = space && rotationsThatFit(space, tile)[0];
    if (rotation !== undefined) return { tile, ...hex, rotation };
  }
  throw new RangeError('two tiles without a colour in common');
}

/** The spaces where a tile would touch at least two others, in an order that depends on nothing but the moves. */
export const openSpaces = ({ spaces }: Pick<Race, 'spaces'>): RaceSpace[] =>
  [...spaces.values()].filter((space) => touching(space) >= 2);

/** Those who still have tiles. */
export const racersLeft = ({ hands }: Pick<Race, 'hands'>): Racer[] =>
  hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
