// What takes too long for every run of the tests: the same laws, fuzzing and killing, many times over.
import { withScreen } from './lib/screen';
import { succeeds } from './lib/steps';

/** Another seed every day; a failure names it. */
const day = Math.floor(Date.now() / 86_400_000);

const fuzz = {
  name: 'fuzz',
  command: 'vitest',
  args: ['run', 'test/laws/fuzz.slow.test.ts'],
  env: { TANTRIX_FUZZ_RUNS: '200000', TANTRIX_FUZZ_SEED: String(day) },
};

const build = { name: 'build', command: 'vite', args: ['build', '--app', '--logLevel', 'warn'] };
const kills = await withScreen({
  name: 'kills',
  command: 'playwright',
  args: ['test', 'kill.spec.ts', 'kill-play.spec.ts'],
  env: { TANTRIX_KILLS: '100' },
});

const failed = [fuzz, build, kills].filter((step) => !succeeds(step));
process.exitCode = failed.length === 0 ? 0 : 1;
