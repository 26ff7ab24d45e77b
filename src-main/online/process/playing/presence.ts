import type { Primitives, PublicKey } from '../../../../src-shared/online/primitives';
import { hereHash, type IsHere, type Place } from '../../../../src-shared/online/wire';
import { SILENCE_MS } from '../connections/link';

/** Who is there, and where they are reached, by what each program says of itself and others tell on. */
export class Presence {
  readonly #primitives: Primitives;
  readonly #keys: readonly PublicKey[];
  /** What was heard last, by party, and when by the clock of this program. */
  readonly #heard = new Map<number, { readonly said: IsHere; readonly at: number }>();
  readonly #places: Map<number, Place>;

  /** @param places where programs were reached last, by party */
  constructor(primitives: Primitives, keys: readonly PublicKey[], places: Iterable<readonly [number, Place]>) {
    this.#primitives = primitives;
    this.#keys = keys;
    this.#places = new Map(places);
  }

  /**
   * Hears that somebody is there.
   *
   * @param now in milliseconds, of a clock that is never set
   * @returns whether that is new, and so to be told on; whether it is known from now on that the program is elsewhere; and
   *   what it has said that is later, if it has: its clock was set back since
   */
  hear(
    said: IsHere,
    now: number,
  ): { readonly isNew: boolean; readonly hasMoved: boolean; readonly later?: IsHere | undefined } {
    const { party, at, place, signature } = said;
    const key = this.#keys[party];
    const known = this.#heard.get(party);
    const isKnown = known !== undefined && known.said.at >= at;
    if (isKnown || !key || !this.#primitives.isSigned(key, hereHash(this.#primitives, said), signature))
      return { isNew: false, hasMoved: false, later: known && known.said.at > at ? known.said : undefined };
    this.#heard.set(party, { said, at: said.leaves ? -SILENCE_MS : now });
    return { isNew: true, hasMoved: place !== undefined && this.isAt(party, place) };
  }

  /** Notes where a program is reached; says whether that is news. */
  isAt(party: number, place: Place): boolean {
    if (JSON.stringify(place) === JSON.stringify(this.#places.get(party))) return false;
    this.#places.set(party, place);
    return true;
  }

  /** What was heard last of those who are there, to be told to who comes. */
  heardBy(now: number): readonly IsHere[] {
    return [...this.#heard].flatMap(([party, { said }]) => (this.isThere(party, now) ? said : []));
  }

  /** A program is not heard any more, until it is heard again. */
  forget(party: number): void {
    const heard = this.#heard.get(party);
    if (heard) this.#heard.set(party, { ...heard, at: -SILENCE_MS });
  }

  isThere(party: number, now: number): boolean {
    const heard = this.#heard.get(party);
    return heard !== undefined && now - heard.at < SILENCE_MS;
  }

  /** Whether what was heard last of a program is that it leaves. */
  hasLeft(party: number): boolean {
    return this.#heard.get(party)?.said.leaves === true;
  }

  placeOf(party: number): Place | undefined {
    return this.#places.get(party);
  }
}
