import {
  analyse,
  ANALYSIS_BUDGET,
  choosePlacement,
  type Hint,
  hintFor,
  type MoveAnalysis,
  type Robot,
} from '../../src-shared/robots';
import {
  completePuzzle,
  type Completion,
  type PuzzleQuestion,
  puzzleHintFor,
  type PuzzleHint,
} from '../../src-shared/puzzles/hint';
import { generate, type GeneratedPuzzle, type PuzzleRecipe } from '../../src-shared/puzzles/generate';
import type { Puzzle } from '../../src-shared/puzzles/puzzle';
import { countSolutions, type SolverProgress } from '../../src-shared/puzzles/solver';
import { type Deal, type Game, type Placement, replay, seededRandom } from '../../src-shared/tantrix';

/** A game as it goes to a worker: all else that is known of it follows from the rules. */
export interface GameData {
  readonly deal: Deal;
  readonly placements: readonly Placement[];
}

interface Question {
  readonly game: GameData;
  /** The same question with the same seed has the same answer. */
  readonly seed: number;
}

/** All that a worker can be asked: the question, the answer, and the parts of it that are told as they come. */
export interface Tasks {
  /** The placement a computer player makes. */
  choose: { question: Question & { readonly robot: Robot }; part: never; answer: Placement };
  /** The best placement for whoever is to move, and what speaks for it. */
  hint: { question: Question; part: never; answer: Hint };
  /** The placements of a game, beginning with number `from`; each is told as soon as it is looked at. */
  analyse: { question: Question & { readonly from: number }; part: MoveAnalysis; answer: undefined };
  /** One step towards the solution of a puzzle. */
  puzzleHint: { question: PuzzleQuestion; part: never; answer: PuzzleHint };
  /** A whole solution; undefined when there is none. */
  solvePuzzle: { question: PuzzleQuestion; part: SolverProgress; answer: Completion | undefined };
  countSolutions: {
    question: { readonly puzzle: Puzzle; readonly seed: number };
    part: SolverProgress;
    answer: number;
  };
  /** A puzzle with one solution, made by its seed. */
  generatePuzzle: { question: PuzzleRecipe; part: never; answer: GeneratedPuzzle };
}

export type TaskName = keyof Tasks;
export type Tell<Name extends TaskName> = (part: Tasks[Name]['part']) => void;
type Run<Name extends TaskName> = (question: Tasks[Name]['question'], tell: Tell<Name>) => Tasks[Name]['answer'];

const RUNS: { readonly [Name in TaskName]: Run<Name> } = {
  choose: ({ game, robot, seed }) => choosePlacement(gameOf(game), robot, seededRandom(seed)),
  hint: ({ game, seed }) => hintFor(gameOf(game), seededRandom(seed)),
  analyse: ({ game, seed, from }, tell) => {
    for (const move of analyse(gameOf(game), seed, ANALYSIS_BUDGET, from)) tell(move);
    return undefined;
  },
  puzzleHint: puzzleHintFor,
  solvePuzzle: (question, tell) => completePuzzle(question, paced(tell)),
  countSolutions: (question, tell) => countSolutions(question, paced(tell)),
  generatePuzzle: generate,
};

/** Milliseconds between two pieces of news that only say how far a search is. */
const PACE_MS = 100;

/** Passes on what is new, but no more often than anybody can see; a better answer always. */
function paced(tell: (news: SolverProgress) => void): (news: SolverProgress) => void {
  let last = 0;
  return (news) => {
    const now = performance.now();
    if (!news.best && now - last < PACE_MS) return;
    last = now;
    tell(news);
  };
}

function gameOf({ deal, placements }: GameData): Game {
  const result = replay(deal, placements);
  if (!result.ok) throw new RangeError('this is no game');
  return result.game;
}

/** What a worker is sent, with a port for what it has to say. */
export interface Errand<Name extends TaskName = TaskName> {
  readonly task: Name;
  readonly question: Tasks[Name]['question'];
}

/** Does an errand; throws what the task throws. */
export const run = <Name extends TaskName>({ task, question }: Errand<Name>, tell: Tell<Name>): Tasks[Name]['answer'] =>
  RUNS[task](question, tell);

/** What comes back by the port: any number of parts, then one of the others. */
export type Message<Name extends TaskName = TaskName> =
  | { readonly kind: 'part'; readonly part: Tasks[Name]['part'] }
  | { readonly kind: 'answer'; readonly answer: Tasks[Name]['answer'] }
  | { readonly kind: 'failed'; readonly error: unknown };
