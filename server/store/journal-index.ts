import type { Hash } from '../../src-shared/online/primitives';
import type { Written } from './group-writer';

/** Where in the journal the lines of each game are, and which of its files nobody needs. */
export class JournalIndex {
  /** By game: segment, place and length of each of its lines, one after the other. */
  readonly #places = new Map<Hash, number[]>();
  /** How many lines of games that go on each segment has. */
  readonly #needed = new Map<number, number>();

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
    for (const { segment } of this.placesOf(game)) this.#needed.set(segment, (this.#needed.get(segment) ?? 0) - 1);
    this.#places.delete(game);
  }

  isNeeded(segment: number): boolean {
    return (this.#needed.get(segment) ?? 0) > 0;
  }
}
