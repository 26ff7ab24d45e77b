import type { GameView } from '../../../../src-shared/online/view';
import type { Notebook } from './notebook';

/** Of what is used of a turn no more is lost when the program is killed, in milliseconds. */
const KEPT_MS = 10_000;
/** The longest time that a move can say. */
const MOST_MS = 30 * 24 * 60 * 60 * 1000;

/** Measures the turn that runs: it stands while others are away, or a draw waits. Times are in milliseconds since 1970. */
export class TurnClock {
  readonly #notebook: Notebook;
  /** The step that the turn follows. */
  #n: number;
  #used: number;
  #since: number | undefined;
  #kept = 0;

  constructor(notebook: Notebook) {
    this.#notebook = notebook;
    this.#n = notebook.turn?.n ?? -1;
    this.#used = notebook.turn?.ms ?? 0;
  }

  /** Notes how things stand: the time runs as long as all others could see the move. */
  note({ mover, members, n }: GameView, isThere: (party: number) => boolean, isStalled: boolean, now: number): void {
    const isWaited = (party: number) => party !== mover?.party && !isThere(party);
    const isRunning = mover !== undefined && !members.some(isWaited) && !isStalled;
    if (n !== this.#n) {
      this.#n = n;
      this.#used = 0;
      this.#since = isRunning ? now : undefined;
      this.#kept = now;
    } else if (isRunning !== (this.#since !== undefined)) {
      this.#used = this.usedAt(now);
      this.#since = isRunning ? now : undefined;
      if (!isRunning) this.#keep(now);
    }
    if (isRunning && now - this.#kept > KEPT_MS) this.#keep(now);
  }

  /** What is used of the turn, in whole milliseconds; a clock that was set back takes nothing away. */
  usedAt(now: number): number {
    const running = this.#since === undefined ? 0 : Math.max(0, now - this.#since);
    return Math.min(MOST_MS, Math.round(this.#used + running));
  }

  /** What was used until the clock last went on. */
  get used(): number {
    return this.#used;
  }

  /** When it last went on; undefined while it stands. */
  get since(): number | undefined {
    return this.#since;
  }

  #keep(now: number): void {
    this.#kept = now;
    void this.#notebook.add({ kind: 'turn', n: this.#n, ms: this.usedAt(now) });
  }
}
