import { setTimeout as wait } from 'node:timers/promises';
import type { GameCopy, Outcome } from '../../../../src-shared/online/game-copy';
import { type LineStore, NotOurs } from '../kept/game-store';
import type { Link } from '../connections/link';

/** Who is told what comes of a game. */
export interface Hearer {
  /** Something is to be said to all neighbours but one. */
  send(outcome: Outcome, from: Link | undefined): void;
  /** All that was made is on the disk, and may be shown. */
  changed(): void;
  /** Another process goes on with the game: nothing more comes of it here. */
  takenAway?(): void;
}

const AGAIN_MS = 1_000;

/**
 * A game in the order of what happens in it: one thing after the other is made, written, and only then told and shown. While
 * the disk takes nothing, nothing follows.
 */
export class Course<View> {
  readonly copy: GameCopy;
  readonly #log: LineStore;
  readonly #look: (copy: GameCopy) => View;
  readonly #hearer: Hearer;
  #queue: Promise<unknown> = Promise.resolve();
  #view: View;
  #isStalled = false;
  readonly #ended = new AbortController();

  /** @param look what is to be known of the game once something is on the disk */
  constructor(copy: GameCopy, log: LineStore, look: (copy: GameCopy) => View, hearer: Hearer) {
    this.copy = copy;
    this.#log = log;
    this.#look = look;
    this.#hearer = hearer;
    this.#view = look(copy);
    log.taken?.addEventListener('abort', () => this.#giveUp());
  }

  /** The game as far as it is on the disk. */
  get view(): View {
    return this.#view;
  }

  /** Whether the disk takes nothing now. */
  get isStalled(): boolean {
    return this.#isStalled;
  }

  /**
   * Does something in its turn.
   *
   * @param make makes it; what is wrong with it is given as a word
   * @param from who has said what it follows from
   * @returns whether it could be made, and is on the disk
   */
  do(make: (copy: GameCopy) => Outcome | string, from?: Link): Promise<boolean> {
    const done = this.#queue.then(() => this.#do(make, from));
    // Whoever asked hears of a failure; those that come after it do not.
    this.#queue = done.catch(() => {});
    return done;
  }

  async #do(make: (copy: GameCopy) => Outcome | string, from: Link | undefined): Promise<boolean> {
    if (this.#ended.signal.aborted) return false;
    const outcome = make(this.copy);
    if (typeof outcome === 'string' || !(await this.#isWritten(outcome))) return false;
    this.#hearer.send(outcome, from);
    const isChanged = outcome.write.length > 0 || outcome.send.length > 0;
    if (isChanged) {
      this.#view = this.#look(this.copy);
      this.#hearer.changed();
    }
    return isChanged;
  }

  /** Tries until the disk takes it; false when the game is left before. */
  async #isWritten({ write }: Outcome): Promise<boolean> {
    for (;;) {
      try {
        await this.#log.append(write);
        this.#stall(false);
        return true;
      } catch (error) {
        if (error instanceof NotOurs) return this.#giveUp();
        if (!this.#isStalled) console.error('A game cannot be written:', error);
        this.#stall(true);
        await wait(AGAIN_MS, undefined, { signal: this.#ended.signal }).catch(() => {});
        if (this.#ended.signal.aborted) return false;
      }
    }
  }

  #giveUp(): false {
    const hasEnded = this.#ended.signal.aborted;
    this.#ended.abort();
    if (!hasEnded) this.#hearer.takenAway?.();
    return false;
  }

  #stall(isStalled: boolean): void {
    const hasChanged = isStalled !== this.#isStalled;
    this.#isStalled = isStalled;
    if (hasChanged) this.#hearer.changed();
  }

  /** Everything that was begun is on the disk, or is given up. */
  async end(): Promise<void> {
    this.#ended.abort();
    await this.#queue;
    await this.#log.close();
  }
}
