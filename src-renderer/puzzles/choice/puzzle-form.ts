import type { PuzzleResult } from '../../../src-shared/bridge/bridge';
import { type DrawnColours, drawnPyramid, hasThreeColours } from '../../../src-shared/puzzles/drawn-pyramids';
import type { GeneratedLevel, PuzzleRecipe } from '../../../src-shared/puzzles/recipes';
import type { Puzzle } from '../../../src-shared/puzzles/puzzle';
import { parsePuzzleCode, type PuzzleCodeProblem } from '../../../src-shared/record';
import type { Grade } from '../../../src-shared/puzzles/grades';
import { type Colour, isSeed } from '../../../src-shared/tantrix';
import { randomSeed } from '../../stage/chance';
import {
  firstToPlay,
  found,
  type GeneratedItem,
  type StudyItem,
  type Item,
  ofGrade,
  type Section,
  sectionsOf,
  type Shelf,
} from '../shelves';
import type { PuzzleStart } from '../starting';
import type { Words } from '../../words/words';

/** How hard match puzzles are that are made, from the easiest. */
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

const GRADES: Readonly<Record<PuzzleLevel, GeneratedLevel>> = { easy: 1, medium: 2, hard: 3 };

/** Everything chosen in the part of the New Game dialog that is about puzzles. */
export interface PuzzleForm {
  /** The day on which the dialog was opened. */
  readonly today: Date;
  readonly shelf: Shelf;
  /** While there are letters, what they find stands in place of the shelf. */
  readonly search: string;
  /** How hard the puzzles shown are; left out, of every grade. */
  readonly grade?: Grade | undefined;
  /** The key of the item that is chosen. */
  readonly key: string | undefined;
  /** Of a solitaire; left out, the first that it offers. */
  readonly colour?: Colour | undefined;
  readonly drawnColours: DrawnColours;
  /** Of match puzzles that are made. */
  readonly level: PuzzleLevel;
  /** What random tiles are drawn by, and puzzles made by, as typed. */
  readonly seed: string;
  readonly code: string;
}

export interface PuzzleFormProblems {
  readonly seed: boolean;
  readonly code?: PuzzleCodeProblem | undefined;
  /** There is nothing to start. */
  readonly nothing: boolean;
}

/** What was chosen of puzzles that are drawn or made, of which there is always another. */
export type MadeChoice = Pick<PuzzleForm, 'key' | 'drawnColours' | 'level'>;

/** A form with that shelf in front; of puzzles that are drawn or made, with the sort that was chosen before. */
export function puzzleFormFor(shelf: Shelf, results: readonly PuzzleResult[], before?: MadeChoice): PuzzleForm {
  const empty = {
    today: new Date(),
    search: '',
    key: undefined,
    drawnColours: before?.drawnColours ?? 'three',
    level: before?.level ?? 'easy',
    seed: String(randomSeed()),
    code: '',
  } as const;
  const form = onShelf({ shelf, ...empty }, shelf, results);
  const item = before && chosenItem({ ...form, key: before.key }, shownSections(form));
  return item && hasAnother(item) ? { ...form, key: item.key } : form;
}

const hasAnother = (item: Item): boolean => item.kind === 'drawn' || item.kind === 'generated';

/** The form with another shelf in front, and the first of it that is not solved. */
export const onShelf = (form: PuzzleForm, shelf: Shelf, results: readonly PuzzleResult[]): PuzzleForm => ({
  ...form,
  shelf,
  search: '',
  key: firstToPlay(ofGrade(sectionsOf(shelf, form.today), form.grade), results)?.key,
});

/** The form with puzzles of a grade alone, or with undefined of all; what was chosen stays while it is shown. */
export function graded(form: PuzzleForm, grade: Grade | undefined, results: readonly PuzzleResult[]): PuzzleForm {
  const next = { ...form, grade };
  const sections = shownSections(next);
  return chosenItem(next, sections) ? next : { ...next, key: firstToPlay(sections, results)?.key };
}

/** The form with what the letters find; the first of it is chosen. */
export function searching(form: PuzzleForm, search: string, results: readonly PuzzleResult[]): PuzzleForm {
  if (!search.trim()) return { ...onShelf(form, form.shelf, results), search };
  return { ...form, search, key: ofGrade(found(search), form.grade)[0]?.items[0]?.key };
}

export const shownSections = ({ shelf, search, grade, today }: PuzzleForm): Section[] =>
  ofGrade(isSearching({ search }) ? found(search) : sectionsOf(shelf, today), grade);

/** Whether what is found stands in place of a shelf. */
export const isSearching = ({ search }: Pick<PuzzleForm, 'search'>): boolean => search.trim() !== '';

export const isOwn = (form: PuzzleForm): boolean => form.shelf === 'own' && !isSearching(form);

export const chosenItem = (form: PuzzleForm, sections: readonly Section[]): Item | undefined =>
  sections.flatMap(({ items }) => items).find(({ key }) => key === form.key);

const seedOf = ({ seed }: PuzzleForm): number | undefined =>
  /^\d{1,10}$/.test(seed.trim()) && isSeed(Number(seed)) ? Number(seed) : undefined;

/** The colours that the tiles of a drawn pyramid have: of the largest, three are too few. */
export const coloursFor = (form: PuzzleForm, { shape }: Extract<Item, { kind: 'drawn' }>): DrawnColours =>
  hasThreeColours(shape) ? form.drawnColours : 'four';

/** The puzzle that is chosen; of random tiles undefined while the seed is none. */
export function puzzleChosen(form: PuzzleForm, item: Exclude<Item, GeneratedItem | StudyItem>): Puzzle | undefined {
  if (item.kind !== 'drawn') return item.entry.puzzle;
  const seed = seedOf(form);
  return seed === undefined ? undefined : drawnPyramid(item.shape, coloursFor(form, item), seed);
}

/** A puzzle that must be made before it can be started. */
export interface Order {
  readonly name: string;
  readonly generating: PuzzleRecipe;
}

/** What is to be started, or made first, or why nothing can be. */
export function startFrom(form: PuzzleForm, t: Words): PuzzleStart | StudyItem | Order | PuzzleFormProblems {
  if (isOwn(form)) return startFromCode(form.code, t);
  const item = chosenItem(form, shownSections(form));
  if (!item) return { seed: false, nothing: true };
  if (item.kind === 'study') return item;
  if (item.kind === 'generated') return orderFrom(form, item, t);
  const puzzle = puzzleChosen(form, item);
  if (!puzzle) return { seed: true, nothing: false };
  if (item.kind !== 'drawn') return { id: item.entry.id, name: item.entry.name, puzzle, colour: form.colour };
  const seed = seedOf(form) ?? 0;
  const name = t(`puzzleChoice.drawnName.${coloursFor(form, item)}`, { count: puzzle.tiles.length, seed });
  return { name, puzzle, seed };
}

function orderFrom(form: PuzzleForm, { sort }: GeneratedItem, t: Words): Order | PuzzleFormProblems {
  const seed = seedOf(form);
  if (seed === undefined) return { seed: true, nothing: false };
  const values = { count: sort.size, seed };
  if (sort.kind !== 'match') {
    return { name: t(`puzzleChoice.generatedName.${sort.kind}`, values), generating: { ...sort, seed } };
  }
  return {
    name: t(`puzzleChoice.generatedName.match.${form.level}`, values),
    generating: { ...sort, level: GRADES[form.level], seed },
  };
}

function startFromCode(code: string, t: Words): PuzzleStart | PuzzleFormProblems {
  const parsed = parsePuzzleCode(code);
  return parsed.ok
    ? { name: t('puzzleChoice.codeName'), puzzle: parsed.puzzle }
    : { seed: false, code: parsed.problem, nothing: false };
}

export const isProblem = (start: PuzzleStart | StudyItem | Order | PuzzleFormProblems): start is PuzzleFormProblems =>
  'nothing' in start;
