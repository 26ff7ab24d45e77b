import type { OnlineProblem } from '../../../../src-shared/online/problems';
import { isLink } from '../connections/dial';
import type { Link } from '../connections/link';

/** What is to be known to look for the others of a game. */
export interface Searching {
  /** The programs that are not there, the host's first, and how they are called. */
  absent(): readonly Absent[];
  found(link: Link): void;
}

interface Absent {
  readonly party: number;
  /** Whether it comes before this one in the succession. */
  readonly isBefore: boolean;
  readonly call: () => Promise<Link | OnlineProblem>;
}

/** How long after a failure the next try begins, in milliseconds; the last counts for all that follow. */
const BACKOFF_MS = [0, 200, 500, 1_000, 2_000];
/** Those who come after one in the succession look for one by themselves: they are looked for only when they do not. */
const PATIENCE_MS = 4_000;
const LOOK_MS = 100;
/** Who has not come by then is away, in milliseconds. */
export const COMING_MS = 10_000;

interface Try {
  count: number;
  /** When the next may begin, by a clock that is never set. */
  next: number;
  isRunning: boolean;
}

/** Looks for all that are not there, each by itself, until they are. It does not matter who is connected with whom. */
export class Uplinks {
  readonly #searching: Searching;
  readonly #tries = new Map<number, Try>();
  readonly #timer: NodeJS.Timeout;

  constructor(searching: Searching) {
    this.#searching = searching;
    this.#timer = setInterval(() => this.#look(performance.now()), LOOK_MS);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(now: number): void {
    const absent = this.#searching.absent();
    for (const party of this.#tries.keys()) if (!absent.some((each) => each.party === party)) this.#tries.delete(party);
    for (const { party, isBefore, call } of absent) {
      const known = this.#tries.get(party);
      const fresh = { count: 0, next: now + (isBefore ? 0 : PATIENCE_MS), isRunning: false };
      const one = known ?? fresh;
      this.#tries.set(party, one);
      if (!one.isRunning && one.next <= now) void this.#try(one, call);
    }
  }

  async #try(one: Try, call: Absent['call']): Promise<void> {
    one.isRunning = true;
    const result = await call().catch((error: unknown) => {
      console.error('A program cannot be called:', error);
    });
    one.isRunning = false;
    one.count += 1;
    one.next = performance.now() + (BACKOFF_MS[Math.min(one.count, BACKOFF_MS.length - 1)] ?? 0);
    if (result && isLink(result)) this.#searching.found(result);
  }
}
