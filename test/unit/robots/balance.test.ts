import { describe, expect, it } from 'vitest';
import { analyse, balanceOf, choosePlacement, drawAfter, type MoveAnalysis } from '../../../src-shared/robots';
import { type Colour, type Game, isOver, newGame, play, seededRandom, standingsOf } from '../../../src-shared/tantrix';
import { IS_NIGHTLY } from '../../support/nightly';

const GAMES = IS_NIGHTLY ? 1000 : 5;
const BUDGET = { playouts: IS_NIGHTLY ? 400 : 120, breadth: 12 };

/** A game of equal computer players. */
function played(seats: readonly Colour[], seed: number): Game {
  const random = seededRandom(seed);
  let game = newGame({ seats }, seed);
  while (!isOver(game)) {
    const result = play(game, choosePlacement(game, { character: 'mason', level: 2 }, random));
    if (!result.ok) throw new Error(result.refusal.code);
    game = result.game;
  }
  return game;
}

const scoresOf = (game: Game): number[] => standingsOf(game).map(({ score }) => score);
const analysed = (game: Game): MoveAnalysis[] => [...analyse(game, 1, BUDGET)];

const move = (
  at: number,
  seat: number,
  before: readonly number[],
  after: readonly number[],
  gain = 0,
): MoveAnalysis => ({
  at,
  seat,
  before,
  after,
  margin: 0,
  ...(gain > 0 ? { better: { placement: { tile: 1, q: 0, r: 0, rotation: 0 }, gain } } : {}),
});

describe('luck and skill', () => {
  const TWO = ['red', 'blue'] as const;
  const DEAL = newGame({ seats: TWO }, 1).deal;

  it('are what moves have lost, and all else', () => {
    const moves = [
      // Red begins ahead by the deal, and loses two points; what it draws brings three.
      move(0, 0, [10, 9], [9, 10], 2),
      // Blue loses nothing worth telling; its draw costs it two.
      move(1, 1, [11, 9], [11, 9.5]),
      move(2, 0, [12, 8.5], [12, 8.5]),
    ];
    const [red, blue] = balanceOf(moves, TWO, [12, 8]);
    expect(red).toEqual({ lead: 4, skill: -2, luck: 6, error: 1 });
    expect(blue).toEqual({ lead: -4, skill: 2, luck: -6, error: 0 });
    expect(moves.map((each) => drawAfter(each, moves, DEAL))).toEqual([
      { at: 0, seat: 0, gain: 3 },
      { at: 1, seat: 1, gain: -2 },
      undefined,
    ]);
    // Of two players the last tile of the bag comes after the forty-fourth.
    const late = [move(43, 0, [9, 9], [9, 9]), move(44, 1, [9, 9], [9, 9]), move(45, 0, [9, 9], [9, 9])];
    expect(late.map((each) => drawAfter(each, late, DEAL)?.at)).toEqual([43, undefined, undefined]);
  });

  it('are the same for partners, and compare three with the mean of the others', () => {
    const pairs = balanceOf([move(0, 0, [4, 2, 4, 2], [3, 2, 3, 2], 1)], ['red', 'blue', 'red', 'blue'], [7, 5, 7, 5]);
    expect(pairs.map(({ lead, skill, luck }) => [lead, skill, luck])).toEqual([
      [2, -1, 3],
      [-2, 1, -3],
      [2, -1, 3],
      [-2, 1, -3],
    ]);
    const three = balanceOf([], ['red', 'blue', 'green'], [9, 6, 3]);
    expect(three.map(({ lead }) => lead)).toEqual([4.5, 0, -4.5]);
  });

  it('make up the final lead, and are nobody’s in the mean of games between equals', { timeout: 14_400_000 }, () => {
    const lucks: number[] = [];
    const errors: number[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = played(TWO, seed);
      const balance = balanceOf(analysed(game), TWO, scoresOf(game));
      for (const { lead, skill, luck } of balance) expect(skill + luck).toBeCloseTo(lead, 9);
      const [red, blue] = balance;
      if (!red || !blue) throw new Error('two play');
      expect(red.luck + blue.luck).toBeCloseTo(0, 9);
      expect(Math.min(red.error, blue.error)).toBeGreaterThanOrEqual(0);
      lucks.push(red.luck);
      errors.push(red.error - blue.error);
    }
    for (const each of [lucks, errors]) {
      const mean = each.reduce((sum, value) => sum + value, 0) / GAMES;
      const deviation = Math.sqrt(each.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (GAMES - 1));
      expect(Math.abs(mean)).toBeLessThan((3 * deviation) / Math.sqrt(GAMES));
    }
  });
});
