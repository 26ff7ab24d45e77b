import { setImmediate as nextTurn } from 'node:timers/promises';
import unhomoglyph from 'unhomoglyph';
import type { Identity } from '../../src-shared/rankings';

/** Persons whose names, addresses or countries only look the same, so that one may pass for another (UTS 39). */

/** Several accents written otherwise, letters of other scripts and what nobody sees make no difference. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\ufffd]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Two texts look the same when these have one in common: as they stand, and in small letters. */
export const skeletonsOf = (text: string): readonly string[] =>
  [bare(text), bare(text).toLowerCase()].map((form) => unhomoglyph(form).normalize('NFKD'));

const FIELDS = ['name', 'email', 'country'] as const;

/** The looks of a person in one of the three texts, each with their name's: who shares one looks the same in both. */
function looksOf(person: Identity, field: (typeof FIELDS)[number]): readonly string[] {
  if (person[field] === '') return [];
  const names = skeletonsOf(person.name);
  const texts = field === 'name' ? [''] : skeletonsOf(person[field]);
  return [...new Set(names.flatMap((name) => texts.map((text) => [field, name, text].join('\n'))))];
}

/** So many persons are taken in at a time; in between the program can do something else. */
const BATCH = 200;

/**
 * Finds those of some persons for whom another may be taken: their names look the same, and one of the three texts is
 * another only by its letters. Who has the same name and another address is somebody else, and says so.
 */
export class LookAlikes {
  /** By their looks: the first, and the first whose text is another. However many share a look, two tell all of them. */
  readonly #byLook = new Map<string, readonly [Identity, Identity?]>();

  /** @param people taken in so many at a time */
  static async among(people: Iterable<Identity>): Promise<LookAlikes> {
    const alikes = new LookAlikes();
    let count = 0;
    for (const person of people) {
      alikes.#takeIn(person);
      count += 1;
      if (count % BATCH === 0) await nextTurn();
    }
    return alikes;
  }

  of(person: Identity): Identity | undefined {
    for (const field of FIELDS) {
      for (const look of looksOf(person, field)) {
        const other = this.#byLook.get(look)?.find((one) => one && !isTheSame(one, person, field));
        if (other) return other;
      }
    }
    return undefined;
  }

  #takeIn(person: Identity): void {
    for (const field of FIELDS) {
      for (const look of looksOf(person, field)) {
        const [first, second] = this.#byLook.get(look) ?? [];
        if (!first) this.#byLook.set(look, [person]);
        else if (!second && !isTheSame(first, person, field)) this.#byLook.set(look, [first, person]);
      }
    }
  }
}

const isTheSame = (a: Identity, b: Identity, field: (typeof FIELDS)[number]): boolean =>
  a[field].normalize('NFC') === b[field].normalize('NFC');
