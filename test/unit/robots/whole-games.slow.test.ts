import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  type Colour,
  type Game,
  isOver,
  legalPlacements,
  newGame,
  type Placement,
  play,
  type Random,
  resultOf,
  seededRandom,
} from '../../../src-shared/tantrix';
import { CHARACTERS, choosePlacement, LEVELS } from '../../../src-shared/robots';
import { flatRobot, greedyRobot, randomRobot } from '../../../src-shared/robots/baselines';
import { runs } from '../../support/nightly';
import { withOtherBag } from '../../support/other-bag';
import { gameOf, textOf } from '../../support/records';
import { PASSED_OVER } from '../../support/whole-games';

/** Plays on to the end; every choice must be among the legal placements, and is played through the rules. */
function playedBy(game: Game, choose: (game: Game, random: Random) => Placement, seed: number): Game {
  const random = seededRandom(seed);
  let now = game;
  while (!isOver(now)) {
    const placement = choose(now, random);
    expect(legalPlacements(now)).toContainEqual(placement);
    const result = play(now, placement);
    if (!result.ok) throw new Error(`${textOf(placement)} was refused: ${result.refusal.code}`);
    now = result.game;
  }
  return now;
}

describe('whole games', { timeout: 120_000 }, () => {
  const all: readonly (readonly [string, readonly Colour[]])[] = [
    ['three', COLOURS.slice(0, 3)],
    ['two pairs', ['red', 'green', 'red', 'green']],
    ['two', COLOURS.slice(0, 2)],
    ['four', COLOURS],
  ];
  const tables = all.slice(0, runs(2, 4));

  it.each(tables)('of %s are legal to the end with every character', (_, seats) => {
    for (const [at, character] of CHARACTERS.entries()) {
      // The second level searches; the first is quicker by far.
      const level = at === seats.length % CHARACTERS.length ? 2 : 1;
      const end = playedBy(
        newGame({ seats }, 10 + at),
        (now, random) => choosePlacement(now, { character, level }, random),
        at,
      );
      expect(resultOf(end)?.end).toBe('complete');
    }
  });

  it.each(tables.slice(runs(1, 0)))('of %s are legal where the slow levels end them', (_, seats) => {
    for (const level of LEVELS.filter((one) => one > 2)) {
      const end = playedBy(
        newGame({ seats }, level),
        (now, random) => {
          // Before that they would take seconds, which shows nothing more.
          const own = now.placements.length >= 44 ? level : 1;
          return choosePlacement(now, { character: 'thorn', level: own }, random);
        },
        level,
      );
      expect(resultOf(end)?.end).toBe('complete');
    }
  });

  it.each(Object.entries({ flatRobot, greedyRobot, randomRobot }))('of two end legally with %s', (_, robot) => {
    // Playouts from the first move on would take long, and show nothing more.
    const late = (now: Game, random: Random) => (now.placements.length >= 30 ? robot : randomRobot)(now, random);
    const end = playedBy(newGame({ seats: ['red', 'blue'] }, 1), late, 1);
    expect(resultOf(end)?.end).toBe('complete');
  });
});

describe('the slow levels', { timeout: 120_000 }, () => {
  it.each(CHARACTERS.slice(0, runs(1, 4)))('choose the same whatever the order of the bag, playing %s', (character) => {
    for (const level of LEVELS.filter((one) => one > 2)) {
      const game = gameOf(PASSED_OVER, 39);
      const games = [game, withOtherBag(game, seededRandom(1)), withOtherBag(game, seededRandom(2))];
      const choices = games.map((one) => textOf(choosePlacement(one, { character, level }, seededRandom(9))));
      expect(new Set(choices).size).toBe(1);
    }
  });
});
