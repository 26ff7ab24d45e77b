import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from './measured';

/** As servers demand it: what it has acknowledged is on the disk. */
const SETTINGS = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--maxmemory-policy', 'noeviction'];
const LOOK_MS = 50;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const [event] = await Promise.race([
    once(socket, 'connect').then(() => ['connect']),
    once(socket, 'close').then(() => ['close']),
  ]).catch(() => ['close']);
  socket.destroy();
  return event === 'connect';
}

/** A Redis for the bench alone. */
export class BenchRedis {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(port: number, folder: string) {
    mkdirSync(folder);
    this.url = `redis://127.0.0.1:${port}`;
    const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
    this.#process = spawn('redis-server', [...where, ...SETTINGS], { stdio: 'ignore' });
  }

  static async started(folder: string): Promise<BenchRedis> {
    const port = await freePort();
    const redis = new BenchRedis(port, folder);
    while (!(await isListening(port))) await wait(LOOK_MS);
    return redis;
  }

  /** In milliseconds. */
  get processorTime(): number {
    return processorTime(this.#process.pid ?? 0);
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}
