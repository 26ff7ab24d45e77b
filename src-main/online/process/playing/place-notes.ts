import type { Place } from '../../../../src-shared/online/wire';

/** So many are noted at once: where somebody called from, and where it says that it is reached. */
const FREE = 4;
/** Nobody moves more often in earnest: what comes sooner is noted when the time has come, as it is then. */
const EVERY_MS = 60_000;
/** Of one program, in one game: of whoever moves on and on it stays noted where it was reached before. */
const MOST = 50;

/** Where the programs of a game are reached, as far as it is noted: what they say of themselves fills nobody's disk. */
export class PlaceNotes {
  readonly #add: (party: number, place: Place) => void;
  /** How many are noted of each, and when the last was. */
  readonly #noted = new Map<number, { readonly count: number; readonly at: number }>();
  /** Not noted yet. */
  readonly #due = new Map<number, Place>();

  /**
   * @param known those that are noted already
   * @param add notes one
   */
  constructor(known: Iterable<readonly [number, Place]>, add: (party: number, place: Place) => void) {
    this.#add = add;
    for (const [party] of known) this.#count(party, -Infinity);
  }

  #count(party: number, at: number): void {
    this.#noted.set(party, { count: (this.#noted.get(party)?.count ?? 0) + 1, at });
  }

  /** A program is reached there from now on. */
  moved(party: number, place: Place, now: number): void {
    this.#due.set(party, place);
    this.look(now);
  }

  /**
   * Notes what is due by now.
   *
   * @param now in milliseconds, of a clock that is never set
   */
  look(now: number): void {
    for (const [party, place] of this.#due) {
      const { count = 0, at = -Infinity } = this.#noted.get(party) ?? {};
      if (count >= FREE && now - at < EVERY_MS) continue;
      this.#due.delete(party);
      if (count >= MOST) continue;
      this.#count(party, now);
      this.#add(party, place);
    }
  }
}
