// What to run before a commit: under a minute, without a window, and without the tests of files named *.slow.test.ts.
import { STATIC_CHECKS } from './lib/checks';
import { failedOf, succeeds } from './lib/steps';

const quickTests = { name: 'quick tests', command: 'vitest', args: ['run', '--exclude', 'test/**/*.slow.test.ts'] };
const failed = await failedOf(STATIC_CHECKS);
if (!succeeds(quickTests)) failed.push(quickTests);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
