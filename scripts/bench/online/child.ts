import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ROOT } from '../../lib/steps';
import { memoryOf, processorTime } from './measured';
import { type Done, DoneSchema, type Order, type SeatPlace } from './orders';

/** A process of the bench, which ends with it. */
export class Child {
  readonly #process: ChildProcess;

  /** @param script a file of this folder */
  constructor(script: string, args: readonly string[] = []) {
    this.#process = fork(path.join(ROOT, 'scripts/bench/online', script), [...args], {
      cwd: ROOT,
      execArgv: ['--expose-gc', '--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  /** Where it listens, once it has said so. */
  async place(): Promise<SeatPlace> {
    const { stdout } = this.#process;
    if (!stdout) throw new Error('it says nothing');
    const [line] = await once(createInterface(stdout), 'line');
    return { host: '127.0.0.1', port: Number(line) };
  }

  get #pid(): number {
    return this.#process.pid ?? 0;
  }

  /** In milliseconds; 0 once it has ended. */
  get processorTime(): number {
    return this.#hasEnded ? 0 : processorTime(this.#pid);
  }

  get #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** In bytes, with all that nobody needs any more. */
  get memory(): number {
    return memoryOf(this.#pid);
  }

  /** What it answers to a message; rejects when it ends before. */
  ask(message: Order | 'held'): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('a process of the bench has ended'));
      this.#process.once('exit', ended).once('message', (answer) => {
        this.#process.off('exit', ended);
        resolve(answer);
      });
      this.#process.send(message);
    });
  }

  /** Asks simulated players for something. */
  async order(order: Order): Promise<Done> {
    return v.parse(DoneSchema, await this.ask(order));
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async end(): Promise<void> {
    if (this.#hasEnded) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}
