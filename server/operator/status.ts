import type { Reported } from '../people/reports';

/** How a server stands, for whoever runs it. It holds no secrets. */
export interface Status {
  readonly name: string;
  readonly link: string;
  readonly isStopping: boolean;
  /** In seconds. */
  readonly uptime: number;
  readonly connections: number;
  readonly tables: number;
  readonly games: number;
  readonly moves: number;
  /** Over the last minute. */
  readonly movesASecond: number;
  /** How many times what was refused. */
  readonly refusals: Readonly<Record<string, number>>;
  /** In bytes: all that the process holds, and the heap. */
  readonly memory: { readonly rss: number; readonly heap: number };
  readonly reports: Readonly<Record<string, Reported>>;
}

const MINUTE = 60;

/** Counts what happens, second by second. */
export class Meter {
  #count = 0;
  #before: number[] = [0];

  add(): void {
    this.#count += 1;
  }

  /** A second has passed. */
  tick(): void {
    this.#before = [...this.#before, this.#count].slice(-MINUTE - 1);
  }

  get count(): number {
    return this.#count;
  }

  /** A second, over the last minute. */
  get rate(): number {
    const [first = 0] = this.#before;
    const last = this.#before.at(-1) ?? first;
    return (last - first) / Math.max(1, this.#before.length - 1);
  }
}
