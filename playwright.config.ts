import { defineConfig } from '@playwright/test';
import { IS_NIGHTLY } from './test/support/nightly';

/** What takes so long that only the night runs it. */
const BY_NIGHT = ['kill', 'kill-mail', 'layout', 'soak'];

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: IS_NIGHTLY ? [] : BY_NIGHT.map((name) => `**/${name}.spec.ts`),
  // A folder of its own: Playwright empties it, and the reports of the run stand beside it.
  outputDir: 'test-results/e2e',
  // For what hangs: three windows share two cores, which may be a third as fast elsewhere, and some tests start the program
  // twice. What is late on a slow machine is not wrong; `npm run bench` measures how late.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each waits now and then for its window.
  workers: 3,
  forbidOnly: true,
  // A test has one try at night. By day one that fails has another, which tells what fails now and then from what fails always:
  // `second-tries.ts` has both fail the run. That the Electron of the tests may die at its start is for `stand-in.ts`.
  retries: IS_NIGHTLY ? 0 : 1,
  reporter: [
    ['list'],
    ['./test/e2e/deaths.ts'],
    ['./test/e2e/second-tries.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
});
