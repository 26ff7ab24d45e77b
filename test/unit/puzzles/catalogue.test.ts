import { describe, expect, it } from 'vitest';
import { withDay } from '../../../src-shared/bridge/bridge';
import {
  CATALOGUE,
  type CataloguedPuzzle,
  FAMILIES,
  puzzleById,
  SHARESETS,
} from '../../../src-shared/puzzles/catalogue';
import { type Day, dayName, puzzleOfTheDay, streakOf, WEEK } from '../../../src-shared/puzzles/daily';
import { gradeOf, GRADES } from '../../../src-shared/puzzles/grades';
import { DRAWN_PYRAMIDS, drawnPyramid, hasThreeColours } from '../../../src-shared/puzzles/drawn-pyramids';
import { COLOURS, edgesOf, isTileNumber, TILE_NUMBERS } from '../../../src-shared/tantrix';

const entry = (id: string): CataloguedPuzzle => {
  const found = puzzleById(id);
  if (!found) throw new Error(`no puzzle ${id}`);
  return found;
};

const coloursIn = (tiles: readonly number[]): number => new Set(tiles.flatMap((tile) => edgesOf(tile))).size;

const drawnTiles = (seed: number): string => drawnPyramid('pyramid-6', 'four', seed).tiles.join(' ');

function dayAfter(from: string, days: number): Day {
  const date = new Date(Date.parse(from) + days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const ids = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => puzzleOfTheDay(dayAfter(from, at)).id);

/** Whether these are at least three tiles of the set, each once but in the extended loops, ascending. */
const isSet = ({ family, puzzle: { tiles } }: CataloguedPuzzle): boolean => {
  const step = family === 'extended' ? 0 : 1;
  return tiles.length > 2 && tiles.every((tile, at) => isTileNumber(tile) && tile >= (tiles[at - 1] ?? 0) + step);
};

describe('the catalogue', () => {
  it('has every puzzle of the booklets, family by family', () => {
    const counts = FAMILIES.map((family) => [family, CATALOGUE.filter((one) => one.family === family).length]);
    expect(Object.fromEntries(counts)).toEqual({
      classic: 8,
      discovery: 28,
      extended: 70,
      rainbow: 5,
      pyramid: 3,
      tangle: 11,
      solitaire: 6,
      unsolved: 2,
      xtreme: 4,
      pattern: 5,
      match: 5,
    });
    const order = CATALOGUE.map(({ family }) => FAMILIES.indexOf(family));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('gives every puzzle an id of its own that a file can hold', () => {
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
    expect(CATALOGUE.filter(({ id }) => !/^[a-z0-9-]{1,40}$/.test(id))).toEqual([]);
  });

  it('gives every puzzle at least three tiles of the set, ascending, and copies in the extended loops alone', () => {
    expect(CATALOGUE.filter((each) => !isSet(each)).map(({ id }) => id)).toEqual([]);
  });

  it('starts with the classic eight and their levels', () => {
    expect(CATALOGUE.slice(0, 8).map(({ name, level, puzzle }) => [name, level, puzzle.tiles.length])).toEqual([
      ['Starter', 2, 6],
      ['Basic', 3, 8],
      ['Original', 3, 10],
      ['Junior', 3, 10],
      ['Student', 4, 10],
      ['Master', 6, 12],
      ['Professor', 5, 12],
      ['Genius', 8, 12],
    ]);
  });

  it.each([
    [3, 'yellow', 20],
    [4, 'red', 40],
    [5, 'red', 60],
    [6, 'blue', 180],
    [7, 'blue', 360],
    [8, 'blue', 600],
    [9, 'yellow', 900],
    [10, 'red', 1080],
    [12, 'yellow', undefined],
    [30, 'red', undefined],
  ])('asks in Discovery %i for a %s loop in %s seconds', (count, colour, targetSeconds) => {
    const { puzzle, targetSeconds: seconds } = entry(`discovery-${count}`);
    expect(puzzle.tiles).toHaveLength(count);
    expect(puzzle.goal).toEqual({ kind: 'paths', path: 'loop', choices: [[colour]] });
    expect(seconds).toBe(targetSeconds);
  });

  it('lets the person find the colours where the booklets do', () => {
    expect(entry('starter').puzzle.goal).toMatchObject({ choices: [['red'], ['yellow'], ['blue']] });
    expect(entry('professor').puzzle.goal).toMatchObject({ choices: { length: 6 } });
    expect(entry('genius').puzzle.goal).toMatchObject({
      path: 'line',
      choices: [
        ['red', 'yellow'],
        ['red', 'blue'],
        ['yellow', 'blue'],
      ],
    });
  });

  it('names only known solutions that the goal offers', () => {
    for (const { puzzle, solvable } of CATALOGUE) {
      const choices = puzzle.goal.kind === 'paths' ? puzzle.goal.choices : [];
      for (const choice of solvable ?? []) expect(choices).toContainEqual(choice);
    }
  });

  it('draws solitaires from fourteen tiles of the same three colours', () => {
    for (const { puzzle, family } of CATALOGUE) {
      if (family !== 'solitaire') continue;
      expect(puzzle.tiles).toHaveLength(14);
      expect(coloursIn(puzzle.tiles)).toBe(3);
    }
  });

  it('has no puzzle of another name', () => {
    expect(puzzleById('constructor')).toBeUndefined();
  });
});

describe('sharesets', () => {
  it.each(SHARESETS)('$name shares out all tiles, each to one puzzle', ({ puzzles }) => {
    const tiles = puzzles.flatMap((id) => entry(id).puzzle.tiles);
    expect(tiles.toSorted((a, b) => a - b)).toEqual(TILE_NUMBERS);
  });
});

describe('a pyramid of random tiles', () => {
  it.each(DRAWN_PYRAMIDS)('%s has as many as its name says, and all colours', (shape) => {
    for (let seed = 0; seed < 200; seed++) {
      const { tiles, goal } = drawnPyramid(shape, 'four', seed);
      expect(goal).toEqual({ kind: 'shape', shape });
      expect(new Set(tiles).size).toBe(Number(shape.slice('pyramid-'.length)));
      expect(tiles).toEqual(tiles.toSorted((a, b) => a - b));
      expect(coloursIn(tiles)).toBe(COLOURS.length);
    }
  });

  it('keeps to three colours where there are tiles enough', () => {
    expect(DRAWN_PYRAMIDS.filter(hasThreeColours)).toEqual(['pyramid-6', 'pyramid-10']);
    expect(coloursIn(drawnPyramid('pyramid-10', 'three', 7).tiles)).toBe(3);
    expect(() => drawnPyramid('pyramid-15', 'three', 7)).toThrow(RangeError);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(drawnTiles(5)).toBe(drawnTiles(5));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => drawnTiles(seed))).size).toBeGreaterThan(45);
  });
});

describe('the puzzle of the day', () => {
  it('is the same all day, everywhere', () => {
    expect(ids('2026-03-01T00:00Z', 5)).toEqual(ids('2026-03-01T00:00Z', 5));
  });

  it('is of one grade on each day of the week, from easy on Monday to expert on Sunday', () => {
    // The second of March 2026 was a Monday, as was the fifth of January 1970.
    for (const monday of ['2026-03-02T00:00Z', '1970-01-05T00:00Z', '1815-06-12T00:00Z']) {
      const grades = Array.from({ length: 70 }, (_, at) => gradeOf(puzzleOfTheDay(dayAfter(monday, at))));
      expect(grades).toEqual(Array.from({ length: 70 }, (_, at) => WEEK[at % 7]));
      expect(grades.slice(0, 7).join(' ')).toBe('easy easy medium medium hard hard expert');
    }
  });

  it.each(GRADES)('goes through all that are %s and can be solved before one comes again, in new order', (grade) => {
    const leftOut = ['extended', 'solitaire', 'unsolved', 'pattern', 'match'];
    const all = CATALOGUE.filter((one) => !leftOut.includes(one.family) && gradeOf(one) === grade);
    const days = Array.from({ length: 7 * 4 * all.length }, (_, at) => dayAfter('1970-01-05T00:00Z', at));
    const comes = days.map(puzzleOfTheDay).filter((one) => gradeOf(one) === grade);
    // The week of the fifth of January is the second: the round has begun with what came in the first.
    const perWeek = WEEK.filter((each) => each === grade).length;
    const [first, second] = [0, 1].map((round) =>
      comes.slice(round * all.length + all.length - perWeek).slice(0, all.length),
    );
    expect(new Set(first)).toEqual(new Set(all));
    expect(new Set(second)).toEqual(new Set(all));
    expect(first).not.toEqual(second);
  });
});

describe('the days in a row', () => {
  const TODAY = { year: 2026, month: 3, day: 2 };

  it.each([
    ['none at first', [], 0],
    ['today', ['2026-03-02'], 1],
    ['up to yesterday, while today may still be solved', ['2026-02-28', '2026-03-01'], 2],
    ['over the end of a month, in whatever order they were kept', ['2026-03-02', '2026-02-28', '2026-03-01'], 3],
    ['none after a day that was left out', ['2026-02-27', '2026-02-28'], 0],
    ['from the last gap on', ['2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02'], 3],
    ['not of days to come', ['2026-03-03'], 0],
  ])('count %s', (_, days, count) => {
    expect(streakOf(days, TODAY)).toBe(count);
  });

  it('are written as files write days', () => {
    expect(dayName(TODAY)).toBe('2026-03-02');
  });

  it('are kept once each: one more leaves them as they are', () => {
    const days = [dayName(TODAY)];
    expect(withDay(days, dayName(TODAY))).toBe(days);
    expect(withDay(days, '2026-03-03')).toEqual(['2026-03-02', '2026-03-03']);
  });
});
