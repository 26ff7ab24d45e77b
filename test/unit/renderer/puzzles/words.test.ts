import { describe, expect, it } from 'vitest';
import { faultWords, marksOfAll } from '../../../../src-renderer/puzzles/fault-words';
import { goalFigure } from '../../../../src-renderer/puzzles/goal-figure';
import { goalWords } from '../../../../src-renderer/puzzles/goal-words';
import { helpWords } from '../../../../src-renderer/puzzles/help-words';
import { CATALOGUE, puzzleById } from '../../../../src-shared/puzzles/catalogue';
import type { Goal, Puzzle } from '../../../../src-shared/puzzles/puzzle';
import type { Fault } from '../../../../src-shared/puzzles/verdict';
import type { RecordedPuzzle } from '../../../../src-shared/record';
import { COLOURS } from '../../../../src-shared/tantrix';
import { t } from '../../../support/words';

function named(id: string): Puzzle {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  return entry.puzzle;
}

const RULES = /^One connected group of all \d+ tiles, matching edges, no holes\.$/;
const CIRCLE = 'A circle has three corners, or six bends around one tile.';
const TRIANGLE = 'A triangle has three corners with straights between them.';

describe('what a puzzle wants', () => {
  it.each<[id: string, ...words: (string | RegExp)[]]>([
    ['discovery-3', 'Join every yellow tile in one loop.', RULES],
    ['starter', 'Join every tile of one colour in one loop: red, yellow, or blue.', RULES],
    [
      'genius',
      /^Join every tile of two colours, each colour in one line: red with yellow, red with blue, or yellow with blue\.$/,
      RULES,
    ],
    [
      'pyramid-lines',
      'Join every red tile in one line and every blue tile in another.',
      'Fill a pyramid with 5 tiles in its longest row.',
      RULES,
    ],
    [
      'alien',
      /^Close exactly these loops.* 1 red, 1 yellow, 1 blue, and 1 green\.$/,
      'The yellow loop is a circle.',
      'Each is entangled with the blue one.',
      'The yellow loop is inside the blue one.',
      /^Two loops are entangled/,
      CIRCLE,
      RULES,
    ],
    [
      'tangle-chain',
      /^Close exactly these loops/,
      'Each is entangled with the next: yellow, red, and blue.',
      /^Two loops/,
      RULES,
    ],
    [
      'bean-party',
      /^Close exactly these loops/,
      'The green loop is a triangle of 6 tiles.',
      'The red, yellow, and blue loops have the same shape.',
      /^Two loops/,
      TRIANGLE,
      RULES,
    ],
    [
      'tricycle',
      /^Close exactly these loops/,
      'The blue loop is a triangle.',
      'The red, yellow, and green loops are circles.',
      'Each is entangled with the blue one.',
      /^Two loops/,
      CIRCLE,
      TRIANGLE,
      RULES,
    ],
    [
      'necklace',
      /^Close exactly these loops/,
      'The yellow, blue, and green loops have at most 6 tiles each.',
      'Each is entangled with the red one.',
      /^Two loops/,
      RULES,
    ],
    ['crop-circles', 'Close as many loops as you can, in any colours, at least 4.', RULES],
    [
      'four-loop',
      /^Make the longest loop you can in every colour\. .*136 is the maximum and solves the puzzle; the best by hand is 133\.$/,
      RULES,
    ],
    ['quest-no-red', /^Tiles come one at a time\. Build the longest yellow, blue, or green line; all 14 tiles win\./],
  ])('%s', (id, ...words) => {
    const said = goalWords({ puzzle: named(id) }, t);
    expect(said).toHaveLength(words.length);
    for (const [at, each] of words.entries()) expect(said[at]).toMatch(each);
  });

  it('is, of a solitaire that has begun, its colour alone', () => {
    const drawn = { colour: 'green', order: [] } as const;
    expect(goalWords({ puzzle: named('quest-no-red'), drawn }, t)[0]).toContain('the longest green line');
  });

  it('is said of every puzzle of the catalogue, with no word left open', () => {
    for (const { puzzle } of CATALOGUE) {
      const said = goalWords({ puzzle }, t);
      expect(said.length).toBeGreaterThan(0);
      expect(said.join(' ')).not.toMatch(/\{\{|undefined|puzzle\./);
    }
  });
});

describe('the figure of a goal', () => {
  it('has a path for every colour that must be one, striped where the colour is open', () => {
    expect(goalFigure(named('discovery-3').goal).paths).toEqual([{ path: 'loop', colours: ['yellow'] }]);
    expect(goalFigure(named('starter').goal).paths).toEqual([{ path: 'loop', colours: ['red', 'yellow', 'blue'] }]);
    const lines = goalFigure(named('genius').goal).paths;
    expect(lines).toEqual(Array.from({ length: 2 }, () => ({ path: 'line', colours: ['red', 'yellow', 'blue'] })));
    expect(goalFigure(named('four-line').goal).paths.map(({ colours }) => colours)).toEqual(
      COLOURS.map((each) => [each]),
    );
  });

  it('has the loops of a tangle, and as many as must close', () => {
    const tangle = goalFigure(named('lockdown').goal);
    expect(tangle.isTangled).toBe(true);
    expect(tangle.paths.flatMap(({ colours }) => colours)).toEqual(['red', 'yellow', 'yellow', 'blue', 'green']);
    expect(goalFigure(named('crop-circles').goal).paths).toHaveLength(4);
  });

  it('has no path for a shape alone, and a pile for tiles that come one at a time', () => {
    expect(goalFigure({ kind: 'shape', shape: 'pyramid-10' }).paths).toEqual([]);
    expect(goalFigure(named('solitaire-loop').goal)).toMatchObject({ isDrawn: true, isTangled: false });
  });
});

const TILES = [3, 12, 20];
const recordOf = (goal: Goal): RecordedPuzzle => ({
  name: 'Mine',
  puzzle: { tiles: TILES, goal },
  laid: TILES.map((tile, q) => ({ tile, q, r: 0, rotation: 0 })),
  firm: [],
  seconds: 0,
  helped: false,
});
const LOOP = recordOf({ kind: 'paths', path: 'loop', choices: [['yellow']] });
const CELL = { q: 1, r: 1 };
const BESIDE: Fault = {
  code: 'clash',
  cells: [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ],
};

describe('what is missing', () => {
  it.each<[words: string, fault: Fault]>([
    ['Tile 12 is still in the box.', { code: 'tilesMissing', tiles: [12] }],
    ['2 tiles are still in the box.', { code: 'tilesMissing', tiles: [3, 12] }],
    ['Tiles 3 and 12 aren’t connected to the others.', { code: 'apart', tiles: [3, 12] }],
    ['The edge between tiles 3 and 12 doesn’t match.', BESIDE],
    ['There is a hole at the marked cell.', { code: 'hole', cells: [CELL] }],
    ['There are holes at the marked cells.', { code: 'hole', cells: [CELL, { q: 2, r: 1 }] }],
    ['The yellow loop leaves out tiles 12 and 20.', { code: 'leftOut', colour: 'yellow', tiles: [12, 20] }],
    ['The yellow line has all its tiles, but its ends don’t meet.', { code: 'notClosed', colour: 'yellow' }],
    ['No closed red loop; you need 1.', { code: 'loopCount', colour: 'red', found: 0, wanted: 1 }],
    ['2 closed red loops; you need 1.', { code: 'loopCount', colour: 'red', found: 2, wanted: 1 }],
    ['3 closed loops; you need at least 4.', { code: 'tooFewLoops', found: 3, wanted: 4 }],
    ['These loops must be entangled: red and blue.', { code: 'notEntangled', colours: ['red', 'blue'] }],
    ['The green loop has the wrong shape.', { code: 'loopShape', colours: ['green'] }],
    ['The red and green loops have the wrong shape.', { code: 'loopShape', colours: ['red', 'green'] }],
  ])('%s', (words, fault) => {
    expect(faultWords([fault], LOOP, t)).toEqual([words]);
  });

  it('speaks of a line where a line is wanted', () => {
    const line = recordOf({ kind: 'paths', path: 'line', choices: [['yellow']] });
    const leftOut: Fault = { code: 'leftOut', colour: 'yellow', tiles: [3] };
    expect(faultWords([leftOut], line, t)).toEqual(['The yellow line leaves out tile 3.']);
  });

  it('tells of edges that clash in one sentence, and of the goal only when all tiles match', () => {
    const goal: Fault = { code: 'notClosed', colour: 'yellow' };
    const other: Fault = {
      code: 'clash',
      cells: [
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ],
    };
    expect(faultWords([BESIDE, other, goal], LOOP, t)).toEqual(['2 edges don’t match.']);
    expect(faultWords([goal], LOOP, t)).toHaveLength(1);
  });

  it('marks what it tells of, and nothing else', () => {
    const hole: Fault = { code: 'hole', cells: [CELL] };
    const leftOut: Fault = { code: 'leftOut', colour: 'yellow', tiles: [12] };
    const shape: Fault = { code: 'shape', cells: [{ q: 2, r: 0 }], open: [CELL] };
    expect(marksOfAll([hole, leftOut], LOOP)).toEqual([
      { holes: [CELL], open: [], tiles: [] },
      { holes: [], open: [], tiles: [12] },
    ]);
    expect(marksOfAll([shape], LOOP)).toEqual([{ holes: [], open: [CELL], tiles: [20] }]);
    expect(marksOfAll([BESIDE, hole], LOOP)).toEqual([{ holes: [], open: [], tiles: [] }]);
  });
});

describe('the words for help', () => {
  it('tell a search for something better from one for a solution', () => {
    expect(helpWords({ kind: 'asked', task: 'solve' }, t).text).toBe('Looking for a solution…');
    expect(helpWords({ kind: 'asked', task: 'solve', isBettering: true }, t).text).toBe(
      'Looking for a better solution…',
    );
    const best = { laid: [], score: 140 };
    expect(helpWords({ kind: 'asked', task: 'solve', isBettering: true, best }, t).text).toContain('140 points');
  });
});
