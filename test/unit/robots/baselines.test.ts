import { describe, expect, it } from 'vitest';
import { legalPlacements, seededRandom } from '../../../src-shared/tantrix';
import { flatRobot, greedyRobot, randomRobot } from '../../../src-shared/robots/baselines';
import { withOtherBag } from '../../support/other-bag';
import { gameOf, playOn, scoresOf, textOf } from '../../support/records';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

describe('random', () => {
  it('chooses any legal placement', () => {
    const game = gameOf(LIFTED_IN_TURN, 1);
    const random = seededRandom(1);
    const chosen = new Set(Array.from({ length: 1000 }, () => textOf(randomRobot(game, random))));
    expect([...chosen].toSorted()).toEqual(legalPlacements(game).map(textOf).toSorted());
  });
});

describe('greedy', () => {
  it('takes the most points now, and any of the placements that give as many', () => {
    for (const count of [4, 18, 41, 46]) {
      const game = gameOf(LIFTED_IN_TURN, count);
      const scores = new Map(
        legalPlacements(game).map((one) => [
          textOf(one),
          scoresOf(playOn(game, textOf(one)))[game.position.mover] ?? 0,
        ]),
      );
      const most = Math.max(...scores.values());
      const best = [...scores].filter(([, score]) => score === most).map(([text]) => text);
      const random = seededRandom(2);
      const chosen = new Set(Array.from({ length: 20 * best.length }, () => textOf(greedyRobot(game, random))));
      expect([...chosen].toSorted()).toEqual(best.toSorted());
    }
  });
});

describe('flat', () => {
  it('finds the best place for the last tile', () => {
    for (const record of [PASSED_OVER, LIFTED_IN_TURN, FIVE_ROUND, SHARED_WIN]) {
      const game = gameOf(record, 55);
      const { mover } = game.position;
      const leads = new Map(
        legalPlacements(game).map((one) => {
          const scores = scoresOf(playOn(game, textOf(one)));
          return [textOf(one), (scores[mover] ?? 0) - (scores[1 - mover] ?? 0)];
        }),
      );
      const choice = flatRobot(game, seededRandom(3));
      expect(leads.get(textOf(choice))).toBe(Math.max(...leads.values()));
    }
  });

  it('chooses the same from the same random numbers, whatever the order of the bag', () => {
    const game = gameOf(PASSED_OVER, 39);
    const games = [game, game, withOtherBag(game, seededRandom(1))];
    expect(new Set(games.map((one) => textOf(flatRobot(one, seededRandom(4))))).size).toBe(1);
  });
});
