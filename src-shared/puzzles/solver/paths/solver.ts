import { seededRandom } from '../../../tantrix';
import type { Arrangement } from '../../puzzle';
import type { Solver, SolverQuestion, OnProgress } from '../question';
import { PathSearch } from './path-search';
import { NodeBudget } from './node-budget';
import type { TileGrid } from './tile-grid';
import { isFeasible, type WantedPaths, wantedBy } from './task';
import { hasPaths } from './walk';

/** Nodes of the first try for a solution. In the end a try has so many that all is searched. */
const FIRST_BUDGET = 1 << 12;
/** When so many did not help, there may well be none, and few more tries should come before the proof of it. */
const LONG_BUDGET = 1 << 17;
const nextBudget = (nodes: number): number => nodes * (nodes < LONG_BUDGET ? 1.5 : 8);

/** Finds paths where no shape is asked for. */
export const pathSolver: Solver = {
  solve(question, onProgress) {
    for (const [wanted, budget] of choicesOf(question, onProgress)) {
      const solution = firstOf(question, wanted, budget);
      if (solution) return solution;
    }
    return undefined;
  },
  count(question, onProgress) {
    const { most = Number.POSITIVE_INFINITY } = question;
    const former: WantedPaths[] = [];
    let count = 0;
    // What has the paths of an earlier choice, too, was counted there.
    const isNew = (grid: TileGrid) => !former.some((earlier) => hasPaths(grid, earlier));
    for (const [wanted, budget] of choicesOf(question, onProgress)) {
      if (!isFeasible(wanted, question.puzzle.tiles)) continue;
      const found = (grid: TileGrid) => isNew(grid) && ++count >= most;
      if (new PathSearch(question, wanted, budget, seededRandom(question.seed), found).run()) break;
      former.push(wanted);
    }
    return count;
  },
};

function choicesOf(question: SolverQuestion, onProgress: OnProgress): [WantedPaths, NodeBudget][] {
  const all = wantedBy(question);
  return all.map((wanted, choice) => [wanted, new NodeBudget(onProgress, choice / all.length, 1 / all.length)]);
}

/**
 * A search that went wrong at its first tiles may go on nearly for ever, while others need hardly a step back: so it is
 * begun again and again in another random order.
 */
function firstOf(question: SolverQuestion, wanted: WantedPaths, budget: NodeBudget): Arrangement | undefined {
  const random = seededRandom(question.seed);
  let solution: Arrangement | undefined;
  for (let nodes = FIRST_BUDGET; ; nodes = nextBudget(nodes)) {
    budget.allow(nodes);
    const search = new PathSearch(question, wanted, budget, random, () => {
      solution = search.arrangement();
      return true;
    });
    if (!search.run() || solution) return solution;
  }
}
