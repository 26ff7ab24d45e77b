import { seededRandom } from '../../../tantrix';
import type { Arrangement } from '../../puzzle';
import type { Solver, SolverQuestion, Tell } from '../question';
import { Attempt } from './path-search';
import { Effort } from './node-budget';
import type { Table } from './tile-grid';
import { isThinkable, type Wanted, wantedBy } from './task';
import { hasPaths } from './walk';

/** Nodes of the first try for a solution. In the end a try has so many that all is searched. */
const FIRST_BUDGET = 1 << 12;
/** When so many did not help, there may well be none, and few more tries should come before the proof of it. */
const LONG_BUDGET = 1 << 17;
const nextBudget = (budget: number): number => budget * (budget < LONG_BUDGET ? 1.5 : 8);

/** Finds paths where no shape is asked for. */
export const pathSolver: Solver = {
  solve(question, tell) {
    for (const [wanted, effort] of choicesOf(question, tell)) {
      const solution = firstOf(question, wanted, effort);
      if (solution) return solution;
    }
    return undefined;
  },
  count(question, tell) {
    const { most = Number.POSITIVE_INFINITY } = question;
    const former: Wanted[] = [];
    let count = 0;
    // What has the paths of an earlier choice, too, was counted there.
    const isNew = (table: Table) => !former.some((earlier) => hasPaths(table, earlier));
    for (const [wanted, effort] of choicesOf(question, tell)) {
      if (!isThinkable(wanted, question.puzzle.tiles)) continue;
      const found = (table: Table) => isNew(table) && ++count >= most;
      if (new Attempt(question, wanted, effort, seededRandom(question.seed), found).run()) break;
      former.push(wanted);
    }
    return count;
  },
};

function choicesOf(question: SolverQuestion, tell: Tell): [Wanted, Effort][] {
  const all = wantedBy(question);
  return all.map((wanted, choice) => [wanted, new Effort(tell, choice / all.length, 1 / all.length)]);
}

/**
 * A search that went wrong at its first tiles may go on nearly for ever, while others need hardly a step back: so it is
 * begun again and again in another random order.
 */
function firstOf(question: SolverQuestion, wanted: Wanted, effort: Effort): Arrangement | undefined {
  const random = seededRandom(question.seed);
  let solution: Arrangement | undefined;
  for (let budget = FIRST_BUDGET; ; budget = nextBudget(budget)) {
    effort.allow(budget);
    const attempt = new Attempt(question, wanted, effort, random, () => {
      solution = attempt.arrangement();
      return true;
    });
    if (!attempt.run() || solution) return solution;
  }
}
