import { describe, expect, it } from 'vitest';
import { CATALOGUE, type CataloguedPuzzle, puzzleById, type Family } from '../../../src-shared/puzzles/catalogue';
import { DRAWN_PYRAMIDS, drawnPyramid } from '../../../src-shared/puzzles/drawn-pyramids';
import { makeGoalText } from '../../../src-shared/record/goal-text';
import { edgesOf } from '../../../src-shared/tantrix';
import { BOOKLET_PUZZLES, type BookletPuzzle, DOCUMENTS } from '../../support/booklet-puzzles';

/** Numbers as `1 4-6 9`. */
const tilesIn = (text: string): number[] =>
  text.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

const LISTED = BOOKLET_PUZZLES.filter((row): row is BookletPuzzle & { tiles: string } => row.tiles !== undefined);

function entryOf(id: string): CataloguedPuzzle {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  return entry;
}

describe('the table of the documents', () => {
  it('has every puzzle there is but patterns and matches, each once: 71', () => {
    const others: readonly Family[] = ['extended', 'pattern', 'match'];
    const single = CATALOGUE.filter(({ family }) => !others.includes(family));
    const ids = [...single.map(({ id }) => id), ...DRAWN_PYRAMIDS];
    expect(BOOKLET_PUZZLES.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(71);
    expect(BOOKLET_PUZZLES).toHaveLength(71);
  });

  it('says of every puzzle what it asks, and where; seven are in no document', () => {
    for (const { asks, from } of BOOKLET_PUZZLES) {
      expect(asks.length).toBeGreaterThan(20);
      for (const [document, heading] of from) expect(DOCUMENTS.includes(document) && heading.length > 0).toBe(true);
    }
    expect(BOOKLET_PUZZLES.filter(({ from }) => from.length === 0).map(({ id }) => id)).toEqual([
      'pyramid-loop',
      'pyramid-loops',
      'pyramid-lines',
      'xtreme-loop',
      'xtreme-red',
      'xtreme-blue',
      'xtreme-green-yellow',
    ]);
  });

  it('are in the catalogue as they stand there', () => {
    const listed = LISTED.map(({ id, goal, tiles, level, targetSeconds }) => {
      return { id, goal, tiles: tilesIn(tiles), clues: undefined, level, targetSeconds };
    });
    const found = LISTED.map(({ id }) => {
      const { puzzle, level, targetSeconds } = entryOf(id);
      const { tiles, clues } = puzzle;
      return { id, goal: makeGoalText(puzzle.goal), tiles, clues, level, targetSeconds };
    });
    expect(listed.length).toBeGreaterThan(50);
    expect(found).toEqual(listed);
  });

  it.each(DRAWN_PYRAMIDS)('%s is drawn as it stands there', (shape) => {
    const row = BOOKLET_PUZZLES.find(({ id }) => id === shape);
    expect(row?.tiles).toBeUndefined();
    expect(makeGoalText(drawnPyramid(shape, 'four', 1).goal)).toBe(row?.goal);
  });

  it('pass all tiles where they say so, as every tile has these colours', () => {
    const through = LISTED.flatMap(({ id, through: colours = [] }) => colours.map((colour) => ({ id, colour })));
    const wrong = through.filter(({ id, colour }) =>
      entryOf(id).puzzle.tiles.some((tile) => !edgesOf(tile).includes(colour)),
    );
    expect(through.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
});
