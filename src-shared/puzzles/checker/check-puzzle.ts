import { COLOURS, hexKey, sameHex } from '../../tantrix';
import { nearestChoice, pathFaults } from './path-faults';
import { tangleFaults } from './tangle-faults';
import { holesOf } from './holes';
import { longestLength, laidLoopsOf } from './paths';
import { bestFit } from './shapes';
import { clashingPairs, tileGroups, readLayout, type Layout } from './layout';
import { type LaidPiece, type Piece, pieceOf } from '../pieces';
import type { Arrangement, CircleGoal, Goal, PathsGoal, Puzzle, Shape, SolitaireGoal, SumGoal } from '../puzzle';
import { misplaced } from '../turning';
import type { Fault, Verdict } from '../verdict';

/** What is found beyond the rules for all puzzles; `colours` are those that come nearest. */
type Finding = Omit<Verdict, 'isSolved'>;

/**
 * Whether an arrangement solves the puzzle, and what it lacks, the first to mend first: what lies where it should not,
 * what is missing, apart, clashing, a hole, then the goal. Tiles may lie anyhow, in groups and with some missing; clues
 * count like all others. The order of the tiles says nothing. Never throws.
 */
export function checkPuzzle(puzzle: Puzzle, arrangement: Arrangement): Verdict {
  const { goal } = puzzle;
  const layout = readLayout(puzzle.tiles, arrangement);
  const { colours, score, faults: goalFaults } = findingOf(layout, goal);
  const faults = [...placeFaults(layout, puzzle), ...matchFaults(layout, goal), ...goalFaults];
  const isSolved = faults.length === 0 && (goal.kind !== 'sum' || (score ?? 0) >= goal.best);
  return {
    isSolved,
    ...(isSolved && colours ? { colours } : {}),
    ...(score === undefined ? {} : { score }),
    faults,
  };
}

/** Tiles that are not there, or not where they should be. */
function placeFaults(layout: Layout, puzzle: Puzzle): Fault[] {
  const { clues = [] } = puzzle;
  const apart = tileGroups(layout).slice(1).flat();
  const moved = clues.filter((clue) =>
    layout.laid.some(
      (one) => pieceOf(one) === pieceOf(clue) && !(sameHex(one, clue) && one.rotation === clue.rotation),
    ),
  );
  return [
    ...listing('stray', layout.strays),
    ...listing('tilesMissing', layout.missing),
    ...listing('clueMoved', piecesIn([...moved, ...misplaced(puzzle, layout.laid)])),
    ...listing('apart', piecesIn(apart)),
  ];
}

const piecesIn = (laid: readonly LaidPiece[]): Piece[] => laid.map(pieceOf).toSorted((a, b) => a - b);

const listing = (code: 'stray' | 'tilesMissing' | 'clueMoved' | 'apart', tiles: readonly Piece[]): Fault[] =>
  tiles.length === 0 ? [] : [{ code, tiles }];

/** The goals in which there may be holes. */
const WITH_HOLES: readonly Goal['kind'][] = ['solitaire', 'match'];

/** What touches must match, and in most goals there are no holes. */
function matchFaults(layout: Layout, { kind }: Goal): Fault[] {
  const clashes = clashingPairs(layout).map(
    ([{ q, r }, other]): Fault => ({
      code: 'clash',
      cells: [
        { q, r },
        { q: other.q, r: other.r },
      ],
    }),
  );
  const holes = WITH_HOLES.includes(kind) ? [] : holesOf(layout);
  return [...clashes, ...(holes.length === 0 ? [] : [{ code: 'hole' as const, cells: holes }])];
}

function findingOf(layout: Layout, goal: Goal): Finding {
  if (goal.kind === 'paths') return findPaths(layout, goal);
  if (goal.kind === 'shape') return { faults: shapeFaults(layout, goal.shape) };
  if (goal.kind === 'turn' || goal.kind === 'match') return { faults: [] };
  if (goal.kind === 'tangle') return { faults: tangleFaults(goal, laidLoopsOf(layout)) };
  if (goal.kind === 'circles') return findCircles(layout, goal);
  if (goal.kind === 'sum') return findSum(layout, goal);
  return findSolitaire(layout, goal);
}

function findPaths(layout: Layout, goal: PathsGoal): Finding {
  const { colours, faults } = nearestChoice(layout, goal);
  return { colours, faults: [...(goal.shape ? shapeFaults(layout, goal.shape) : []), ...faults] };
}

function findCircles(layout: Layout, { atLeast }: CircleGoal): Finding {
  const found = laidLoopsOf(layout).length;
  return { score: found, faults: found < atLeast ? [{ code: 'tooFewLoops', found, wanted: atLeast }] : [] };
}

const findSum = (layout: Layout, { path }: SumGoal): Finding => ({
  score: COLOURS.reduce((sum, colour) => sum + longestLength(layout, colour, path), 0),
  faults: [],
});

function findSolitaire(layout: Layout, { path, colours }: SolitaireGoal): Finding {
  const colour = colours.toSorted((a, b) => longestLength(layout, b, path) - longestLength(layout, a, path))[0];
  if (!colour) return { score: 0, faults: [] };
  return { colours: [colour], score: longestLength(layout, colour, path), faults: pathFaults(layout, colour, path) };
}

/** While tiles are missing, open cells say nothing new. */
function shapeFaults({ laid, missing }: Layout, shape: Shape): Fault[] {
  const fit = bestFit(shape, laid);
  const inside = new Set(fit.map(hexKey));
  const filled = new Set(laid.map(hexKey));
  const cells = laid.filter((tile) => !inside.has(hexKey(tile))).map(({ q, r }) => ({ q, r }));
  const open = fit.filter((hex) => !filled.has(hexKey(hex)));
  const isRight = cells.length === 0 && (open.length === 0 || missing.length > 0);
  return isRight ? [] : [{ code: 'shape', cells, open }];
}
