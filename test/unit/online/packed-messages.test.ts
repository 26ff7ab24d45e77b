import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, Commit, PublicMessage, Step } from '../../../src-shared/online/messages';
import { PackedMessages } from '../../../src-shared/online/packed-messages';

const DIGITS = Array.from({ length: 16 }, (_, digit) => digit.toString(16));
const hex = (length: number) =>
  fc.array(fc.constantFrom(...DIGITS), { minLength: length, maxLength: length }).map((all) => all.join(''));
const count = fc.nat({ max: 300 });
const [epoch, n, party] = [count, count, fc.nat({ max: 4 })];

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('step'),
  epoch,
  n,
  by: party,
  deed: fc.oneof(
    fc.record({
      kind: fc.constant('placed'),
      seat: party,
      tile: count,
      q: fc.integer(),
      r: fc.integer(),
      rotation: party,
      ms: count,
    }),
    fc.record({
      kind: fc.constant('agreed'),
      asked: fc.record({ kind: fc.constant('undo'), to: count }),
      signatures: fc.array(fc.record({ party, signature: hex(128) }), { maxLength: 4 }),
    }),
  ),
  signature: hex(128),
});
const answer: fc.Arbitrary<Answer> = fc.record(
  { kind: fc.constant('answer'), epoch, n, h: hex(64), party, link: hex(64), signature: hex(128) },
  { requiredKeys: ['kind', 'epoch', 'n', 'h', 'party', 'signature'] },
);
/** A name is what others have typed: any letters, and what looks like digits of a hash or like an escape. */
const name = fc.oneof(fc.string({ unit: 'grapheme' }), hex(64), fc.constant('\u0001"\\u0001'), fc.constant('ÿĀ😀'));
const commit: fc.Arbitrary<Commit> = fc.record({
  kind: fc.constant('commit'),
  proposal: fc.record({
    epoch,
    base: fc.record({ n, h: hex(64), drawn: count }),
    members: fc.array(party),
    seats: fc.array(fc.record({ party, robot: fc.record({ character: name, level: party }) })),
  }),
  party,
  anchor: hex(64),
  signature: hex(128),
});
const messages = fc.array(fc.oneof(step, answer, commit), { maxLength: 40 });

function comesBack(said: readonly PublicMessage[]): void {
  expect(PackedMessages.of(said).all).toEqual(said);
}

function endsWithoutGap(said: readonly PublicMessage[], least: number): void {
  const holds = (message: PublicMessage) => message.kind === 'commit' || message.n >= least;
  const gap = said.findLastIndex((message) => !holds(message));
  expect(PackedMessages.of(said).lastThat(holds)).toEqual(said.slice(gap + 1));
}

describe('what was said, held small', () => {
  test('comes back as it was said, in its order', () => {
    fc.assert(fc.property(messages, comesBack));
  });

  test('the last for which something holds are those without a gap', () => {
    fc.assert(fc.property(messages, count, endsWithoutGap));
  });
});
