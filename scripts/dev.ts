// Development: the page from Vite's server, main and preload rebuilt on each change, Electron restarted when they are.
import { type ChildProcess, spawn } from 'node:child_process';
import { createBuilder, createServer } from 'vite';
import { electronRuntime } from './electron/runtime';
import { SANDBOX_SWITCHES } from './lib/screen';
import { ROOT } from './lib/steps';

const { executable } = await electronRuntime();
const server = await createServer();
await server.listen();
const url = server.resolvedUrls?.local[0];
if (!url) throw new Error('The development server has no address');

let running: ChildProcess | undefined;

function start(): void {
  const args = [...SANDBOX_SWITCHES, ...process.argv.slice(2), ROOT];
  const child = spawn(executable, args, { stdio: 'inherit', env: { ...process.env, TANTRIX_DEV_URL: url } });
  running = child;
  // Closing the window ends development; an Electron that makes way for the next one does not.
  child.on('exit', (code) => {
    if (running === child) stop(code ?? 0);
  });
}

function restart(): void {
  const old = running;
  if (!old) return start();
  running = undefined;
  old.once('exit', start);
  old.kill('SIGTERM');
}

function stop(code: number): void {
  running?.kill('SIGTERM');
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

/** Builds one environment of vite.config.ts now and after every change; the promise settles after the first build. */
async function watch(name: string, onRebuilt: () => void): Promise<void> {
  // Files are overwritten: one of the three is built anew while another has Electron restarted, which must find all.
  const builder = await createBuilder({ logLevel: 'warn', build: { watch: {}, emptyOutDir: false } });
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
  const watcher = await builder.build(environment);
  if (!('on' in watcher)) throw new Error('Vite did not watch');
  await new Promise<void>((resolve) => {
    let builds = 0;
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error);
      if (event.code !== 'END') return;
      builds += 1;
      if (builds === 1) resolve();
      else onRebuilt();
    });
  });
}

await Promise.all(['main', 'reader', 'preload'].map((name) => watch(name, restart)));
start();
