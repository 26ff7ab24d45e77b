import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';

/** As servers demand it: what it has acknowledged is on the disk. */
const SETTINGS = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--maxmemory-policy', 'noeviction'];
const LOOK_MS = 20;

/** A Redis in a folder of its own, which can be killed and started again with what it has kept. */
export class RedisServer {
  readonly #folder: string;
  #port = 0;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** That of its process; undefined when none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it answers, at the port at which it did before; rejects when it cannot be started, or ends before. */
  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    const where = ['--bind', '127.0.0.1', '--port', String(this.#port), '--dir', this.#folder];
    const child = spawn('redis-server', [...where, ...SETTINGS], { stdio: 'ignore' });
    await once(child, 'spawn');
    this.#child = child;
    child.once('exit', () => {
      this.#child = undefined;
    });
    while (!(await this.#answers())) {
      if (!this.#child) throw new Error(`Redis ended at its start, with ${child.signalCode ?? child.exitCode}`);
      await wait(LOOK_MS);
    }
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.#port, '127.0.0.1');
    const closed = new AbortController();
    const { signal } = closed;
    socket.on('error', () => {}).once('close', () => closed.abort());
    try {
      await once(socket, 'connect', { signal });
      socket.write('PING\r\n');
      const [answer] = await once(socket, 'data', { signal });
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
  }
}
