import {
  analyse,
  ANALYSIS_BUDGET,
  choosePlacement,
  type Hint,
  hintFor,
  type MoveAnalysis,
  predict,
  type Prediction,
  type Robot,
} from '../../src-shared/robots';
import {
  completePuzzle,
  type Completion,
  type PuzzleQuestion,
  puzzleHintFor,
  type PuzzleHint,
} from '../../src-shared/puzzles/hint';
import { generate, type GeneratedPuzzle } from '../../src-shared/puzzles/generate';
import type { Puzzle } from '../../src-shared/puzzles/puzzle';
import type { PuzzleRecipe } from '../../src-shared/puzzles/recipes';
import { countSolutions, type SolverProgress } from '../../src-shared/puzzles/solver';
import { type BestPlay, bestPlay } from '../../src-shared/robots/studies/best-play';
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
export interface WorkerTasks {
  /** The placement a computer player makes. */
  choose: { question: Question & { readonly robot: Robot }; part: never; answer: Placement };
  /** The best placement for whoever is to move, and what speaks for it. */
  hint: { question: Question; part: never; answer: Hint };
  /** How a game is likely to end. */
  predict: { question: Question; part: never; answer: Prediction };
  /** The placements of a game, beginning with number `from`; each is told as soon as it is looked at. */
  analyse: { question: Question & { readonly from: number }; part: MoveAnalysis; answer: undefined };
  /** How an endgame goes on when neither side errs; undefined where that takes too long to find. */
  bestPlay: { question: GameData; part: never; answer: BestPlay | undefined };
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

export type WorkerTaskName = keyof WorkerTasks;
export type OnPart<Name extends WorkerTaskName> = (part: WorkerTasks[Name]['part']) => void;
type Run<Name extends WorkerTaskName> = (
  question: WorkerTasks[Name]['question'],
  onPart: OnPart<Name>,
) => WorkerTasks[Name]['answer'];

/** Placements that are looked at for each move, at most: studies take far fewer. */
const STUDY_NODES = 2_000_000;

const RUNS: { readonly [Name in WorkerTaskName]: Run<Name> } = {
  choose: ({ game, robot, seed }) => choosePlacement(gameOf(game), robot, seededRandom(seed)),
  hint: ({ game, seed }) => hintFor(gameOf(game), seededRandom(seed)),
  predict: ({ game, seed }) => predict(gameOf(game), seed),
  analyse: ({ game, seed, from }, onPart) => {
    for (const move of analyse(gameOf(game), seed, ANALYSIS_BUDGET, from)) onPart(move);
    return undefined;
  },
  bestPlay: (game) => bestPlay(gameOf(game), STUDY_NODES),
  puzzleHint: puzzleHintFor,
  solvePuzzle: (question, onPart) => completePuzzle(question, paced(onPart)),
  countSolutions: (question, onPart) => countSolutions(question, paced(onPart)),
  generatePuzzle: generate,
};

/** Milliseconds between two pieces of news that only say how far a search is. */
const PACE_MS = 100;

/** Passes on what is new, but no more often than anybody can see; a better answer always. */
function paced(onPart: (news: SolverProgress) => void): (news: SolverProgress) => void {
  let last = 0;
  return (news) => {
    const now = performance.now();
    if (!news.best && now - last < PACE_MS) return;
    last = now;
    onPart(news);
  };
}

function gameOf({ deal, placements }: GameData): Game {
  const result = replay(deal, placements);
  if (!result.ok) throw new RangeError('this is no game');
  return result.game;
}

/** What a worker is sent, with a port for what it has to say. */
export interface WorkerRequest<Name extends WorkerTaskName = WorkerTaskName> {
  readonly task: Name;
  readonly question: WorkerTasks[Name]['question'];
}

/** Does what is requested; throws what the task throws. */
export const runTask = <Name extends WorkerTaskName>(
  { task, question }: WorkerRequest<Name>,
  onPart: OnPart<Name>,
): WorkerTasks[Name]['answer'] => RUNS[task](question, onPart);

/** What comes back by the port: any number of parts, then one of the others. */
export type WorkerMessage<Name extends WorkerTaskName = WorkerTaskName> =
  | { readonly kind: 'part'; readonly part: WorkerTasks[Name]['part'] }
  | { readonly kind: 'answer'; readonly answer: WorkerTasks[Name]['answer'] }
  | { readonly kind: 'failed'; readonly error: unknown };
