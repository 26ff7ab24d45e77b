import { COLOURS, pick, type Random, seededRandom } from '../../../tantrix';
import { linksOf } from '../../../tantrix/tiles';
import { rotationOf, tileOf } from '../../../tantrix/fits';
import type { Arrangement, PathKind, Puzzle } from '../../puzzle';
import type { Solver, SolverQuestion, OnProgress } from '../question';
import { Annealing } from './annealing';
import { boundOf } from './bound';
import { Xorshift } from './xorshift';
import { legalSum } from './legal';
import { outlinesOf } from './outlines';
import { Region } from './region';

/** Half an hour or so; whoever looks on stops it before. */
const STEPS = 4_000_000_000;
/** So many steps have the same heat. */
const PACE = 10_000;

/** What falls evenly, by its logarithm, from the first value to the second. */
type Fall = readonly [number, number];

/** How a round goes. */
interface Course {
  readonly steps: number;
  readonly heat: Fall;
  /** What a missing tile weighs. */
  readonly missing: Fall;
}

/**
 * Any arrangement comes soon when all is hot but the missing tiles weigh much; a better one when both cool. But the most
 * points come when the paths are found first, and then the missing tiles: often some never find a place.
 */
const BEGINNING: readonly Course[] = [
  { steps: 2_000_000, heat: [5, 1], missing: [20, 5] },
  { steps: 4_000_000, heat: [2, 0.4], missing: [9, 1.8] },
];
const COURSE: Course = { steps: 30_000_000, heat: [1.2, 0.35], missing: [2, 2] };

/** Outlines whose bounds are so much lower than the best are worth a try. */
const SLACK = 1;

/** What can be filled, and the most points it can have. */
interface Place {
  readonly region: Region;
  readonly bound: number;
}

/**
 * Betters a best answer in a given number of steps, beginning with `from` when that is an arrangement of all tiles that
 * keeps the rules of all puzzles. Undefined when the steps end before there is any arrangement.
 */
export const sumSolver: Solver = {
  solve(question, onProgress) {
    const { goal, clues = [] } = question.puzzle;
    if (goal.kind !== 'sum') return undefined;
    if (clues.length > 0) throw new RangeError('sums are not bettered round clues');
    return new Improver(question, goal.path, onProgress).run();
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
  private readonly chance: Xorshift;

  constructor(
    private readonly question: SolverQuestion,
    private readonly path: PathKind,
    private readonly onProgress: OnProgress,
  ) {
    this.budget = question.steps ?? STEPS;
    this.random = seededRandom(question.seed);
    this.chance = new Xorshift(question.seed);
  }

  run(): Arrangement | undefined {
    const { from, puzzle } = this.question;
    const sum = from && legalSum(puzzle, this.path, from);
    if (sum !== undefined) this.note(from ?? [], sum);
    this.better(placesOf(puzzle, this.path));
    this.onProgress({ progress: 1 });
    return this.best;
  }

  /** Until the steps are used up, or no place can give more. Every other round is where most can be had. */
  private better(places: readonly Place[]): void {
    for (let round = 0; this.steps < this.budget; round++) {
      const left = places.filter(({ bound }) => bound > this.score);
      if (left.length === 0) return;
      this.anneal(round % 2 === 0 ? left[0] : pick(left, this.random), BEGINNING[round] ?? COURSE);
    }
  }

  private anneal({ region, bound }: Place, course: Course): void {
    const annealing = new Annealing(region, this.question.puzzle.tiles, this.path, this.chance);
    const begin = this.steps;
    const end = Math.min(begin + course.steps, this.budget);
    while (this.steps < end && this.score < bound) {
      const done = (this.steps - begin) / course.steps;
      const heat = valueAt(course.heat, done);
      const missing = valueAt(course.missing, done);
      const pause = Math.min(end, this.steps + PACE);
      for (; this.steps < pause; this.steps++) {
        if (annealing.step(heat, missing) && annealing.isComplete) this.weigh(region, annealing);
      }
      this.onProgress({ progress: this.steps / this.budget });
    }
  }

  private weigh({ cells }: Region, annealing: Annealing): void {
    const sum = annealing.sum();
    if (sum <= this.score) return;
    const laid = cells.map(({ q, r }, cell) => {
      const turned = annealing.turned[cell];
      return { tile: tileOf(turned), q, r, rotation: rotationOf(turned) };
    });
    this.note(laid, sum);
  }

  private note(laid: Arrangement, sum: number): void {
    this.best = laid;
    this.score = sum;
    this.onProgress({ best: laid, score: sum });
  }
}

const valueAt = ([from, to]: Fall, done: number): number => from * (to / from) ** done;

/** The outlines that can give most, the best first. */
function placesOf({ tiles }: Puzzle, path: PathKind): Place[] {
  const links = tiles.flatMap((tile) => linksOf(tile));
  const colours = COLOURS.filter((each) => links.some(({ colour }) => colour === each)).length;
  const places = outlinesOf(tiles.length).map((cells) => {
    const region = new Region(cells);
    return { region, bound: boundOf(region, path, links.length, colours) };
  });
  const best = Math.max(...places.map(({ bound }) => bound));
  return places.filter(({ bound }) => bound >= best - SLACK).toSorted((a, b) => b.bound - a.bound);
}
