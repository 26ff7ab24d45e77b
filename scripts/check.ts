// What to run before a commit: under a minute, without a window.
import { STATIC_CHECKS } from './lib/checks';
import { succeeds } from './lib/steps';

const steps = [...STATIC_CHECKS, { name: 'unit tests and laws', command: 'vitest', args: ['run', '--reporter=dot'] }];
const failed = steps.filter((step) => !succeeds(step)).map(({ name }) => name);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
