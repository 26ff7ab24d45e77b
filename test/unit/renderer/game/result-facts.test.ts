import { describe, expect, it } from 'vitest';
import { lineRank, nextLevel, tallyOf, winsInRow } from '../../../../src-renderer/game/result-facts';
import { withFinished } from '../../../../src-shared/bridge/bridge';
import { endOf } from '../../../support/finished-games';

const YOU = '++';
const MASON = '+mason';
const ENDS = [endOf('a', 20, 10), endOf('b', 9, 12), endOf('c', 15, 15), endOf('d', 24, 19), endOf('e', 18, 2)];
/** A line of yours. */
const own = (score: number) => ({ player: YOU, score, tiles: score, isLoop: false });
const [, mason] = endOf('f', 1, 0).sides;

describe('what earlier games say', () => {
  it('counts wins, losses and draws between two', () => {
    expect(tallyOf(ENDS, [YOU, MASON])).toEqual({ won: 3, lost: 1, drawn: 1 });
    expect(tallyOf(ENDS, [MASON, YOU])).toEqual({ won: 1, lost: 3, drawn: 1 });
    expect(tallyOf(ENDS, [YOU, '+thorn'])).toEqual({ won: 0, lost: 0, drawn: 0 });
  });

  it('counts a deadlock as won by nobody', () => {
    expect(tallyOf([{ ...endOf('a', 9, 4), isDeadlock: true }], [YOU, MASON])).toEqual({ won: 0, lost: 0, drawn: 1 });
  });

  it('counts no game in which others have played, too', () => {
    const [first, second] = endOf('a', 9, 4).sides;
    const third = { player: '+thorn', level: 2, score: 3, tiles: 3, isLoop: false };
    if (!first || !second) throw new Error('two have played');
    const three = { ...endOf('a', 9, 4), sides: [first, second, third] };
    expect(tallyOf([three], [YOU, MASON])).toEqual({ won: 0, lost: 0, drawn: 0 });
  });

  it('ranks a line among the player’s own, where there are enough of them', () => {
    expect([24, 20, 18, 15, 9].map((score) => lineRank(ENDS, own(score)))).toEqual([
      'first',
      'second',
      'third',
      undefined,
      undefined,
    ]);
    expect(lineRank(ENDS.slice(0, 2), own(20))).toBeUndefined();
    expect(lineRank(ENDS, { ...own(24), isLoop: true })).toBeUndefined();
  });

  it('counts the wins since the last other end against the same level', () => {
    if (!mason) throw new Error('two have played');
    expect(winsInRow(ENDS, YOU, mason)).toBe(2);
    expect(winsInRow(ENDS.slice(0, 1), YOU, mason)).toBe(1);
    expect(winsInRow(ENDS.slice(0, 2), YOU, mason)).toBe(0);
    expect(winsInRow(ENDS, YOU, { ...mason, level: 3 })).toBe(0);
  });

  it('proposes the next level after two wins, as long as there is one', () => {
    expect([nextLevel(2, 1), nextLevel(2, 2), nextLevel(5, 7), nextLevel(6, 2)]).toEqual([undefined, 3, 6, undefined]);
  });

  it('counts a game that is finished twice as it first ended', () => {
    const again = endOf('a', 1, 30);
    expect(withFinished(ENDS, again)).toBe(ENDS);
    expect(withFinished(ENDS, endOf('f', 1, 30))).toHaveLength(6);
  });
});
