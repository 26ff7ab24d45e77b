// One figure a line, `name: value unit`. Compare within one run only; other work on the machine shifts them all.
import { LEVELS } from '../src-shared/robots';
import { readMilliseconds } from './bench/files';
import { playoutRate } from './bench/playouts';
import { thinkingTimes } from './bench/robots';
import { solvingTimes } from './bench/solve';
import { withScreen } from './lib/screen';
import { succeeds } from './lib/steps';
import { ensureSystemPackages } from './lib/system-packages';
import { timesLine } from './match/summary';

playoutRate(1); // lets the compiler warm up
const { games, placements } = playoutRate(5);
console.log(`playouts: ${games.toFixed(0)} games/s, ${placements.toFixed(0)} placements/s`);
console.log(`read a whole .txg: ${readMilliseconds(201).toFixed(2)} ms`);
for (const level of LEVELS) console.log(timesLine(`robot, level ${level}`, thinkingTimes(level)));
for (const line of solvingTimes()) console.log(line);

const build = { name: 'build', command: 'vite', args: ['build', '--app', '--logLevel', 'warn'] };
const frames = { name: 'frames of the window', command: 'tsx', args: ['test/bench/frames.ts'] };
const rankings = { name: 'table of rankings', command: 'tsx', args: ['test/bench/rankings.ts'] };
const ok =
  ensureSystemPackages() &&
  succeeds(build) &&
  succeeds(await withScreen(frames)) &&
  succeeds(await withScreen(rankings));
process.exitCode = ok ? 0 : 1;
