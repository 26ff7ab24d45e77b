import { describe, expect, it } from 'vitest';
import { ownSeatOf, withRemarks } from '../../../src-shared/library/entry';
import { gameAt, puzzleAt, robotPlayer } from '../../support/entries';

const MASON = robotPlayer('mason', 3);
const ORBIT = robotPlayer('orbit', 1);

/** A game by mail with a computer player, as the notes say at a computer where some of these seats are. */
const byMail = (here?: number[]) =>
  gameAt(
    1,
    [
      ['Ann', 23],
      ['Bob', 20],
      [MASON, 11],
    ],
    { isByMail: true, ...(here ? { here } : {}) },
  );

/** A game of two that came to its end online. */
const online = (here: number[]) =>
  gameAt(
    1,
    [
      ['Ann', 23],
      ['Bob', 20],
    ],
    { isOnline: true, here },
  );

describe('the own seat', () => {
  it('is in a game online that of the only person here', () => {
    expect(ownSeatOf(online([1]))).toBe(1);
    expect(ownSeatOf(online([]))).toBeUndefined();
  });

  it('is that of the only person among computer players', () => {
    expect(
      ownSeatOf(
        gameAt(1, [
          [MASON, 20],
          ['Ann', 23],
        ]),
      ),
    ).toBe(1);
    expect(
      ownSeatOf(
        gameAt(1, [
          ['Ann', 23],
          [MASON, 20],
          [ORBIT, 9],
        ]),
      ),
    ).toBe(0);
  });

  it('is nobody’s where several people sat at this computer, for nobody knows which of them asks', () => {
    expect(
      ownSeatOf(
        gameAt(1, [
          ['Ann', 23],
          ['Bob', 20],
        ]),
      ),
    ).toBeUndefined();
    expect(
      ownSeatOf(
        gameAt(1, [
          ['Ann', 23],
          [MASON, 20],
          ['Bob', 9],
        ]),
      ),
    ).toBeUndefined();
    // Who kept it here does not help: all of them may have.
    expect(
      ownSeatOf(
        gameAt(
          1,
          [
            ['Ann', 23],
            ['Bob', 20],
          ],
          { here: [0] },
        ),
      ),
    ).toBeUndefined();
  });

  it('is nobody’s among computer players alone, and of a puzzle', () => {
    expect(
      ownSeatOf(
        gameAt(1, [
          [MASON, 20],
          [ORBIT, 9],
        ]),
      ),
    ).toBeUndefined();
    expect(ownSeatOf(puzzleAt(1, 'junior', 60))).toBeUndefined();
  });

  it('is by mail that of the only person at the computer that kept the game', () => {
    expect(ownSeatOf(byMail([1]))).toBe(1);
    expect(ownSeatOf(byMail([0]))).toBe(0);
    // Computer players sit at the computer that plays them.
    expect(ownSeatOf(byMail([1, 2]))).toBe(1);
    expect(ownSeatOf(byMail([0, 1]))).toBeUndefined();
    expect(ownSeatOf(byMail([]))).toBeUndefined();
    // A game that was only taken in.
    expect(ownSeatOf(byMail())).toBeUndefined();
  });
});

describe('what is said of a game', () => {
  const balance = [
    { skill: 1.5, luck: -2, error: 0.1 },
    { skill: -1.5, luck: 2, error: 0.3 },
  ];

  it('leaves what its analysis has found, and the other way round', () => {
    const analysed = withRemarks({ began: 7, note: 'close' }, { balance });
    expect(analysed).toEqual({ began: 7, note: 'close', balance });
    expect(withRemarks(analysed, { starred: true, note: '' })).toEqual({ began: 7, starred: true, balance });
    expect(withRemarks(analysed, { ranked: 'r' })).toEqual({ began: 7, note: 'close', balance, ranked: 'r' });
  });
});
