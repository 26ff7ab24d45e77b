// Takes the pictures of the gallery at an earlier commit and now, and tells which differ, and by how many pixels:
// `npm run gallery-diff -- REF NAME …`. They stand in test/gallery/diff, those that mark the differences in its `marks`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { differencesBetween } from './gallery/compare';
import { withScreen } from './lib/screen';
import { ROOT, succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const OUT = path.join(ROOT, 'test/gallery/diff');
const FOLDERS = { before: path.join(OUT, 'before'), now: path.join(OUT, 'now'), marks: path.join(OUT, 'marks') };

/** What takes the pictures, of both the same way: the scenes and what they need are those of each commit. */
const TAKING = ['gallery/take.ts', 'gallery/still.ts', 'e2e/launch.ts', 'e2e/stand-in.ts'].map(
  (name) => `test/${name}`,
);

/** The repository at a commit, in a folder, ready to be built. */
function checkOut(commit: string, folder: string): boolean {
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  for (const file of TAKING) copyFileSync(path.join(ROOT, file), path.join(folder, file));
  const [here, there] = [ROOT, folder].map((root) => readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  if (here !== there) return succeeds({ name: 'its packages', command: 'npm', args: ['ci'], cwd: folder });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return true;
}

/** Builds the program of a folder, and takes its pictures. */
async function takeIn(cwd: string, out: string, scenes: readonly string[]): Promise<boolean> {
  const build = { name: `build in ${cwd}`, command: 'vite', args: ['build', '--app', '--logLevel', 'warn'], cwd };
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
  const commit = execFileSync('git', ['rev-parse', '--verify', `${reference}^{commit}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  rmSync(OUT, { recursive: true, force: true });
  for (const out of [FOLDERS.before, FOLDERS.now]) mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-before-'));
  try {
    if (!checkOut(commit.trim(), folder)) return false;
    if (!(await takeIn(folder, FOLDERS.before, scenes))) return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return (await takeIn(ROOT, FOLDERS.now, scenes)) && tell();
}

const [reference, ...scenes] = process.argv.slice(2);
if (reference === undefined)
  throw new Error('npm run gallery-diff -- REF NAME …: which commit is it to be held against?');
if (!existsSync(path.join(ROOT, '.git'))) throw new Error('this is no checkout of git');
process.exitCode = ensureSystemPackages() && (await isSame(reference, scenes)) ? 0 : 1;
