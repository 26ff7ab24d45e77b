import { puzzleProblem } from '../../src-shared/puzzles/problem';
import { type Goal, type Puzzle, type Shape, SHAPE_NAMES, type ShapeName } from '../../src-shared/puzzles/puzzle';
import {
  backOf,
  COLOURS,
  type Colour,
  edgesOf,
  seededRandom,
  shuffled,
  TILE_NUMBERS,
  type TileNumber,
} from '../../src-shared/tantrix';

/** A puzzle that somebody is making up. */

export const DRAFT_GOALS = ['loop', 'line', 'loops', 'lines', 'shape', 'tangle'] as const;
export type DraftGoal = (typeof DRAFT_GOALS)[number];

export const DRAFT_SHAPES = ['free', ...SHAPE_NAMES] as const;
export type DraftShape = 'free' | ShapeName;

export interface Draft {
  readonly name: string;
  readonly tiles: ReadonlySet<TileNumber>;
  readonly goal: DraftGoal;
  /** Those of the paths: of one path any, of two any pair, of a tangle all. */
  readonly colours: readonly Colour[];
  readonly shape: DraftShape;
}

export const DRAFT_PROBLEMS = ['name', 'tiles', 'colours', 'shape'] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];

/** A draft that makes the same puzzle as far as drafts go, or an empty one. */
export function draftOf(puzzle: Puzzle | undefined, name: string): Draft {
  const empty: Draft = { name, tiles: new Set(puzzle?.tiles), goal: 'loop', colours: ['red'], shape: 'free' };
  const goal = puzzle?.goal;
  if (goal?.kind === 'shape') return { ...empty, goal: 'shape', shape: namedShape(goal.shape) };
  if (goal?.kind === 'tangle') {
    return { ...empty, goal: 'tangle', colours: COLOURS.filter((colour) => goal.loops[colour]) };
  }
  if (goal?.kind !== 'paths') return empty;
  const isPair = (goal.choices[0]?.length ?? 0) > 1;
  const kind = goal.path === 'loop' ? (isPair ? 'loops' : 'loop') : isPair ? 'lines' : 'line';
  const colours = COLOURS.filter((colour) => goal.choices.flat().includes(colour));
  return { ...empty, goal: kind, colours, shape: namedShape(goal.shape) };
}

const namedShape = (shape: Shape | undefined): DraftShape => SHAPE_NAMES.find((name) => name === shape) ?? 'free';

/** The puzzle that a draft describes, or the first thing that keeps it from being one. */
export function puzzleOfDraft(draft: Draft): Puzzle | DraftProblem {
  if (!draft.name.trim()) return 'name';
  const goal = goalOf(draft);
  if (!goal) return 'shape';
  const puzzle = { tiles: [...draft.tiles].toSorted((a, b) => a - b), goal };
  const problem = puzzleProblem(puzzle);
  return problem === undefined ? puzzle : (DRAFT_PROBLEMS.find((each) => each === problem) ?? 'colours');
}

function goalOf({ goal, colours, shape }: Draft): Goal | undefined {
  if (goal === 'shape') return shape === 'free' ? undefined : { kind: 'shape', shape };
  if (goal === 'tangle') return { kind: 'tangle', loops: Object.fromEntries(colours.map((colour) => [colour, 1])) };
  const areTwo = goal === 'loops' || goal === 'lines';
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other]));
  return {
    kind: 'paths',
    path: goal === 'loop' || goal === 'loops' ? 'loop' : 'line',
    choices: areTwo ? pairs : colours.map((colour) => [colour]),
    ...(shape === 'free' ? {} : { shape }),
  };
}

/** Tiles that are chosen at once. */
export const TILE_GROUPS = [
  'all',
  ...([...COLOURS, 'white'] as const).map((back) => `back-${back}` as const),
  ...COLOURS.map((colour) => `no-${colour}` as const),
] as const;
export type TileGroup = (typeof TILE_GROUPS)[number];

/** All tiles, those with a back of that colour, or those that have only the three other colours. */
export function tilesOf(group: TileGroup): TileNumber[] {
  const [kind, colour] = group.split('-');
  if (kind === 'back') return TILE_NUMBERS.filter((tile) => backOf(tile) === colour);
  return TILE_NUMBERS.filter((tile) => !edgesOf(tile).some((edge) => edge === colour));
}

/** So many of the tiles, the same for the same seed; all of them when there are fewer. */
export const drawTiles = (tiles: readonly TileNumber[], count: number, seed: number): TileNumber[] =>
  shuffled(tiles, seededRandom(seed)).slice(0, count);
