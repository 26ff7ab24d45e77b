import { describe, expect, it } from 'vitest';
import { movePicture } from '../../../../src-renderer/game/move-picture';
import { frameOf } from '../../../../src-renderer/board/BoardFigure';
import { HALF_HEIGHT } from '../../../../src-renderer/board/geometry';
import { gameOf } from '../../../support/records';
import { PASSED_OVER } from '../../../support/whole-games';

const { placements } = gameOf(PASSED_OVER);

describe('the picture of a move', () => {
  it('is about the last of its tiles, and shows it whole with room round it', () => {
    for (const [at, placement] of placements.entries()) {
      const { frame, tiles } = movePicture(placements.slice(0, at), placement, 0);
      expect(tiles.at(-1)).toEqual(placement);
      const { x, y, width, height } = frameOf([placement], 40);
      expect(x).toBeGreaterThanOrEqual(frame.x);
      expect(y).toBeGreaterThanOrEqual(frame.y);
      expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
    }
  });

  it('leaves the first tile in the middle, and moves towards what lies beside others', () => {
    const alone = movePicture([], { tile: 5, q: 0, r: 0, rotation: 0 }, 0).frame;
    expect([alone.x + alone.width / 2, alone.y + alone.height / 2]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
    const above = movePicture([{ tile: 1, q: 0, r: -1, rotation: 0 }], { tile: 5, q: 0, r: 0, rotation: 0 }, 0).frame;
    expect(above).toEqual({ ...alone, y: expect.closeTo(alone.y - HALF_HEIGHT) });
  });

  it('shows all neighbours, and nothing that is far away', () => {
    const around = [
      { tile: 1, q: 0, r: 0, rotation: 0 },
      { tile: 2, q: 1, r: -1, rotation: 0 },
      { tile: 3, q: 0, r: 1, rotation: 0 },
      { tile: 4, q: 6, r: 0, rotation: 0 },
    ] as const;
    const { tiles } = movePicture(around, { tile: 5, q: 1, r: 0, rotation: 2 }, 0);
    expect(tiles.map(({ tile }) => tile)).toEqual([1, 2, 3, 5]);
  });

  it('is turned as the board is', () => {
    const [first, second] = placements;
    if (!first || !second) throw new Error('nothing is played');
    const straight = movePicture([first], second, 0).tiles;
    const turned = movePicture([first], second, 2).tiles;
    expect(turned.map(({ rotation }) => rotation)).toEqual(straight.map(({ rotation }) => (rotation + 2) % 6));
    expect(turned.at(-1)).not.toMatchObject({ q: second.q, r: second.r });
  });

  it('is as large for every move', () => {
    const sizes = placements.map((placement) => movePicture([], placement, 0).frame);
    for (const { width, height } of sizes) {
      expect([width, height]).toEqual([expect.closeTo(sizes[0]?.width ?? 0), expect.closeTo(sizes[0]?.height ?? 0)]);
    }
  });
});
