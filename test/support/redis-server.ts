import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from './free-port';

const SETTINGS = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];

/** A Redis of its own, which can be killed and started again with what it has kept. */
export class RedisServer {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-redis-'));
  #port = 0;
  #child: ChildProcess | undefined;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** Resolves when it answers, at the port at which it did before. */
  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const where = ['--bind', '127.0.0.1', '--port', String(this.#port), '--dir', this.#folder];
    this.#child = spawn('redis-server', [...where, ...SETTINGS], { stdio: 'ignore' });
    while (!(await this.#answers())) await wait(20);
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.#port, '127.0.0.1');
    socket.on('error', () => {});
    try {
      await once(socket, 'connect');
      socket.write('PING\r\n');
      const [answer] = await once(socket, 'data');
      return String(answer).startsWith('+PONG');
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }

  /** Freezes it, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.#child = undefined;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/** A Redis for the tests of a file. */
export function withRedis(): RedisServer {
  const redis = new RedisServer();
  beforeAll(() => redis.start());
  afterAll(() => redis.end());
  return redis;
}
