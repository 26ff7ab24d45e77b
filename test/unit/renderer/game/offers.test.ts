import { describe, expect, it } from 'vitest';
import { centreOf } from '../../../../src-renderer/board/geometry';
import { besideSpot, pointOf, spotAt } from '../../../../src-renderer/board/spot';
import { offersOf } from '../../../../src-renderer/game/space-model';
import { legalRotationsFor, nearestRotation, type GameHand, gameRules } from '../../../../src-shared/sessions/game';
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
/** What a gesture means. */
function meant(game: Game, held: GameHand['held'], gesture: Gesture) {
  const record = { players: [], game, isCompetition: false };
  return gameRules.interpret(record, { held, tried: [] }, game.position.mover, gesture);
}

it('a tile that is laid over another one that is tried out sends it home, and no other', () => {
  const game = gameOf(RESTRICTED);
  const record = { players: [], game, isCompetition: false };
  const [one = 0, two = 0, three = 0, four = 0] = game.position.hands[game.position.mover] ?? [];
  const [here, there] = [{ over: { q: 5, r: 0 } }, { over: { q: 6, r: 0 } }];
  const beside = { tile: three, rotation: 0, at: { ...here, off: { x: 30, y: 0 } } };
  const tried = [{ tile: two, rotation: 0, at: here }, beside, { tile: four, rotation: 2, at: there }];
  const hand = { held: { tile: one, rotation: 0 }, tried };
  const laidAt = (at: typeof beside.at | typeof here) =>
    gameRules.interpret(record, hand, game.position.mover, { kind: 'lay', at }).hand?.tried.map(({ tile }) => tile);
  expect(laidAt(here)).toEqual([three, four]);
  expect(laidAt(there)).toEqual([two, three]);
  expect(laidAt({ ...here, off: { x: -10, y: 0 } })).toEqual([two, three, four]);
});

/** What a gesture makes of a hand. */
const handAfter = (game: Game, held: GameHand['held'], gesture: Gesture) => meant(game, held, gesture).hand?.held;

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

  it('is played as it lies, or turned in the one way that fits; of several ways the next is shown first', () => {
    for (const { tile, rotation, hex } of triesIn(game)) {
      // Where none is allowed, it is told why of the one that comes nearest.
      const [next = nearestRotation(game, { tile, rotation }, hex), ...others] = ROTATIONS.map(
        (turns) => (rotation + turns) % 6,
      ).filter((each) => isLegal(tile, each, hex));
      const held = { tile, rotation, at: { over: hex, off: { x: 3, y: -2 } } };
      const { hand, move } = meant(game, held, { kind: 'confirm' });
      const isShownFirst = next !== rotation && others.length > 0;
      expect([hand?.held, move]).toEqual(
        isShownFirst
          ? [{ tile, rotation: next, at: { over: hex } }, undefined]
          : [undefined, { tile, q: hex.q, r: hex.r, rotation: next }],
      );
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
