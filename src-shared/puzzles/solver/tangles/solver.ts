import { COLOURS, edgesOf, type Placement, type TileNumber } from '../../../tantrix';
import type { Arrangement, TangleGoal } from '../../puzzle';
import type { Solver, SolverQuestion, OnProgress } from '../question';
import { joinableTiles } from '../firm';
import { TangleRules } from './rules';
import { FULL_SCOPE, LoopSearch, type SearchScope, type SearchPlan } from './search';

/** Most tangles have a solution with short loops, which are soon looked through; the last search leaves nothing out. */
const LONGEST = [4, 5, 6, 8, 10];

/** Finds and counts tangles, those that are turns of each other once. */
export const tangleSolver: Solver = {
  solve(question, onProgress) {
    const task = taskOf(question);
    let solution: Arrangement | undefined;
    const found: SearchPlan['found'] = (group) => {
      solution = group.arrangement(task?.firm ?? []);
      return true;
    };
    if (task && !searchShort(task, found)) searchAll(task, found, onProgress);
    return solution;
  },
  count(question, onProgress) {
    const { most = Number.POSITIVE_INFINITY } = question;
    const task = taskOf(question);
    let count = 0;
    if (task) searchAll(task, () => ++count >= most, onProgress);
    return count;
  },
};

interface Task {
  readonly tiles: readonly TileNumber[];
  readonly firm: readonly Placement[];
  readonly rules: TangleRules;
  /** The colours that have loops, the one to begin with first. */
  readonly colours: readonly number[];
}

function taskOf(question: SolverQuestion): Task | undefined {
  const { goal, tiles } = question.puzzle;
  const firm = joinableTiles(question);
  if (!firm || goal.kind !== 'tangle') return undefined;
  return { tiles, firm, rules: new TangleRules(goal), colours: coloursToBegin(goal, tiles) };
}

/** Colours of few tiles have few loops; one that is to lie inside another is hardly in the root. */
function coloursToBegin({ loops, nested }: TangleGoal, tiles: readonly TileNumber[]): readonly number[] {
  const having = (colour: number) => tiles.filter((tile) => edgesOf(tile).includes(COLOURS[colour])).length;
  const rank = (colour: number) => having(colour) + (COLOURS[colour] === nested?.inner ? tiles.length : 0);
  return COLOURS.map((_, colour) => colour)
    .filter((colour) => (loops[COLOURS[colour]] ?? 0) > 0)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** One run of a search. */
interface Run {
  readonly scope: SearchScope;
  readonly colour: number;
  readonly rootless: readonly number[];
}

const run = (
  task: Task,
  { scope, colour, rootless }: Run,
  found: SearchPlan['found'],
  progress: (part: number) => void,
) => new LoopSearch({ ...task, scope, found }).run(colour, rootless, progress);

/** Looks for tangles of short loops with the first colour in the root, then for those of longer ones. */
const searchShort = (task: Task, found: SearchPlan['found']): boolean =>
  LONGEST.some((longest) => {
    const scope: SearchScope = { ...FULL_SCOPE, longest, hub: hasOneHub(task) ? 'outside' : 'anywhere' };
    return run(task, { scope, colour: task.colours[0], rootless: [] }, found, () => {});
  });

/** Looks for all tangles. */
function searchAll(task: Task, found: SearchPlan['found'], onProgress: OnProgress): boolean {
  const runs = hasOneHub(task) ? runsRoundHub(task) : runsByColour(task.colours);
  return runs.some((one, index) =>
    run(task, one, found, (part) => onProgress({ progress: (index + part) / runs.length })),
  );
}

/** First what has the first colour in the root, then what has the second there but not the first, … */
const runsByColour = (colours: readonly number[]): Run[] =>
  colours.map((colour, index) => ({ scope: FULL_SCOPE, colour, rootless: colours.slice(0, index) }));

/**
 * All loops are entangled with the hub's. When none lies round it without crossing it, it is in the root; else one that
 * lies round it is.
 */
function runsRoundHub({ colours, rules: { hub } }: Task): Run[] {
  const [first] = colours;
  const others = colours.filter((colour) => colour !== hub);
  const outside: SearchScope = { ...FULL_SCOPE, hub: 'outside' };
  return [
    { scope: outside, colour: first, rootless: [] },
    ...(first === hub ? [] : [{ scope: outside, colour: hub, rootless: [first] }]),
    ...others.map((colour, index) => ({
      scope: { ...FULL_SCOPE, hub: 'inside' as const },
      colour,
      rootless: others.slice(0, index),
    })),
  ];
}

/** Whether there is one hub, and no colour has two loops. */
const hasOneHub = ({ rules, colours }: Task): boolean =>
  colours.includes(rules.hub) && colours.every((colour) => rules.wanted(colour) === 1);
