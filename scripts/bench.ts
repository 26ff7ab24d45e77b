// Measures the speed, size and memory of the program, each figure beside its yardstick, and writes BENCHMARKS.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tellComputing } from './bench/computing';
import { gathered, GATHERED_IN } from './bench/figures';
import { machine } from './bench/machine';
import { report, verdict } from './bench/report';
import { tellSizes } from './bench/size';
import { withScreen } from './lib/screen';
import { type Command, ROOT, succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

const BUILD: Command = { name: 'build', command: 'vite', args: ['build', '--app', '--logLevel', 'warn'] };
/** What is measured in the window, in this order. */
const WINDOWS = [
  ['start', 'start and memory'],
  ['memory', 'ten games'],
  ['frames', 'frames of the window'],
  ['replay', 'opening and replay'],
  ['rankings', 'table of rankings'],
  ['library', 'library of games'],
  ['my-games', 'page of games'],
  ['hostile', 'hostile files'],
] as const;

async function measureWindows(): Promise<boolean> {
  for (const [script, name] of WINDOWS) {
    if (!succeeds(await withScreen({ name, command: 'tsx', args: [`test/bench/${script}.ts`] }))) return false;
  }
  return true;
}

async function measure(): Promise<boolean> {
  if (!ensureSystemPackages() || !succeeds(BUILD)) return false;
  tellSizes();
  if (!(await measureWindows())) return false;
  tellComputing();
  return true;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-figures-'));
const file = path.join(folder, 'figures');
process.env[GATHERED_IN] = file;
const ok = await measure();
if (ok) {
  const figures = gathered(file);
  writeFileSync(path.join(ROOT, 'BENCHMARKS.md'), report(await machine(), 'npm run bench', new Date(), figures));
  console.log(verdict(figures));
}
rmSync(folder, { recursive: true });
process.exitCode = ok ? 0 : 1;
