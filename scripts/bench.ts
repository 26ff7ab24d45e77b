// Measures the speed, size and memory of the program, each figure beside its yardstick, and writes BENCHMARKS.md. With --online
// only what a server for games online takes is measured, with --computing only what is computed without a window; the other figures
// stay as they are.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tellComputing } from './bench/computing';
import { gathered, GATHERED_IN } from './bench/figures';
import { machine } from './bench/machine';
import { tellOnline } from './bench/online';
import { type Facts, factsIn, figuresIn, replaced, report, verdict } from './bench/report';
import { tellSizes } from './bench/size';
import { BUILD } from './lib/build';
import { withScreen } from './lib/screen';
import { ROOT, succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';

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
  await tellComputing();
  await tellOnline();
  return true;
}

async function factsNow(): Promise<Facts> {
  const date = new Date().toISOString().slice(0, 10);
  return [['command', '`npm run bench`'], ['date', date], ...(await machine())];
}

/** What can be measured alone, by option. */
const ALONE: Readonly<Record<string, () => Promise<void>>> = {
  '--online': () => tellOnline(),
  '--computing': tellComputing,
};
const alone = ALONE[process.argv[2] ?? ''];

const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-figures-'));
const file = path.join(folder, 'figures');
const told = path.join(ROOT, 'BENCHMARKS.md');
process.env[GATHERED_IN] = file;
const ok = await (alone ? alone().then(() => true) : measure());
if (ok) {
  const before = alone ? readFileSync(told, 'utf8') : '';
  const figures = replaced(figuresIn(before), gathered(file));
  writeFileSync(told, report(alone ? factsIn(before) : await factsNow(), figures));
  console.log(verdict(figures));
}
rmSync(folder, { recursive: true });
process.exitCode = ok ? 0 : 1;
