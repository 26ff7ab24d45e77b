import { describe, expect, it } from 'vitest';
import { fittingRotation, laidOver, offeredPlacements, turned } from '../../../src-renderer/play/held';
import { type Game, hexKey, legalPlacements, play, spacesOf } from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { CHAIN_BEFORE, RESTRICTED, TWO_FORCED, UNFILLABLE } from '../../support/situations';
import { PASSED_OVER } from '../../support/whole-games';

const GAMES: Record<string, Game> = {
  'before the first tile': gameOf(RESTRICTED, 0),
  'at a free move': gameOf(RESTRICTED),
  'with two forced spaces': gameOf(TWO_FORCED),
  'in a chain of forced spaces': gameOf(CHAIN_BEFORE),
  'with a forced space that cannot be filled': gameOf(UNFILLABLE),
  'near the end': gameOf(PASSED_OVER, 50),
};
const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** Every tile of the mover in every rotation over every space. */
function* triesIn(game: Game) {
  for (const tile of game.position.hands[game.position.mover] ?? []) {
    if (tile === 0) continue;
    for (const { hex } of spacesOf(game)) for (const rotation of ROTATIONS) yield { tile, rotation, hex };
  }
}

describe.each(Object.entries(GAMES))('a tile tried out %s', (_, game) => {
  const isLegal = (tile: number, rotation: number, hex: { q: number; r: number }) =>
    play(game, { tile, rotation, ...hex }).ok;

  it('turns to the next rotation that may be played, its own first, with the clock', () => {
    for (const { tile, rotation, hex } of triesIn(game)) {
      const next = ROTATIONS.map((turns) => (rotation + turns) % 6).find((each) => isLegal(tile, each, hex));
      expect([tile, hex, rotation, fittingRotation(game, { tile, rotation }, hex)]).toEqual([
        tile,
        hex,
        rotation,
        next,
      ]);
      expect(laidOver(game, { tile, rotation }, hex)).toEqual({ tile, hex, rotation: next ?? rotation });
    }
  });

  it('is offered once at each space that takes it, as it may be played', () => {
    for (const { tile, rotation } of triesIn(game)) {
      const offered = offeredPlacements(game, { tile, rotation });
      const expected = legalPlacements(game).filter((placement) => placement.tile === tile);
      expect(offered.map(hexKey).toSorted()).toEqual([...new Set(expected.map(hexKey))].toSorted());
      expect(offered.filter((placement) => !play(game, placement).ok)).toEqual([]);
    }
  });
});

it.each([
  [0, 1, 1],
  [5, 1, 0],
  [0, -1, 5],
  [2, 3, 5],
  [4, 3, 1],
])('a tile in rotation %i turned by %i lies in %i, where it was', (rotation, by, after) => {
  const held = { tile: 7, rotation, hex: { q: 1, r: -1 } };
  expect(turned(held, by)).toEqual({ ...held, rotation: after });
});
