import unhomoglyph from 'unhomoglyph';
import { type Identity, keyOf } from '../../src-shared/rankings';

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

const looksTheSame = (a: string, b: string): boolean =>
  skeletonsOf(a).some((skeleton) => skeletonsOf(b).includes(skeleton));

const differsOnlyInLetters = (a: string, b: string): boolean =>
  a.normalize('NFC') !== b.normalize('NFC') && a !== '' && b !== '' && looksTheSame(a, b);

/**
 * Whether two persons may be taken for one another: their names look the same, and one of the three texts is another only by
 * its letters. Who has the same name and another address is somebody else, and says so.
 */
const areAlike = (a: Identity, b: Identity): boolean =>
  keyOf(a) !== keyOf(b) &&
  looksTheSame(a.name, b.name) &&
  [a.name, a.email, a.country].some((text, at) => differsOnlyInLetters(text, [b.name, b.email, b.country][at] ?? ''));

/** Finds those of some persons for whom another may be taken; the persons are read when somebody is first looked for. */
export class LookAlikes {
  readonly #people: Iterable<Identity>;
  #byName: Map<string, Identity[]> | undefined;

  constructor(people: Iterable<Identity>) {
    this.#people = people;
  }

  of(person: Identity): Identity | undefined {
    const byName = (this.#byName ??= indexed(this.#people));
    return skeletonsOf(person.name)
      .flatMap((skeleton) => byName.get(skeleton) ?? [])
      .find((other) => areAlike(person, other));
  }
}

function indexed(people: Iterable<Identity>): Map<string, Identity[]> {
  const byName = new Map<string, Identity[]>();
  for (const person of people) {
    for (const skeleton of new Set(skeletonsOf(person.name))) {
      const others = byName.get(skeleton);
      if (others) others.push(person);
      else byName.set(skeleton, [person]);
    }
  }
  return byName;
}
