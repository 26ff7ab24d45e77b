import { defineConfig } from '@playwright/test';
import { IS_NIGHTLY } from './test/support/nightly';

/** What takes long and has quicker tests of the same beside it: the run of all tests is to stay under fifteen minutes. */
const BY_NIGHT = ['kill', 'kill-mail', 'layout', 'soak'];

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: IS_NIGHTLY ? [] : BY_NIGHT.map((name) => `**/${name}.spec.ts`),
  // A folder of its own: Playwright empties it, and the reports of the run stand beside it.
  outputDir: 'test-results/e2e',
  timeout: 30_000,
  workers: 2,
  forbidOnly: true,
  // The Electron that stands in for the official one dies at its start once in some hundred times. A test that needs its
  // second try is named by the reporter.
  retries: 1,
  reporter: 'list',
});
