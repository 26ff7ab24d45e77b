// What to run before a commit: under a minute, without a window, and without the tests of files named *.slow.test.ts.
import { STATIC_CHECKS } from './lib/checks';
import { succeeds } from './lib/steps';

const quickTests = { name: 'quick tests', command: 'vitest', args: ['run', '--exclude', 'test/**/*.slow.test.ts'] };
const steps = [...STATIC_CHECKS, quickTests];
const failed = steps.filter((step) => !succeeds(step)).map(({ name }) => name);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
