// What takes too long for every run of the tests: the same laws and fuzzing, many times over.
import { succeeds } from './lib/steps';

/** Another seed every day; a failure names it. */
const day = Math.floor(Date.now() / 86_400_000);

const fuzz = {
  name: 'fuzz',
  command: 'vitest',
  args: ['run', 'test/laws/fuzz.slow.test.ts'],
  env: { TANTRIX_FUZZ_RUNS: '200000', TANTRIX_FUZZ_SEED: String(day) },
};

const failed = [fuzz].filter((step) => !succeeds(step));
process.exitCode = failed.length === 0 ? 0 : 1;
