import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { PlaywrightReport, specsIn } from './playwright-report';
import { ROOT } from './steps';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, or passed at its second try alone, in words to look for: who sees the end of a long run sees them. */
  wrong: readonly string[];
}

type TallySchema = v.GenericSchema<unknown, Tally>;

const firstLineOf = (text: string): string => text.split('\n', 1)[0] ?? '';

/** A test that failed, and what it said first. */
const lineOf = (file: string, title: string, [said = '']: readonly string[]) =>
  `${path.relative(ROOT, file)} › ${title}: ${firstLineOf(said)}`;

const VitestFile = v.object({
  name: v.string(),
  /** Why its tests could not be read, if they could not. */
  message: v.string(),
  assertionResults: v.array(
    v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
  ),
});

/** The JSON report of vitest. */
export const VitestTally: TallySchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
    testResults: v.array(VitestFile),
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    wrong: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message === '' ? [] : [lineOf(name, 'cannot be read', [message])]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => lineOf(name, fullName, failureMessages)),
    ]),
  })),
);

/** What came of a window test that failed, or passed at its second try alone. */
const wrongIn = ({ file, title, tests }: ReturnType<typeof specsIn>[number]): string[] =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const said = results.flatMap(({ error }) => error?.message ?? []);
      return `${status}: ${lineOf(path.join(ROOT, 'test/e2e', file), title, said)}`;
    });

/** The JSON report of Playwright. A test that passes the second time has passed; whether the run stands that, the run says. */
export const PlaywrightTally: TallySchema = v.pipe(
  PlaywrightReport,
  v.transform(({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    wrong: [...errors.map(({ message }) => firstLineOf(message)), ...suites.flatMap(specsIn).flatMap(wrongIn)],
  })),
);

/** @param name of the step that failed */
export const failure = (name: string): Tally => ({ passed: 0, failed: 1, skipped: 0, wrong: [name] });

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, wrong: [] };

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  wrong: tallies.flatMap(({ wrong }) => wrong),
});

/**
 * What a run of tests came to. A run that failed without one failed test (it crashed, a file did not compile, or tests passed at their second try alone) counts
 * as one failure, so that the sum never looks better than the run.
 * @param name of the step
 * @param file of its report
 */
export function tallyOfRun(name: string, ok: boolean, file: string, schema: TallySchema): Tally {
  if (!existsSync(file)) return failure(`${name}: no report`);
  const tally = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  return ok || tally.failed > 0 ? tally : sumOf([tally, failure(name)]);
}
