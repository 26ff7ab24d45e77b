import { COLOURS, hexKey, sameHex } from '../../tantrix';
import { nearestChoice, pathFaults } from './path-faults';
import { tangleFaults } from './tangle-faults';
import { holesOf } from './holes';
import { longest, loopsOf } from './paths';
import { bestFit } from './shapes';
import { clashesOf, groupsOf, readTable, type Table } from './layout';
import type { Arrangement, CircleGoal, Goal, PathsGoal, Puzzle, Shape, SolitaireGoal, SumGoal } from '../puzzle';
import type { Fault, Verdict } from '../verdict';

/** What is found beyond the rules for all puzzles; `colours` are those that come nearest. */
type Finding = Omit<Verdict, 'isSolved'>;

/**
 * Whether an arrangement solves the puzzle, and what it lacks, the first to mend first: what lies where it should not,
 * what is missing, apart, clashing, a hole, then the goal. Tiles may lie anyhow, in groups and with some missing; clues
 * count like all others. The order of the tiles says nothing. Never throws.
 */
export function judge(puzzle: Puzzle, arrangement: Arrangement): Verdict {
  const { goal } = puzzle;
  const table = readTable(puzzle.tiles, arrangement);
  const { colours, score, faults: goalFaults } = findingOf(table, goal);
  const faults = [...placeFaults(table, puzzle), ...matchFaults(table, goal), ...goalFaults];
  const isSolved = faults.length === 0 && (goal.kind !== 'sum' || (score ?? 0) >= goal.best);
  return {
    isSolved,
    ...(isSolved && colours ? { colours } : {}),
    ...(score === undefined ? {} : { score }),
    faults,
  };
}

/** Tiles that are not there, or not where they should be. */
function placeFaults(table: Table, { clues = [] }: Puzzle): Fault[] {
  const apart = groupsOf(table).slice(1).flat();
  const moved = clues.filter((clue) =>
    table.laid.some((one) => one.tile === clue.tile && !(sameHex(one, clue) && one.rotation === clue.rotation)),
  );
  return [
    ...listing('stray', table.strays),
    ...listing('tilesMissing', table.missing),
    ...listing('clueMoved', tileNumbers(moved)),
    ...listing('apart', tileNumbers(apart)),
  ];
}

const tileNumbers = (tiles: readonly { readonly tile: number }[]): number[] =>
  tiles.map(({ tile }) => tile).toSorted((a, b) => a - b);

const listing = (code: 'stray' | 'tilesMissing' | 'clueMoved' | 'apart', tiles: readonly number[]): Fault[] =>
  tiles.length === 0 ? [] : [{ code, tiles }];

/** What touches must match, and in all but solitaires there are no holes. */
function matchFaults(table: Table, { kind }: Goal): Fault[] {
  const clashes = clashesOf(table).map(
    ([{ q, r }, other]): Fault => ({
      code: 'clash',
      cells: [
        { q, r },
        { q: other.q, r: other.r },
      ],
    }),
  );
  const holes = kind === 'solitaire' ? [] : holesOf(table);
  return [...clashes, ...(holes.length === 0 ? [] : [{ code: 'hole' as const, cells: holes }])];
}

function findingOf(table: Table, goal: Goal): Finding {
  if (goal.kind === 'paths') return findPaths(table, goal);
  if (goal.kind === 'shape') return { faults: shapeFaults(table, goal.shape) };
  if (goal.kind === 'tangle') return { faults: tangleFaults(goal, loopsOf(table)) };
  if (goal.kind === 'circles') return findCircles(table, goal);
  if (goal.kind === 'sum') return findSum(table, goal);
  return findSolitaire(table, goal);
}

function findPaths(table: Table, goal: PathsGoal): Finding {
  const { colours, faults } = nearestChoice(table, goal);
  return { colours, faults: [...(goal.shape ? shapeFaults(table, goal.shape) : []), ...faults] };
}

function findCircles(table: Table, { atLeast }: CircleGoal): Finding {
  const found = loopsOf(table).length;
  return { score: found, faults: found < atLeast ? [{ code: 'tooFewLoops', found, wanted: atLeast }] : [] };
}

const findSum = (table: Table, { path }: SumGoal): Finding => ({
  score: COLOURS.reduce((sum, colour) => sum + longest(table, colour, path), 0),
  faults: [],
});

function findSolitaire(table: Table, { path, colours }: SolitaireGoal): Finding {
  const colour = colours.toSorted((a, b) => longest(table, b, path) - longest(table, a, path))[0];
  if (!colour) return { score: 0, faults: [] };
  return { colours: [colour], score: longest(table, colour, path), faults: pathFaults(table, colour, path) };
}

/** While tiles are missing, open cells say nothing new. */
function shapeFaults({ laid, missing }: Table, shape: Shape): Fault[] {
  const fit = bestFit(shape, laid);
  const inside = new Set(fit.map(hexKey));
  const filled = new Set(laid.map(hexKey));
  const cells = laid.filter((tile) => !inside.has(hexKey(tile))).map(({ q, r }) => ({ q, r }));
  const open = fit.filter((hex) => !filled.has(hexKey(hex)));
  const isRight = cells.length === 0 && (open.length === 0 || missing.length > 0);
  return isRight ? [] : [{ code: 'shape', cells, open }];
}
