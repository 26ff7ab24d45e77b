import {
  backOf,
  COLOUR_LETTERS,
  COLOURS,
  type Colour,
  edgesOf,
  type LinkShape,
  linksOf,
  TILE_NUMBERS,
  type TileNumber,
} from '../../src-shared/tantrix';

/** What can be counted in the set of tiles, for the topics that are tables of it. */

/** The four kinds of tile, by the shapes of their three links in alphabetical order. */
const KINDS: Readonly<Record<string, string>> = {
  'bend bend corner': 'Sint',
  'bend bend straight': 'Chin',
  'corner corner straight': 'Brid',
  'corner corner corner': 'Rond',
};

/** The kind of a tile. Throws RangeError for one that has no name. */
export function kindOf(tile: TileNumber): string {
  const kind =
    KINDS[
      linksOf(tile)
        .map(({ shape }) => shape)
        .toSorted()
        .join(' ')
    ];
  if (!kind) throw new RangeError(`tile ${tile} is of no kind`);
  return kind;
}

/**
 * The tile's class as Kurt van Ness numbers tiles, in the encyclopedia's table: a digit each for its straights, bends
 * and corners.
 */
export const vanNessNumber = (tile: TileNumber): string =>
  (['straight', 'bend', 'corner'] as const)
    .map((shape) => linksOf(tile).filter((link) => link.shape === shape).length)
    .join('');

/** The fourteen ways to lay three colours round a tile, written as that table does. */
const PATTERNS = new Set(
  'abbcca baaccb accbab baacbc bccaba cbbaca abbcac caabcb abbacc bccbaa caacbb abcacb bcabac cabcba'.split(' '),
);

/** The order in which the table gives a tile's three colours the letters a, b and c. */
const PATTERN_ORDER = 'YRBG';

/** The pattern of a tile in the same table. Throws RangeError for one that is on no tile. */
export function vanNessPattern(tile: TileNumber): string {
  const colours = PATTERN_ORDER.split('').filter((letter) => lettersOf(tile).includes(letter));
  const round = lettersOf(tile)
    .split('')
    .map((letter) => 'abc'[colours.indexOf(letter)])
    .join('');
  const pattern = round
    .split('')
    .map((_, side) => round.slice(side) + round.slice(0, side))
    .find((each) => PATTERNS.has(each));
  if (!pattern) throw new RangeError(`tile ${tile} has no pattern`);
  return pattern;
}

const letterOf = (colour: Colour): string => COLOUR_LETTERS[COLOURS.indexOf(colour)] ?? '';

/** The letters of the colours round a tile, clockwise. */
export const lettersOf = (tile: TileNumber): string => edgesOf(tile).map(letterOf).join('');

/** The forced spaces a tile fits: every three letters in a row round it, clockwise. */
export const fitsOf = (tile: TileNumber): string[] => {
  const round = lettersOf(tile).repeat(2);
  return Array.from({ length: 6 }, (_, side) => round.slice(side, side + 3));
};

/** The tiles that fit a forced space that needs these three letters, clockwise. */
export const tilesFitting = (letters: string): TileNumber[] =>
  TILE_NUMBERS.filter((tile) => fitsOf(tile).includes(letters));

/** Every three letters that a forced space can need and a tile can have, those of one pattern together. */
export function fitsOfPattern(pattern: 'ABC' | 'ABA' | 'AAB' | 'ABB'): string[] {
  const all = [...new Set(TILE_NUMBERS.flatMap(fitsOf))];
  return all.filter((letters) => patternOf(letters) === pattern).toSorted(byColours);
}

const patternOf = (letters: string): string => {
  const each = letters.split('');
  const seen = [...new Set(each)];
  return each.map((letter) => 'ABC'[seen.indexOf(letter)]).join('');
};

const byColours = (one: string, other: string): number => orderOf(one) - orderOf(other);
const orderOf = (letters: string): number =>
  letters.split('').reduce((order, letter) => order * COLOURS.length + COLOUR_LETTERS.indexOf(letter), 0);

/** How many tiles have the property. */
export const countTiles = (has: (tile: TileNumber) => boolean): number => TILE_NUMBERS.filter(has).length;

export const hasColour = (tile: TileNumber, colour: Colour): boolean => edgesOf(tile).includes(colour);

const hasLink = (tile: TileNumber, colour: Colour, shape: LinkShape): boolean =>
  linksOf(tile).some((link) => link.colour === colour && link.shape === shape);

/** Whether the links of two colours cross on a tile: each has one end on either side of the other. */
function crosses(tile: TileNumber, one: Colour, other: Colour): boolean {
  const [first, second] = [one, other].map((colour) => linksOf(tile).find((link) => link.colour === colour));
  if (!first || !second) return false;
  const [from, to] = first.sides;
  const between = second.sides.filter((side) => side > from && side < to);
  return between.length === 1;
}

/** The number that holds for everything of a kind. Throws RangeError when it does not hold for all alike. */
export function same(numbers: readonly number[]): number {
  const [first = 0] = numbers;
  if (numbers.some((each) => each !== first)) throw new RangeError(`not the same everywhere: ${numbers.join(' ')}`);
  return first;
}

/** What can be counted of any colour alike. */
export const ofEachColour = (count: (colour: Colour) => number): number => same(COLOURS.map(count));

/** How many links of a shape each colour has. */
export const linksOfShape = (shape: LinkShape): number =>
  ofEachColour((colour) => countTiles((tile) => hasLink(tile, colour, shape)));

const PAIRS = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));

/** How many tiles there are on which two colours cross, of any two. */
export const crossings = (): number => same(PAIRS.map((pair) => countTiles((tile) => crosses(tile, ...pair))));

export const backs = (): string[] => [...new Set(TILE_NUMBERS.map(backOf))];
