import { describe, expect, it } from 'vitest';
import { closedBy, hexKey, rewind, spacesOf } from '../../../src-shared/tantrix';
import { choices, forcedIn, gameOf, phaseOf, playOn, refusalIn, tilesOf } from '../../support/records';
import { RESTRICTED, THREE_AT_ONCE, UNFILLABLE } from '../../support/situations';
import { LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

/** Sixteen placements on from the record's end: 0,1 is filled by the fourteenth, then -1,1 and -2,1. */
const IN_ORDER = [
  ['53@-2,0/2', '50@1,2/1', '29@2,-1/3', '14@1,-1/2', '6@0,-1/0', '2@2,0/0', '51@2,1/2', '33@-1,-1/2'],
  ['46@3,-2/5', '21@4,-3/3', '26@5,-4/3', '10@1,3/5', '17@2,-2/0', '18@0,1/1', '19@-1,1/5', '9@-2,1/4'],
].flat();
const cells = (closed: 'takesNoFourth' | 'isControlled', game = gameOf(RESTRICTED)): string[] =>
  spacesOf(game)
    .filter((space) => space[closed])
    .map(({ hex }) => hexKey(hex))
    .toSorted();

describe('the first restriction', () => {
  it('forbids a third link of one colour into a space', () => {
    const game = gameOf(RESTRICTED, 2);
    expect(refusalIn(game, '53@0,-1/1')).toBe('thirdLink 1,-1');
  });

  it('binds forced fills, so that the forced space is left', () => {
    const game = gameOf(UNFILLABLE);
    expect(forcedIn(game)).toEqual(['-1,0']);
    expect(tilesOf(game, 0)).toContain(25);
    expect(refusalIn(game, '25@-1,0/2')).toBe('thirdLink -1,1');
    expect(phaseOf(game)).toBe('free');
    expect(choices(game)).toHaveLength(50);
  });
});

describe('the second restriction', () => {
  it('forbids a fourth tile beside a forced space', () => {
    expect(refusalIn(gameOf(RESTRICTED, 3), '5@-1,1/1')).toBe('fourthTile 0,1');
  });

  it('closes the empty cells next to a forced space, and no others', () => {
    expect(forcedIn(gameOf(RESTRICTED))).toEqual(['0,1']);
    // The cell -1,2 is as close, but touches no tile and so is no space.
    expect(cells('takesNoFourth')).toEqual(['-1,1', '0,2']);
  });
});

describe('the third restriction', () => {
  it('forbids a tile along a side that a forced space controls, however far from the space', () => {
    const game = gameOf(RESTRICTED);
    expect(refusalIn(game, '33@-2,1/1')).toBe('controlledSide 0,1');
    expect(cells('isControlled')).toEqual(['-1,1', '-2,1', '0,2']);
  });

  it('lets the side be filled in order once the forced space is filled', () => {
    const filled = playOn(gameOf(RESTRICTED), ...IN_ORDER.slice(0, 14));
    expect(forcedIn(filled)).not.toContain('0,1');
    expect(refusalIn(playOn(gameOf(RESTRICTED), ...IN_ORDER.slice(0, 13)), '18@0,1/1')).toBeUndefined();
    const end = playOn(filled, '19@-1,1/5', '9@-2,1/4');
    expect(end.placements).toHaveLength(20);
  });

  it('keeps the side closed until then', () => {
    for (let count = 0; count < 14; count++) {
      const game = playOn(gameOf(RESTRICTED), ...IN_ORDER.slice(0, count));
      expect(choices(game).filter((move) => move.includes('@-1,1/') || move.includes('@-2,1/'))).toEqual([]);
    }
  });
});

describe('all three restrictions', () => {
  it('can forbid one placement at once', () => {
    expect(refusalIn(gameOf(THREE_AT_ONCE), '42@-1,0/4')).toBe('thirdLink -1,1');
    expect(cells('takesNoFourth', gameOf(THREE_AT_ONCE))).toContain('-1,0');
    expect(cells('isControlled', gameOf(THREE_AT_ONCE))).toContain('-1,0');
  });

  it('still bind the placement that takes the last tile out of the bag', () => {
    // Before move 44 the bag holds one tile, after it none.
    expect(gameOf(LIFTED_IN_TURN, 43).position.bagCount).toBe(1);
    expect(cells('takesNoFourth', gameOf(LIFTED_IN_TURN, 43)).length).toBeGreaterThan(0);
    expect(choices(gameOf(LIFTED_IN_TURN, 43))).toEqual(['12@-3,2/1']);
  });

  it('are lifted for the next placement, in the same turn too', () => {
    const before = gameOf(LIFTED_IN_TURN, 43);
    const after = gameOf(LIFTED_IN_TURN, 44);
    expect(after.position.bagCount).toBe(0);
    expect(after.position.mover).toBe(before.position.mover);
    // Tile 55 was in the hand and fitted -2,-1 all the time, but would have sent a third blue link into -1,-2.
    expect(tilesOf(before, 1)).toContain(55);
    expect(forcedIn(before)).toContain('-2,-1');
    expect(choices(before)).not.toContain('55@-2,-1/0');
    expect(choices(after)).toEqual(['55@-2,-1/0']);
    expect([...cells('takesNoFourth', after), ...cells('isControlled', after)]).toEqual([]);
  });
});

describe('what one forced space closes', () => {
  it('is what lies round it and along its sides', () => {
    expect(closedBy(gameOf(RESTRICTED), { q: 0, r: 1 }).map(hexKey).toSorted()).toEqual(['-1,1', '-2,1', '0,2']);
  });

  it('is, of all forced spaces together, all that is closed, and nothing once the bag is empty', () => {
    const whole = gameOf(PASSED_OVER);
    for (let count = 0; count <= whole.placements.length; count++) {
      const game = rewind(whole, count);
      const spaces = spacesOf(game);
      const closed = spaces.filter(({ isForced }) => isForced).flatMap(({ hex }) => closedBy(game, hex));
      const expected = spaces.filter(({ takesNoFourth, isControlled }) => takesNoFourth || isControlled);
      expect(new Set(closed.map(hexKey)), `after ${count}`).toEqual(new Set(expected.map(({ hex }) => hexKey(hex))));
    }
    expect(rewind(whole, whole.placements.length).position.isRestricted).toBe(false);
  });
});
