import { describe, expect, it } from 'vitest';
import { hexKey, newGame, resultOf, standingsOf, stopGame } from '../../../src-shared/tantrix';
import { boardOf } from '../../support/boards';
import { naiveScore } from '../../support/naive-score';
import { gameOf, scoresOf } from '../../support/records';
import { LINE_BEATS_LOOP, LOOP_BEATS_LINE, RESTRICTED, SMALL_LOOP, TWO_LOOPS } from '../../support/situations';
import { LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

const redOf = (game: ReturnType<typeof gameOf>) => {
  const [red] = standingsOf(game);
  return { score: red?.score, isLoop: red?.isLoop, tiles: red?.path.length };
};

describe('a score', () => {
  it('is nothing before the first tile', () => {
    const standings = standingsOf(newGame({ seats: ['red', 'blue'] }, 1));
    expect(standings).toEqual([
      { colour: 'red', score: 0, path: [], isLoop: false },
      { colour: 'blue', score: 0, path: [], isLoop: false },
    ]);
  });

  it('is one point for a single tile of the colour', () => {
    const [red, yellow] = standingsOf(gameOf(RESTRICTED, 1));
    expect(red).toEqual({ colour: 'red', score: 1, path: [{ q: 0, r: 0 }], isLoop: false });
    expect(yellow?.score).toBe(1);
  });

  it('is one point a tile of the longest line', () => {
    expect(redOf(gameOf(LIFTED_IN_TURN))).toEqual({ score: 15, isLoop: false, tiles: 15 });
    expect(scoresOf(gameOf(PASSED_OVER))).toEqual([11, 17]);
  });

  it('is two points a tile of a loop', () => {
    expect(redOf(gameOf(SMALL_LOOP, 2))).toEqual({ score: 2, isLoop: false, tiles: 2 });
    expect(redOf(gameOf(SMALL_LOOP))).toEqual({ score: 6, isLoop: true, tiles: 3 });
  });

  it('is that of the loop when the longest line has more tiles but fewer points', () => {
    expect(redOf(gameOf(LOOP_BEATS_LINE))).toEqual({ score: 6, isLoop: true, tiles: 3 });
  });

  it('is that of the line when it has more points than the loop', () => {
    expect(redOf(gameOf(LINE_BEATS_LOOP))).toEqual({ score: 7, isLoop: false, tiles: 7 });
  });

  it('is never a sum of two paths', () => {
    expect(redOf(gameOf(TWO_LOOPS))).toEqual({ score: 8, isLoop: true, tiles: 4 });
  });

  it.each(Object.entries({ LINE_BEATS_LOOP, LOOP_BEATS_LINE, TWO_LOOPS, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN }))(
    'comes out the same by joining tiles in %s, after every placement',
    (_, record) => {
      for (let count = 0; count <= gameOf(record).placements.length; count++) {
        const game = gameOf(record, count);
        const board = boardOf(game.position.board);
        expect(scoresOf(game)).toEqual(['R', 'Y'].map((letter) => naiveScore(board, letter)));
      }
    },
  );
});

describe('the path that scores', () => {
  it('runs from end to end along neighbours', () => {
    const [red] = standingsOf(gameOf(LIFTED_IN_TURN));
    const cells = red?.path ?? [];
    expect(new Set(cells.map(hexKey)).size).toBe(15);
    const steps = cells.slice(1).map(({ q, r }, at) => {
      const [dq, dr] = [q - (cells[at]?.q ?? 0), r - (cells[at]?.r ?? 0)];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    });
    expect(steps).toEqual(Array.from({ length: 14 }, () => 1));
  });
});

describe('the win', () => {
  it('goes to the highest score', () => {
    expect(resultOf(gameOf(LIFTED_IN_TURN))?.winners).toEqual([0]);
    expect(resultOf(gameOf(PASSED_OVER))?.winners).toEqual([1]);
  });

  it('is shared by equal highest scores', () => {
    expect(resultOf(gameOf(SHARED_WIN))).toEqual({ end: 'complete', scores: [13, 13], winners: [0, 1] });
  });

  it('is shared by the equal ones only', () => {
    // The scores of the four colours on the same tantrix, as if all were taken.
    const { deal, ...rest } = gameOf(LIFTED_IN_TURN, 10);
    const result = resultOf(stopGame({ ...rest, deal: { ...deal, seats: ['red', 'yellow', 'blue', 'green'] } }));
    expect(result).toEqual({ end: 'stopped', scores: [4, 3, 4, 3], winners: [0, 2] });
  });

  it('is shared by partners, who score together', () => {
    const { deal, ...rest } = gameOf(LIFTED_IN_TURN, 10);
    const result = resultOf(stopGame({ ...rest, deal: { ...deal, seats: ['yellow', 'red', 'yellow', 'red'] } }));
    expect(result).toEqual({ end: 'stopped', scores: [3, 4, 3, 4], winners: [1, 3] });
  });
});
