import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/steps';

/** What the compiler has made of the sources: the copy goes on from there, and writes to its own. */
const CACHE = 'node_modules/.cache/tsc';

/** Copies all that git tracks, as it stands in the folder now, with its packages, into an empty folder. */
export function copyRepository(folder: string): void {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const name of names) {
    const from = path.join(ROOT, name);
    if (name === '' || !existsSync(from)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(from, path.join(folder, name));
  }
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  if (existsSync(path.join(ROOT, CACHE))) cpSync(path.join(ROOT, CACHE), path.join(folder, CACHE), { recursive: true });
}
