import { describe, expect, it } from 'vitest';
import { COLOURS, seededRandom } from '../../src-shared/tantrix';
import { bestPath, pathScore } from '../../src-shared/tantrix/paths';
import type { Position } from '../../src-shared/tantrix/position';
import { runs } from '../support/nightly';
import { boardOf } from '../support/boards';
import { type NaiveGame, naiveMoves, naivePlay, naiveStart, forcedFills } from '../support/naive-game';
import { naiveScore } from '../support/naive-score';
import { moveText, playRandomly, randomDeal, forGamesOfAllSets, type RandomGame } from '../support/random-games';

const texts = (position: Position): string[] => position.moves.map(moveText).toSorted();

/** Plays a game in both readings of the rules at once. */
function playBoth(game: RandomGame, compare: (position: Position, naive: NaiveGame) => void): void {
  let naive = naiveStart(randomDeal(game.players, seededRandom(game.seed), game.set));
  playRandomly(
    game,
    (position) => compare(position, naive),
    (_, move) => {
      naive = naivePlay(naive, moveText(move));
    },
  );
}

const STEPS = {
  forcedBefore: 'before',
  free: 'free',
  forcedAfter: 'after',
  complete: 'complete',
  deadlock: 'deadlock',
};

describe('against the plain reading of the rules', { timeout: 60_000 }, () => {
  it('the same seat is in the same step of its turn with the same moves to choose from', () => {
    forGamesOfAllSets(runs(37, 150), 1, (game) => {
      playBoth(game, (position, naive) => {
        expect(naive.step).toBe(STEPS[position.phase]);
        expect(naive.bag).toHaveLength(position.bagCount);
        // Whose turn it would be no longer matters once the game is over.
        expect(position.isOver || naive.mover === position.mover).toBe(true);
        expect(texts(position)).toEqual(naiveMoves(naive).toSorted());
      });
    });
  });

  it('a forced tile is never skipped', () => {
    let forced = 0;
    forGamesOfAllSets(runs(37, 150), 2, (game) => {
      playBoth(game, (position, naive) => {
        if (position.isOver) return;
        const fills = forcedFills(naive);
        if (fills.length === 0) return;
        forced++;
        expect(position.phase).not.toBe('free');
        expect(texts(position)).toEqual(fills.toSorted());
      });
    });
    expect(forced).toBeGreaterThan(1000);
  });

  it('every colour scores the same', () => {
    forGamesOfAllSets(runs(250, 1000), 3, (game) => {
      playRandomly(game, ({ board }, random) => {
        if (random(8) > 0) return;
        const naive = boardOf(board);
        COLOURS.forEach((colour, index) => {
          const best = bestPath(board, index);
          expect(best ? pathScore(best) : 0).toBe(naiveScore(naive, colour.charAt(0).toUpperCase()));
        });
      });
    });
  });
});
