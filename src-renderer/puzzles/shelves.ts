import type { PuzzleResult } from '../../src-shared/bridge/bridge';
import { CATALOGUE, type CataloguedPuzzle, FAMILIES, puzzleById, SHARESETS } from '../../src-shared/puzzles/catalogue';
import { dayOf, puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { DRAWN_PYRAMIDS, type DrawnPyramid } from '../../src-shared/puzzles/drawn-pyramids';
import { type Grade, gradeOf, gradeOfTiles } from '../../src-shared/puzzles/grades';
import { GENERATED_KINDS, GENERATED_SIZES, type GeneratedSort } from '../../src-shared/puzzles/recipes';
import { STUDIES } from '../../src-shared/robots/studies/all-studies';
import type { StudyLevel } from '../../src-shared/robots/studies/study';
import { standingOf } from './standing';
import { studyAt, studyId } from './studies/study-guide';

/** Where puzzles are chosen from: the families of the catalogue, and what stands beside it. */
export const SHELVES = ['daily', ...FAMILIES, 'studies', 'sharesets', 'generated', 'own'] as const;
export type Shelf = (typeof SHELVES)[number];

export const isShelf = (name: string): name is Shelf => SHELVES.some((shelf) => shelf === name);

/** Something that can be started; `key` tells it from all others of its shelf. */
export type Item =
  | { readonly kind: 'catalogued'; readonly key: string; readonly entry: CataloguedPuzzle }
  | { readonly kind: 'daily'; readonly key: string; readonly entry: CataloguedPuzzle; readonly date: Date }
  | { readonly kind: 'drawn'; readonly key: string; readonly shape: DrawnPyramid }
  | StudyItem
  | GeneratedItem;

/** Puzzles that the computer makes, each by its number. */
export interface GeneratedItem {
  readonly kind: 'generated';
  readonly key: string;
  readonly sort: GeneratedSort;
}

/** A position near the end of a game, in which one move wins. */
export interface StudyItem {
  readonly kind: 'study';
  readonly key: string;
  /** Its place among the studies. */
  readonly at: number;
}

/** A part of a shelf; a shareset has a name and stands for itself. */
export interface Section {
  /** Of no item either: a list that holds two of a key never ends. */
  readonly key: string;
  readonly name?: string;
  readonly items: readonly Item[];
}

const GRADE_OF_STUDY: Readonly<Record<StudyLevel, Grade>> = { 1: 'easy', 2: 'medium', 3: 'hard' };

/** How hard an item is: one grade, but of match puzzles that are made, all that they are made in. */
export function gradesOf(item: Item): readonly Grade[] {
  if (item.kind === 'drawn') return [gradeOfTiles('pyramid', Number(item.shape.split('-')[1]))];
  if (item.kind === 'generated') {
    return item.sort.kind === 'match' ? ['easy', 'medium', 'hard'] : [gradeOfTiles('generated', item.sort.size)];
  }
  return [item.kind === 'study' ? GRADE_OF_STUDY[studyAt(item.at).level] : gradeOf(item.entry)];
}

/** The sections with the items of a grade alone; without a grade, all. */
export const ofGrade = (sections: readonly Section[], grade: Grade | undefined): Section[] =>
  sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => grade === undefined || gradesOf(item).includes(grade)),
  }));

/** Days before today of which the puzzle can still be played. */
const DAYS_BACK = 6;

/** What stands on a shelf on that day. */
export function sectionsOf(shelf: Shelf, today: Date): Section[] {
  if (shelf === 'daily') return [{ key: `shelf ${shelf}`, items: dailyItems(today) }];
  if (shelf === 'own') return [];
  if (shelf === 'studies') return [{ key: `shelf ${shelf}`, items: STUDY_ITEMS }];
  if (shelf === 'generated') return [{ key: `shelf ${shelf}`, items: generatedItems() }];
  if (shelf === 'sharesets') {
    return SHARESETS.map(({ id, name, puzzles }) => ({
      key: `set ${id}`,
      name,
      items: puzzles.flatMap((puzzle) => puzzleById(puzzle) ?? []).map(catalogued),
    }));
  }
  const own = CATALOGUE.filter(({ family }) => family === shelf).map(catalogued);
  return [{ key: `shelf ${shelf}`, items: shelf === 'pyramid' ? [...own, ...DRAWN_PYRAMIDS.map(drawn)] : own }];
}

/** All puzzles of the catalogue whose name has these letters. */
export function found(text: string): Section[] {
  const letters = text.trim().toLowerCase();
  const items = CATALOGUE.filter(({ name }) => name.toLowerCase().includes(letters)).map(catalogued);
  return [{ key: 'shelf found', items }];
}

const catalogued = (entry: CataloguedPuzzle): Item => ({ kind: 'catalogued', key: entry.id, entry });
const drawn = (shape: DrawnPyramid): Item => ({ kind: 'drawn', key: `drawn-${shape}`, shape });

const STUDY_ITEMS = STUDIES.map((study, at): Item => ({ kind: 'study', key: studyId(study), at }));

const generatedItems = (): Item[] =>
  GENERATED_KINDS.flatMap((kind) =>
    GENERATED_SIZES[kind].map(
      (size): Item => ({
        kind: 'generated',
        key: `generated-${kind}-${size}`,
        sort: { kind, size },
      }),
    ),
  );

const dailyItems = (today: Date): Item[] =>
  Array.from({ length: DAYS_BACK + 1 }, (_, back) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
    return { kind: 'daily', key: `day-${back}`, entry: puzzleOfTheDay(dayOf(date)), date };
  });

export function idOf(item: Item): string | undefined {
  if (item.kind === 'study') return item.key;
  return 'entry' in item ? item.entry.id : undefined;
}

/** How many of the puzzles that have an end are solved; those of random tiles have none, nor those that are made. */
export function progressOf(sections: readonly Section[], results: readonly PuzzleResult[]) {
  const ids = sections.flatMap(({ items }) => items.flatMap((item) => idOf(item) ?? []));
  const solved = ids.filter((id) => standingOf(id, results).isSolved);
  return { solved: solved.length, all: ids.length };
}

/** The first that is not solved yet, or the first of all. */
export function firstToPlay(sections: readonly Section[], results: readonly PuzzleResult[]): Item | undefined {
  const items = sections.flatMap((section) => section.items);
  const isOpen = (item: Item) => !standingOf(idOf(item) ?? '', results).isSolved;
  return items.find(isOpen) ?? items[0];
}
