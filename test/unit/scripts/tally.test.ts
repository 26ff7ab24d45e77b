import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failures, PlaywrightTally, sumOf, tallyOfRun, VitestTally } from '../../../scripts/lib/tally';

const unit = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const e2e = { stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 }, errors: ['a file did not compile'] };

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
    expect(tallyOfRun(true, report(unit), VitestTally)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(tallyOfRun(false, report(e2e), PlaywrightTally)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  it('never looks better than the run', () => {
    expect(tallyOfRun(false, report(unit), VitestTally).failed).toBe(1);
    expect(tallyOfRun(true, path.join(folder, 'none.json'), VitestTally)).toEqual(failures(1));
    expect(() => tallyOfRun(true, report({}), VitestTally)).toThrow(/numPassedTests/);
  });

  it('is summed', () => {
    expect(sumOf([])).toEqual(failures(0));
    expect(sumOf([failures(2), { passed: 1, failed: 1, skipped: 4 }])).toEqual({ passed: 1, failed: 3, skipped: 4 });
  });
});
