// Solves a puzzle of the catalogue, or counts its solutions; the last line is the processor time it took.
import { countSolutions, type SolverProgress, type SolverQuestion, solve } from '../src-shared/puzzles/solver';
import { timed } from './puzzles/processor-time';
import { SOLVE_USAGE, type SolveOptions, solveOptions } from './puzzles/solve-arguments';

/** Every better sum, so that one sees how it goes; not with the answer. */
function sayScore({ score }: SolverProgress): void {
  if (score !== undefined) console.error(`${score} points after ${Math.round(process.cpuUsage().user / 1e6)} s`);
}

/** The arrangement as in records, one `TILE Q,R ROTATION` a line. */
function solutionText(question: SolverQuestion): string {
  const lines = solve(question, sayScore)?.map(({ tile, q, r, rotation }) => `${tile} ${q},${r} ${rotation}`);
  return lines?.join('\n') ?? 'no solution';
}

function answerTo({ entry: { puzzle }, colours, isCount, seed, steps }: SolveOptions): string {
  const question = { puzzle, seed, steps, ...(colours ? { colours } : {}) };
  return isCount ? `${countSolutions(question)} solutions` : solutionText(question);
}

function run(): number {
  const options = solveOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(`${options}\n${SOLVE_USAGE}`);
    return 2;
  }
  const { answer, milliseconds } = timed(() => answerTo(options));
  console.log(`${answer}\n${Math.round(milliseconds)} ms`);
  return 0;
}

process.exitCode = run();
