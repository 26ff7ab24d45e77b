import * as v from 'valibot';
import type { ONLINE_CALLS, OnlineState } from '../../src-shared/bridge/online';
import type { Answer, Argument } from '../../src-shared/bridge/call';
import { ANSWERS, type Ask, type AskedCall, SaidSchema } from './port';

/** The process of connections, as it was started. */
export interface Child {
  post(message: Ask): void;
  onMessage(take: (message: unknown) => void): void;
  onExit(take: () => void): void;
  kill(): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What is done in a game: where the process has ended, the game goes on first. */
const IN_GAME: readonly AskedCall[] = [
  'moveOnline',
  'agreeOnline',
  'withdrawOnline',
  'goOnWithout',
  'agreeToGoOn',
  'chatOnline',
];

/** Asks the process of connections, which is started when it is first needed, and once more when it has ended. */
export class Asking {
  readonly #fork: () => Child;
  readonly #tell: (state: OnlineState) => void;
  #child: Child | undefined;
  #state: OnlineState = { kind: 'none' };
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param tell is told of every state */
  constructor(fork: () => Child, tell: (state: OnlineState) => void) {
    this.#fork = fork;
    this.#tell = tell;
  }

  get state(): OnlineState {
    return this.#state;
  }

  /** Rejects when it fails, or when the process ends meanwhile. */
  async ask<C extends AskedCall>(call: C, argument: Argument<Calls[C]>): Promise<Answer<Calls[C]>> {
    const isNew = !this.#child;
    const child = (this.#child ??= this.#started());
    if (isNew && IN_GAME.includes(call) && this.#state.kind === 'playing')
      await this.#post(child, 'resumeOnline', this.#state.game.id);
    return v.parse(ANSWERS[call], await this.#post(child, call, argument));
  }

  /** Ends the process; what it has begun to write is on the disk. */
  async settled(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    await this.#post(child, 'leaveOnline', undefined);
    this.#child = undefined;
    child.kill();
    // It may not have come to say so itself.
    this.#show({ kind: 'none' });
  }

  #post(child: Child, call: AskedCall, argument: unknown): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      child.post({ id, call, argument });
    });
  }

  #started(): Child {
    const child = this.#fork();
    child.onMessage((message) => this.#hear(message));
    child.onExit(() => this.#ended(child));
    return child;
  }

  #hear(message: unknown): void {
    const said = v.safeParse(SaidSchema, message);
    if (!said.success) return console.error('The process of connections says what is no message');
    const { output } = said;
    if (output.kind === 'state') return this.#show(output.state);
    const waiting = this.#waiting.get(output.id);
    this.#waiting.delete(output.id);
    if (output.kind === 'answer') waiting?.resolve(output.answer);
    else waiting?.reject(new Error('it failed'));
  }

  #show(state: OnlineState): void {
    this.#state = state;
    this.#tell(state);
  }

  /** It has ended by itself: what is played stays to be seen, and goes on with the next that is asked. */
  #ended(child: Child): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error('the process of connections has ended'));
    const before: OnlineState = this.#state.kind === 'playing' ? this.#state : { kind: 'none' };
    this.#show({ ...before, problem: 'stopped' });
  }
}

type Calls = typeof ONLINE_CALLS;
