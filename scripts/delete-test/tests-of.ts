import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listIn, requestOf, syntaxOf, textOf } from '../lib/syntax';

const TESTS = 'test/unit/renderer';

/** The tests of the window that are about other rooms: nothing of theirs is taken from this one, be it through helpers. */
export function testsOfOthers(root: string, room: string): string[] {
  return readdirSync(path.join(root, TESTS), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${TESTS}/${name.split(path.sep).join('/')}`)
    .filter((file) => !isAbout(root, file, room));
}

/** Whether a file of the tests, or a helper that it takes, imports from a room. */
function isAbout(root: string, file: string, room: string): boolean {
  const seen = new Set([file]);
  // A set that grows is gone through to its end.
  for (const each of seen) {
    for (const name of importsOf(root, each)) {
      if (`${name}/`.startsWith(`${room}/`)) return true;
      const found = [`${name}.ts`, `${name}.tsx`].find((one) => existsSync(path.join(root, one)));
      if (found?.startsWith('test/')) seen.add(found);
    }
  }
  return false;
}

const importsOf = (root: string, file: string): string[] =>
  listIn(syntaxOf(file, readFileSync(path.join(root, file), 'utf8')).body).flatMap(({ source }) => {
    const request = textOf(source);
    return request === undefined ? [] : [requestOf(file, request)];
  });
