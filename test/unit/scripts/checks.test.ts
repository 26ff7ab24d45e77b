import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { QUICK_TESTS } from '../../../scripts/lib/checks';
import { ROOT } from '../../../scripts/lib/steps';

const Listed = v.array(v.object({ file: v.string() }));

/** The files of tests that a run with some options would read. */
function filesOf(options: readonly string[]): string[] {
  const vitest = `${ROOT}/node_modules/vitest/vitest.mjs`;
  const args = [vitest, 'list', '--filesOnly', '--json', ...options];
  const listed = v.parse(Listed, JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })));
  return listed.map(({ file }) => file.replaceAll('\\', '/')).toSorted();
}

const takesLong = (file: string): boolean => /\.slow\.test\.ts$|\/unit\/(main\/online|server)\//.test(file);

it('the quick tests are all but those that take long, each of them once', () => {
  const all = filesOf([]);
  const quick = filesOf(QUICK_TESTS.args.slice(1));
  expect(new Set(all).size).toBe(all.length);
  expect(all.some(takesLong)).toBe(true);
  expect(quick).toEqual(all.filter((file) => !takesLong(file)));
});
