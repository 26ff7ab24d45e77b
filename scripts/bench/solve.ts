import { CATALOGUE, type CataloguedPuzzle } from '../../src-shared/puzzles/catalogue';
import type { Goal } from '../../src-shared/puzzles/puzzle';
import { countSolutions, solve } from '../../src-shared/puzzles/solver';
import type { Colour } from '../../src-shared/tantrix';
import { timed } from '../puzzles/processor-time';

/** Counted to the last, for the time it takes. */
const COUNTED: readonly (readonly [string, readonly Colour[]])[] = [
  ['discovery-10', ['red']],
  ['master', ['green']],
  ['professor', ['yellow', 'blue']],
  ['genius', ['red', 'yellow']],
  ['genius', ['red', 'blue']],
  ['genius', ['yellow', 'blue']],
];

const KINDS: readonly Goal['kind'][] = ['paths', 'tangle', 'circles'];
const isSolved = ({ puzzle }: CataloguedPuzzle): boolean => KINDS.includes(puzzle.goal.kind);

/**
 * One line a puzzle of paths or loops: the processor time until the first solution, of crop circles until no better one is
 * found; then for all of some.
 */
export function* solvingTimes(seed = 1): Generator<string> {
  for (const { id, puzzle } of CATALOGUE.filter(isSolved)) {
    const { milliseconds } = timed(() => solve({ puzzle, seed }));
    yield `solve ${id}: ${milliseconds.toFixed(0)} ms`;
  }
  for (const [id, colours] of COUNTED) {
    const puzzle = CATALOGUE.find((entry) => entry.id === id)?.puzzle;
    if (!puzzle) throw new Error(`no puzzle ${id}`);
    const { answer, milliseconds } = timed(() => countSolutions({ puzzle, colours, seed }));
    yield `solve ${id} --colours ${colours.join(',')} --count: ${milliseconds.toFixed(0)} ms, ${answer} solutions`;
  }
}
