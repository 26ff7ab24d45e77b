import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/e2e',
  // A folder of its own: Playwright empties it, and the reports of the run stand beside it.
  outputDir: 'test-results/e2e',
  timeout: 30_000,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
});
