// Solves a puzzle of the catalogue, or counts its solutions; the last line is the processor time it took.
import { runCommand } from './lib/command-line';
import { hasCopies } from '../src-shared/puzzles/pieces';
import { countSolutions, type SolverProgress, type SolverQuestion, solve } from '../src-shared/puzzles/solver';
import { makeLaidText } from '../src-shared/record/placement-text';
import { timed } from './puzzles/processor-time';
import { SOLVE_USAGE, type SolveOptions, solveOptions } from './puzzles/solve-arguments';

/** Every better sum, so that one sees how it goes; not with the answer. */
function sayScore({ score }: SolverProgress): void {
  if (score !== undefined) console.error(`${score} points after ${Math.round(process.cpuUsage().user / 1e6)} s`);
}

/** The arrangement as in records, one `PIECE Q,R ROTATION` a line; of loops with copies of a tile none proves nothing. */
function solutionText(question: SolverQuestion): string {
  const lines = solve(question, sayScore)?.map(makeLaidText);
  return lines?.join('\n') ?? (hasCopies(question.puzzle.tiles) ? 'no solution found' : 'no solution');
}

function answerTo({ entry: { puzzle }, colours, isCount, seed, steps }: SolveOptions): string {
  const budget = puzzle.goal.kind === 'sum' ? { steps } : {};
  const question = { puzzle, seed, ...budget, ...(colours ? { colours } : {}) };
  return isCount ? `${countSolutions(question)} solutions` : solutionText(question);
}

await runCommand(solveOptions(process.argv.slice(2)), SOLVE_USAGE, (options) => {
  const { answer, milliseconds } = timed(() => answerTo(options));
  console.log(`${answer}\n${Math.round(milliseconds)} ms`);
});
