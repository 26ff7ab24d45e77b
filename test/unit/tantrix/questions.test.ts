import { describe, expect, it } from 'vitest';
import { edgesOf, isOver, resultOf, spacesOf } from '../../../src-shared/tantrix';
import {
  choices,
  forcedIn,
  gameOf,
  moverOf,
  phaseOf,
  playOn,
  refusalIn,
  scoresOf,
  tilesOf,
} from '../../support/records';
import { CHAIN_BEFORE, RESTRICTED, TWO_FORCED, TWO_LOOPS, UNFILLABLE } from '../../support/situations';
import { FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

/** How many tiles touch a space. */
const tilesRound = (game: ReturnType<typeof gameOf>, q: number, r: number): number | undefined =>
  spacesOf(game)
    .find(({ hex }) => hex.q === q && hex.r === r)
    ?.ring.filter((colour) => colour !== null).length;

// The questions that players keep asking, each answered by the program.
describe('questions and answers', () => {
  it('May I play a tile on which my colour is missing? Yes.', () => {
    const game = gameOf(RESTRICTED);
    expect([moverOf(game), edgesOf(53).includes('red')]).toEqual(['red', false]);
    const placements = choices(game).filter((move) => move.startsWith('53@'));
    expect(placements.length).toBeGreaterThan(0);
    for (const move of placements) expect(playOn(game, move).placements).toHaveLength(5);
  });

  it('Must a tile touch two others? No, one is enough.', () => {
    const game = gameOf(RESTRICTED, 1);
    const next = playOn(game, '16@1,0/0');
    expect(tilesRound(game, 1, 0)).toBe(1);
    expect(next.placements).toHaveLength(2);
    // Later on, with larger tantrices, too.
    const single = choices(gameOf(RESTRICTED)).filter((move) => {
      const [q = 0, r = 0] = move
        .slice(move.indexOf('@') + 1, move.indexOf('/'))
        .split(',')
        .map(Number);
      return tilesRound(gameOf(RESTRICTED), q, r) === 1;
    });
    expect(single.length).toBeGreaterThan(0);
  });

  it('What if filling one forced space makes another? That one is filled as well, if possible.', () => {
    const [before, after] = [gameOf(CHAIN_BEFORE, 7), gameOf(CHAIN_BEFORE, 8)];
    expect(choices(before)).toEqual(['1@1,0/3']);
    expect([forcedIn(before).includes('1,1'), forcedIn(after).includes('1,1')]).toEqual([false, true]);
    expect([moverOf(after), phaseOf(after), ...choices(after)]).toEqual(['red', 'forcedBefore', '27@1,1/5']);
    // The space -1,2, made by the fill before, fits nothing that red has.
    expect(forcedIn(after)).toContain('-1,2');
  });

  it('With several forced spaces, does the order matter? It is free, and what follows can differ.', () => {
    const game = gameOf(TWO_FORCED);
    const ways = choices(game).map((move) => playOn(game, move));
    expect(ways).toHaveLength(3);
    expect(new Set(ways.map((way) => [phaseOf(way), ...choices(way)].join())).size).toBeGreaterThan(1);
  });

  it('What if filling a forced space brings three equal links together? It is not filled, before the endgame.', () => {
    const game = gameOf(UNFILLABLE);
    expect(forcedIn(game)).toEqual(['-1,0']);
    expect(refusalIn(game, '25@-1,0/2')).toBe('thirdLink -1,1');
    expect(phaseOf(game)).toBe('free');
  });

  it('And in the endgame? Then it must be filled all the same.', () => {
    const game = gameOf(LIFTED_IN_TURN, 44);
    expect(choices(game)).toEqual(['55@-2,-1/0']);
    const ring = spacesOf(playOn(game, '55@-2,-1/0')).find(({ hex }) => hex.q === -1 && hex.r === -2)?.ring;
    expect(ring).toEqual([null, null, 'blue', 'blue', 'blue', null]);
  });

  it('Is there a free move for someone who could fill nothing? Yes, one in every turn.', () => {
    const game = gameOf(RESTRICTED);
    expect(forcedIn(game)).toEqual(['0,1']);
    expect([moverOf(game), phaseOf(game)]).toEqual(['red', 'free']);
    const [move = ''] = choices(game);
    expect(phaseOf(playOn(game, move))).not.toBe('deadlock');
  });

  it('May the tiles left in the bag be counted? Yes, at any time.', () => {
    const counts = [0, 1, 2, 43, 44, 45, 56].map((tiles) => gameOf(LIFTED_IN_TURN, tiles).position.bagCount);
    expect(counts).toEqual([44, 43, 42, 1, 0, 0, 0]);
  });

  it('Does whoever draws the last tile still obey the restrictions? No longer, from the next placement on.', () => {
    const [before, after] = [gameOf(LIFTED_IN_TURN, 43), gameOf(LIFTED_IN_TURN, 44)];
    expect([before.position.bagCount, after.position.bagCount]).toEqual([1, 0]);
    expect([moverOf(before), moverOf(after)]).toEqual(['yellow', 'yellow']);
    expect([before, after].map((game) => refusalIn(game, '55@-2,-1/0'))).toEqual(['forcedFirst -3,2', undefined]);
  });

  it('Are forced spaces filled after the restrictions are lifted? Always.', () => {
    const game = gameOf(LIFTED_IN_TURN, 47);
    expect(game.position.bagCount).toBe(0);
    expect(phaseOf(game)).toBe('forcedAfter');
    expect(choices(game)).toEqual(['2@-1,5/5', '45@-1,5/1', '48@-1,5/2']);
  });

  it('May a space then have four or more tiles round it? Yes, and it is forced.', () => {
    expect(tilesRound(gameOf(PASSED_OVER, 44), 2, 3)).toBe(3);
    const four = gameOf(PASSED_OVER, 45);
    expect([tilesRound(four, 2, 3), forcedIn(four).includes('2,3')]).toEqual([4, true]);
    expect(choices(four)).toContain('32@2,3/4');
    const five = gameOf(FIVE_ROUND, 51);
    expect([tilesRound(five, -4, 2), choices(five)]).toEqual([5, ['23@-4,2/3']]);
    const six = gameOf(PASSED_OVER, 55);
    expect([tilesRound(six, -1, 4), forcedIn(six).includes('-1,4')]).toEqual([6, true]);
  });

  it('Is a space forced by three tiles that do not all touch? Yes, in the endgame.', () => {
    const game = gameOf(LIFTED_IN_TURN, 54);
    const ring = spacesOf(game).find(({ hex }) => hex.q === 0 && hex.r === -3)?.ring;
    expect(ring?.map((colour) => colour !== null)).toEqual([false, false, true, true, false, true]);
    expect([phaseOf(game), choices(game)]).toEqual(['forcedBefore', ['2@0,-3/0']]);
  });

  it('May three equal links point into a space once the restrictions are lifted? Yes.', () => {
    const game = gameOf(LIFTED_IN_TURN, 46);
    expect(phaseOf(game)).toBe('free');
    const made = choices(game).filter((move) => spacesOf(playOn(game, move)).filter(hasTriple).length > 1);
    expect(spacesOf(game).filter(hasTriple)).toHaveLength(1);
    expect(made.length).toBeGreaterThan(0);
  });

  it('Is the game over when somebody is out of tiles? No, the others play on.', () => {
    const game = gameOf(PASSED_OVER, 53);
    expect([tilesOf(game, 1), tilesOf(game, 0)]).toEqual([[], [13, 44, 46]]);
    expect([isOver(game), moverOf(game)]).toEqual([false, 'red']);
    expect(resultOf(gameOf(PASSED_OVER, 55))).toBeUndefined();
    expect(resultOf(gameOf(PASSED_OVER))?.end).toBe('complete');
  });

  it('Do two loops both count? No, only the best.', () => {
    expect(scoresOf(gameOf(TWO_LOOPS))[0]).toBe(8);
  });
});

const hasTriple = ({ ring }: ReturnType<typeof spacesOf>[number]): boolean =>
  (['red', 'yellow', 'blue', 'green'] as const).some((colour) => ring.filter((other) => other === colour).length >= 3);
