import type { Commit, Proposal } from './messages';
import { type Hash, hashOf, type Primitives } from './primitives';
import { follows } from './chain';

/** The time from when some programs have fixed their chains to when others must: usually a whole game. */
export class Epoch {
  readonly proposal: Proposal;
  /** What it began with: its terms, its members, and the anchors of their chains. */
  readonly begun: Hash;
  readonly #primitives: Primitives;
  readonly #game: Hash;
  /** The last link that is known, and its number, by party. */
  readonly #links: Map<number, { readonly at: number; readonly link: Hash }>;
  #draws = 0;
  #source: Hash;

  /** @param commits one of each member, all of the same proposal */
  constructor(primitives: Primitives, game: Hash, commits: readonly Commit[]) {
    const [first] = commits;
    if (!first) throw new RangeError('nobody takes part');
    this.#primitives = primitives;
    this.#game = game;
    this.proposal = first.proposal;
    this.#links = new Map(commits.map(({ party, anchor }) => [party, { at: 0, link: anchor }]));
    const anchors = this.proposal.members.map((party) => this.#links.get(party)?.link ?? '');
    this.begun = hashOf(primitives, 'epoch', game, JSON.stringify(this.proposal), ...anchors);
    this.#source = this.begun;
  }

  get number(): number {
    return this.proposal.epoch;
  }

  get members(): readonly number[] {
    return this.proposal.members;
  }

  /** The number of the link that a member tells next, from 1. */
  nextLink(party: number): number {
    return (this.#links.get(party)?.at ?? 0) + 1;
  }

  /** Whether a link is the next of a member's chain. */
  isNext(party: number, link: Hash): boolean {
    const owner = { game: this.#game, epoch: this.number, party };
    const known = this.#links.get(party)?.link;
    return known !== undefined && follows(this.#primitives, owner, { at: this.nextLink(party), link, known });
  }

  /**
   * What the next draw draws from.
   *
   * @param links those that take part in it, and their links, in the order of the terms
   */
  draw(links: readonly (readonly [party: number, link: Hash])[]): Hash {
    this.#draws += 1;
    const told = links.map(([, link]) => link);
    this.#source = hashOf(this.#primitives, 'draw', this.begun, this.#draws, this.#source, ...told);
    for (const [party, link] of links) this.#links.set(party, { at: this.nextLink(party), link });
    return this.#source;
  }
}
