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
/** The compiler writes types out in full: so much of the beginning of a line is shown, and of its end. */
const SHOWN = 100;

/**
 * Commands that have words and do nothing, and tests that hold all words and topics of the manual against all rooms: those of a
 * room lie with the others, and do not go with its folder.
 */
const LEFT_OVER =
  /^src-renderer\/app\/commands\.ts.* TS27(?:39|40|41):|^test\/unit\/renderer\/(?:app\/commands|stage\/dialogs|words\/translations)\.test\.ts > /;

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
    .map((line) => (line.length > 2 * SHOWN ? `${line.slice(0, SHOWN)} … ${line.slice(-SHOWN)}` : line));

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

function tell(what: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`   ${what}:`);
  for (const line of lines) console.log(`     ${line}`);
}

const asked = process.argv.slice(2);
let isClean = true;
for (const name of asked.length > 0 ? asked : ROOMS) {
  const faults = faultsWithout(name);
  const missing = faults.filter((fault) => !LEFT_OVER.test(fault));
  console.log(`== without ${name}: ${missing.length === 0 ? 'nothing is missing' : `${missing.length} faults`}`);
  tell('missing', missing);
  tell(
    'left over',
    faults.filter((fault) => LEFT_OVER.test(fault)),
  );
  isClean &&= missing.length === 0;
}
process.exitCode = isClean ? 0 : 1;
