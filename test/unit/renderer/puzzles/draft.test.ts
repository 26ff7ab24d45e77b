import { describe, expect, it } from 'vitest';
import {
  type Draft,
  draftOf,
  drawTiles,
  puzzleOfDraft,
  TILE_GROUPS,
  tilesOf,
} from '../../../../src-renderer/puzzles/draft';
import { CATALOGUE, puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { generate } from '../../../../src-shared/puzzles/generate';
import { puzzleProblem } from '../../../../src-shared/puzzles/problem';
import type { Arrangement, Goal } from '../../../../src-shared/puzzles/puzzle';
import { laidAtFirst } from '../../../../src-shared/puzzles/turning';
import { edgesOf } from '../../../../src-shared/tantrix';

/** A draft of tiles 1 to 3, to be made a loop of red. */
const LOOP: Draft = { ...draftOf(undefined, 'Mine'), tiles: new Set([3, 1, 2]) };
const LAID: Arrangement = [
  { tile: 2, q: 0, r: 0, rotation: 4 },
  { tile: 9, q: 1, r: 0, rotation: 0 },
];

const goalOf = (change: Partial<Draft>): Goal | undefined => {
  const made = puzzleOfDraft({ ...LOOP, ...change });
  return typeof made === 'string' ? undefined : made.goal;
};

describe('the puzzle of a draft', () => {
  it('has its tiles in order', () => {
    expect(puzzleOfDraft(LOOP)).toEqual({
      tiles: [1, 2, 3],
      goal: { kind: 'paths', path: 'loop', choices: [['red']] },
    });
  });

  it('wants a path of any of the colours, or of any two of them', () => {
    const colours = ['red', 'yellow', 'blue'] as const;
    expect(goalOf({ goal: 'line', colours })).toMatchObject({ path: 'line', choices: [['red'], ['yellow'], ['blue']] });
    const pairs = [
      ['red', 'yellow'],
      ['red', 'blue'],
      ['yellow', 'blue'],
    ];
    expect(goalOf({ goal: 'lines', colours })).toMatchObject({ path: 'line', choices: pairs });
    expect(goalOf({ goal: 'loops', colours: ['red', 'blue'] })).toMatchObject({
      path: 'loop',
      choices: [['red', 'blue']],
    });
  });

  it('fills the named shape, or the cells that were filled on the table', () => {
    const cells = [1, 2, 3].map((q) => ({ q, r: 0 }));
    expect(goalOf({ goal: 'shape', shape: 'pyramid-3' })).toEqual({ kind: 'shape', shape: 'pyramid-3' });
    expect(goalOf({ goal: 'shape', shape: 'table', cells })).toEqual({ kind: 'shape', shape: cells });
    expect(goalOf({ shape: 'pyramid-3' })).toMatchObject({ kind: 'paths', shape: 'pyramid-3' });
  });

  it('is a tangle of one loop of each colour, about a hub that is one of them', () => {
    const colours = ['red', 'blue'] as const;
    expect(goalOf({ goal: 'tangle', colours, hub: 'blue' })).toEqual({
      kind: 'tangle',
      loops: { red: 1, blue: 1 },
      hub: 'blue',
    });
    expect(goalOf({ goal: 'tangle', colours, hub: 'green' })).not.toHaveProperty('hub');
  });

  it('only turns tiles that lay on the table, where they lay and without clues', () => {
    const tiles = new Set([2, 9]);
    expect(puzzleOfDraft({ ...LOOP, goal: 'turn', tiles, laid: LAID, hasClues: true })).toEqual({
      tiles: [2, 9],
      goal: {
        kind: 'turn',
        cells: [
          { q: 0, r: 0 },
          { q: 1, r: 0 },
        ],
      },
    });
  });

  it('has for clues what of its tiles lay on the table, if that is wanted', () => {
    expect(puzzleOfDraft({ ...LOOP, laid: LAID, hasClues: true })).toMatchObject({ clues: LAID.slice(0, 1) });
    expect(puzzleOfDraft({ ...LOOP, laid: LAID })).not.toHaveProperty('clues');
  });

  it.each<[problem: string, change: Partial<Draft>]>([
    ['name', { name: ' ' }],
    ['tiles', { tiles: new Set() }],
    ['colours', { colours: [] }],
    ['colours', { goal: 'loops', colours: ['red'] }],
    ['colours', { colours: ['green'] }],
    ['shape', { goal: 'shape', shape: 'free' }],
    ['shape', { shape: 'pyramid-6' }],
    ['places', { goal: 'turn', laid: LAID }],
  ])('is none without its %s', (problem, change) => {
    expect(puzzleOfDraft({ ...LOOP, ...change })).toBe(problem);
  });
});

describe('the draft of a puzzle', () => {
  const plain = CATALOGUE.filter(
    ({ family, puzzle: { goal } }) =>
      (goal.kind === 'paths' && family !== 'extended') ||
      (goal.kind === 'tangle' && !goal.shaped && !goal.chain && !goal.nested && !goal.identical),
  ).filter(({ id }) => id !== 'lockdown');

  it.each(CATALOGUE.filter(({ family }) => family === 'pattern'))('makes $name again', ({ name, puzzle }) => {
    expect(puzzleOfDraft(draftOf(puzzle, name, laidAtFirst(puzzle)))).toEqual(puzzle);
  });

  it.each(plain.map(({ id }) => id))('makes %s again', (id) => {
    const puzzle = puzzleById(id)?.puzzle;
    expect(puzzleOfDraft(draftOf(puzzle, id))).toEqual(puzzle);
  });

  it('keeps the cells and the clues of a puzzle that was made', () => {
    const { puzzle } = generate({ kind: 'match', size: 7, seed: 12, level: 1 });
    expect(puzzleOfDraft(draftOf(puzzle, 'Mine', puzzle.clues))).toEqual(puzzle);
  });

  it('offers the cells where tiles lie, where the puzzle has none of its own', () => {
    expect(draftOf(undefined, 'Mine', LAID)).toMatchObject({
      cells: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ],
      hasClues: false,
    });
  });

  it('is a puzzle, too, where the goal cannot be drafted', () => {
    for (const id of ['four-line', 'crop-circles', 'solitaire-line']) {
      const made = puzzleOfDraft(draftOf(puzzleById(id)?.puzzle, id));
      expect(typeof made === 'string' ? made : puzzleProblem(made)).toBeUndefined();
    }
  });
});

describe('tiles that are chosen at once', () => {
  it('are all 56 once by their backs, and 14 without a colour', () => {
    const backs = TILE_GROUPS.filter((group) => group.startsWith('back-')).flatMap(tilesOf);
    expect(backs.toSorted((a, b) => a - b)).toEqual(tilesOf('all'));
    expect(tilesOf('all')).toHaveLength(56);
    const without = tilesOf('no-blue');
    expect(without).toHaveLength(14);
    expect(without.flatMap((tile) => [...edgesOf(tile)])).not.toContain('blue');
  });

  it('are drawn, the same by the same number, and no more than there are', () => {
    expect(drawTiles(tilesOf('all'), 10, 4711)).toEqual(drawTiles(tilesOf('all'), 10, 4711));
    expect(drawTiles(tilesOf('all'), 10, 4711)).not.toEqual(drawTiles(tilesOf('all'), 10, 4712));
    expect(new Set(drawTiles(tilesOf('no-red'), 20, 1))).toEqual(new Set(tilesOf('no-red')));
  });
});
