import { describe, expect, it } from 'vitest';
import { makeTxg } from '../../../src-shared/record';
import { choosePlacement } from '../../../src-shared/robots';
import {
  type Deal,
  dealProblem,
  type Game,
  legalPlacements,
  newGame,
  play,
  replay,
  reveal,
  rewind,
  seededRandom,
  UNKNOWN_TILE,
  unseenTiles,
} from '../../../src-shared/tantrix';

const WHOLE = newGame({ seats: ['red', 'blue'] }, 5);
const { bag } = WHOLE.deal;
const knownUpTo = (count: number): Deal => ({
  ...WHOLE.deal,
  bag: bag.map((tile, at) => (at < count ? tile : UNKNOWN_TILE)),
});

function begun(deal: Deal): Game {
  const result = replay(deal, []);
  if (!result.ok) throw new Error('no game');
  return result.game;
}

/** Two players with their hands alone known, after the first tile. */
function waiting(): Game {
  const game = begun(knownUpTo(12));
  const result = play(game, legalPlacements(game)[0] ?? { tile: 0, q: 0, r: 0, rotation: 0 });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
}

describe('a deal that is not all known', () => {
  it.each([
    ['the hands alone', knownUpTo(12), undefined],
    ['all but one', knownUpTo(55), undefined],
    ['not all of the hands', knownUpTo(11), 'bag'],
    ['a tile after an unknown one', { ...WHOLE.deal, bag: knownUpTo(20).bag.with(30, bag[30] ?? 0) }, 'bag'],
    ['a tile twice', { ...WHOLE.deal, bag: knownUpTo(20).bag.with(20, bag[3] ?? 0) }, 'bag'],
    ['a place short', { ...WHOLE.deal, bag: knownUpTo(20).bag.slice(1) }, 'bag'],
  ])('is checked as far as it is: %s', (_, deal, problem) => {
    expect(dealProblem(deal)).toBe(problem);
  });

  it('is counted like any other, and what is in its bag is known as a set', () => {
    const { position } = begun(knownUpTo(12));
    expect(position.bagCount).toBe(44);
    expect(position.isRestricted).toBe(true);
    expect(unseenTiles({ position })).toEqual(unseenTiles(WHOLE));
  });

  it('cannot be written down', () => {
    const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
    expect(() => makeTxg({ players, game: waiting(), isCompetition: false })).toThrow(RangeError);
  });
});

describe('a tile that was drawn and is not known', () => {
  it('leaves a hole in the hand, and nobody moves', () => {
    const game = waiting();
    const { position } = game;
    expect(position.awaitsTile).toBe(true);
    expect(position.hands[position.mover]).toContain(UNKNOWN_TILE);
    expect(position.isOver).toBe(false);
    expect(legalPlacements(game)).toEqual([]);
    expect(unseenTiles(game)).toHaveLength(44);
    for (const tile of [position.hands[position.mover]?.[1] ?? 0, UNKNOWN_TILE]) {
      const result = play(game, { tile, q: 0, r: 1, rotation: 0 });
      expect(result).toEqual({ ok: false, refusal: { code: 'tileToCome', at: [] } });
    }
    const robot = { character: 'flint', level: 1 } as const;
    expect(() => choosePlacement(game, robot, seededRandom(1))).toThrow(RangeError);
  });

  it('fills the hole when it is told, and the game goes on', () => {
    const result = reveal(waiting(), bag[12] ?? 0);
    if (!result.ok) throw new Error(result.problem);
    const { position } = result.game;
    expect(position.awaitsTile).toBe(false);
    expect(position.hands.flat()).toContain(bag[12]);
    expect(legalPlacements(result.game).length).toBeGreaterThan(0);
  });

  it('may be told before it is drawn', () => {
    const result = reveal(begun(knownUpTo(12)), bag[12] ?? 0);
    if (!result.ok) throw new Error(result.problem);
    expect(result.game.deal.bag.slice(12, 14)).toEqual([bag[12], UNKNOWN_TILE]);
    expect(result.game.position.hands).toEqual(WHOLE.position.hands);
  });

  it('goes back into the bag when its move is taken back', () => {
    expect(rewind(waiting(), 0).position.hands).toEqual(WHOLE.position.hands);
    expect(rewind(waiting(), 0).position.bagCount).toBe(44);
  });

  it.each([0, -1, 57, 1.5, Number.NaN, bag[0] ?? 0, bag[11] ?? 0])('is none that cannot come: %s', (tile) => {
    expect(reveal(waiting(), tile)).toEqual({ ok: false, problem: 'notUnseen' });
  });

  it('is not told where all are known', () => {
    expect(reveal(WHOLE, bag[12] ?? 0)).toEqual({ ok: false, problem: 'allKnown' });
  });
});
