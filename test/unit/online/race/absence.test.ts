import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MOST_RACERS } from '../../../../src-shared/gobble/race';
import { awayFor, presentTo } from '../../../../src-shared/online/race/absence';
import { WireSchema } from '../../../../src-shared/online/wire';

const begin = (count: number) => ({
  race: '0'.repeat(64),
  keys: Array.from({ length: count }, (_, seat) => String(seat).repeat(64)),
});

it('who is away is heard as it was said, however many race, by a message that every version has', () => {
  const races = fc.integer({ min: 2, max: MOST_RACERS }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      seat: fc.nat({ max: count - 1 }),
      present: fc.subarray(Array.from({ length: count }, (_, seat) => seat)),
    }),
  );
  fc.assert(
    fc.property(races, ({ count, seat, present }) => {
      const said = presentTo(seat, begin(count), present);
      expect(v.parse(WireSchema, said)).toEqual(said);
      const others = [...begin(count).keys.keys()].filter((other) => other !== seat);
      expect(awayFor(seat, begin(count), said.parties)).toEqual(others.filter((other) => !present.includes(other)));
    }),
  );
});
