import { parseArgs } from 'node:util';
import { type CataloguedPuzzle, puzzleById } from '../../src-shared/puzzles/catalogue';
import { COLOURS, type Colour, MAX_SEED } from '../../src-shared/tantrix';
import { objectionToSeed, readOr, wholeNumber } from '../lib/command-line';

/** A few minutes. */
const DEFAULT_STEPS = 500_000_000;

export const SOLVE_USAGE = `usage: npm run solve -- ID [--colours red,blue] [--count] [--seed S] [--steps N]
  ID         a puzzle of the catalogue, such as genius, discovery-10 or extended-94
  --colours  for paths: only these colours, all at once; any the puzzle allows when left out
  --count    how many solutions there are, turns and shifts of the whole counted once
  --seed     a whole number from 0 to ${MAX_SEED}; 1 when left out
  --steps    for sums, which are only bettered: how many steps, ${DEFAULT_STEPS} when left out`;

export interface SolveOptions {
  readonly entry: CataloguedPuzzle;
  readonly colours?: readonly Colour[];
  readonly isCount: boolean;
  readonly seed: number;
  readonly steps: number;
}

/** What the words of the command line ask for; a text says what is wrong with them. */
export const solveOptions = (args: readonly string[]): SolveOptions | string =>
  readOr(() => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        colours: { type: 'string' },
        count: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        steps: { type: 'string', default: String(DEFAULT_STEPS) },
      },
    });
    const [id = '', ...more] = positionals;
    const entry = puzzleById(id);
    const seed = wholeNumber(values.seed);
    const colours = values.colours === undefined ? [] : coloursIn(values.colours);
    if (!entry || more.length > 0) return 'one puzzle of the catalogue, please';
    const steps = wholeNumber(values.steps);
    if (!Number.isSafeInteger(steps) || steps < 1) return '--steps is a whole number from 1';
    if (values.count && entry.puzzle.goal.kind === 'sum') return 'sums have no solutions to count';
    if (values.count && entry.family === 'extended') return 'loops with copies of a tile are found, not counted';
    if (!colours) return `--colours are some of ${COLOURS.join(',')}, with commas between`;
    return (
      objectionToSeed(seed) ?? { entry, isCount: values.count, seed, steps, ...(colours.length > 0 ? { colours } : {}) }
    );
  });

/** The colours named, each once; undefined when something else is among them. */
function coloursIn(text: string): Colour[] | undefined {
  const names = text.split(',');
  const colours = COLOURS.filter((colour) => names.includes(colour));
  return colours.length === names.length ? colours : undefined;
}
