import { type Hash, hashOf, type Primitives } from './primitives';

/**
 * What a program adds to the draws: a chain of hashes, of which the last is made known before the game and the others from
 * there on, one for each draw. None can be known before it is told, and none can be another than it was.
 */

/** More links than a game can need: one for the deal, one for each tile that is drawn afterwards. */
export const CHAIN_LENGTH = 64;

/** Whose chain it is: no two have links in common. */
export interface ChainOwner {
  /** The hash of the terms. */
  readonly game: Hash;
  readonly epoch: number;
  readonly party: number;
}

/** The link before link number `at` of a chain. */
const before = (primitives: Primitives, { game, epoch, party }: ChainOwner, at: number, link: Hash): Hash =>
  hashOf(primitives, 'link', game, epoch, party, at, link);

/** All links of a chain up to one that was told, from the anchor on: each is the hash of the next. */
export function linksTo(
  primitives: Primitives,
  owner: ChainOwner,
  { at, link }: { readonly at: number; readonly link: Hash },
): Hash[] {
  const links = [link];
  let first = link;
  for (let number = at; number > 0; number--) {
    first = before(primitives, owner, number, first);
    links.push(first);
  }
  return links.toReversed();
}

/** So many links after each other are worked out anew for one that is told, at most. */
const KEPT_EVERY = 8;

/** A chain of one's own, of which some links are kept: a link is told with each move. */
export class OwnChain {
  readonly owner: ChainOwner;
  readonly #primitives: Primitives;
  /** Every eighth, from the anchor on. */
  readonly #kept: readonly Hash[];

  /** @param root link number `CHAIN_LENGTH`: 32 bytes that nobody else knows, as 64 hexadecimal digits */
  constructor(primitives: Primitives, owner: ChainOwner, root: Hash) {
    this.owner = owner;
    this.#primitives = primitives;
    const kept = [root];
    for (let at = CHAIN_LENGTH; at > 0; at -= KEPT_EVERY)
      kept.unshift(this.#from(kept[0] ?? root, at, at - KEPT_EVERY));
    this.#kept = kept;
  }

  /**
   * A link of the chain.
   *
   * @param at from 0, which is the anchor, to `CHAIN_LENGTH`
   */
  linkAt(at: number): Hash {
    const next = Math.ceil(at / KEPT_EVERY);
    return this.#from(this.#kept[next] ?? '', next * KEPT_EVERY, at);
  }

  #from(link: Hash, from: number, to: number): Hash {
    let earlier = link;
    for (let at = from; at > to; at--) earlier = before(this.#primitives, this.owner, at, earlier);
    return earlier;
  }
}

/** Whether a link is number `at` of a chain, of which the one before is known. */
export const follows = (
  primitives: Primitives,
  owner: ChainOwner,
  { at, link, known }: { readonly at: number; readonly link: Hash; readonly known: Hash },
): boolean => before(primitives, owner, at, link) === known;
