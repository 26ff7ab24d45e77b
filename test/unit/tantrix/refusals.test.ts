import { describe, expect, it } from 'vitest';
import { REFUSALS, replay, stopGame } from '../../../src-shared/tantrix';
import { dealOf, type GameRecord, gameOf, phaseOf, placement, refusalIn } from '../../support/records';
import { FORCED_AFTER, RESTRICTED, THREE_AT_ONCE, TWO_FORCED } from '../../support/situations';
import { DEADLOCK, LIFTED_IN_TURN } from '../../support/whole-games';

const refusals: readonly (readonly [string, GameRecord, number | undefined, string, string])[] = [
  ['a tile nobody has, in a game that is complete', LIFTED_IN_TURN, undefined, '1@0,0/0', 'gameOver'],
  ['a tile in hand, in a deadlock', DEADLOCK, undefined, '18@1,0/0', 'gameOver'],
  ['a tile of the other hand, on a filled cell', RESTRICTED, undefined, '5@0,0/0', 'notInHand'],
  ['a tile that lies already, beyond the grid', RESTRICTED, undefined, '22@500,0/0', 'notInHand'],
  ['a tile on another while a space is forced', FORCED_AFTER, undefined, '45@0,0/0', 'occupied'],
  ['the first tile beside the middle', RESTRICTED, 0, '22@0,-1/5', 'notInMiddle 0,0'],
  ['a tile that touches nothing while a space is forced', FORCED_AFTER, undefined, '45@3,3/0', 'notTouching'],
  ['a tile beyond the grid', RESTRICTED, undefined, '33@900,-900/0', 'notTouching'],
  ['wrong colours in the forced space itself', FORCED_AFTER, undefined, '45@0,-1/0', 'coloursClash 0,-1'],
  ['a tile beside the forced space', FORCED_AFTER, undefined, '22@-1,-1/4', 'forcedFirst 0,-1'],
  ['a tile that breaks all restrictions too', FORCED_AFTER, undefined, '17@1,-2/3', 'forcedFirst 0,-1'],
  ['a third link', RESTRICTED, 2, '53@0,-1/1', 'thirdLink 1,-1'],
  ['a third link and a fourth tile along a controlled side', THREE_AT_ONCE, undefined, '42@-1,0/4', 'thirdLink -1,1'],
  ['a third link along a controlled side', RESTRICTED, undefined, '14@-2,1/2', 'thirdLink -1,1'],
  ['a fourth tile along a controlled side', RESTRICTED, 3, '5@-1,1/1', 'fourthTile 0,1'],
  ['a controlled side', RESTRICTED, undefined, '33@-2,1/1', 'controlledSide 0,1'],
];

describe('a refusal', () => {
  it.each(refusals)('of %s', (_, record, count, move, refusal) => {
    expect(refusalIn(gameOf(record, count), move)).toBe(refusal);
  });

  it('exists for every code, and every code but one is tried here', () => {
    const tried = new Set(refusals.map(([, , , , refusal]) => refusal.split(' ')[0]));
    // For the tile to come see reveal.test.ts.
    expect(REFUSALS.filter((code) => !tried.has(code))).toEqual(['tileToCome']);
  });

  it('names all the spaces that must be filled first', () => {
    expect(phaseOf(gameOf(TWO_FORCED))).toBe('forcedBefore');
    const refusal = refusalIn(gameOf(TWO_FORCED), '18@0,-2/3');
    expect(refusal?.split(' ').toSorted()).toEqual(['0,1', '1,-1', 'forcedFirst']);
  });

  it('of anything comes with a stopped game', () => {
    expect(refusalIn(stopGame(gameOf(RESTRICTED)), '5@0,0/0')).toBe('gameOver');
  });

  it('leaves the game as it was', () => {
    const game = gameOf(RESTRICTED);
    refusalIn(game, '33@-2,1/1');
    expect(game.position.board.filled).toHaveLength(4);
    expect(game.placements).toHaveLength(4);
  });
});

describe('a replay', () => {
  it('stops at the first placement that is refused, with the game before it', () => {
    const moves = ['22@0,0/5', '16@1,0/0', '53@0,-1/1', '1@0,0/0'].map(placement);
    const result = replay(dealOf(RESTRICTED), moves);
    expect(result).toMatchObject({ ok: false, move: 3, refusal: { code: 'thirdLink', at: [{ q: 1, r: -1 }] } });
    const before = result.ok || 'problem' in result ? undefined : result.before;
    expect(before?.placements).toEqual(moves.slice(0, 2));
    expect(before?.position.board.filled).toHaveLength(2);
  });
});
