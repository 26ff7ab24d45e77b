import type { Game } from '../tantrix';

/**
 * A seed for thinking about a game as it stands: the same for the same game wherever it is opened, and made of what
 * everybody can see (FNV-1a over the tiles drawn and played). Not for a game that is ranked: there it is drawn by chance.
 */
export function seedOfGame({ deal, placements, position }: Game): number {
  const drawn = deal.bag.slice(0, deal.bag.length - position.bagCount);
  const seen = [...drawn, ...placements.flatMap(({ tile, q, r, rotation }) => [tile, q, r, rotation])];
  return seen.reduce((hash, value) => Math.imul(hash ^ (value & 0xff), 0x01000193) >>> 0, 0x811c9dc5);
}
