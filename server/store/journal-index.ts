import type { Hash } from '../../src-shared/online/primitives';
import type { Written } from './group-writer';

/** Where in the journal the lines of each game are, and which of its files nobody needs. */
export class JournalIndex {
  /** By game: segment, place and length of each of its lines, one after the other. */
  readonly #places = new Map<Hash, number[]>();
  /** How many lines of games that go on each segment has. */
  readonly #needed = new Map<number, number>();

  #bytes = 0;

  /** How much is needed of all segments together, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The games of which something is in a segment. */
  gamesIn(segment: number): readonly Hash[] {
    return this.games.filter((game) => this.placesOf(game).some((place) => place.segment === segment));
  }

  get games(): readonly Hash[] {
    return [...this.#places.keys()];
  }

  has(game: Hash): boolean {
    return this.#places.has(game);
  }

  add(game: Hash, { segment, at, length }: Written): void {
    const places = this.#places.get(game) ?? [];
    places.push(segment, at, length);
    this.#places.set(game, places);
    this.#bytes += length;
    this.#needed.set(segment, (this.#needed.get(segment) ?? 0) + 1);
  }

  placesOf(game: Hash): readonly Written[] {
    const places = this.#places.get(game) ?? [];
    return Array.from({ length: places.length / 3 }, (_, number) => {
      const [segment = 0, at = 0, length = 0] = places.slice(3 * number, 3 * number + 3);
      return { segment, at, length };
    });
  }

  delete(game: Hash): void {
    for (const { segment, length } of this.placesOf(game)) {
      this.#needed.set(segment, (this.#needed.get(segment) ?? 0) - 1);
      this.#bytes -= length;
    }
    this.#places.delete(game);
  }

  isNeeded(segment: number): boolean {
    return (this.#needed.get(segment) ?? 0) > 0;
  }
}
