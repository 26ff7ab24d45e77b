import { describe, expect, it } from 'vitest';
import { type Colour, COLOURS, legalPlacements, newGame, play } from '../../../src-shared/tantrix';
import { choices, forcedIn, gameOf, moverOf, phaseOf, playOn, tilesOf } from '../../support/records';
import {
  CHAIN_AFTER,
  CHAIN_BEFORE,
  FORCED_AFTER,
  ONE_OF_TWO,
  RESTRICTED,
  TWO_FORCED,
  TWO_FORCED_AFTER,
} from '../../support/situations';

/** Mover and phase before each of the first placements of a record, and after the last. */
const course = (record: typeof CHAIN_AFTER, count: number): string[] =>
  Array.from({ length: count + 1 }, (_, at) => gameOf(record, at)).map((game) => `${moverOf(game)} ${phaseOf(game)}`);

describe('the first tile', () => {
  it.each([2, 3, 4])('goes in the middle, any of the six tiles and any way round, with %i players', (players) => {
    const game = newGame({ seats: COLOURS.slice(0, players) }, players);
    const first = legalPlacements(game);
    expect(first).toHaveLength(36);
    expect(first.every(({ q, r }) => q === 0 && r === 0)).toBe(true);
    expect(new Set(first.map(({ tile }) => tile))).toEqual(new Set(tilesOf(game, game.position.mover)));
    expect(new Set(first.map(({ rotation }) => rotation)).size).toBe(6);
  });

  it('is the whole first turn', () => {
    expect(course(RESTRICTED, 1)).toEqual(['red free', 'yellow free']);
  });
});

describe('a replacement', () => {
  it('takes the slot of the tile played, at once, whether the tile was free or forced', () => {
    for (let count = 0; count < 8; count++) {
      const [before, after] = [gameOf(CHAIN_BEFORE, count), gameOf(CHAIN_BEFORE, count + 1)];
      const { mover, hands, bagCount } = before.position;
      const next = before.deal.bag.at(-bagCount);
      const tile = after.placements[count]?.tile;
      const expected = hands.map((hand, seat) => hand.map((held) => (seat === mover && held === tile ? next : held)));
      expect(after.position.hands).toEqual(expected);
      expect(after.position.bagCount).toBe(bagCount - 1);
    }
  });

  it('may itself be the tile that fills the next forced space of the turn', () => {
    expect(tilesOf(gameOf(CHAIN_BEFORE, 6), 0)).not.toContain(27);
    expect(tilesOf(gameOf(CHAIN_BEFORE, 7), 0)).toContain(27);
    expect(choices(gameOf(CHAIN_BEFORE))).toEqual(['27@1,1/5']);
  });
});

describe('turns', () => {
  it.each<[readonly Colour[], number]>([
    [['red', 'blue'], 1],
    [['red', 'blue', 'green'], 2],
    [['yellow', 'green', 'blue', 'red'], 1],
  ])('go round %j in seating order', (seats, starter) => {
    let game = newGame({ seats, starter }, 3);
    // With at most two tiles in the middle no space is forced, so every turn is one placement.
    for (const turn of [0, 1]) {
      expect(game.position.mover).toBe((starter + turn) % seats.length);
      const [first] = legalPlacements(game);
      const result = first && play(game, first);
      expect(result?.ok).toBe(true);
      if (result?.ok) game = result.game;
    }
    expect(game.position.mover).toBe((starter + 2) % seats.length);
  });
});

describe('forced spaces before the free move', () => {
  it('must be filled first, one after another, however many come up', () => {
    expect(course(CHAIN_BEFORE, 8).slice(5)).toEqual([
      'red forcedBefore',
      'red forcedBefore',
      'red forcedBefore',
      'red forcedBefore',
    ]);
    const filled = playOn(gameOf(CHAIN_BEFORE), '27@1,1/5');
    expect([moverOf(filled), phaseOf(filled)]).toEqual(['red', 'free']);
    expect(choices(filled).length).toBeGreaterThan(20);
  });

  it('leave no other placement', () => {
    expect(choices(gameOf(TWO_FORCED))).toEqual(['25@1,-1/3', '36@1,-1/3', '15@0,1/3']);
    expect(forcedIn(gameOf(TWO_FORCED))).toEqual(expect.arrayContaining(['1,-1', '0,1']));
  });

  it.each(choices(gameOf(TWO_FORCED)))('may be filled in any order and with any tile that fits: %s first', (move) => {
    const game = playOn(gameOf(TWO_FORCED), move);
    expect(moverOf(game)).toBe('red');
    const cell = move.slice(move.indexOf('@') + 1, move.indexOf('/'));
    expect(forcedIn(game)).not.toContain(cell);
  });

  it('that the hand cannot fill are left', () => {
    expect(forcedIn(gameOf(ONE_OF_TWO))).toEqual(['0,-1', '2,-2']);
    expect(choices(gameOf(ONE_OF_TWO))).toEqual(['47@2,-2/2']);
    const filled = playOn(gameOf(ONE_OF_TWO), '47@2,-2/2');
    expect(forcedIn(filled)).toContain('0,-1');
  });
});

describe('the free move', () => {
  it('is left to a player who can fill nothing', () => {
    const game = gameOf(RESTRICTED);
    expect(forcedIn(game)).toEqual(['0,1']);
    expect([moverOf(game), phaseOf(game)]).toEqual(['red', 'free']);
    expect(choices(game)).toHaveLength(48);
  });

  it('is one placement only', () => {
    expect(course(RESTRICTED, 4)).toEqual(['red free', 'yellow free', 'red free', 'yellow free', 'red free']);
  });
});

describe('forced spaces after the free move', () => {
  it('must be filled before the turn ends', () => {
    const game = gameOf(FORCED_AFTER);
    expect([moverOf(game), phaseOf(game)]).toEqual(['red', 'forcedAfter']);
    expect(choices(game)).toEqual(['17@0,-1/2']);
    expect(moverOf(playOn(game, '17@0,-1/2'))).toBe('yellow');
  });

  it('may be several, in any order', () => {
    const game = gameOf(TWO_FORCED_AFTER);
    expect(choices(game)).toEqual(['32@1,0/3', '2@-1,1/0']);
    for (const order of [
      ['32@1,0/3', '2@-1,1/0'],
      ['2@-1,1/0', '32@1,0/3'],
    ]) {
      const forced = forcedIn(playOn(game, ...order));
      expect(forced.filter((cell) => cell === '1,0' || cell === '-1,1')).toEqual([]);
    }
  });

  it('come up in chains and give no second free move', () => {
    expect(course(CHAIN_AFTER, 8).slice(4)).toEqual([
      'red free',
      'red forcedAfter',
      'red forcedAfter',
      'red forcedAfter',
      'red forcedAfter',
    ]);
    const filled = playOn(gameOf(CHAIN_AFTER), '24@1,-1/0');
    expect([moverOf(filled), phaseOf(filled)]).toEqual(['yellow', expect.stringMatching(/free|forcedBefore/)]);
  });
});
