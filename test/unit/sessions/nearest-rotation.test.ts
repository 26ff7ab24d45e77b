import { describe, expect, it } from 'vitest';
import type { RecordedGame } from '../../../src-shared/record';
import { gameRules } from '../../../src-shared/sessions/game';
import {
  type Game,
  legalRotations,
  play,
  type Rotation,
  spacesOf,
  type Hex,
  type TileNumber,
} from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { FORCED_AFTER, RESTRICTED, THREE_AT_ONCE } from '../../support/situations';

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3, 4, 5];

/** Why the selected tile is not played where it lies. */
function saidOf(game: Game, tile: TileNumber, rotation: Rotation, over: Hex): string | undefined {
  const record: RecordedGame = { players, game, isCompetition: false };
  const { mover } = game.position;
  const hand = { tried: [], held: { tile, rotation, at: { over } } };
  const { move } = gameRules.interpret(record, hand, mover, { kind: 'confirm' });
  if (!move) return undefined;
  const result = gameRules.execute(record, { by: mover, move });
  return result.ok ? undefined : result.objection.code;
}

/** Every tile of the mover's and every space where it cannot be played, with the reasons against it in all rotations. */
function refusedIn(game: Game) {
  const { hands, mover } = game.position;
  return (hands[mover] ?? []).flatMap((tile) =>
    spacesOf(game).flatMap(({ hex }) => {
      if (legalRotations(game, tile, hex).length > 0) return [];
      const codes = ROTATIONS.flatMap((rotation) => {
        const result = play(game, { tile, rotation, ...hex });
        return result.ok ? [] : result.refusal.code;
      });
      return [{ tile, hex, codes }];
    }),
  );
}

describe('why a tile is refused that can be played in no rotation', () => {
  it.each([
    ['a controlled side', gameOf(RESTRICTED)],
    ['a forced space', gameOf(FORCED_AFTER)],
    ['all restrictions', gameOf(THREE_AT_ONCE)],
  ])('is told alike however it lies, and by its colours only where they never match: %s', (_, game) => {
    const refused = refusedIn(game);
    expect(refused.some(({ codes }) => codes.includes('coloursClash') && new Set(codes).size > 1)).toBe(true);
    for (const { tile, hex, codes } of refused) {
      const said = new Set(ROTATIONS.map((rotation) => saidOf(game, tile, rotation, hex)));
      expect(said.size).toBe(1);
      expect(said.has('coloursClash')).toBe(codes.every((code) => code === 'coloursClash'));
    }
  });
});
