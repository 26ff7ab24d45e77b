// What to run before a commit: no window, and no tests that take long.
import { QUICK_TESTS, STATIC_CHECKS } from './lib/checks';
import { failedOf, succeeds } from './lib/steps';

const failed = await failedOf(STATIC_CHECKS);
if (!succeeds(QUICK_TESTS)) failed.push(QUICK_TESTS);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
