// What takes too long for every run of the tests: fuzzing and killing, many times over, a monkey at mouse and keys for ten
// minutes, puzzles with many seeds, long matches, a hundred games in the same window, and what of the code the tests reach.
import { BUILD } from './lib/build';
import { withScreen } from './lib/screen';
import { succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

/** Another seed every day; a failure names it. */
const day = Math.floor(Date.now() / 86_400_000);

const fuzz = {
  name: 'fuzz',
  command: 'vitest',
  args: ['run', 'test/laws/fuzz.slow', 'test/laws/structured', 'test/laws/incoming'],
  env: { TANTRIX_NIGHTLY: '1', TANTRIX_FUZZ_RUNS: '200000', TANTRIX_FUZZ_SEED: String(day) },
};

const laws = {
  name: 'unit tests and laws, as often as by night',
  command: 'vitest',
  args: ['run', 'test/laws', 'test/unit/main', 'test/unit/robots', 'test/unit/scripts'],
  env: { TANTRIX_NIGHTLY: '1', TANTRIX_FUZZ_SEED: String(day) },
};

const coverage = { name: 'coverage', command: 'vitest', args: ['run', '--coverage'] };

const puzzles = {
  name: 'puzzles',
  command: 'vitest',
  args: ['run', 'test/unit/puzzles', 'test/laws/puzzle'],
  env: { TANTRIX_NIGHTLY: '1', TANTRIX_SOLVER_SEEDS: '100' },
};

const ladder = { name: 'ladder', command: 'tsx', args: ['scripts/ladder.ts'] };

const windows = {
  name: 'all end-to-end tests',
  command: 'playwright',
  args: ['test'],
  env: { TANTRIX_NIGHTLY: '1', TANTRIX_KILLS: '100' },
};

const soak = { name: 'soak', command: 'tsx', args: ['test/bench/soak.ts', '100'] };

/** Every step is run, whatever came of those before it. */
async function allSucceed(): Promise<boolean> {
  if (!ensureSystemPackages()) return false;
  const steps = [fuzz, laws, coverage, puzzles, BUILD, await withScreen(windows), await withScreen(soak), ladder];
  return steps.filter((step) => !succeeds(step)).length === 0;
}

process.exitCode = (await allSucceed()) ? 0 : 1;
