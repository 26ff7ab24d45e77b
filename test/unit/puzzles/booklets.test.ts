import { describe, expect, it } from 'vitest';
import { CATALOGUE, type CataloguedPuzzle, puzzleById } from '../../../src-shared/puzzles/catalogue';
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
  it('has every puzzle there is, each once: 71', () => {
    const ids = [...CATALOGUE.map(({ id }) => id), ...DRAWN_PYRAMIDS];
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

  it.each(LISTED)('$id is in the catalogue as it stands there', ({ id, goal, tiles, level, targetSeconds }) => {
    const entry = entryOf(id);
    expect(makeGoalText(entry.puzzle.goal)).toBe(goal);
    expect(entry.puzzle.tiles).toEqual(tilesIn(tiles));
    expect(entry.puzzle.clues).toBeUndefined();
    expect([entry.level, entry.targetSeconds]).toEqual([level, targetSeconds]);
  });

  it.each(DRAWN_PYRAMIDS)('%s is drawn as it stands there', (shape) => {
    const row = BOOKLET_PUZZLES.find(({ id }) => id === shape);
    expect(row?.tiles).toBeUndefined();
    expect(makeGoalText(drawnPyramid(shape, 'four', 1).goal)).toBe(row?.goal);
  });

  it.each(LISTED.filter(({ through }) => through))('$id passes all tiles, as every tile has $through', (row) => {
    const { tiles } = entryOf(row.id).puzzle;
    for (const colour of row.through ?? []) {
      expect(tiles.filter((tile) => !edgesOf(tile).includes(colour))).toEqual([]);
    }
  });
});
