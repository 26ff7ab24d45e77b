import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure, NOTHING, PlaywrightTally, sumOf, tallyOfRun, VitestTally } from '../../../scripts/lib/tally';
import { ROOT } from '../../../scripts/lib/steps';

const unit = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const failing = {
  ...unit,
  numFailedTests: 1,
  testResults: [
    {
      name: path.join(ROOT, 'test/laws/hand.test.ts'),
      message: 'no such module\n  at hand.ts:1',
      assertionResults: [],
    },
    {
      name: path.join(ROOT, 'test/laws/bag.test.ts'),
      message: '',
      assertionResults: [
        { fullName: 'the bag is full', status: 'passed', failureMessages: [] },
        { fullName: 'the bag is empty', status: 'failed', failureMessages: ['expected 1 to be 0\n  at bag.ts:1'] },
      ],
    },
  ],
};
const tried = (title: string, status: string, messages: string[]) => ({
  title,
  file: 'bag.spec.ts',
  tests: [{ status, results: messages.map((message) => ({ status: 'failed', annotations: [], error: { message } })) }],
});
const e2e = {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [{ message: 'a file did not compile\nat bag.spec.ts' }],
  suites: [
    {
      specs: [tried('opens', 'expected', []), tried('shuts', 'unexpected', ['timed out\nafter 30 s', 'timed out'])],
      suites: [{ specs: [tried('holds', 'flaky', ['lost'])] }],
    },
  ],
};

describe('the tally of a run', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const report = (value: unknown) => {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(value));
    return file;
  };

  it('is read from either report', () => {
    const counts = { passed: 3, failed: 0, skipped: 2, wrong: [] };
    expect(tallyOfRun('units', true, report(unit), VitestTally)).toEqual(counts);
    expect(tallyOfRun('windows', false, report(e2e), PlaywrightTally)).toMatchObject({
      passed: 3,
      failed: 2,
      skipped: 1,
    });
  });

  it('names what failed and what passed at its second try, with what it said first', () => {
    const units = tallyOfRun('units', false, report(failing), VitestTally);
    expect(units.wrong).toEqual([
      'test/laws/hand.test.ts › cannot be read: no such module',
      'test/laws/bag.test.ts › the bag is empty: expected 1 to be 0',
    ]);
    const windows = tallyOfRun('windows', false, report(e2e), PlaywrightTally);
    expect(windows.wrong).toEqual([
      'a file did not compile',
      'unexpected: test/e2e/bag.spec.ts › shuts: timed out',
      'flaky: test/e2e/bag.spec.ts › holds: lost',
    ]);
  });

  it('never looks better than the run', () => {
    expect(tallyOfRun('units', false, report(unit), VitestTally)).toMatchObject({ failed: 1, wrong: ['units'] });
    expect(tallyOfRun('units', true, path.join(folder, 'none.json'), VitestTally)).toEqual(failure('units: no report'));
    expect(() => tallyOfRun('units', true, report({}), VitestTally)).toThrow(/numPassedTests/);
  });

  it('is summed', () => {
    expect(sumOf([])).toEqual(NOTHING);
    const sum = { passed: 1, failed: 2, skipped: 4, wrong: ['lint', 'a test'] };
    expect(sumOf([failure('lint'), { passed: 1, failed: 1, skipped: 4, wrong: ['a test'] }])).toEqual(sum);
  });
});
