import { defineConfig } from '@playwright/test';
import { IS_NIGHTLY } from './test/support/nightly';

/** What takes so long that only the night runs it. */
const BY_NIGHT = ['kill', 'kill-mail', 'layout', 'soak'];

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: IS_NIGHTLY ? [] : BY_NIGHT.map((name) => `**/${name}.spec.ts`),
  // A folder of its own: Playwright empties it, and the reports of the run stand beside it.
  outputDir: 'test-results/e2e',
  timeout: 30_000,
  // Each waits now and then for its window.
  workers: 3,
  forbidOnly: true,
  // The Electron that stands in for the official one dies at its start once in some hundred times. A test that needs its
  // second try is named by the reporter.
  retries: 1,
  reporter: 'list',
});
