import { COLOURS, type Colour, edgesOf, hexKey, isRotation, isTileNumber, type TileNumber } from '../tantrix';
import { cellsOfShape } from './checker/shapes';
import { hasCopies, MOST_PIECES, pieceOf, piecesOf } from './pieces';
import { misplaced } from './turning';
import type { Arrangement, Goal, PathsGoal, Puzzle, Shape, TangleGoal } from './puzzle';

/** Everything that keeps data from being a puzzle, in the order in which it is looked for. */
export const PUZZLE_PROBLEMS = ['tiles', 'colours', 'shape', 'loops', 'numbers', 'clues'] as const;
export type PuzzleProblem = (typeof PUZZLE_PROBLEMS)[number];

/** Cells lie no further than this from 0,0, east or south. */
export const MAX_COORDINATE = 999;
const MAX_COUNT = 999;

/** Goals for which a tile is known by its number alone. */
const WITHOUT_COPIES: readonly Goal['kind'][] = ['solitaire', 'turn'];

/** What keeps the data from being a puzzle: not whether it can be solved. Undefined when nothing does. */
export function puzzleProblem(puzzle: Puzzle): PuzzleProblem | undefined {
  const { tiles, goal, clues = [] } = puzzle;
  if (!isSet(tiles) || (WITHOUT_COPIES.includes(goal.kind) && hasCopies(tiles))) return 'tiles';
  return (
    goalProblem(goal, tiles) ?? (isLaidOf(tiles, clues) && misplaced(puzzle, clues).length === 0 ? undefined : 'clues')
  );
}

/** Whether each is a piece of the puzzle, there once, turned by whole turns, in a cell of its own that files can name. */
export const isLaidOf = (tiles: readonly TileNumber[], laid: Arrangement): boolean =>
  laid.every(({ q, r, rotation }) => isNear(q) && isNear(r) && isRotation(rotation)) &&
  isSubset(laid.map(pieceOf), piecesOf(tiles)) &&
  new Set(laid.map(hexKey)).size === laid.length;

/** Whether all are among others, each once. */
export const isSubset = (some: readonly number[], all: readonly number[]): boolean =>
  new Set(some).size === some.length && some.every((each) => all.includes(each));

const isNear = (coordinate: number): boolean => Number.isInteger(coordinate) && Math.abs(coordinate) <= MAX_COORDINATE;

const isSet = (tiles: readonly TileNumber[]): boolean =>
  tiles.length > 0 &&
  tiles.length <= MOST_PIECES &&
  tiles.every((tile, at) => isTileNumber(tile) && tile >= (tiles[at - 1] ?? 0));

function goalProblem(goal: Goal, tiles: readonly TileNumber[]): PuzzleProblem | undefined {
  if (goal.kind === 'paths') return pathsProblem(goal, tiles);
  if (goal.kind === 'shape') return hasCells(goal.shape, tiles.length) ? undefined : 'shape';
  if (goal.kind === 'turn') return hasCells(goal.cells, tiles.length) ? undefined : 'shape';
  if (goal.kind === 'match') return undefined;
  if (goal.kind === 'tangle') return tangleProblem(goal, tiles);
  if (goal.kind === 'circles') return isCount(goal.atLeast) ? undefined : 'numbers';
  if (goal.kind === 'sum') return isCount(goal.best) && isCount(goal.bestByHand) ? undefined : 'numbers';
  return areColours(goal.colours, tiles) ? undefined : 'colours';
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_COUNT;

/** Whether there are colours, each once, and each on some tile. */
const areColours = (colours: readonly Colour[], tiles: readonly TileNumber[]): boolean =>
  colours.length > 0 &&
  new Set(colours).size === colours.length &&
  colours.every((colour) => tiles.some((tile) => edgesOf(tile).includes(colour)));

function pathsProblem({ choices, shape }: PathsGoal, tiles: readonly TileNumber[]): PuzzleProblem | undefined {
  if (choices.length === 0 || !choices.every((colours) => areColours(colours, tiles))) return 'colours';
  return shape === undefined || hasCells(shape, tiles.length) ? undefined : 'shape';
}

function hasCells(shape: Shape, count: number): boolean {
  const cells = cellsOfShape(shape);
  const areNear = cells.every(({ q, r }) => isNear(q) && isNear(r));
  return areNear && cells.length === count && new Set(cells.map(hexKey)).size === count;
}

function tangleProblem(goal: TangleGoal, tiles: readonly TileNumber[]): PuzzleProblem | undefined {
  const wanted = COLOURS.filter((colour) => goal.loops[colour] !== undefined);
  if (!areColours(wanted, tiles)) return 'colours';
  const { hub, shaped = [], chain = wanted, nested, identical = wanted } = goal;
  const forms = shaped.map(({ colour }) => colour);
  const named = [hub, ...forms, ...chain, nested?.inner, nested?.outer, ...identical];
  const areWanted = named.every((colour) => colour === undefined || wanted.includes(colour));
  const areSeveral = [goal.chain, goal.identical].every((colours) => !colours || colours.length > 1);
  const areFormed = areFormsOnce(goal.shaped);
  if (!areWanted || !areSeveral || !areFormed || (nested && nested.inner === nested.outer)) return 'loops';
  const counts = [...Object.values(goal.loops), ...shaped.map(({ size = 1 }) => size)];
  return counts.every(isCount) ? undefined : 'numbers';
}

/** Whether there are forms at all, each of a colour of its own, and none says twice how large it is. */
const areFormsOnce = (shaped: TangleGoal['shaped']): boolean =>
  !shaped ||
  (shaped.length > 0 &&
    new Set(shaped.map(({ colour }) => colour)).size === shaped.length &&
    shaped.every(({ shape, size }) => shape !== 'small' || size === undefined));
