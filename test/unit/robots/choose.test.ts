import { describe, expect, it } from 'vitest';
import { legalPlacements, seededRandom, stopGame } from '../../../src-shared/tantrix';
import { CHARACTERS, choosePlacement, LEVELS, type Robot } from '../../../src-shared/robots';
import { LEVEL_SETTINGS } from '../../../src-shared/robots/levels';
import { gameOf, textOf } from '../../support/records';
import { withOtherBag } from '../../support/other-bag';
import { LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

const quick = [1, 2] as const;
const robots: Robot[] = CHARACTERS.flatMap((character) => quick.map((level) => ({ character, level })));

describe('a computer player', () => {
  const positions = [0, 7, 18, 32, 41].map((count) => gameOf(LIFTED_IN_TURN, count));

  it.each(robots)('chooses the same whatever the order of the bag: $character at level $level', (robot) => {
    for (const game of positions) {
      const choices = [0, 1, 2].map((other) => {
        const seen = other === 0 ? game : withOtherBag(game, seededRandom(other));
        return textOf(choosePlacement(seen, robot, seededRandom(9)));
      });
      expect(new Set(choices).size, `after ${game.placements.length} moves`).toBe(1);
    }
  });

  it('is really shown another order of the bag in the test above', () => {
    const [, , game] = positions;
    if (!game) throw new Error('no position');
    const other = withOtherBag(game, seededRandom(1));
    expect(other.deal.bag).not.toEqual(game.deal.bag);
    expect(other.position.hands).toEqual(game.position.hands);
  });

  it('chooses the same from the same random numbers', () => {
    for (const game of positions) {
      for (const level of quick) {
        const robot = { character: 'mason', level } as const;
        const twice = [1, 1].map((seed) => choosePlacement(game, robot, seededRandom(seed)));
        expect(twice[0]).toEqual(twice[1]);
      }
    }
  });

  it('plays in character from the first level on', () => {
    const games = Array.from({ length: 14 }, (_, at) => gameOf(LIFTED_IN_TURN, 6 + 3 * at));
    // Far from each other: those of near seeds begin alike.
    const seeds = Array.from({ length: 12 }, (_, at) => at * 7919);
    for (const level of quick) {
      const played = CHARACTERS.map((character) =>
        games
          .flatMap((game) => seeds.map((seed) => choosePlacement(game, { character, level }, seededRandom(seed))))
          .map(textOf)
          .join(),
      );
      expect(new Set(played).size, `at level ${level}`).toBe(CHARACTERS.length);
    }
  });

  it('leaves the game as it was', () => {
    for (const game of positions) {
      const before = [JSON.stringify(game.position), legalPlacements(game)];
      choosePlacement(game, { character: 'flint', level: 2 }, seededRandom(2));
      expect([JSON.stringify(game.position), legalPlacements(game)]).toEqual(before);
    }
  });

  it('says so when the game is over', () => {
    const robot = { character: 'mason', level: 1 } as const;
    for (const game of [gameOf(PASSED_OVER), stopGame(gameOf(PASSED_OVER, 10))]) {
      expect(() => choosePlacement(game, robot, seededRandom(1))).toThrow(new RangeError('the game is over'));
    }
  });

  it('fills the only space there is without a thought', () => {
    const game = gameOf(LIFTED_IN_TURN, 44);
    for (const level of LEVELS) {
      const choice = choosePlacement(game, { character: 'mason', level }, seededRandom(level));
      expect(textOf(choice)).toBe('55@-2,-1/0');
    }
  });
});

describe('the error of a level', () => {
  it('is the less the higher the level, and none at the highest', () => {
    const errors = LEVELS.map((level) => LEVEL_SETTINGS[level].error);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors.at(-1)).toBe(0);
  });

  it('is measured: level 1 picks at random as often as it should', () => {
    const game = gameOf(LIFTED_IN_TURN, 46);
    const count = legalPlacements(game).length;
    const runs = 1000;
    const choices = Array.from({ length: runs }, (_, seed) => {
      const choice = choosePlacement(game, { character: 'mason', level: 1 }, seededRandom(seed));
      return textOf(choice);
    });
    const best = Math.max(...[...new Set(choices)].map((one) => choices.filter((other) => other === one).length));
    // Each of the best moves alone is chosen far more often than any other would be by chance.
    expect(best).toBeGreaterThan((3 * runs * LEVEL_SETTINGS[1].error) / 100 / count);
    const guesses = choices.filter((one) => choices.filter((other) => other === one).length < best / 3).length;
    const expected = (runs * LEVEL_SETTINGS[1].error) / 100;
    expect(Math.abs(guesses - expected)).toBeLessThan(expected / 5);
  });
});
