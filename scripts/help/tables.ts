import { backOf, linksOf, TILE_NUMBERS, type TileNumber } from '../../src-shared/tantrix';
import {
  backs,
  countTiles,
  crossings,
  fitsOf,
  fitsOfPattern,
  hasColour,
  kindOf,
  lettersOf,
  linksOfShape,
  ofEachColour,
  same,
  tilesFitting,
  vanNessNumber,
  vanNessPattern,
} from './tile-facts';

/** The topics that are tables of the set of tiles, made from the set itself: they are never edited. */

/** A topic by its path below the folder of the topics. */
export type Tables = Readonly<Record<string, string>>;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');

const topic = (front: readonly string[], parts: readonly string[]): string =>
  `---\n${[...front, 'told: all'].join('\n')}\n---\n\n${parts.join('\n\n')}\n`;

/** Makes all of them. */
export const makeTables = (): Tables => ({
  'reference/tile-index.md': tileIndex(),
  'reference/fit-index.md': fitIndex(),
  'reference/statistics.md': statistics(),
});

const linkWords = (tile: TileNumber): string =>
  linksOf(tile)
    .map(({ colour, shape }) => `${colour} ${shape}`)
    .join(', ');

const tileIndex = (): string =>
  topic(
    [
      'title: The 56 tiles',
      'order: 20',
      'keywords: [tile index, tile numbers, Sint, Chin, Brid, Rond, back of a tile, which tile is it, Van Ness]',
    ],
    [
      'No two tiles are alike. Each has three links of three colours, and a number on its back. **Sides** are its six colours, ' +
        'clockwise: R red, Y yellow, B blue, G green. Where the row begins means nothing, for a tile can be turned.',
      '**Back** is the colour of the number: it sorts the tiles into the [Rainbow puzzles](../puzzles/rainbow.md), and says which ' +
        'loop a [Discovery puzzle](../puzzles/discovery.md) wants. **Fits** are the forced spaces the tile fills: the three colours ' +
        'such a space needs, clockwise. **Van Ness** is the number of its class in an encyclopedia, which counts its straights, ' +
        'bends and corners, and its pattern there: a, b and c are its colours in the order yellow, red, blue, green.',
      table(
        ['tile', 'sides', 'shape', 'links', 'back', 'fits', 'Van Ness'],
        TILE_NUMBERS.map((tile) => [
          tile,
          lettersOf(tile),
          kindOf(tile),
          linkWords(tile),
          backOf(tile),
          fitsOf(tile).join(' '),
          `${vanNessNumber(tile)} ${vanNessPattern(tile)}`,
        ]),
      ),
      'A **Sint** has two bends and a corner, a **Chin** two bends and a straight, a **Brid** two corners and a straight, a ' +
        '**Rond** three corners.',
      'The encyclopedia has tiles 25 and 28 the other way round. Here they are as photographs of a printed set show them.',
    ],
  );

const PATTERNS = [
  ['ABC', 'Three colours'],
  ['AAB', 'A pair first'],
  ['ABB', 'A pair last'],
  ['ABA', 'One colour on both sides of another'],
] as const;

const fitIndex = (): string =>
  topic(
    [
      'title: Which tiles fit',
      'order: 30',
      'keywords: [fit analysis, tiles that fit, forced space, ABC, AAB, ABB, ABA]',
    ],
    [
      'Read the three colours of a forced space clockwise: R red, Y yellow, B blue, G green. Here are the tiles that fill it. ' +
        'Those that are played already are gone; [fit counts](../playing/fit-counts.md) keep track of that for you.',
      ...PATTERNS.flatMap(([pattern, words]) => [
        `## ${words} (${pattern})`,
        table(
          ['space', 'tiles'],
          fitsOfPattern(pattern).map((letters) => [letters, tilesFitting(letters).join(', ')]),
        ),
      ]),
      'Three links of one colour fit no tile at all.',
    ],
  );

const KIND_NAMES = ['Sint', 'Chin', 'Brid', 'Rond'];
const fitting = (pattern: (typeof PATTERNS)[number][0]) =>
  same(fitsOfPattern(pattern).map((letters) => tilesFitting(letters).length));

const statistics = (): string =>
  topic(
    [
      'title: The set in numbers',
      'order: 40',
      'keywords: [statistics, how many tiles, corners, bends, straights, crossings, fit analysis]',
    ],
    [
      'All of this can be counted, and the program counts it anew from its set of tiles.',
      table(
        ['in the set of 56 there are', 'number'],
        [
          ['tiles that have a certain colour', ofEachColour((colour) => countTiles((tile) => hasColour(tile, colour)))],
          [
            'tiles that lack a certain colour',
            ofEachColour((colour) => countTiles((tile) => !hasColour(tile, colour))),
          ],
          ['tiles that have three certain colours', ofEachColour((out) => countTiles((tile) => !hasColour(tile, out)))],
          ['corners of each colour', linksOfShape('corner')],
          ['bends of each colour', linksOfShape('bend')],
          ['straights of each colour', linksOfShape('straight')],
          ['crossings of two certain colours', crossings()],
          ...KIND_NAMES.map((kind) => [`tiles of the shape ${kind}`, countTiles((tile) => kindOf(tile) === kind)]),
          ...backs().map((back) => [`tiles with a ${back} number`, countTiles((tile) => backOf(tile) === back)]),
          ['tiles that fit a space of three colours (ABC)', fitting('ABC')],
          ['tiles that fit a space with a pair (AAB, ABB)', same([fitting('AAB'), fitting('ABB')])],
          ['tiles that fit a space of the kind ABA', fitting('ABA')],
        ],
      ),
      'Apart from the numbers on the backs, every colour has the same of everything: none is better than another.',
    ],
  );
