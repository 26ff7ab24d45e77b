import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{unit,laws}/**/*.test.{ts,tsx}'],
    environment: 'node',
    coverage: {
      provider: 'v8',
      include: ['src-shared/**/*.ts', 'src-renderer/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
  },
});
