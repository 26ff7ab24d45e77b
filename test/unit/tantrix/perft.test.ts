import { describe, expect, it } from 'vitest';
import { COLOURS, newGame } from '../../../src-shared/tantrix';
import { Position } from '../../../src-shared/tantrix/position';
import { naivePerft, naivePlay, naiveStart } from '../../support/naive-game';
import { dealOf, type GameRecord, gameOf, textOf } from '../../support/records';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

/** In how many ways play can go on for `depth` placements. */
function perft(position: Position, depth: number): number {
  if (depth <= 1) return position.moves.length;
  let count = 0;
  for (const move of position.moves) {
    position.play(move);
    count += perft(position, depth - 1);
    position.takeBack();
  }
  return count;
}

// All the numbers below were found by the plain reading of the rules in test/support.
const openings: readonly (readonly [seed: number, players: number, counts: readonly number[]])[] = [
  [1, 2, [36, 1872, 102492]],
  [2, 3, [36, 1920, 109254]],
  [3, 4, [36, 1920, 108468]],
  [4, 2, [36, 1920, 105252]],
  [5, 3, [36, 1992, 110358]],
  [6, 4, [36, 1920, 107880]],
  [7, 2, [36, 1920, 106848]],
  [8, 3, [36, 1944, 107916]],
  [9, 4, [36, 1944, 110898]],
  [10, 2, [36, 1944, 107778]],
];

describe('from a deal', () => {
  it.each(openings)('of seed %i with %i players the known number of games begin', (seed, players, counts) => {
    const { deal, position } = newGame({ seats: COLOURS.slice(0, players) }, seed);
    const own = new Position(position);
    expect([1, 2, 3].map((depth) => perft(own, depth))).toEqual(counts);
    expect(naivePerft(naiveStart(deal), 2)).toBe(counts[1]);
  });
});

const later: readonly (readonly [name: string, record: GameRecord, tiles: number, count: number])[] = [
  ['FIVE_ROUND with 10 tiles (forced before)', FIVE_ROUND, 10, 41],
  ['FIVE_ROUND with 41 tiles (forced before)', FIVE_ROUND, 41, 3],
  ['FIVE_ROUND with 43 tiles (forced before)', FIVE_ROUND, 43, 8],
  ['FIVE_ROUND with 50 tiles (free)', FIVE_ROUND, 50, 236],
  ['FIVE_ROUND with 52 tiles (free)', FIVE_ROUND, 52, 2032],
  ['LIFTED_IN_TURN with 9 tiles (forced before)', LIFTED_IN_TURN, 9, 60],
  ['LIFTED_IN_TURN with 20 tiles (forced after)', LIFTED_IN_TURN, 20, 2],
  ['LIFTED_IN_TURN with 38 tiles (forced before)', LIFTED_IN_TURN, 38, 5],
  ['LIFTED_IN_TURN with 44 tiles (forced after)', LIFTED_IN_TURN, 44, 1],
  ['LIFTED_IN_TURN with 46 tiles (free)', LIFTED_IN_TURN, 46, 1655],
  ['LIFTED_IN_TURN with 52 tiles (free)', LIFTED_IN_TURN, 52, 2034],
  ['LIFTED_IN_TURN with 54 tiles (forced before)', LIFTED_IN_TURN, 54, 20],
  ['PASSED_OVER with 16 tiles (forced before)', PASSED_OVER, 16, 112],
  ['PASSED_OVER with 30 tiles (free)', PASSED_OVER, 30, 140],
  ['PASSED_OVER with 41 tiles (forced before)', PASSED_OVER, 41, 11],
  ['PASSED_OVER with 45 tiles (forced before)', PASSED_OVER, 45, 2],
  ['PASSED_OVER with 49 tiles (free)', PASSED_OVER, 49, 2209],
  ['PASSED_OVER with 53 tiles (free)', PASSED_OVER, 53, 3245],
  ['SHARED_WIN with 13 tiles (forced after)', SHARED_WIN, 13, 51],
  ['SHARED_WIN with 28 tiles (forced before)', SHARED_WIN, 28, 2],
  ['SHARED_WIN with 41 tiles (forced after)', SHARED_WIN, 41, 5],
  ['SHARED_WIN with 47 tiles (forced before)', SHARED_WIN, 47, 88],
  ['SHARED_WIN with 51 tiles (free)', SHARED_WIN, 51, 1714],
];

describe('two placements on', () => {
  it.each(later)('from %s', (_, record, tiles, count) => {
    const game = gameOf(record, tiles);
    expect(perft(new Position(game.position), 2)).toBe(count);
    const naive = game.placements.map(textOf).reduce(naivePlay, naiveStart(dealOf(record)));
    expect(naivePerft(naive, 2)).toBe(count);
  });
});
