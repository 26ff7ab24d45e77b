import { expect, it } from 'vitest';
import { predict } from '../../../src-shared/robots';
import { seededRandom } from '../../../src-shared/tantrix';
import { withOtherBag } from '../../support/other-bag';
import { gameOf } from '../../support/records';
import { LIFTED_IN_TURN } from '../../support/whole-games';

it('a prediction has the scores of all, and at most one winner a game', () => {
  const { scores, wins, games } = predict(gameOf(LIFTED_IN_TURN, 30), 1);
  expect(scores).toHaveLength(2);
  for (const score of scores) expect(score).toBeGreaterThan(0);
  expect(wins.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(games);
  expect(predict(gameOf(LIFTED_IN_TURN, 30), 1)).toEqual({ scores, wins, games });
});

it('knows no tile that nobody has drawn', () => {
  const game = gameOf(LIFTED_IN_TURN, 30);
  expect(predict(withOtherBag(game, seededRandom(7)), 1)).toEqual(predict(game, 1));
});

it('a game that is over has none', () => {
  expect(() => predict(gameOf(LIFTED_IN_TURN), 1)).toThrow(RangeError);
});
