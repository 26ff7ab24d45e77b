import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  type Colour,
  edgesOf,
  LINK_SHAPES,
  type LinkShape,
  linksOf,
  TILE_NUMBERS,
} from '../../../src-shared/tantrix';
import { PRINTED_EDGES, PRINTED_BACKS } from '../../support/printed-tiles';
import { backOf, isTileNumber, TILE_COUNT } from '../../../src-shared/tantrix/tiles';

const letters = (tile: number, rotation = 0): string =>
  edgesOf(tile, rotation)
    .map((colour) => colour.charAt(0).toUpperCase())
    .join('');

const shapesOf = (tile: number): string =>
  linksOf(tile)
    .map(({ shape }) => shape)
    .toSorted()
    .join(' ');

const tilesWhere = (holds: (tile: number) => boolean): number => TILE_NUMBERS.filter(holds).length;
const tilesWithLink = (colour: Colour, shape: LinkShape): number =>
  tilesWhere((tile) => linksOf(tile).some((link) => link.colour === colour && link.shape === shape));

const pairs = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));

/** Two links cross when just one end of the second lies between the two ends of the first. */
function crosses(tile: number, one: Colour, other: Colour): boolean {
  const [first, second] = [one, other].map((colour) => linksOf(tile).find((link) => link.colour === colour)?.sides);
  if (!first || !second) return false;
  return second.filter((side) => side > first[0] && side < first[1]).length === 1;
}

/** How many tiles show the three letters on neighbouring sides, read clockwise. */
const tilesFitting = (sequence: string): number =>
  tilesWhere((tile) => `${letters(tile)}${letters(tile)}`.includes(sequence));

const initials = ['R', 'Y', 'B', 'G'];
const sequences = initials.flatMap((a) => initials.flatMap((b) => initials.map((c) => a + b + c)));
const withColours = (count: number): string[] => sequences.filter((sequence) => new Set(sequence).size === count);

describe('the set', () => {
  it('has 56 tiles', () => {
    expect(TILE_COUNT).toBe(56);
    expect(TILE_NUMBERS).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
    expect([0, 57, 1.5, Number.NaN].filter(isTileNumber)).toEqual([]);
  });

  it('is the printed one', () => {
    expect(TILE_NUMBERS.map((tile) => letters(tile))).toEqual(PRINTED_EDGES);
    expect(TILE_NUMBERS.map((tile) => backOf(tile).charAt(0)).join('')).toBe(PRINTED_BACKS);
  });

  it.each([
    ['Sint', 'bend bend corner', 24],
    ['Chin', 'bend bend straight', 12],
    ['Brid', 'corner corner straight', 12],
    ['Rond', 'corner corner corner', 8],
  ])('has the right number of %s tiles (%s)', (_, shapes, count) => {
    expect(tilesWhere((tile) => shapesOf(tile) === shapes)).toBe(count);
  });

  it.each(COLOURS.flatMap((colour) => LINK_SHAPES.map((shape) => ({ colour, shape }))))(
    'has 18 corners, 18 bends and 6 straights a colour: $colour $shape',
    ({ colour, shape }) => {
      expect(tilesWithLink(colour, shape)).toBe(shape === 'straight' ? 6 : 18);
    },
  );

  it.each(COLOURS)('has 42 tiles with %s', (colour) => {
    expect(tilesWhere((tile) => edgesOf(tile).includes(colour))).toBe(42);
  });

  it.each(COLOURS)('has 14 tiles without %s, all with the other three colours', (colour) => {
    expect(tilesWhere((tile) => !edgesOf(tile).includes(colour))).toBe(14);
    const others = COLOURS.filter((other) => other !== colour);
    expect(tilesWhere((tile) => others.every((other) => edgesOf(tile).includes(other)))).toBe(14);
  });

  it.each(pairs)('has 8 crossings of %s and %s', (one, other) => {
    expect(tilesWhere((tile) => crosses(tile, one, other))).toBe(8);
  });

  it.each(withColours(2))('has 6 tiles that fit %s', (sequence) => {
    expect(tilesFitting(sequence)).toBe(6);
  });

  it.each(withColours(3))('has 5 tiles that fit %s', (sequence) => {
    expect(tilesFitting(sequence)).toBe(5);
  });

  it.each(withColours(1))('has no tile that fits %s', (sequence) => {
    expect(tilesFitting(sequence)).toBe(0);
  });

  it('has no two tiles that look alike', () => {
    const looks = TILE_NUMBERS.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation) => letters(tile, rotation)));
    expect(new Set(looks).size).toBe(56 * 6);
  });
});

describe('a tile', () => {
  it.each(TILE_NUMBERS)('%i looks different in each of its six rotations', (tile) => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((rotation) => letters(tile, rotation))).size).toBe(6);
  });

  it('turns clockwise: what pointed north points north-east next', () => {
    for (const tile of TILE_NUMBERS) {
      for (const rotation of [1, 2, 3, 4, 5]) {
        expect(edgesOf(tile, rotation)).toEqual([
          ...edgesOf(tile, rotation - 1).slice(-1),
          ...edgesOf(tile, rotation - 1).slice(0, 5),
        ]);
      }
    }
  });

  it('has three links that join sides of their colour, in the order of their first sides', () => {
    for (const tile of TILE_NUMBERS) {
      const links = linksOf(tile, 2);
      expect(links).toHaveLength(3);
      expect(links.flatMap(({ sides }) => sides).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
      const firsts = links.map(({ sides }) => sides[0]);
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
      for (const { colour, sides } of links)
        expect(sides.map((side) => edgesOf(tile, 2)[side])).toEqual([colour, colour]);
    }
  });

  it('names the shape of a link by how far its sides are apart', () => {
    // Tile 1 read from north is R Y Y B R B.
    expect(linksOf(1)).toEqual([
      { colour: 'red', sides: [0, 4], shape: 'bend' },
      { colour: 'yellow', sides: [1, 2], shape: 'corner' },
      { colour: 'blue', sides: [3, 5], shape: 'bend' },
    ]);
    // Tile 13 read from north is Y R R Y B B.
    expect(linksOf(13).map(({ shape }) => shape)).toEqual(['straight', 'corner', 'corner']);
  });
});
