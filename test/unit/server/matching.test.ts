import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsOf, type Seeker } from '../../../server/hall/matching';

const seeker = (key: string, rank: number, more: Partial<Seeker> = {}): Seeker => ({
  kind: 'quick',
  key,
  rank,
  since: 0,
  blocked: [],
  ...more,
});

const keysOf = (pairs: ReturnType<typeof pairsOf>) => pairs.map((pair) => pair.map(({ key }) => key));

describe('a quick match', () => {
  it('pairs the nearest', () => {
    const seekers = [seeker('a', 300), seeker('b', 340), seeker('c', 345), seeker('d', 310)];
    expect(keysOf(pairsOf(seekers, 0))).toEqual([
      ['b', 'c'],
      ['a', 'd'],
    ]);
  });

  it('lets those who wait meet who is further away', () => {
    const seekers = [seeker('a', 300), seeker('b', 400, { since: 9_000 })];
    expect(pairsOf(seekers, 4_900)).toEqual([]);
    expect(keysOf(pairsOf(seekers, 9_000))).toEqual([['a', 'b']]);
  });

  it.each([
    ['who wants other rules', { kind: 'slow' }],
    ['the same person', { key: 'a' }],
    ['whom somebody does not want', { blocked: ['a'] }],
  ])('does not pair %s', (_, more) => {
    expect(pairsOf([seeker('a', 300), seeker('b', 300, more)], 1e9)).toEqual([]);
  });

  it('pairs nobody twice, and leaves no two who could meet', () => {
    const anybody = fc.record({ rank: fc.integer({ min: 1, max: 1000 }), since: fc.integer({ min: 0, max: 100_000 }) });
    fc.assert(
      fc.property(fc.array(anybody, { maxLength: 30 }), (all) => {
        const seekers = all.map(({ rank, since }, at) => seeker(String(at), rank, { since }));
        const pairs = pairsOf(seekers, 100_000);
        const taken = pairs.flat();
        expect(new Set(taken).size).toBe(taken.length);
        expect(
          pairsOf(
            seekers.filter((each) => !taken.includes(each)),
            100_000,
          ),
        ).toEqual([]);
      }),
    );
  });
});
