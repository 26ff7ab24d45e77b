import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

type TallySchema = v.GenericSchema<unknown, Tally>;

/** The JSON report of vitest. */
export const VitestTally = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

/** The JSON report of Playwright. A test that passes the second time has passed; whether the run stands that, the run says. */
export const PlaywrightTally = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  })),
);

export const failures = (count: number): Tally => ({ passed: 0, failed: count, skipped: 0 });

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

/**
 * What a run of tests came to. A run that failed without one failed test (it crashed, a file did not compile, or tests passed at their second try alone) counts
 * as one failure, so that the sum never looks better than the run.
 */
export function tallyOfRun(ok: boolean, file: string, schema: TallySchema): Tally {
  if (!existsSync(file)) return failures(1);
  const tally = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
