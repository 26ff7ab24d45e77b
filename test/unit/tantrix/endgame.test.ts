import { describe, expect, it } from 'vitest';
import { isOver, legalPlacements, resultOf, spacesOf, stopGame } from '../../../src-shared/tantrix';
import { naiveMoves, naivePlay, naiveStart } from '../../support/naive-game';
import {
  choices,
  dealOf,
  forcedIn,
  gameOf,
  moverOf,
  phaseOf,
  refusalIn,
  scoresOf,
  textOf,
  tilesOf,
} from '../../support/records';
import { RESTRICTED } from '../../support/situations';
import { DEADLOCK, FIVE_ROUND, LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

/** The colours round a space as initials clockwise from north, dots where no tile lies. */
const ringAt = (game: ReturnType<typeof gameOf>, q: number, r: number): string | undefined =>
  spacesOf(game)
    .find(({ hex }) => hex.q === q && hex.r === r)
    ?.ring.map((colour) => colour?.charAt(0) ?? '.')
    .join('');

describe('once the bag is empty', () => {
  it('a forced space with four tiles round it must be filled', () => {
    const game = gameOf(PASSED_OVER, 45);
    expect(ringAt(game, 2, 3)).toBe('rg..gy');
    expect(phaseOf(game)).toBe('forcedBefore');
    expect(choices(game)).toEqual(['32@2,3/4', '21@0,4/1']);
  });

  it('a forced space with five tiles round it must be filled', () => {
    const game = gameOf(FIVE_ROUND, 51);
    expect(ringAt(game, -4, 2)).toBe('rrgg.y');
    expect(choices(game)).toEqual(['23@-4,2/3']);
  });

  it('an empty cell with six tiles round it is still forced', () => {
    const game = gameOf(PASSED_OVER, 55);
    expect(ringAt(game, -1, 4)).toBe('ryrgyr');
    expect(forcedIn(game)).toContain('-1,4');
  });

  it('a space with three tiles that are not all next to each other is forced', () => {
    const game = gameOf(LIFTED_IN_TURN, 54);
    expect(ringAt(game, 0, -3)).toBe('..yb.r');
    expect([phaseOf(game), ...choices(game)]).toEqual(['forcedBefore', '2@0,-3/0']);
  });

  it('three links of one colour may point into a space', () => {
    expect(ringAt(gameOf(LIFTED_IN_TURN, 45), -1, -2)).toBe('..bbb.');
  });

  it('played tiles leave empty slots, and the others keep theirs', () => {
    expect(gameOf(LIFTED_IN_TURN, 49).position.hands).toEqual([
      [2, 45, 0, 9, 0, 0],
      [33, 16, 0, 10, 23, 0],
    ]);
  });
});

describe('a player without tiles', () => {
  it('is passed over until the others have finished', () => {
    const turns = [53, 54, 55].map((count) => gameOf(PASSED_OVER, count));
    expect(turns.map((game) => tilesOf(game, 1))).toEqual([[], [], []]);
    expect(turns.map(moverOf)).toEqual(['red', 'red', 'red']);
    expect(turns.map(phaseOf)).toEqual(['free', 'free', 'free']);
    expect(phaseOf(gameOf(PASSED_OVER))).toBe('complete');
  });

  it('has no free move, having filled a forced space with the last tile', () => {
    const before = gameOf(LIFTED_IN_TURN, 54);
    expect([moverOf(before), phaseOf(before), ...tilesOf(before, 0)]).toEqual(['red', 'forcedBefore', 2]);
    const after = gameOf(LIFTED_IN_TURN, 55);
    expect([moverOf(after), phaseOf(after)]).toEqual(['yellow', 'free']);
  });
});

describe('a game ends', () => {
  it('when nobody has tiles', () => {
    const game = gameOf(LIFTED_IN_TURN);
    expect([isOver(gameOf(LIFTED_IN_TURN, 55)), isOver(game)]).toEqual([false, true]);
    expect(phaseOf(game)).toBe('complete');
    expect(choices(game)).toEqual([]);
    expect(resultOf(gameOf(LIFTED_IN_TURN, 55))).toBeUndefined();
    expect(resultOf(game)).toEqual({ end: 'complete', scores: [15, 14], winners: [0] });
  });

  it('in a deadlock when the free move has no legal placement', () => {
    expect(isOver(gameOf(DEADLOCK, 13))).toBe(false);
    const game = gameOf(DEADLOCK);
    expect(isOver(game)).toBe(true);
    expect(legalPlacements(game)).toEqual([]);
    expect(tilesOf(game, 0)).toHaveLength(6);
    expect(resultOf(game)).toEqual({ end: 'deadlock', scores: [5, 6], winners: [] });
  });

  it('in a deadlock by the plain reading of the rules as well', () => {
    const placements = gameOf(DEADLOCK).placements.map(textOf);
    const end = placements.reduce(naivePlay, naiveStart(dealOf(DEADLOCK)));
    expect([end.step, naiveMoves(end)]).toEqual(['deadlock', []]);
  });

  it('when the players agree to stop, with the scores of that moment', () => {
    const game = gameOf(RESTRICTED);
    const stopped = stopGame(game);
    expect([isOver(game), isOver(stopped)]).toEqual([false, true]);
    expect(legalPlacements(stopped)).toEqual([]);
    expect(resultOf(stopped)).toEqual({ end: 'stopped', scores: scoresOf(game), winners: [1] });
    expect(refusalIn(stopped, textOf(legalPlacements(game)[0] ?? { tile: 0, q: 0, r: 0, rotation: 0 }))).toBe(
      'gameOver',
    );
  });

  it('only once: stopping a game that is over changes nothing', () => {
    for (const record of [LIFTED_IN_TURN, DEADLOCK]) {
      const game = gameOf(record);
      expect(stopGame(game)).toBe(game);
    }
  });
});
