// Counts the functions and files of ours that a few things a person does lead through, from the click to its last effect:
// `npm run flows`, or `npm run flows -- REF` with the same at an earlier commit. test/flows/out says which they are.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Flows, tableOf } from './flows/table';
import { checkOut, commitNamed, copyTree } from './lib/check-out';
import { withScreen } from './lib/screen';
import { ROOT, succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const OUT = path.join(ROOT, 'test/flows/out');
const LISTS = { before: path.join(OUT, 'before.json'), now: path.join(OUT, 'now.json') };

/** With every function as it was written, and where it was. */
const BUILD = ['build', '--app', '--minify', 'false', '--sourcemap', '--logLevel', 'warn'];

/** Builds a program in a folder that is filled for it, and follows the flows there; the folder is gone afterwards. */
async function follow(fill: (folder: string) => boolean, list: string): Promise<boolean> {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'tantrix-flows-'));
  const build = { name: `build in ${cwd}`, command: 'vite', args: BUILD, cwd };
  const trace = { name: 'flows', command: 'tsx', args: ['test/flows/trace.ts', cwd, list] };
  try {
    return fill(cwd) && succeeds(build) && succeeds(await withScreen(trace));
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

function fillWithTree(folder: string): boolean {
  copyTree(folder);
  return true;
}

const flowsIn = (list: string): Flows => JSON.parse(readFileSync(list, 'utf8'));

async function compare(reference: string | undefined): Promise<boolean> {
  rmSync(OUT, { recursive: true, force: true });
  const commit = reference === undefined ? undefined : commitNamed(reference);
  if (commit !== undefined && !(await follow((folder) => checkOut(commit, folder), LISTS.before))) return false;
  if (!(await follow(fillWithTree, LISTS.now))) return false;
  console.log(tableOf(flowsIn(LISTS.now), commit === undefined ? undefined : flowsIn(LISTS.before)));
  return true;
}

const [given] = process.argv.slice(2);
process.exitCode = ensureSystemPackages() && (await compare(given)) ? 0 : 1;
