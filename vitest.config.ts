import { defineConfig } from 'vitest/config';

/** What takes long, and programs that talk to each other: apart, so that `npm run check` can do without. */
const SLOW = ['test/**/*.slow.test.ts', 'test/unit/{main/online,server}/**/*.test.ts'];
/** Tests of code that keeps nothing between two calls: their files may share what has been read. */
const STATELESS = [
  'test/laws/**/*.test.ts',
  'test/unit/{tantrix,record,puzzles,rankings,robots,sessions,online,help,library,gobble,patterns,bridge}/**/*.test.ts',
];
const ALL = ['test/{unit,laws}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'slow', include: SLOW, globalSetup: 'test/support/built-online.ts' } },
      { extends: true, test: { name: 'stateless', include: STATELESS, exclude: SLOW, isolate: false } },
      { extends: true, test: { name: 'others', include: ALL, exclude: [...SLOW, ...STATELESS] } },
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
