import { describe, expect, it } from 'vitest';
import { centreOf } from '../../../../src-renderer/board/geometry';
import { besideSpot, pointOf, spotAt } from '../../../../src-renderer/board/spot';
import { offersOf } from '../../../../src-renderer/game/space-model';
import { legalRotationsFor, type GameHand, gameRules } from '../../../../src-shared/sessions/game';
import type { Gesture } from '../../../../src-shared/sessions/rules';
import { type Game, hexKey, legalPlacements, play, spacesOf } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { CHAIN_BEFORE, RESTRICTED, TWO_FORCED, UNFILLABLE } from '../../../support/situations';
import { PASSED_OVER } from '../../../support/whole-games';

const GAMES: Record<string, Game> = {
  'before the first tile': gameOf(RESTRICTED, 0),
  'at a free move': gameOf(RESTRICTED),
  'with two forced spaces': gameOf(TWO_FORCED),
  'in a chain of forced spaces': gameOf(CHAIN_BEFORE),
  'with a forced space that cannot be filled': gameOf(UNFILLABLE),
  'near the end': gameOf(PASSED_OVER, 50),
};
/** What a gesture makes of a hand. */
function handAfter(game: Game, held: GameHand['held'], gesture: Gesture) {
  const record = { players: [], game, isCompetition: false };
  return gameRules.interpret(record, { held, tried: [] }, game.position.mover, gesture).hand?.held;
}

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

  it('may be played in the rotations that the rules allow, its own first, then with the clock', () => {
    for (const { tile, rotation, hex } of triesIn(game)) {
      const allowed = ROTATIONS.map((turns) => (rotation + turns) % 6).filter((each) => isLegal(tile, each, hex));
      const held = { tile, rotation };
      expect([tile, hex, rotation, ...legalRotationsFor(game, held, hex)]).toEqual([tile, hex, rotation, ...allowed]);
      const laid = handAfter(game, held, { kind: 'lay', at: { over: hex } });
      expect(laid).toEqual({ tile, at: { over: hex }, rotation: allowed[0] ?? rotation });
    }
  });

  it('is offered once at each space that takes it, as it may be played', () => {
    for (const { tile, rotation } of triesIn(game)) {
      const offered = offersOf(game, { tile, rotation });
      const expected = legalPlacements(game).filter((placement) => placement.tile === tile);
      expect(offered.map(({ hex }) => hexKey(hex)).toSorted()).toEqual([...new Set(expected.map(hexKey))].toSorted());
      expect(offered.flatMap(({ rotations }) => rotations)).toHaveLength(expected.length);
    }
  });
});

it('lies over the cell that holds its middle, and so far off the middle of that', () => {
  const { x, y } = centreOf({ q: 2, r: -1 });
  const spot = spotAt({ x: x + 40, y: y - 30 });
  expect(spot).toEqual({ over: { q: 2, r: -1 }, off: { x: 40, y: -30 } });
  expect(pointOf(spot)).toEqual({ x: x + 40, y: y - 30 });
  expect(besideSpot(spot, { x: 150, y: 0 }).over).toEqual({ q: 3, r: -2 });
});

it.each([
  [0, 1, 1],
  [5, 1, 0],
  [0, -1, 5],
  [2, 3, 5],
  [4, 3, 1],
  [1, -8, 5],
])('a tile in rotation %i turned by %i lies in %i, where it was', (rotation, by, after) => {
  const held = { tile: 7, rotation, at: { over: { q: 0, r: 0 }, off: { x: 1, y: -1 } } };
  expect(handAfter(gameOf(RESTRICTED), held, { kind: 'turn', sixths: by })).toEqual({ ...held, rotation: after });
});
