import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Asking, type Child } from '../../src-main/online/asking';
import type { AskedCall } from '../../src-main/online/port';
import type { ONLINE_CALLS, OnlineGame, OnlineState } from '../../src-shared/bridge/online';
import type { Answer, Argument } from '../../src-shared/bridge/call';

/** Programs that play online with each other: the process of connections of each, with a profile of its own. */

type Calls = typeof ONLINE_CALLS;
const PATIENCE_MS = 20_000;

/** A program: what main knows of it, and the process of connections, which can be killed. Its profile outlives it. */
export class OnlineProgram {
  readonly #asking: Asking;
  #process: ChildProcess | undefined;
  #heard: (() => void)[] = [];

  /** What it has said about what went wrong. */
  complaints = '';
  /** What it has ever done online. */
  readonly kinds = new Set<OnlineState['kind']>();
  /** What it has ever shown that is wrong. */
  readonly problems = new Set<OnlineState['problem']>();

  /**
   * @param profile its folder
   * @param at the port at which tables are announced, instead of that of mDNS; or the name of the computer that it runs at
   * @param wires the port at which the wires of the test take its calls, and its number there; left out, it calls by itself
   */
  constructor(
    script: string,
    readonly profile: string,
    at: number | string,
    wires: readonly number[] = [],
  ) {
    const node = [process.execPath, script, profile];
    const command =
      typeof at === 'number' ? [...node, ...[at, ...wires].map(String)] : ['ip', 'netns', 'exec', at, ...node];
    this.#asking = new Asking(
      () => this.#forked(command),
      () => this.#hear(),
    );
  }

  get state(): OnlineState {
    return this.#asking.state;
  }

  /** The process of connections. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** What invites to the table that waits here. */
  get invitation(): { readonly code: string; readonly link: string } {
    const invitation = this.state.kind === 'waiting' ? this.state.invitation : undefined;
    if (!invitation) throw new Error('nobody is invited');
    return invitation;
  }

  get game(): OnlineGame | undefined {
    return this.state.kind === 'playing' ? this.state.game : undefined;
  }

  call<C extends AskedCall>(call: C, argument: Argument<Calls[C]>): Promise<Answer<Calls[C]>> {
    return this.#asking.ask(call, argument);
  }

  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Waits until it is told a state like this. */
  async until(what: string, isSo: (state: OnlineState) => boolean): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const overdue = once(signal, 'abort').then(() => {
      throw new Error(`${what}: still ${JSON.stringify(this.state).slice(0, 600)}`);
    });
    while (!isSo(this.state)) await Promise.race([overdue, new Promise<void>((heard) => this.#heard.push(heard))]);
    overdue.catch(() => {});
  }

  #hear(): void {
    this.kinds.add(this.state.kind);
    this.problems.add(this.state.problem);
    const heard = this.#heard;
    this.#heard = [];
    for (const each of heard) each();
  }

  #forked([program = '', ...args]: readonly string[]): Child {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.#process = child;
    child.stderr?.on('data', (said: Buffer) => {
      this.complaints += said.toString();
      if (process.env.TANTRIX_ONLINE_LOG !== undefined) process.stderr.write(said);
    });
    return {
      // What is said to one that was killed is lost; that it has ended is told besides.
      post: (message) => void child.send(message, () => {}),
      onMessage: (take) => void child.on('message', take),
      onExit: (take) => void child.once('exit', take),
      kill: () => void child.kill('SIGKILL'),
    };
  }
}
