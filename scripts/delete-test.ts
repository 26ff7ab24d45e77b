// Whether rooms of the window can be done without: `npm run delete-test -- ROOM …`, without a name those below. In a copy of
// the repository the folder of a room goes, and its entries in the lists of app/ with it; the types of the window and the
// tests of the other rooms say what would be missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyRepository } from './delete-test/copy';
import { testsOfOthers } from './delete-test/tests-of';
import { withoutRoom } from './delete-test/without-room';
import { ROOT } from './lib/steps';

const ROOMS = ['lessons', 'mail', 'puzzles', 'print', 'rankings'];
const APP = 'src-renderer/app';
/** The compiler writes types out in full. */
const LONGEST = 200;

/** Takes a room out of the copy. */
function deleteRoom(root: string, room: string): void {
  const lists = readdirSync(path.join(root, APP)).filter((name) => /\.tsx?$/.test(name));
  for (const file of lists.map((name) => `${APP}/${name}`)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const shorter = withoutRoom(file, source, room);
    if (shorter !== source) writeFileSync(path.join(root, file), shorter);
  }
  rmSync(path.join(root, room), { recursive: true });
}

/** What a command of the packages writes, run in the copy. */
function written(root: string, command: string, args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(path.join(ROOT, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (error) throw error;
  return `${stdout}\n${stderr}`;
}

/** The faults of the types, a line each. */
const typeFaults = (root: string): string[] =>
  written(root, 'tsc', ['-b', 'src-renderer', '--pretty', 'false'])
    .split('\n')
    .filter((line) => line.includes(': error TS'))
    .map((line) => line.slice(0, LONGEST));

/** The tests that fail, a line each. */
function failedTests(root: string, room: string): string[] {
  const lines = written(root, 'vitest', ['run', '--reporter=dot', ...testsOfOthers(root, room)]).split('\n');
  return [
    ...new Set(lines.flatMap((line) => /^\s*FAIL\s+(?:\|?\w+\|?\s+)?(test\/\S+(?: > .*)?)/.exec(line)?.[1] ?? [])),
  ];
}

/** What fails without a room. */
function faultsWithout(name: string): string[] {
  const room = `src-renderer/${name}`;
  if (!existsSync(path.join(ROOT, room))) throw new Error(`there is no room called ${name}`);
  const root = mkdtempSync(path.join(os.tmpdir(), 'tantrix-without-'));
  try {
    copyRepository(root);
    deleteRoom(root, room);
    return [...typeFaults(root), ...failedTests(root, room)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
let isClean = true;
for (const name of asked.length > 0 ? asked : ROOMS) {
  const faults = faultsWithout(name);
  console.log(`== without ${name}: ${faults.length === 0 ? 'nothing is missing' : `${faults.length} faults`}`);
  for (const fault of faults) console.log(`   ${fault}`);
  isClean &&= faults.length === 0;
}
process.exitCode = isClean ? 0 : 1;
