import type { Hash, PublicKey } from '../../../../src-shared/online/primitives';
import { hereHash, type IsHere, type Place, type Wire } from '../../../../src-shared/online/wire';
import type { Link } from '../connections/link';
import type { Program } from '../program';
import type { Companions, Nearby } from './companions';
import { Presence } from './presence';
import { Uplinks } from './uplinks';

/** What a company is of. */
export interface CompanyOf extends Nearby {
  readonly program: Program;
  readonly game: Hash;
  /** Of all programs that play. */
  readonly keys: readonly PublicKey[];
  /** The own number among them; undefined for who looks on. */
  readonly party: number | undefined;
  /** Where they were reached last. */
  readonly places: readonly (readonly [party: number, place: Place])[];
  readonly moved: (party: number, place: Place) => void;
}

/** The programs that play a game, or look on: over which connections they are reached, and which of them are there. */
export class Company implements Companions {
  readonly #of: CompanyOf;
  readonly #links = new Set<Link>();
  readonly #presence: Presence;
  readonly #uplinks: Uplinks;
  #there: ReadonlySet<number> = new Set();
  #lastHere = 0;

  constructor(of: CompanyOf) {
    this.#of = of;
    this.#presence = new Presence(of.program.identity.self, of.keys, of.places);
    this.#uplinks = new Uplinks({
      absent: () => this.#absent(),
      found: (link) => (of.keys.includes(link.key) ? of.found(link) : link.cut()),
    });
  }

  get isConnected(): boolean {
    return this.#links.size > 0;
  }

  isThere(party: number): boolean {
    return this.#there.has(party);
  }

  hasLeft(party: number): boolean {
    return this.#presence.hasLeft(party);
  }

  has(link: Link): boolean {
    return this.#links.has(link);
  }

  add(link: Link): boolean {
    if (this.#links.has(link) || !link.isOpen) return false;
    this.#links.add(link);
    const party = this.#of.keys.indexOf(link.key);
    // What it says of itself later counts more.
    if (link.place && party !== -1 && !this.#presence.placeOf(party)) this.#noteMoved(party, link.place);
    for (const said of this.#presence.heardBy(performance.now())) link.send(said);
    return true;
  }

  lost(link: Link): void {
    if (!this.#links.delete(link)) return;
    // Those who were heard through it are heard again soon, if others hear them.
    for (const [party, key] of this.#of.keys.entries())
      if (key === link.key || this.#links.size === 0) this.#presence.forget(party);
    this.#note();
  }

  broadcast(message: Wire, but?: Link): void {
    for (const link of this.#links) if (link !== but) link.send(message);
  }

  hear(said: Wire, from: Link): void {
    if (said.kind === 'here') this.#hear(said, from);
  }

  #hear(said: IsHere, from?: Link): void {
    const { isNew, hasMoved, later } = this.#presence.hear(said, performance.now());
    if (later) from?.send(later);
    if (!isNew) return;
    this.broadcast(said, from);
    if (hasMoved && said.place) this.#of.moved(said.party, said.place);
    this.#note();
    this.#catchUp(said);
  }

  /** A program that was started again with its clock set back hears what it has said before: it goes on from there. */
  #catchUp({ party, at }: IsHere): void {
    if (party !== this.#of.party || at <= this.#lastHere) return;
    this.#lastHere = at;
    this.#sayHere({});
  }

  look(): void {
    this.#sayHere({});
    this.#note();
  }

  /** Tells the others that this program is there, and where; or that it leaves. */
  #sayHere(leaving: Pick<IsHere, 'leaves'>): void {
    const { party, program, game } = this.#of;
    if (party === undefined) return;
    const { identity, place } = program;
    // A clock that is set back is no reason not to be heard.
    this.#lastHere = Math.max(this.#lastHere + 1, Date.now());
    const plain = { game, party, at: this.#lastHere, ...(place ? { place } : {}), ...leaving };
    this.#hear({ kind: 'here', ...plain, signature: identity.self.sign(hereHash(identity.self, plain)) });
  }

  /** Notes who has come and who is gone. */
  #note(): void {
    const now = performance.now();
    const there = new Set(this.#of.keys.flatMap((_, party) => (this.#presence.isThere(party, now) ? party : [])));
    const gone = [...this.#there].filter((party) => !there.has(party));
    const come = [...there].filter((party) => !this.#there.has(party));
    this.#there = there;
    if (gone.length + come.length > 0) this.#of.changed(come, gone);
  }

  release(): readonly Link[] {
    this.#uplinks.end();
    const links = [...this.#links];
    this.#links.clear();
    return links;
  }

  end(): void {
    this.#sayHere({ leaves: true });
    for (const link of this.release()) {
      link.send({ kind: 'leave' });
      link.close();
    }
  }

  #noteMoved(party: number, place: Place): void {
    if (this.#presence.isAt(party, place)) this.#of.moved(party, place);
  }

  #absent() {
    const now = performance.now();
    const { keys, party: own } = this.#of;
    const linked = new Set([...this.#links].map(({ key }) => key));
    return keys.flatMap((key, party) => {
      const place = this.#presence.placeOf(party);
      if (!place) return [];
      const isSought = party !== own && !linked.has(key) && !this.#presence.isThere(party, now);
      const call = () => this.#of.program.dial(place);
      return isSought ? { party, call, isBefore: own === undefined || party < own } : [];
    });
  }
}
