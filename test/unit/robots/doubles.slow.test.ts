import { describe, expect, it } from 'vitest';
import { isOver, newGame, play, rewind, seededRandom, standingsOf } from '../../../src-shared/tantrix';
import { analyse, choosePlacement, hintFor } from '../../../src-shared/robots';
import { randomRobot } from '../../../src-shared/robots/baselines';
import { DOUBLES } from '../../support/doubles';
import { withOtherBag } from '../../support/other-bag';
import { textOf } from '../../support/records';

const EFFORT = { playouts: 200, breadth: 20, nodes: 0 };

describe('computer players in doubles', { timeout: 120_000 }, () => {
  it('play for the colour they share: a pair that searches beats one that plays at random', () => {
    const margins = [1, 2, 3, 4, 5, 6].map((seed) => {
      const random = seededRandom(seed);
      let game = newGame({ seats: ['red', 'blue', 'red', 'blue'] }, seed);
      while (!isOver(game)) {
        const isRed = game.position.mover % 2 === 0;
        const placement = isRed
          ? choosePlacement(game, { character: 'mason', level: 3 }, random)
          : randomRobot(game, random);
        const result = play(game, placement);
        if (!result.ok) throw new Error(`${textOf(placement)} was refused: ${result.refusal.code}`);
        game = result.game;
      }
      const [red = 0, blue = 0] = standingsOf(game).map(({ score }) => score);
      return red - blue;
    });
    expect(margins.filter((margin) => margin > 0)).toHaveLength(margins.length);
  });

  it('know no more than a player may', () => {
    const game = rewind(DOUBLES, 26);
    const games = [game, withOtherBag(game, seededRandom(1)), withOtherBag(game, seededRandom(2))];
    expect(new Set(games.map(({ deal }) => deal.bag.join())).size).toBe(3);
    for (const level of [2, 3] as const) {
      const chosen = games.map((one) => choosePlacement(one, { character: 'orbit', level }, seededRandom(9)));
      expect(new Set(chosen.map(textOf)).size).toBe(1);
    }
    const hints = games.map((one) => JSON.stringify(hintFor(one, seededRandom(9), EFFORT)));
    expect(new Set(hints).size).toBe(1);
  });

  it('expect the same of partners, and the opposite of the two pairs', () => {
    for (const at of [20, 40, DOUBLES.placements.length - 1]) {
      const [first] = [...analyse(rewind(DOUBLES, at + 1), 1, { playouts: 60, breadth: 12 }, at)];
      if (!first) throw new Error('a move, please');
      for (const scores of [first.before, first.after]) {
        expect([scores[2], scores[3]]).toEqual([scores[0], scores[1]]);
      }
      const own = first.after[first.seat] ?? 0;
      const rival = first.after[(first.seat + 1) % 4] ?? 0;
      expect(first.margin).toBeCloseTo(own - rival, 9);
    }
    const hint = hintFor(rewind(DOUBLES, 26), seededRandom(1), EFFORT);
    expect(hint.scores[2]).toBe(hint.scores[0]);
  });
});
