// Builds the program, which takes some seconds, and opens its window.
import { spawn } from 'node:child_process';
import { electronRuntime } from './electron/runtime';
import { BUILD } from './lib/build';
import { hasScreen, SANDBOX_SWITCHES } from './lib/screen';
import { ROOT, succeeds } from './lib/steps';

async function start(): Promise<void> {
  const { executable } = await electronRuntime();
  if (!succeeds(BUILD)) {
    process.exitCode = 1;
    return;
  }
  const args = [...SANDBOX_SWITCHES, ...process.argv.slice(2), ROOT];
  const child = spawn(executable, args, { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (hasScreen()) {
  await start();
} else {
  console.error('There is no screen to open a window on; `npm run demo` plays a game on a virtual one.');
  process.exitCode = 1;
}
