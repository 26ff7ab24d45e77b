import { CATALOGUE, type CataloguedPuzzle } from '../../src-shared/puzzles/catalogue';
import type { Goal } from '../../src-shared/puzzles/puzzle';
import { countSolutions, solve } from '../../src-shared/puzzles/solver';
import type { Colour } from '../../src-shared/tantrix';
import { timed } from '../puzzles/processor-time';

/** Processor time of the solver. */
export interface SolvingTime {
  readonly what: string;
  readonly milliseconds: number;
  /** What more there is to say of it. */
  readonly words: string;
  /** Milliseconds it may take; left out where nothing is demanded. */
  readonly most?: number | undefined;
}

/** Counted to the last, for the time it takes; Genius may take a minute for its three together. */
const COUNTED: readonly (readonly [id: string, colours: readonly Colour[], most: number])[] = [
  ['discovery-10', ['red'], 1_000],
  ['master', ['green'], 15_000],
  ['professor', ['yellow', 'blue'], Infinity],
  ['genius', ['red', 'yellow'], 20_000],
  ['genius', ['red', 'blue'], 20_000],
  ['genius', ['yellow', 'blue'], 20_000],
];

const KINDS: readonly Goal['kind'][] = ['paths', 'tangle', 'circles'];
const isSolved = ({ puzzle, family }: CataloguedPuzzle): boolean =>
  KINDS.includes(puzzle.goal.kind) && family !== 'extended';

/** Milliseconds in which a loop of Extended Discovery should be found. */
const MOST_EXTENDED = 5_000;

/** Milliseconds that the first solution may take: by what is wanted, and of how many tiles. */
function mostFor({ puzzle: { goal, tiles } }: CataloguedPuzzle): number | undefined {
  if (goal.kind === 'tangle') return tiles.length <= 12 ? 30_000 : undefined;
  if (goal.kind !== 'paths') return undefined;
  if (goal.shape !== undefined) return 5_000;
  return goal.choices.some((colours) => colours.length > 1) ? 1_000 : 200;
}

/**
 * The time of each puzzle of paths or loops: until the first solution, of crop circles until no better one is found; then
 * for all of some.
 */
export function* solvingTimes(seed = 1): Generator<SolvingTime> {
  for (const entry of CATALOGUE.filter(isSolved)) {
    const { milliseconds } = timed(() => solve({ puzzle: entry.puzzle, seed }));
    yield { what: `solve ${entry.id}`, milliseconds, words: '', most: mostFor(entry) };
  }
  yield solvingOfExtended(seed);
  for (const [id, colours, most] of COUNTED) {
    const puzzle = CATALOGUE.find((entry) => entry.id === id)?.puzzle;
    if (!puzzle) throw new Error(`no puzzle ${id}`);
    const { answer, milliseconds } = timed(() => countSolutions({ puzzle, colours, seed }));
    const what = `solve ${id} --colours ${colours.join(',')} --count`;
    yield { what, milliseconds, words: `, ${answer} solutions`, most: Number.isFinite(most) ? most : undefined };
  }
}

/** All loops of Extended Discovery: how many are found, and the time of the slowest. */
function solvingOfExtended(seed: number): SolvingTime {
  const loops = CATALOGUE.filter(({ family }) => family === 'extended');
  const times = loops.map(({ puzzle }) => timed(() => solve({ puzzle, seed })));
  const found = times.filter(({ answer }) => answer !== undefined).length;
  const milliseconds = Math.max(...times.map((time) => time.milliseconds));
  const words = `, the slowest of ${loops.length} loops, ${found} found`;
  return { what: 'solve extended-31 to 100', milliseconds, words, most: MOST_EXTENDED };
}
