import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
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
  return listed.map(({ file }) => withSlashes(file)).toSorted();
}

const withSlashes = (file: string): string => file.replaceAll('\\', '/');

function filesOnDisk(): string[] {
  const names = ['unit', 'laws'].flatMap((folder) => {
    const at = path.join(ROOT, 'test', folder);
    return readdirSync(at, { recursive: true, encoding: 'utf8' }).map((name) => withSlashes(path.join(at, name)));
  });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).toSorted();
}

const takesLong = (file: string): boolean => /\.slow\.test\.ts$|\/unit\/(main\/online|server)\//.test(file);

it('each file of tests is read once, and the quick ones are all but those that take long', () => {
  const all = filesOf([]);
  const quick = filesOf(QUICK_TESTS.args.slice(1));
  expect(all).toEqual(filesOnDisk());
  expect(all.some(takesLong)).toBe(true);
  expect(quick).toEqual(all.filter((file) => !takesLong(file)));
});
