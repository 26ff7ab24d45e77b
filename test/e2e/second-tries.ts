import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { LAST_DEATH } from './stand-in';

/** What is asked of a test that was tried. */
type Tried = Pick<TestCase, 'outcome' | 'titlePath'> & {
  readonly results: readonly Pick<TestResult, 'status' | 'error'>[];
};

/** Tests that passed at their second try alone, by their titles. */
interface SecondTries {
  /** Those that fail the run: what made them fail may come again. */
  readonly failing: readonly string[];
  /** Those that the Electron that stands in has let down: their first try came to nothing because no start of it lived. */
  readonly letDown: readonly string[];
}

/** How the tests of a run have come to pass. */
export function secondTriesOf(tests: readonly Tried[]): SecondTries {
  const late = tests.filter((test) => test.outcome() === 'flaky');
  const titlesOf = (some: readonly Tried[]) => some.map((test) => test.titlePath().filter(Boolean).join(' › '));
  return {
    failing: titlesOf(late.filter((test) => !wasLetDown(test))),
    letDown: titlesOf(late.filter(wasLetDown)),
  };
}

/** Known by what each try that failed ended with first. */
const wasLetDown = ({ results }: Tried): boolean =>
  results.every(({ status, error }) => status === 'passed' || error?.message?.includes(LAST_DEATH) === true);

/** Fails a run in which a test passes at its second try alone, and names it; `failOnFlakyTests` knows no excuse. */
export default class SecondTriesReporter implements Reporter {
  #tests: readonly Tried[] = [];

  onBegin(_: unknown, suite: { allTests(): readonly Tried[] }): void {
    this.#tests = suite.allTests();
  }

  onEnd({ status }: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    const { failing, letDown } = secondTriesOf(this.#tests);
    for (const title of letDown) console.log(`\n  passed at its second try, for ${LAST_DEATH}: ${title}`);
    for (const title of failing) console.log(`\n  passed at its second try alone, which fails the run: ${title}`);
    return Promise.resolve({ status: status === 'passed' && failing.length > 0 ? 'failed' : status });
  }
}
