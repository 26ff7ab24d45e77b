/** Who is matched with whom in a quick game. */

/** Two whose ranks are so far apart are matched at once. */
const WINDOW = 50;
/** With each second that somebody waits, they may be so much further apart. */
const WIDER = 10;

/** Somebody who wants a game. */
export interface Seeker {
  /** Whoever wants the same is of one kind. */
  readonly kind: string;
  readonly key: string;
  readonly rank: number;
  /** In milliseconds since 1970. */
  readonly since: number;
  /** Keys of people with whom they do not want to sit. */
  readonly blocked: readonly string[];
}

/** How far apart two may be, by how long the one has waited who waits longer. */
const windowOf = (a: Seeker, b: Seeker, now: number): number =>
  WINDOW + (WIDER * (now - Math.min(a.since, b.since))) / 1000;

const distance = (a: Seeker, b: Seeker): number => Math.abs(a.rank - b.rank);

const mayMeet = (a: Seeker, b: Seeker, now: number): boolean =>
  a.kind === b.kind &&
  a.key !== b.key &&
  !a.blocked.includes(b.key) &&
  !b.blocked.includes(a.key) &&
  distance(a, b) <= windowOf(a, b, now);

/**
 * Those who play with each other now: the nearest first, each once. Whoever has waited longer comes first in a pair.
 *
 * @param now in milliseconds since 1970
 */
export function pairsOf<S extends Seeker>(seekers: readonly S[], now: number): readonly (readonly [S, S])[] {
  const free = seekers.toSorted((a, b) => a.since - b.since);
  const all = free.flatMap((a, at) => free.slice(at + 1).flatMap((b) => (mayMeet(a, b, now) ? [[a, b] as const] : [])));
  const taken = new Set<S>();
  return all
    .toSorted(([a, b], [c, d]) => distance(a, b) - distance(c, d))
    .filter(([a, b]) => {
      if (taken.has(a) || taken.has(b)) return false;
      taken.add(a).add(b);
      return true;
    });
}
