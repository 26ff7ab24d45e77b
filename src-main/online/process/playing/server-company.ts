import type { Hash, PublicKey } from '../../../../src-shared/online/primitives';
import type { Wire } from '../../../../src-shared/online/wire';
import { dialAny, type Target } from '../connections/dial';
import type { Link } from '../connections/link';
import type { ServerNote } from '../kept/known-servers';
import type { Program } from '../program';
import { calledAgain } from '../servers/meant';
import type { Companions, Nearby } from './companions';
import { COMING_MS, Uplinks } from './uplinks';

/** What a company at a server is of. */
export interface ServerCompanyOf extends Nearby {
  readonly program: Program;
  readonly game: Hash;
  /** Of all programs that play, the server's last. */
  readonly keys: readonly PublicKey[];
  readonly server: ServerNote;
}

/**
 * The programs of a game at a server: this one is connected with the server alone, which says who else is. As long as it does not
 * answer, those count as there who were.
 */
export class ServerCompany implements Companions {
  readonly #of: ServerCompanyOf;
  readonly #uplinks: Uplinks;
  readonly #party: number;
  #link: Link | undefined;
  #there: ReadonlySet<number>;
  #left: readonly number[] = [];
  readonly #since = performance.now();
  /** Another process of the server, which has the game. */
  #elsewhere: Target | undefined;

  constructor(of: ServerCompanyOf) {
    this.#of = of;
    this.#party = of.keys.length - 1;
    this.#there = new Set(of.keys.keys());
    this.#uplinks = new Uplinks({
      absent: () => (this.#link ? [] : [{ party: this.#party, isBefore: true, call: () => this.#call() }]),
      found: (link) => (this.#isServer(link) ? of.found(link) : link.cut()),
    });
  }

  get isConnected(): boolean {
    return this.#link !== undefined;
  }

  isThere(party: number): boolean {
    return party === this.#party ? this.isConnected : this.#there.has(party);
  }

  hasLeft(party: number): boolean {
    return this.#left.includes(party);
  }

  has(link: Link): boolean {
    return link === this.#link;
  }

  add(link: Link): boolean {
    if (this.#link || !link.isOpen || !this.#isServer(link)) return false;
    this.#link = link;
    this.#of.changed([], []);
    return true;
  }

  lost(link: Link): void {
    if (link !== this.#link) return;
    this.#link = undefined;
    this.#of.changed([], []);
  }

  broadcast(message: Wire, but?: Link): void {
    if (this.#link !== but) this.#link?.send(message);
  }

  hear(said: Wire): void {
    if (said.kind === 'elsewhere') this.#elsewhere = { host: said.host, port: said.port };
    if (said.kind !== 'present') return;
    const there = new Set(said.parties);
    const come = [...there].filter((party) => !this.#there.has(party));
    const isMissed = (party: number) => this.#left.includes(party) || performance.now() - this.#since > COMING_MS;
    this.#left = said.left ?? [];
    // At first others may still be on their way.
    const gone = [...this.#there].filter((party) => !there.has(party) && party !== this.#party && isMissed(party));
    this.#there = there;
    this.#of.changed(come, gone);
  }

  /** The server says who is there. */
  look(): void {}

  release(): readonly Link[] {
    this.#uplinks.end();
    const links = this.#link ? [this.#link] : [];
    this.#link = undefined;
    return links;
  }

  end(): void {
    for (const link of this.release()) {
      link.send({ kind: 'leave' });
      link.close();
    }
  }

  #isServer = ({ key }: Link): boolean => key === this.#of.keys[this.#party];

  /** Where it was sent on to is tried once: that process may be gone, too. */
  #call() {
    const { server, program } = this.#of;
    const { targets } = calledAgain(server);
    const elsewhere = this.#elsewhere;
    this.#elsewhere = undefined;
    const { fingerprint } = server;
    return dialAny(elsewhere ? [{ ...elsewhere, fingerprint }] : targets, program.identity);
  }
}
