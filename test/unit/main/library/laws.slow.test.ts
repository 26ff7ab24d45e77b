import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, it } from 'vitest';
import { DEED_NAMES, LibraryModel } from '../../../support/library-model';
import { runs } from '../../../support/nightly';

const deeds = array(record({ what: constantFrom(...DEED_NAMES), a: nat(30), b: nat(30) }), {
  minLength: 4,
  maxLength: 25,
});

it('whatever is done to a library, no game is lost, none is there twice, and its index is that of its files', async () => {
  await assert(
    asyncProperty(deeds, async (all) => {
      const model = new LibraryModel();
      try {
        for (const deed of all) await model.do(deed);
        await model.check();
      } finally {
        await model.profile.remove();
      }
    }),
    { numRuns: runs(20, 400), seed: 25, endOnFailure: true },
  );
  expect(DEED_NAMES.length).toBeGreaterThan(10);
}, 3_600_000);
