import { describe, expect, it } from 'vitest';
import { type Placement, pick, type Random, REFUSALS, type RefusalCode, sameHex } from '../../src-shared/tantrix';
import { placementOf } from '../../src-shared/tantrix/game';
import { NO_TILE, type Position } from '../../src-shared/tantrix/position';
import { hexOf } from '../../src-shared/tantrix/grid';
import { refusalOf } from '../../src-shared/tantrix/refusal';
import { runs } from '../support/nightly';
import { playRandomly, forRandomGames } from '../support/random-games';
import { textOf } from '../support/records';

/** Anything between a sensible try and nonsense that a file or a slip could bring. */
function anyPlacement({ board, hands, mover }: Position, random: Random): Placement {
  const hand = hands[mover] ?? [];
  const tile = random(8) > 0 ? pick(hand, random) : random(60);
  const rotation = random(10) > 0 ? random(6) : random(40) - 10;
  const near =
    random(10) > 0 ? hexOf(pick(random(4) > 0 ? board.spaces : [...board.filled, ...board.spaces], random)) : null;
  const far = { q: random(200) - 100, r: random(200) - 100 };
  return { ...(near ?? far), tile, rotation };
}

describe('a placement', { timeout: 60_000 }, () => {
  it('is refused just when it is not among the legal ones, each reason turning up', () => {
    const seen = new Set<RefusalCode>();
    forRandomGames(runs(75, 300), 31, (game) => {
      playRandomly(game, (position, random) => {
        const legal = new Set(position.moves.map((move) => textOf(placementOf(move))));
        for (let tried = 0; tried < 25; tried++) {
          const tile = anyPlacement(position, random);
          const refusal = refusalOf(position, tile);
          expect([tile, refusal === undefined]).toEqual([tile, legal.has(textOf(tile))]);
          if (refusal) seen.add(refusal.code);
        }
      });
    });
    // A tile is to come only where its order is not known from the start: see reveal.test.ts.
    expect(REFUSALS.filter((code) => !seen.has(code))).toEqual(['tileToCome']);
  });

  it('beside a controlled side or a forced space is refused only where the mover cannot fill that space now', () => {
    forRandomGames(runs(50, 200), 34, (game) => {
      playRandomly(game, (position, random) => {
        const refusal = refusalOf(position, anyPlacement(position, random));
        if (refusal?.code !== 'controlledSide' && refusal?.code !== 'fourthTile') return;
        const open = position.moves.map((move) => placementOf(move));
        expect(open.filter((placement) => refusal.at.some((hex) => sameHex(hex, placement)))).toEqual([]);
      });
    });
  });

  it('is not refused when it is among the legal ones', () => {
    forRandomGames(runs(125, 500), 32, (game) => {
      playRandomly(game, (position, random) => {
        if (random(4) > 0) return;
        const refused = position.moves.filter((move) => refusalOf(position, placementOf(move)) !== undefined);
        expect(refused).toEqual([]);
      });
    });
  });

  it('of an empty slot of the hand is refused like any tile that is not there', () => {
    forRandomGames(runs(75, 300), 33, (game) => {
      playRandomly(game, (position, random) => {
        if (!(position.hands[position.mover] ?? []).includes(NO_TILE) || position.isOver) return;
        for (const space of position.board.spaces) {
          const placement = { ...hexOf(space), tile: NO_TILE, rotation: random(6) };
          expect(refusalOf(position, placement)).toEqual({ code: 'notInHand', at: [] });
        }
      });
    });
  });
});
