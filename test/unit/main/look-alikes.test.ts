import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LookAlikes, skeletonsOf } from '../../../src-main/rankings/look-alikes';
import type { Identity } from '../../../src-shared/rankings';
import { runs } from '../../support/nightly';

const FIELDS = ['name', 'email', 'country'] as const;

/** "Ann", "ann", with accents written in two ways, with letters of other scripts, and with what nobody sees. */
const variant = fc.constantFrom('', 'Ann', 'ann', 'Änn', 'A\u0308nn', '\u0410nn', 'An\u200bn', 'Bob', 'B\u043eb');
const person: fc.Arbitrary<Identity> = fc.record({ name: variant, email: variant, country: variant });

const lookTheSame = (a: string, b: string) => skeletonsOf(a).some((skeleton) => skeletonsOf(b).includes(skeleton));
const isOtherOnlyInLetters = (a: string, b: string) =>
  a !== '' && b !== '' && a.normalize('NFC') !== b.normalize('NFC') && lookTheSame(a, b);
/** As the rule says it, of two persons and no index. */
const areAlike = (a: Identity, b: Identity) =>
  lookTheSame(a.name, b.name) && FIELDS.some((field) => isOtherOnlyInLetters(a[field], b[field]));

describe('who may be taken for another', () => {
  it('is found among any persons exactly where two of them are alike', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 8 }), person, async (people, one) => {
        const other = (await LookAlikes.among(people)).of(one);
        const alike = people.filter((each) => areAlike(one, each));
        expect(alike.length === 0 ? [undefined] : alike).toContain(other);
      }),
      { numRuns: runs(1000, 20_000) },
    );
  });
});
