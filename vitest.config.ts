import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What takes long, and programs that talk to each other: apart, so that `npm run check` can do without. */
const SLOW = ['test/**/*.slow.test.ts', 'test/unit/{main/online,server}/**/*.test.ts'];
const NOT_CALLED_SLOW = ['test/**/!(*.slow).test.ts'];
/**
 * Tests of code that computes and keeps nothing between two calls: their files may share what has been read. Three laws of
 * the page come to its stylesheets.
 */
const COMPUTING = [
  'test/laws/!(history.slow|online-page|online-tables).test.ts',
  'test/unit/{tantrix,record,puzzles,rankings,robots,sessions,online,library,gobble,patterns,bridge}/**/*.test.ts',
];
/** Coverage is told of what Vite reads, and of nothing else. */
const isCovered = process.argv.some((each) => each.startsWith('--coverage'));
/** What Node reads by itself computes three times as fast as what Vite makes of it; stylesheets are for Vite alone. */
const BY_NODE = {
  isolate: false,
  execArgv: ['--import', 'tsx'],
  experimental: { viteModuleRunner: isCovered, nodeLoader: false },
};
const ALL = ['test/{unit,laws}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: COMPUTING,
          globalSetup: ['test/support/built-online.ts'],
          // The programs of one test wait for each other a quarter of the time. Another number of workers wants a group of its own,
          // which runs after the others; to shuffle, name a project.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'slow computing', include: COMPUTING, exclude: NOT_CALLED_SLOW, ...BY_NODE } },
      { extends: true, test: { name: 'computing', include: COMPUTING, exclude: SLOW, ...BY_NODE } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ALL,
          exclude: [...SLOW, ...COMPUTING],
          isolate: false,
          setupFiles: ['test/support/read-anew.ts'],
        },
      },
    ],
    environment: 'node',
    // By itself it leaves one core to others.
    maxWorkers: '100%',
    // Many tests play games or solve puzzles: on a busy machine they take ten times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as test/support/patience.ts says.
    expect: { poll: { timeout: 20_000 } },
    coverage: {
      provider: 'v8',
      include: ['src-shared/**/*.ts', 'src-renderer/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
  },
});
