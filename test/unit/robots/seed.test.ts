import { describe, expect, it } from 'vitest';
import { seedOfGame } from '../../../src-shared/robots';
import { isSeed, newGame, replay, rewind } from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { PASSED_OVER } from '../../support/whole-games';

describe('the seed of a game', () => {
  const game = gameOf(PASSED_OVER);
  const seeds = game.placements.map((_, at) => seedOfGame(rewind(game, at)));

  it('is one, and another after every move', () => {
    expect(seeds.filter(isSeed)).toHaveLength(seeds.length);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('is the same for the same game', () => {
    expect(seedOfGame(gameOf(PASSED_OVER, 20))).toBe(seeds[20]);
    expect(seedOfGame(newGame({ seats: ['red', 'blue'] }, 1))).not.toBe(
      seedOfGame(newGame({ seats: ['red', 'blue'] }, 2)),
    );
  });

  it('is made of nothing that lies in the bag', () => {
    const { deal, placements, position } = rewind(game, 20);
    const drawn = deal.bag.length - position.bagCount;
    const bag = [...deal.bag.slice(0, drawn), ...deal.bag.slice(drawn).toReversed()];
    const swapped = replay({ ...deal, bag }, placements);
    expect(swapped.ok && seedOfGame(swapped.game)).toBe(seeds[20]);
  });
});
