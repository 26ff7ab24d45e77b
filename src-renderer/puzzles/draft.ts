import { puzzleProblem } from '../../src-shared/puzzles/problem';
import {
  type Arrangement,
  type Goal,
  type Puzzle,
  type Shape,
  SHAPE_NAMES,
  type ShapeName,
  type TangleGoal,
  type TurnGoal,
} from '../../src-shared/puzzles/puzzle';
import { isPuzzleName } from '../../src-shared/record';
import {
  backOf,
  COLOURS,
  type Colour,
  edgesOf,
  type Hex,
  seededRandom,
  shuffled,
  TILE_NUMBERS,
  type TileNumber,
} from '../../src-shared/tantrix';

/** A puzzle that somebody is making up. */

export const DRAFT_GOALS = ['loop', 'line', 'loops', 'lines', 'shape', 'turn', 'tangle'] as const;
export type DraftGoal = (typeof DRAFT_GOALS)[number];

/** Of the shapes, `table` stands for the cells that were filled on the table. */
export const DRAFT_SHAPES = ['free', ...SHAPE_NAMES, 'table'] as const;
export type DraftShape = 'free' | ShapeName | 'table';

export interface Draft {
  readonly name: string;
  readonly tiles: ReadonlySet<TileNumber>;
  readonly goal: DraftGoal;
  /** Those of the paths: of one path any, of two any pair, of a tangle all. */
  readonly colours: readonly Colour[];
  readonly shape: DraftShape;
  /** Of a tangle: every other loop is entangled with the one of this colour. */
  readonly hub: Colour | undefined;
  /** What lay on the table when the draft was begun. */
  readonly laid: Arrangement;
  /** The cells that can be the shape: those the puzzle had, or those of the tiles on the table. */
  readonly cells: readonly Hex[];
  /** Whether tiles lie firm where they lay on the table. */
  readonly hasClues: boolean;
}

export const DRAFT_PROBLEMS = ['name', 'nameSigns', 'tiles', 'colours', 'shape', 'places'] as const;
export type DraftProblem = (typeof DRAFT_PROBLEMS)[number];

/** A draft that makes the same puzzle as far as drafts go, or an empty one; with what lies on its table. */
export function draftOf(puzzle: Puzzle | undefined, name: string, laid: Arrangement = []): Draft {
  const goal = puzzle?.goal;
  const shape = goal && 'shape' in goal ? goal.shape : undefined;
  return {
    name,
    tiles: new Set(puzzle?.tiles),
    ...pathsOf(goal),
    shape: shape === undefined ? 'free' : typeof shape === 'string' ? shape : 'table',
    hub: goal?.kind === 'tangle' ? goal.hub : undefined,
    laid,
    cells: typeof shape === 'object' ? shape : laid.map(({ q, r }) => ({ q, r })),
    hasClues: (puzzle?.clues?.length ?? 0) > 0,
  };
}

/** What the tiles are to become, and in which colours; of goals that cannot be drafted a loop. */
function pathsOf(goal: Goal | undefined): Pick<Draft, 'goal' | 'colours'> {
  if (goal?.kind === 'tangle') return { goal: 'tangle', colours: COLOURS.filter((colour) => goal.loops[colour]) };
  if (goal?.kind === 'shape' || goal?.kind === 'turn') return { goal: goal.kind, colours: ['red'] };
  if (goal?.kind !== 'paths') return { goal: 'loop', colours: ['red'] };
  const isPair = (goal.choices[0]?.length ?? 0) > 1;
  return {
    goal: isPair ? `${goal.path}s` : goal.path,
    colours: COLOURS.filter((colour) => goal.choices.flat().includes(colour)),
  };
}

/** The puzzle that a draft describes, or the first thing that keeps it from being one. */
export function puzzleOfDraft(draft: Draft): Puzzle | DraftProblem {
  if (!draft.name.trim()) return 'name';
  if (!isPuzzleName(draft.name)) return 'nameSigns';
  const goal = goalOf(draft);
  if (!goal) return draft.goal === 'turn' ? 'places' : 'shape';
  const clues = cluesOf(draft);
  const tiles = byNumber(draft.tiles);
  const puzzle = { tiles, goal, ...(clues.length > 0 ? { clues } : {}) };
  const problem = puzzleProblem(puzzle);
  return problem === undefined ? puzzle : (DRAFT_PROBLEMS.find((each) => each === problem) ?? 'colours');
}

/** The tiles of the draft that lie firm; where tiles are only turned, none does. */
const cluesOf = ({ hasClues, goal, laid, tiles }: Draft): Arrangement =>
  hasClues && goal !== 'turn' ? laid.filter(({ tile, copy }) => tiles.has(tile) && copy === undefined) : [];

function goalOf(draft: Draft): Goal | undefined {
  const { goal, colours } = draft;
  const shape = shapeOf(draft);
  if (goal === 'shape') return shape && { kind: 'shape', shape };
  if (goal === 'turn') return turnOf(draft);
  if (goal === 'tangle') return tangleOf(draft);
  const areTwo = goal === 'loops' || goal === 'lines';
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other]));
  return {
    kind: 'paths',
    path: goal === 'loop' || goal === 'loops' ? 'loop' : 'line',
    choices: areTwo ? pairs : colours.map((colour) => [colour]),
    ...(shape ? { shape } : {}),
  };
}

/** Each tile where it lay on the table; undefined when one did not lie there. */
function turnOf({ tiles, laid }: Draft): TurnGoal | undefined {
  const cells = byNumber(tiles).flatMap((tile) => {
    const at = laid.find((each) => each.tile === tile);
    return at ? [{ q: at.q, r: at.r }] : [];
  });
  return cells.length === tiles.size ? { kind: 'turn', cells } : undefined;
}

const byNumber = (tiles: ReadonlySet<TileNumber>): TileNumber[] => [...tiles].toSorted((a, b) => a - b);

function shapeOf({ shape, cells }: Draft): Shape | undefined {
  if (shape === 'free') return undefined;
  return shape === 'table' ? cells : shape;
}

const tangleOf = ({ colours, hub }: Draft): TangleGoal => ({
  kind: 'tangle',
  loops: Object.fromEntries(colours.map((colour) => [colour, 1])),
  ...(hub && colours.includes(hub) ? { hub } : {}),
});

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
