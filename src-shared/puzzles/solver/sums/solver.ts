import { type Hex, pick, type Random, seededRandom } from '../../../tantrix';
import type { Arrangement, PathKind } from '../../puzzle';
import type { Solver, SolverQuestion, Tell } from '../question';
import { Annealing, type Schedule } from './annealing';
import { anyFilling, legalFilling } from './begin';
import { Chance } from './chance';
import type { Filling } from './filling';
import { outlinesOf } from './outlines';

/** Half an hour or so; whoever looks on stops it before. */
const STEPS = 10_000_000_000;

/** More edges to the outside than the fewest that outlines may have. */
const SLACK = 2;

/** Nothing but clashes: soon there is an arrangement, of few points. */
const FIRST: Schedule = { steps: 12_000_000, hot: 0.28, cold: 0.18, miss: 0, lost: 0 };
/** Every round is as long as all before it together, up to the longest. */
const ROUND: Schedule = { steps: 50_000_000, hot: 0.3, cold: 0.17, miss: 0.5, lost: 0.05 };
/** One after another: the dearer a lost link, the better an arrangement, and the rarer one without a clash. */
const LOST = [0.05, 0.07, 0.1];
const LONGEST_ROUND = 1_000_000_000;
/** Bettering an arrangement begins when it is cool already. */
const BETTERED: Schedule = { ...ROUND, hot: 0.22 };

/**
 * Betters a best answer in a given number of steps, beginning with `from` when that is an arrangement of all tiles that
 * keeps the rules of all puzzles. Undefined when the steps end before there is any arrangement.
 */
export const sumSolver: Solver = {
  solve(question, tell) {
    const { goal, clues = [] } = question.puzzle;
    if (goal.kind !== 'sum') return undefined;
    if (clues.length > 0) throw new RangeError('sums are not bettered round clues');
    return new Improver(question, goal.path, tell).run();
  },
  count() {
    throw new RangeError('a sum that is only bettered has no solutions to count');
  },
};

class Improver {
  private best: Arrangement | undefined;
  private score = -1;
  private steps = 0;
  private readonly budget: number;
  private readonly random: Random;
  private readonly chance: Chance;
  private readonly outlines: readonly (readonly Hex[])[];

  constructor(
    private readonly question: SolverQuestion,
    private readonly path: PathKind,
    private readonly tell: Tell,
  ) {
    this.budget = question.steps ?? STEPS;
    this.random = seededRandom(question.seed);
    this.chance = new Chance(question.seed);
    this.outlines = outlinesOf(question.puzzle.tiles.length, SLACK);
  }

  run(): Arrangement | undefined {
    const { from, puzzle } = this.question;
    const begun = from && legalFilling(puzzle, this.path, from);
    if (begun) {
      this.note(begun);
      this.anneal(begun, BETTERED);
    }
    while (!this.best && this.steps < this.budget) this.anneal(this.begin(), FIRST, true);
    for (let round = 0; this.steps < this.budget; round++) {
      const steps = Math.min(LONGEST_ROUND, Math.max(ROUND.steps, this.steps));
      this.anneal(this.begin(), { ...ROUND, steps, lost: LOST[round % LOST.length] });
    }
    return this.best;
  }

  private begin(): Filling {
    return anyFilling(this.question.puzzle, this.path, pick(this.outlines, this.random), this.random);
  }

  private anneal(filling: Filling, schedule: Schedule, isAnyEnough = false): void {
    const steps = Math.min(schedule.steps, this.budget - this.steps);
    const annealing = new Annealing(filling, { ...schedule, steps }, this.chance);
    this.steps += annealing.run(() => {
      if (filling.sum > this.score) this.note(filling);
      return isAnyEnough;
    });
    this.tell({ progress: this.steps / this.budget });
  }

  private note(filling: Filling): void {
    this.best = filling.arrangement();
    this.score = filling.sum;
    this.tell({ best: this.best, score: this.score });
  }
}
