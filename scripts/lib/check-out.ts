import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT, succeeds } from './steps';

/** The repository in another folder: at an earlier commit, or as it stands. */

/** The commit that a reference names. Throws Error when there is none. */
export function commitNamed(reference: string): string {
  if (!existsSync(path.join(ROOT, '.git'))) throw new Error('this is no checkout of git');
  const args = ['rev-parse', '--verify', `${reference}^{commit}`];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** Puts the files of a commit into a folder that is empty, and its packages; says whether these could be had. */
export function checkOut(commit: string, folder: string): boolean {
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  const [here, there] = [ROOT, folder].map((root) => readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  if (here !== there) return succeeds({ name: 'its packages', command: 'npm', args: ['ci'], cwd: folder });
  linkPackages(folder);
  return true;
}

/** Puts the files as they stand into a folder that is empty, with what is not committed, and the packages. */
export function copyTree(folder: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  // Git lists what is deleted, but not committed as such, too.
  for (const file of files.filter((each) => each !== '' && existsSync(path.join(ROOT, each))))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  linkPackages(folder);
}

/** Lets a folder have the packages of this one. */
const linkPackages = (folder: string): void =>
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
