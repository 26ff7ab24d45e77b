import type { Command } from './steps';

/** What must hold of the sources before anything is run. */
export const STATIC_CHECKS: readonly Command[] = [
  { name: 'format', command: 'biome', args: ['format'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  // Files, exports and packages that nothing uses.
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
];

/** The unit tests and laws without those that take long: vitest.config.ts says which. */
export const QUICK_TESTS: Command = { name: 'quick tests', command: 'vitest', args: ['run', '--project', '!slow*'] };
