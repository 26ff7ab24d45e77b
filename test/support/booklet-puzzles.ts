import type { Colour } from '../../src-shared/tantrix';

/**
 * Every puzzle that the documents name, read beside them: where it stands there, what it asks in our own words, and how
 * the program holds it, with the goal as FORMAT.md writes goals. Whoever doubts a puzzle begins here.
 */
export interface BookletPuzzle {
  readonly id: string;
  /** Where the documents speak of it: none of those that come from the same maker's other puzzles. */
  readonly from: readonly Place[];
  readonly asks: string;
  readonly goal: string;
  /** As ranges; undefined where the tiles are drawn. */
  readonly tiles: string | undefined;
  /** The colour or colours in which the path passes every tile of the puzzle, where that is what is asked. */
  readonly through?: readonly Colour[];
  readonly level?: number;
  readonly targetSeconds?: number;
}

/**
 * The documents: the help of the original program; the booklet of the eighth edition, of 2003; the booklet of the newest
 * set, with more than forty activities. Of the two web pages one names kinds of puzzles and sets, the other none; neither
 * says what a single puzzle asks. Back colours of most tiles stand in no document: those of the set itself are held.
 *
 * Three have no row. Two are only suggested, without tiles: a line through all tiles of a pyramid of other tiles
 * (booklet of 2003, Pyramid puzzles), and a loop of 42 links, the most that a game could bring (help, SCORE). The third
 * is a pyramid of 45 tiles, each in its place and to be turned there (booklet of 2003, Symmetrical & artistic patterns):
 * the places are in a diagram alone, which we have not got; the text tells that tiles 43, 45 and 49 close a yellow loop.
 * The places of the catalogue’s patterns are ours, that pyramid’s among them, and so are matches.
 *
 * Nor have kinds of which no single puzzle is told: the help counts 25 puzzles and lists eight (TANTRIX PUZZLES), and
 * has some laid as a pyramid or a hexagon without saying which (RULES FOR ALL PUZZLES). Extended Discovery is a rule for
 * any number of puzzles (booklet of 2003, Target times up to ten tiles), and has a test of its own.
 */
export const DOCUMENTS = ['help', 'booklet of 2003', 'newest booklet'] as const;
export type Place = readonly [document: (typeof DOCUMENTS)[number], heading: string];

type Row = readonly [
  id: string,
  from: readonly Place[],
  asks: string,
  goal: string,
  tiles: string | undefined,
  more?: Pick<BookletPuzzle, 'through' | 'level' | 'targetSeconds'>,
];

const LOOP_PUZZLES: Place = ['help', 'Loop puzzles'];
const SUPER_5: Place = ['booklet of 2003', 'Super 5 puzzles'];

const ONE_LOOP = 'A loop of any one colour that takes in all tiles of that colour; the colour is to be found.';
const ANY_COLOUR = 'loop red/yellow/blue/green';

/** The two documents come to the same where every tile has the colour; the goal is the wider of the two. */
const superLoop = (count: string): string =>
  `A loop of all ${count} tiles, says the booklet; of all tiles of its colour, says the help, and the goal with it. ` +
  'The colour is to be found: one works.';

const CLASSIC: readonly Row[] = [
  ['starter', [LOOP_PUZZLES], `${ONE_LOOP} Six tiles, not listed.`, 'loop red/yellow/blue', '1-6', { level: 2 }],
  ['basic', [LOOP_PUZZLES], `${ONE_LOOP} Eight tiles, not listed.`, 'loop red/yellow/blue', '1-8', { level: 3 }],
  [
    'original',
    [LOOP_PUZZLES],
    `${ONE_LOOP} Each of its three colours works. Ten tiles, not listed.`,
    'loop red/yellow/blue',
    '1 4-10 13-14',
    { level: 3 },
  ],
  [
    'junior',
    [LOOP_PUZZLES, SUPER_5],
    superLoop('ten'),
    ANY_COLOUR,
    '3 5 8 12 14 43 46 50 52 54',
    { level: 3, through: ['blue'] },
  ],
  [
    'student',
    [LOOP_PUZZLES, SUPER_5],
    superLoop('ten'),
    ANY_COLOUR,
    '19 21 24-25 29 31-32 40-42',
    { level: 4, through: ['green'] },
  ],
  [
    'master',
    [LOOP_PUZZLES, SUPER_5],
    superLoop('twelve'),
    ANY_COLOUR,
    '18 22-23 26-27 33-36 47 53 55',
    { level: 6, through: ['green'] },
  ],
  [
    'professor',
    [['help', 'Double loop puzzles'], SUPER_5],
    'Loops of two colours at once, each of all tiles of its colour; which two is to be found.',
    'loop red+yellow/red+blue/red+green/yellow+blue/yellow+green/blue+green',
    '2 11 15 17 20 30 38-39 44-45 51 56',
    { level: 5 },
  ],
  [
    'genius',
    [['help', 'Double line puzzles'], SUPER_5],
    'Lines of two colours at once, green excepted, each of all tiles of its colour; two pairs work.',
    'line red+yellow/red+blue/yellow+blue',
    '1 4 6-7 9-10 13 16 28 37 48-49',
    { level: 8 },
  ],
];

/** The colours on the backs of tiles 3 to 30, one after another. */
const BACKS: readonly Colour[] = [
  ...(['yellow', 'red', 'red', 'blue', 'blue', 'blue', 'yellow'] as const),
  ...(['red', 'red', 'yellow', 'blue', 'blue', 'red', 'red'] as const),
  ...(['yellow', 'red', 'red', 'yellow', 'yellow', 'yellow', 'yellow'] as const),
  ...(['red', 'red', 'red', 'red', 'red', 'red', 'red'] as const),
];
const TARGETS: readonly (number | undefined)[] = [20, 40, 60, 180, 360, 600, 900, 1080];

const DISCOVERY: readonly Row[] = BACKS.map((colour, at) => {
  const targetSeconds = TARGETS[at];
  return [
    `discovery-${at + 3}`,
    [
      ['booklet of 2003', targetSeconds ? 'Discovery puzzles; Target times up to ten tiles' : 'Discovery puzzles'],
      ['newest booklet', targetSeconds ? 'Discovery puzzles; its table of target times' : 'Discovery puzzles'],
    ],
    `A ${colour} loop through all tiles up to the newest, in the colour of its back, without holes.`,
    `loop ${colour}`,
    `1-${at + 3}`,
    { through: [colour], ...(targetSeconds ? { targetSeconds } : {}) },
  ];
});

const rainbow = (heading: string): readonly Place[] => [
  ['booklet of 2003', `Rainbow puzzles, ${heading}`],
  ['newest booklet', `Rainbow puzzles, ${heading}`],
];

const RAINBOW: readonly Row[] = [
  [
    'rainbow-green',
    rainbow('Green'),
    'A green loop of all ten tiles with green numbers.',
    'loop green',
    '32-38 45-47',
    { through: ['green'] },
  ],
  [
    'rainbow-yellow',
    rainbow('Yellow'),
    'A yellow loop of all twelve tiles with yellow numbers.',
    'loop yellow',
    '1-3 9 12 17 20-23 31 44',
    { through: ['yellow'] },
  ],
  [
    'rainbow-white',
    rainbow('White'),
    'A loop of all nine tiles with white numbers; one colour works.',
    'loop yellow/blue/green',
    '48-56',
    { through: ['yellow', 'blue', 'green'] },
  ],
  [
    'rainbow-blue',
    rainbow('Blue'),
    'A pyramid of the ten tiles with blue numbers, with a blue line, no loop, through all of them.',
    'line blue in pyramid-10',
    '6-8 13-14 39-43',
    { through: ['blue'] },
  ],
  [
    'rainbow-red',
    rainbow('Red'),
    'A pyramid of the fifteen tiles with red numbers, with a red line, no loop, through all of them.',
    'line red in pyramid-15',
    '4-5 10-11 15-16 18-19 24-30',
    { through: ['red'] },
  ],
];

const tangles = (heading: string): readonly Place[] => [['newest booklet', `Tangle puzzles, ${heading}`]];
const FOUR = 'tangle red=1 yellow=1 blue=1 green=1';

const TANGLES: readonly Row[] = [
  [
    'tangle-pair',
    tangles('Easy tangles'),
    'Two entangled loops, one red and one yellow.',
    'tangle red=1 yellow=1',
    '2 7 15 26 31 45',
  ],
  [
    'tangle-chain',
    tangles('Easy tangles'),
    'A chain of red, yellow, blue: in this order, yellow would be in the middle. The tiles have no such solution, only ' +
      'two with red there, as in the example of a chain under What is an Entangled Loop. So the goal has red there.',
    'tangle red=1 yellow=1 blue=1 chain=yellow+red+blue',
    '7 10 24-26 28 31 36 45',
  ],
  [
    'tangle-four',
    tangles('Easy tangles'),
    'Four entangled loops, one of each colour.',
    FOUR,
    '7 10 14 21 23 25-27 31 36 45 54',
  ],
  [
    'necklace',
    tangles('The Necklace'),
    'A red loop with which three small loops are entangled: yellow, blue, green. How small, no document says: that six ' +
      'tiles are the most is ours.',
    `${FOUR} hub=red shaped=yellow:small+blue:small+green:small`,
    '3 5 9 14-15 21 23 25 30-31 37 42',
  ],
  [
    'padlock',
    tangles('The Padlock'),
    'A yellow triangle with which loops of the three other colours are entangled.',
    `${FOUR} hub=yellow shaped=yellow:triangle`,
    '2 5-6 15 21 25-26 35 44-45 48-49',
  ],
  [
    'tricycle',
    tangles('The Tricycle'),
    'A blue triangle with which three circles are entangled: red, yellow, green.',
    `${FOUR} hub=blue shaped=blue:triangle+red:circle+yellow:circle+green:circle`,
    '3-4 6-7 9 19 28 33-35 37-38 40 42 44-45 50 56',
  ],
  [
    'clownface',
    tangles('Clownface'),
    'A green circle of six tiles with which loops of the three other colours are entangled.',
    `${FOUR} hub=green shaped=green:circle:6`,
    '6 14-15 17 26 38 44 47 50 52 54-55',
  ],
  [
    'alien',
    tangles('The Alien'),
    'A blue loop with which a red and a green one are entangled, and a yellow circle inside it.',
    `${FOUR} hub=blue nested=yellow:blue:circle`,
    '2 13 21 27 33 36 41 48 53 56',
  ],
  [
    'bean-party',
    tangles('Bean Party'),
    'A green triangle of six tiles, and three loops of the other colours, of one form and size. That all four ' +
      'are entangled follows from the heading: it is a tangle.',
    `${FOUR} shaped=green:triangle:6 identical=red+yellow+blue`,
    '4 9-10 18-20 23 25 30-32 35 37 39 43 46 49 51',
  ],
  [
    'lockdown',
    tangles('Lockdown'),
    'Five entangled loops, two of them yellow. That the other three are one of each colour left is ours: the booklet tells ' +
      'no more.',
    'tangle red=1 yellow=2 blue=1 green=1',
    '1 3 5 7-8 11-12 16 22 24 28-29 34 40 42 45',
  ],
  [
    'crop-circles',
    tangles('Crop circles'),
    'Tiles and a picture, no words but that it is a tangle. The goal is ours: as many loops as can be found, entangled ' +
      'or not, and four solve it.',
    'circles 4',
    '1-2 7-8 10 15 17-18 20 22 27 46 52-53 55',
  ],
];

const quest = (without: Colour, colours: string, tiles: string): Row => [
  `quest-no-${without}`,
  [['newest booklet', 'Ways to play, Solitaire Quest']],
  'A puzzle played with any fourteen tiles of the same three colours; no rules are told. That they are those of ' +
    'Tantrix Solitaire, a line of one of the three colours, is ours.',
  `solitaire line ${colours}`,
  tiles,
];

const SOLITAIRES: readonly Row[] = [
  [
    'solitaire-line',
    [['booklet of 2003', 'Tantrix Solitaire']],
    'A red line of all fourteen tiles, which come by chance; what fits a forced space goes into one.',
    'solitaire line red',
    '1-14',
    { through: ['red'] },
  ],
  [
    'solitaire-loop',
    [['booklet of 2003', 'Loop Solitaire']],
    'The same with a loop, and without forced spaces.',
    'solitaire loop red',
    '1-14',
    { through: ['red'] },
  ],
  quest('red', 'yellow+blue+green', '43-56'),
  quest('yellow', 'red+blue+green', '24-30 36-42'),
  quest('blue', 'red+yellow+green', '15-23 31-35'),
  quest('green', 'red+yellow+blue', '1-14'),
];

const TWO_UNSOLVED: Place = ['help', 'The Puzzles'];

const UNSOLVED: readonly Row[] = [
  [
    'four-line',
    [['booklet of 2003', 'The unsolved puzzles, Four Line Puzzle'], TWO_UNSOLVED],
    'The longest line of every colour, added up: 146 is the most there can be, 140 the most by hand.',
    'sum line 146 140',
    '1-56',
  ],
  [
    'four-loop',
    [['booklet of 2003', 'The unsolved puzzles, Four Loop Puzzle'], TWO_UNSOLVED],
    'The longest loop of every colour, a point a tile, added up: 136 is the most there can be, 133 the most by hand.',
    'sum loop 136 133',
    '1-56',
  ],
];

/** Of six tiles the booklet says that three colours are easier. There are but 14 such tiles: too few for 15 and 21. */
const drawn = (count: number): Row => [
  `pyramid-${count}`,
  [['booklet of 2003', 'Pyramid puzzles']],
  `A pyramid of any ${count} tiles whose touching edges match; ${
    count === 6 ? 'easier if all have the same three colours' : 'harder than six, and of all four colours'
  }.`,
  `shape pyramid-${count}`,
  undefined,
];

const XTREME = '6-7 12 25-27 30 38 40 42';
const XTREME_ASKS = 'Not in the documents. Every tile of the colour on the path; the others only fill.';

const PYRAMIDS: readonly Row[] = [
  ...[6, 10, 15, 21].map(drawn),
  ['pyramid-loop', [], XTREME_ASKS, 'loop red in pyramid-15', '2-3 5 8-10 12-13 15 17-18 20-21 33 35'],
  ['pyramid-loops', [], XTREME_ASKS, 'loop red+yellow in pyramid-15', '5 7-8 13 15-16 19-20 23 25 28 30-31 33 45'],
  ['pyramid-lines', [], XTREME_ASKS, 'line red+blue in pyramid-15', '5-6 19 23 33 39 41 45 47 49-51 53-55'],
  ['xtreme-loop', [], XTREME_ASKS, 'loop red', XTREME],
  ['xtreme-red', [], XTREME_ASKS, 'line red in pyramid-10', XTREME],
  ['xtreme-blue', [], XTREME_ASKS, 'line blue in pyramid-10', XTREME],
  ['xtreme-green-yellow', [], XTREME_ASKS, 'line yellow+green in pyramid-10', XTREME],
];

export const BOOKLET_PUZZLES: readonly BookletPuzzle[] = [
  ...CLASSIC,
  ...DISCOVERY,
  ...RAINBOW,
  ...TANGLES,
  ...SOLITAIRES,
  ...UNSOLVED,
  ...PYRAMIDS,
].map(([id, from, asks, goal, tiles, more]) => ({ id, from, asks, goal, tiles, ...more }));
