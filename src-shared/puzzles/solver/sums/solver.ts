import { type Hex, pick, type Random, seededRandom } from '../../../tantrix';
import { rotationOf, tileOf } from '../../../tantrix/fits';
import type { Arrangement, PathKind } from '../../puzzle';
import type { Solver, SolverQuestion, Tell } from '../question';
import { openBorder } from './border';
import { Chance } from './chance';
import { legalSum } from './legal';
import { type Plan, planOf } from './order';
import { outlinesOf } from './outlines';
import { TOO_MUCH } from './paths-so-far';
import { plansOf } from './plans';
import { Search } from './search';
import { linksIn, turnedStock } from './stock';

/** Half an hour or so; whoever looks on stops it before. */
const STEPS = 10_000_000_000;
/** A search that takes longer had a bad beginning. */
const SEARCH = 1_000_000;
/** Searches are made among so many of the easiest plans, of which none is harder than the first by more than this. */
const EASIEST = 8;
const HARDER = 1;
/** What share of the links that could be lost without falling behind the best the searches may lose, in turn. */
const SHARES = [1, 0.5, 0.25, 0.1];
/** All links may be lost. */
const ANY = 1_000 * TOO_MUCH;

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
  private readonly links: Int32Array;
  private readonly outlines: readonly (readonly Hex[])[];

  constructor(
    private readonly question: SolverQuestion,
    private readonly path: PathKind,
    private readonly tell: Tell,
  ) {
    const { tiles } = question.puzzle;
    this.budget = question.steps ?? STEPS;
    this.random = seededRandom(question.seed);
    this.chance = new Chance(question.seed);
    this.links = linksIn(tiles);
    this.outlines = outlinesOf(tiles.length);
  }

  run(): Arrangement | undefined {
    const { from, puzzle } = this.question;
    const sum = from && legalSum(puzzle, this.path, from);
    if (sum !== undefined) this.note(from ?? [], sum);
    while (!this.best && this.steps < this.budget) this.searchOpen();
    if (this.steps < this.budget) this.better(plansOf(puzzle, this.path, this.outlines, this.random));
    this.tell({ progress: 1 });
    return this.best;
  }

  /** Until the steps are used up, or no plan can give more; without any plan only luck can. */
  private better(plans: readonly Plan[]): void {
    for (let round = 0; this.steps < this.budget; round++) {
      const left = plans.filter(({ border }) => border.bound > this.score);
      if (left.length > 0) this.searchBetter(pick(easiestOf(left), this.random), SHARES[round % SHARES.length]);
      else if (plans.length > 0) return;
      else this.searchOpen();
    }
  }

  /** Any tiles that match: soon there is an arrangement, of few points. */
  private searchOpen(): void {
    const cells = pick(this.outlines, this.random);
    const plan = planOf(openBorder(cells, 0), turnedStock(this.question.puzzle.tiles, this.path, this.chance));
    this.search(plan, ANY);
  }

  private searchBetter(plan: Plan, share: number): void {
    this.search(plan, Math.floor((plan.border.bound - this.score - 1) * share));
  }

  private search(plan: Plan, slack: number): void {
    const stock = turnedStock(this.question.puzzle.tiles, this.path, this.chance);
    const search = new Search(plan, this.path, this.links, stock, slack, Math.min(SEARCH, this.budget - this.steps));
    const isFilled = search.run();
    this.steps += search.steps;
    if (isFilled) this.weigh(plan.border.region.cells, search.laid);
    this.tell({ progress: this.steps / this.budget });
  }

  private weigh(cells: readonly Hex[], turned: Int16Array): void {
    const laid = cells.map(({ q, r }, cell) => {
      const at = turned[cell];
      return { tile: tileOf(at), q, r, rotation: rotationOf(at) };
    });
    const sum = legalSum(this.question.puzzle, this.path, laid) ?? -1;
    if (sum > this.score) this.note(laid, sum);
  }

  private note(laid: Arrangement, sum: number): void {
    this.best = laid;
    this.score = sum;
    this.tell({ best: laid, score: sum });
  }
}

/** The first of plans that begin with the easiest. */
const easiestOf = (plans: readonly Plan[]): readonly Plan[] =>
  plans.slice(0, EASIEST).filter(({ effort }) => effort <= plans[0].effort + HARDER);
