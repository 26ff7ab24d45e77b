import { drawnPyramid } from '../../../src-shared/puzzles/drawn-pyramids';
import { type GeneratedSort, generatedShape } from '../../../src-shared/puzzles/recipes';
import { eachPair } from '../../../src-shared/puzzles/families/entry';
import type { Goal, Puzzle } from '../../../src-shared/puzzles/puzzle';
import { COLOURS, TILE_NUMBERS } from '../../../src-shared/tantrix';
import { gradesOf, type Item } from '../shelves';
import type { PuzzleStanding } from '../standing';
import { studyName } from '../studies/study-guide';
import { timeWords } from '../../words/time-words';
import { dateWords, type Words } from '../../words/words';

/** What a list of puzzles says and shows of each. */

/** A puzzle by which to show what is wanted; where the tiles are still open, it has any of them. */
export function examplePuzzle(item: Item): Puzzle {
  if (item.kind === 'drawn') return drawnPyramid(item.shape, 'four', 0);
  if (item.kind === 'generated')
    return { tiles: TILE_NUMBERS.slice(0, item.sort.size), goal: generatedGoal(item.sort) };
  return item.kind === 'study' ? STUDY_PUZZLE : item.entry.puzzle;
}

/** A study is about the lines of a game of two. */
const STUDY_PUZZLE: Puzzle = { tiles: [], goal: { kind: 'paths', path: 'line', choices: [['red'], ['blue']] } };

/** The goal of such puzzles while their colour is open. */
function generatedGoal(sort: GeneratedSort): Goal {
  const shape = generatedShape(sort);
  if (sort.kind === 'match' && shape) return { kind: 'shape', shape };
  const path = sort.kind === 'loop' ? 'loop' : 'line';
  const choices = sort.kind === 'lines' ? eachPair() : COLOURS.map((colour) => [colour]);
  return { kind: 'paths', path, choices, ...(shape ? { shape } : {}) };
}

export function itemName(item: Item, t: Words): string {
  if (item.kind === 'drawn') return t('puzzleChoice.drawn', { count: examplePuzzle(item).tiles.length });
  if (item.kind === 'generated') return t(`puzzleChoice.generated.${item.sort.kind}`, { count: item.sort.size });
  return item.kind === 'study' ? studyName(item.at, t) : item.entry.name;
}

/** The words under the name. */
export function detailWords(item: Item, t: Words): string {
  return [...gradeWords(item, t), ...factsWords(item, t)].join(' · ');
}

/** How hard it is, unless that is still to be chosen. */
function gradeWords(item: Item, t: Words): string[] {
  const [grade, ...others] = gradesOf(item);
  return grade && others.length === 0 ? [t(`puzzleChoice.levels.${grade}`)] : [];
}

function factsWords(item: Item, t: Words): string[] {
  if (item.kind === 'drawn') return [t('puzzleChoice.drawnDetails')];
  if (item.kind === 'generated') return [t('puzzleChoice.generatedDetails')];
  if (item.kind === 'study') return [t('study.details')];
  const { level, targetSeconds, puzzle } = item.entry;
  return [
    ...(item.kind === 'daily' ? [dateWords(item.date)] : []),
    t('newGame.puzzleTiles', { count: puzzle.tiles.length }),
    ...(level === undefined ? [] : [t('newGame.puzzleLevel', { level })]),
    ...(targetSeconds === undefined ? [] : [t('puzzleChoice.target', { time: timeWords(targetSeconds, t) })]),
  ];
}

/** How far somebody has come; undefined when there is nothing to tell. */
export function standingWords(standing: PuzzleStanding, t: Words): string | undefined {
  const { isSolved, isAnswered, seconds, score } = standing;
  if (score !== undefined) return t('puzzleChoice.bestScore', { score });
  if (isAnswered) return t('puzzleChoice.answered');
  if (!isSolved) return undefined;
  return seconds === undefined
    ? t('puzzleChoice.solvedWithHelp')
    : t('puzzleChoice.solvedIn', { time: timeWords(seconds, t) });
}
