import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { standingWords } from '../../../../src-renderer/puzzles/choice/item-words';
import { nextAfter, nextPuzzle } from '../../../../src-renderer/puzzles/next';
import { openPuzzle } from '../../../../src-renderer/puzzles/open-puzzle';
import { bestOf, bestScoreOf, resultIdOf } from '../../../../src-renderer/puzzles/results';
import {
  firstToPlay,
  found,
  gradesOf,
  idOf,
  ofGrade,
  progressOf,
  sectionsOf,
  SHELVES,
} from '../../../../src-renderer/puzzles/shelves';
import { standingOf } from '../../../../src-renderer/puzzles/standing';
import { betterResults, type PuzzleResult, PuzzleResultsSchema } from '../../../../src-shared/bridge/bridge';
import { CATALOGUE, type CataloguedPuzzle, FAMILIES, puzzleById } from '../../../../src-shared/puzzles/catalogue';
import { puzzleOfTheDay } from '../../../../src-shared/puzzles/daily';
import { gradeOf, GRADES } from '../../../../src-shared/puzzles/grades';
import { drawnPyramid } from '../../../../src-shared/puzzles/drawn-pyramids';
import { puzzleCode } from '../../../../src-shared/record';
import { t } from '../../../support/words';

const TODAY = new Date(2026, 2, 1, 23, 30);

function entry(id: string): CataloguedPuzzle {
  const one = puzzleById(id);
  if (!one) throw new Error(`no puzzle ${id}`);
  return one;
}

const solved = (id: string, more: Partial<PuzzleResult> = {}): PuzzleResult => ({
  id,
  seconds: 60,
  at: 0,
  helped: false,
  ...more,
});

const DRAWN = drawnPyramid('pyramid-10', 'three', 4711);

describe('the shelves', () => {
  it('hold every puzzle of the catalogue in one of the families', () => {
    const ids = FAMILIES.flatMap((family) => sectionsOf(family, TODAY)).flatMap(({ items }) =>
      items.flatMap((item) => idOf(item) ?? []),
    );
    expect(ids.toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
  });

  it('have keys that no two items, and no item and section, share', () => {
    for (const shelf of SHELVES) {
      const sections = sectionsOf(shelf, TODAY);
      const keys = sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('offer the puzzles of today and of six days before, over the end of a month', () => {
    const [section] = sectionsOf('daily', TODAY);
    const days = [1, 28, 27, 26, 25, 24, 23].map((day, at) => ({ year: 2026, month: at === 0 ? 3 : 2, day }));
    expect(section?.items.map(idOf)).toEqual(days.map((day) => puzzleOfTheDay(day).id));
  });

  it('are searched by letters of the name, whatever their case', () => {
    expect(found(' NECK ').flatMap(({ items }) => items.map(idOf))).toEqual(['necklace']);
    expect(found('zzz').flatMap(({ items }) => items)).toEqual([]);
  });

  it('propose the first that is not solved, and when all are, the first', () => {
    const xtreme = sectionsOf('xtreme', TODAY);
    const ids = xtreme.flatMap(({ items }) => items.flatMap((item) => idOf(item) ?? []));
    const [first = '', second] = ids;
    expect(firstToPlay(xtreme, [])?.key).toBe(first);
    expect(firstToPlay(xtreme, [solved(first)])?.key).toBe(second);
    expect(
      firstToPlay(
        xtreme,
        ids.map((id) => solved(id)),
      )?.key,
    ).toBe(first);
  });

  it.each(GRADES)('show all of a grade and no others: %s', (grade) => {
    for (const shelf of SHELVES) {
      const all = sectionsOf(shelf, TODAY).flatMap(({ items }) => items);
      const shown = ofGrade(sectionsOf(shelf, TODAY), grade).flatMap(({ items }) => items);
      expect(shown.map(({ key }) => key)).toEqual(
        all.filter((item) => gradesOf(item).includes(grade)).map(({ key }) => key),
      );
    }
  });

  it('have something of every grade in the catalogue, and a grade for everything', () => {
    expect(new Set(CATALOGUE.map(gradeOf))).toEqual(new Set(GRADES));
    const items = SHELVES.flatMap((shelf) => sectionsOf(shelf, TODAY)).flatMap((section) => section.items);
    expect(items.filter((item) => gradesOf(item).length === 0)).toEqual([]);
    expect(ofGrade(sectionsOf('classic', TODAY), undefined)).toEqual(sectionsOf('classic', TODAY));
  });

  it('tell how many are solved, of those that have an end', () => {
    expect(progressOf(sectionsOf('pyramid', TODAY), [solved('pyramid-loop')])).toEqual({ solved: 1, all: 3 });
    expect(progressOf(sectionsOf('generated', TODAY), [])).toEqual({ solved: 0, all: 0 });
  });
});

describe('how a puzzle stands', () => {
  it('is the time without help, or only that it was solved', () => {
    expect(standingOf('genius', [])).toEqual({ isSolved: false });
    expect(standingOf('genius', [solved('genius')])).toMatchObject({ isSolved: true, seconds: 60 });
    expect(standingOf('genius', [solved('genius', { helped: true })])).toEqual({ isSolved: true });
  });

  it('is not solved by an answer that was shown, and is by oneself before or after that', () => {
    const shown = solved('genius', { helped: true, answered: true });
    expect(standingOf('genius', [shown])).toEqual({ isSolved: false, isAnswered: true });
    expect(standingWords(standingOf('genius', [shown]), t)).toBe('solution seen');
    expect(progressOf(sectionsOf('classic', TODAY), [shown]).solved).toBe(0);
    const both = betterResults([shown], solved('genius'));
    expect(standingOf('genius', both)).toEqual({ isSolved: true, seconds: 60 });
    // The answer takes the place of no solution with a hint, which may be slower.
    const hinted = betterResults(betterResults([], solved('genius', { helped: true })), { ...shown, seconds: 1 });
    expect(standingOf('genius', hinted)).toEqual({ isSolved: true });
    expect(parse(PuzzleResultsSchema, hinted)).toEqual(hinted);
  });

  it.each([
    ['four-line', 145, false],
    ['four-line', 146, true],
    ['solitaire-line', 13, false],
    ['solitaire-line', 14, true],
    ['crop-circles', 4, true],
  ])('is for %s the points: with %i solved is %s', (id, score, isSolved) => {
    expect(standingOf(id, [solved(id, { score })])).toMatchObject({ isSolved, score });
  });
});

const points = (score: number, seconds: number) => solved('four-line', { score, seconds });

describe('results', () => {
  const [slow, fast] = [solved('genius', { seconds: 90 }), solved('genius', { seconds: 30 })];

  it('keep the fastest, apart from those with help', () => {
    expect(betterResults([slow], fast)).toEqual([fast]);
    expect(betterResults([fast], slow)).toEqual([fast]);
    const helped = solved('genius', { seconds: 1, helped: true });
    expect(bestOf(betterResults([fast], helped), 'genius')).toBe(30);
  });

  it('keep the most points, and of equal ones the fastest', () => {
    expect(betterResults([points(120, 30)], points(121, 90))).toEqual([points(121, 90)]);
    expect(betterResults([points(121, 90)], points(120, 30))).toEqual([points(121, 90)]);
    expect(betterResults([points(121, 90)], points(121, 80))).toEqual([points(121, 80)]);
    expect(bestScoreOf([points(121, 80)], 'four-line')).toBe(121);
    expect(bestOf([points(121, 80)], 'four-line')).toBeUndefined();
  });

  it('know a puzzle by its id, and one that is not of the catalogue by its code', () => {
    const { id, puzzle } = entry('genius');
    expect(resultIdOf({ id, puzzle: { ...puzzle } })).toBe('genius');
    expect(resultIdOf({ puzzle: DRAWN })).toBe(puzzleCode(DRAWN));
    // A file may say what it likes.
    expect(resultIdOf({ id, puzzle: DRAWN })).toBe(puzzleCode(DRAWN));
    const results = [solved('genius'), solved(puzzleCode(DRAWN))];
    expect(parse(PuzzleResultsSchema, results)).toEqual(results);
  });

  it('forget the oldest of a thousand puzzles that are known by their codes, and none of the catalogue', () => {
    const numbered = (at: number) => solved(`txp1;1-3;${at};000000`);
    const many = Array.from({ length: 1000 }, (_, at) => numbered(at));
    const after = betterResults([solved('genius'), ...many], numbered(1000));
    expect(after).toHaveLength(1001);
    expect(after).toContainEqual(solved('genius'));
    expect(after).not.toContainEqual(numbered(0));
    expect(after).toContainEqual(numbered(1000));
  });
});

describe('the next puzzle', () => {
  it('is the next of the collection that is not solved, from the end on again from the beginning', () => {
    expect(nextAfter(entry('discovery-4'), [])?.id).toBe('discovery-5');
    expect(nextAfter(entry('discovery-4'), [solved('discovery-5')])?.id).toBe('discovery-6');
    expect(nextAfter(entry('genius'), [solved('starter')])?.id).toBe('basic');
  });

  it('is the one behind it when all are solved', () => {
    const all = CATALOGUE.map(({ id }) => solved(id));
    expect(nextAfter(entry('starter'), all)?.id).toBe('basic');
  });

  it('is none for puzzles that are not of the catalogue', () => {
    const record = { name: 'Mine', puzzle: DRAWN, laid: [], firm: [], seconds: 0, helped: false };
    expect(nextPuzzle(openPuzzle(record), [])).toBeUndefined();
    expect(nextPuzzle(undefined, [])).toBeUndefined();
  });
});
