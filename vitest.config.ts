import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{unit,laws}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // By itself it leaves one core to others.
    maxWorkers: '100%',
    // Many tests play games or solve puzzles: on a busy machine they take ten times as long.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src-shared/**/*.ts', 'src-renderer/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
  },
});
