import { afterEach, describe, expect, it, vi } from 'vitest';
import SecondTriesReporter, { secondTriesOf } from '../e2e/second-tries';
import { LAST_DEATH } from '../e2e/stand-in';

type Tried = Parameters<typeof secondTriesOf>[0][number];

const PASSED = { status: 'passed' } as const;
const failed = (message: string) => ({ status: 'failed', error: { message } }) as const;
const DIED = failed(`Error: ${LAST_DEATH}\n    at …`);
const MISSED = failed('expect(locator).toBeVisible() failed');

const tried = (outcome: ReturnType<Tried['outcome']>, results: Tried['results']): Tried => ({
  outcome: () => outcome,
  titlePath: () => ['', '', 'a.spec.ts', 'a game', outcome],
  results,
});

const FLAKY = 'a.spec.ts › a game › flaky';

/** How a run ends, and what is said of it. */
async function ended(
  status: 'passed' | 'interrupted',
  tests: readonly Tried[],
): Promise<[status: string, said: string]> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const reporter = new SecondTriesReporter();
  reporter.onBegin({}, { allTests: () => tests });
  const result = await reporter.onEnd({ status });
  return [result.status, log.mock.calls.join()];
}

afterEach(() => void vi.restoreAllMocks());

describe('a test that passes at its second try alone', () => {
  it('fails the run, and is named', () => {
    expect(secondTriesOf([tried('flaky', [MISSED, PASSED])])).toEqual({ failing: [FLAKY], letDown: [] });
  });

  it.each([
    ['ran out of time', { status: 'timedOut' }],
    ['died of something else', failed('Electron died at its start, by SIGSEGV')],
  ] as const)('fails it when its first try %s', (_, first) => {
    expect(secondTriesOf([tried('flaky', [first, PASSED])]).failing).toEqual([FLAKY]);
  });

  it('does not where the Electron that stands in had died at its start, in each try that failed', () => {
    expect(secondTriesOf([tried('flaky', [DIED, PASSED])])).toEqual({ failing: [], letDown: [FLAKY] });
    expect(secondTriesOf([tried('flaky', [DIED, MISSED, PASSED])]).failing).toEqual([FLAKY]);
  });

  it('is none of those that passed, were left out or failed for good', () => {
    const others = [
      tried('expected', [PASSED]),
      tried('skipped', [{ status: 'skipped' }]),
      tried('unexpected', [MISSED, DIED]),
    ];
    expect(secondTriesOf(others)).toEqual({ failing: [], letDown: [] });
  });
});

describe('a run', () => {
  it('fails with a test that passed at its second try alone, and names it', async () => {
    const [status, said] = await ended('passed', [tried('expected', [PASSED]), tried('flaky', [MISSED, PASSED])]);
    expect(status).toBe('failed');
    expect(said).toContain(`fails the run: ${FLAKY}`);
  });

  it('passes with one that was let down, and names it, too', async () => {
    const [status, said] = await ended('passed', [tried('flaky', [DIED, PASSED])]);
    expect(status).toBe('passed');
    expect(said).toContain(FLAKY);
  });

  it('stays what it is otherwise', async () => {
    expect(await ended('passed', [tried('expected', [PASSED])])).toEqual(['passed', '']);
    expect((await ended('interrupted', [tried('flaky', [MISSED, PASSED])]))[0]).toBe('interrupted');
  });
});
