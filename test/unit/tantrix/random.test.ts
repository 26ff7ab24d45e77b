import { describe, expect, it } from 'vitest';
import { shuffledGame, MAX_SEED, newGame, randomOf, seededRandom } from '../../../src-shared/tantrix';

/** The numbers one after another, then over again. */
const inTurn = (numbers: readonly number[]): (() => number) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};

describe('numbers out of random bits', () => {
  it('are as likely as each other: bits beyond the last whole round are drawn again', () => {
    // 2³² is 1 more than a multiple of 3: the last number would make 0 likelier.
    const draw = randomOf(inTurn([MAX_SEED, MAX_SEED - 1, 0, 4]));
    expect([draw(3), draw(3), draw(3)]).toEqual([2, 0, 1]);
    expect(randomOf(inTurn([MAX_SEED]))(2)).toBe(1);
  });

  it('deal as a seed does', () => {
    const options = { seats: ['red', 'blue'], starter: 1 } as const;
    expect(shuffledGame(options, seededRandom(7))).toEqual(newGame(options, 7));
    const random = seededRandom(9);
    const hands = Array.from(
      { length: 3 },
      () =>
        shuffledGame(
          options,
          randomOf(() => random(2 ** 32)),
        ).position.hands,
    );
    expect(new Set(hands.map(String)).size).toBe(3);
  });
});
