// Takes the pictures of the gallery at an earlier commit and now, and tells which differ, and by how many pixels:
// `npm run gallery-diff -- REF NAME …`. They stand in test/gallery/diff, those that mark the differences in its `marks`.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differencesBetween } from './gallery/compare';
import { BUILD } from './lib/build';
import { checkOut, commitNamed } from './lib/check-out';
import { withScreen } from './lib/screen';
import { ROOT, succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const OUT = path.join(ROOT, 'test/gallery/diff');
const FOLDERS = { before: path.join(OUT, 'before'), now: path.join(OUT, 'now'), marks: path.join(OUT, 'marks') };

/** What takes the pictures, of both the same way: the scenes and what they need are those of each commit. */
const TAKING = ['gallery/take.ts', 'gallery/still.ts', 'e2e/launch.ts', 'e2e/stand-in.ts'].map(
  (name) => `test/${name}`,
);

/** The repository at a commit, in a folder, ready to be built and to have its pictures taken. */
function checkOutScenes(commit: string, folder: string): boolean {
  const isReady = checkOut(commit, folder);
  for (const file of TAKING) copyFileSync(path.join(ROOT, file), path.join(folder, file));
  return isReady;
}

/** Builds the program of a folder, and takes its pictures. */
async function takeIn(cwd: string, out: string, scenes: readonly string[]): Promise<boolean> {
  const build = { ...BUILD, name: `build in ${cwd}`, cwd };
  const args = ['test/gallery/take.ts', '--out', out, ...scenes];
  return succeeds(build) && succeeds(await withScreen({ name: 'gallery', command: 'tsx', args, cwd }));
}

function tell(): boolean {
  const differences = differencesBetween(FOLDERS.before, FOLDERS.now, FOLDERS.marks);
  for (const { name, what } of differences)
    console.log(`${name}: ${typeof what === 'number' ? `${what} pixels` : what}`);
  console.log(`${differences.length} pictures differ; see ${path.relative(process.cwd(), OUT)}`);
  return differences.length === 0;
}

async function isSame(reference: string, scenes: readonly string[]): Promise<boolean> {
  const commit = commitNamed(reference);
  rmSync(OUT, { recursive: true, force: true });
  for (const out of [FOLDERS.before, FOLDERS.now]) mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-before-'));
  try {
    if (!checkOutScenes(commit, folder)) return false;
    if (!(await takeIn(folder, FOLDERS.before, scenes))) return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return (await takeIn(ROOT, FOLDERS.now, scenes)) && tell();
}

const [reference, ...scenes] = process.argv.slice(2);
if (reference === undefined)
  throw new Error('npm run gallery-diff -- REF NAME …: which commit is it to be held against?');
process.exitCode = ensureSystemPackages() && (await isSame(reference, scenes)) ? 0 : 1;
