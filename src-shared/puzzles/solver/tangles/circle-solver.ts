import { COLOURS } from '../../../tantrix';
import type { Arrangement } from '../../puzzle';
import type { Solver, SolverQuestion } from '../question';
import { joinableTiles } from '../firm';
import { FULL_SCOPE, LoopSearch, type SearchScope, type SearchPlan } from './search';
import { UNLIMITED, type LoopRules } from './rules';

/** How far each search for one loop more goes, and from which colour. */
const NODES = 400_000;
const LONGEST = [4, 6];
const STARTS = LONGEST.flatMap((longest) => COLOURS.map((_, colour) => ({ longest, colour })));

/** An arrangement with so many loops. */
interface Answer {
  readonly arrangement: Arrangement;
  readonly score: number;
}

/**
 * Looks for as many loops as it can in a given number of steps. That there are too few in any arrangement is said only
 * when all have been looked through, which takes for ever from about nine tiles on; a hasty question gets no such answer.
 */
export const circleSolver: Solver = {
  solve(question, onProgress) {
    const { goal } = question.puzzle;
    if (goal.kind !== 'circles') return undefined;
    let best: Answer | undefined;
    for (;;) {
      const better = moreLoops(question, best ? best.score + 1 : goal.atLeast);
      if (!better) break;
      best = better;
      onProgress({ best: best.arrangement, score: best.score });
    }
    if (best || question.isHasty) return best?.arrangement;
    return anyLoops(question, goal.atLeast)?.arrangement;
  },
  count() {
    throw new RangeError('arrangements with as many loops as possible are not counted');
  },
};

/** At least so many loops, if they are soon found. */
function moreLoops(question: SolverQuestion, wanted: number): Answer | undefined {
  for (const { longest, colour } of STARTS) {
    const scope = { ...FULL_SCOPE, longest, nodes: NODES };
    const answer = firstAnswer(question, wanted, scope, (search) => search.run(colour, [], () => {}));
    if (answer) return answer;
  }
  return undefined;
}

const anyLoops = (question: SolverQuestion, wanted: number): Answer | undefined =>
  firstAnswer(question, wanted, FULL_SCOPE, (search) => search.runThroughAll());

function firstAnswer(
  question: SolverQuestion,
  wanted: number,
  scope: SearchScope,
  run: (search: LoopSearch) => boolean,
): Answer | undefined {
  const firm = joinableTiles(question);
  if (!firm) return undefined;
  let answer: Answer | undefined;
  const found: SearchPlan['found'] = (group, loops) => {
    answer = { arrangement: group.arrangement(firm), score: loops.length };
    return true;
  };
  run(new LoopSearch({ tiles: question.puzzle.tiles, firm, rules: circleRules(wanted), scope, found }));
  return answer;
}

/** Any loops, as long as there are so many; they need not be entangled. */
const circleRules = (atLeast: number): LoopRules => ({
  hub: -1,
  areEntangled: false,
  wanted: () => Number.POSITIVE_INFINITY,
  limits: () => UNLIMITED,
  mayClose: () => true,
  areEnough: (closed) => closed.length >= atLeast,
  isReached: () => true,
});
