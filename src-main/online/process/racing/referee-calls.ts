import type { PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { Place } from '../../../../src-shared/online/wire';
import { dialAny, isLink, type Target } from '../connections/dial';
import type { Link } from '../connections/link';
import type { ServerNote } from '../kept/known-servers';
import type { Program } from '../program';
import { calledAgain } from '../servers/meant';

/** When whoever decides is called again, in milliseconds after the last time. */
const AGAIN_MS = [200, 500, 1_000, 2_000, 4_000, 8_000];
/** A server is started again, or another of its processes takes the race. */
const MORE_AT_SERVER = Array.from({ length: 12 }, () => 8_000);

const PASSING: readonly OnlineProblem[] = ['stopping', 'disk', 'busy'];

/** Who decides a race, and where they are. */
export interface Refereed {
  readonly key: PublicKey | undefined;
  readonly server: ServerNote | undefined;
  /** Where a player's program was reached. */
  readonly place: Place | undefined;
}

/** How whoever decides a race is called again: ever more seldom, until the race is heard again. */
export class RefereeCalls {
  readonly #program: Program;
  readonly #by: Refereed;
  /** How often since the race was heard last. */
  #count = 0;
  /** Another process of the server, which has the race. */
  #elsewhere: Target | undefined;

  constructor(program: Program, by: Refereed) {
    this.#program = program;
    this.#by = by;
  }

  /** How long is waited before the next call; undefined where there is no point in one. */
  get pause(): number | undefined {
    const pauses = this.#by.server ? [...AGAIN_MS, ...MORE_AT_SERVER] : AGAIN_MS;
    return pauses[this.#count];
  }

  /** The race is heard. Who only answers, or refuses for now, does not count as much. */
  heard(): void {
    this.#count = 0;
  }

  /** Whether a server that refuses for such a reason may have the race again soon. */
  mayPass(problem: OnlineProblem): boolean {
    return this.#by.server !== undefined && PASSING.includes(problem);
  }

  /** Whether there is no such race any more: what a server does not have it never has again, but a player may take it up later. */
  isGone(problem: OnlineProblem): boolean {
    return this.#by.server !== undefined && problem === 'closed';
  }

  /** The race is at another process of the server. */
  sendOn({ host, port }: Target): void {
    this.#elsewhere = { host, port };
  }

  async call(): Promise<Link | OnlineProblem> {
    this.#count += 1;
    const link = await this.#dial();
    if (!isLink(link) || link.key === this.#by.key) return link;
    link.close();
    return 'stranger';
  }

  /** Where it was sent on to is tried once: that process may be gone, too. */
  async #dial(): Promise<Link | OnlineProblem> {
    const { server, place } = this.#by;
    if (!server) return place ? this.#program.dial(place) : 'unreachable';
    const elsewhere = this.#elsewhere;
    this.#elsewhere = undefined;
    const { fingerprint } = server;
    const targets = elsewhere ? [{ ...elsewhere, fingerprint }] : calledAgain(server).targets;
    return dialAny(targets, this.#program.identity);
  }
}
