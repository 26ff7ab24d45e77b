import { describe, expect, it } from 'vitest';
import { R, sideMiddle } from '../../../../src-renderer/board/geometry';
import { handleSizeAt } from '../../../../src-renderer/board/handle-size';
import { awayFrom, reachOfHandles } from '../../../../src-renderer/board/TileHandles';
import { neighbor, ORIGIN } from '../../../../src-shared/tantrix';

const tilesOn = (...sides: number[]) =>
  sides.map((side) => ({ hex: neighbor(ORIGIN, side), tile: side + 1, rotation: 0, label: '' }));

it.each([
  ['down where nothing lies', [], 1],
  ['down where a tile lies above', [0], 1],
  ['up where one lies below', [3], -1],
  ['down between two', [0, 3], 1],
  ['down where tiles lie at the sides', [1, 2, 4, 5], 1],
] as const)('handles stand %s', (_, sides, away) => {
  expect(awayFrom(ORIGIN, tilesOn(...sides))).toBe(away);
});

it.each([0.12, 0.2, 0.5, 1])(
  'handles reach as far from the middle of their tile as they are drawn, at a scale of %f',
  (scale) => {
    const { radius, radiusOfPlay, out, outOfPlay } = handleSizeAt(scale);
    const down = reachOfHandles(scale, 1);
    expect(down.across).toBeCloseTo(R + out + radius, 6);
    expect(down.down).toBeCloseTo((R + outOfPlay) * Math.sin(Math.PI / 3) + radiusOfPlay, 6);
    expect(reachOfHandles(scale, -1)).toEqual({ ...down, up: down.down, down: down.up });
  },
);

/** Half of what is drawn of a link across, and how far a corner is from the middle of a side. */
const HALF_LINK = 37 / 2;
const HALF_SIDE = R / 2;

describe.each([0.12, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 1.3, 1.8])('handles at a scale of %f', (scale) => {
  const { radius, radiusOfPlay, out, outOfPlay } = handleSizeAt(scale);
  const sizes = [
    [radius, out],
    [radiusOfPlay, outOfPlay],
  ] as const;

  it('can be hit', () => {
    for (const [each] of sizes) expect(2 * each * scale).toBeGreaterThanOrEqual(24);
  });

  it('lie over no link of their tile', () => {
    for (const [each, far] of sizes) {
      const corner = { x: R + far, y: 0 };
      for (const side of [1, 2]) {
        const middle = sideMiddle(side);
        const [along, x, y] = [Math.hypot(R - middle.x, middle.y), R - middle.x, 0 - middle.y];
        const edge = { x: middle.x + (HALF_LINK * x) / along, y: middle.y + (HALF_LINK * y) / along };
        expect(Math.hypot(corner.x - edge.x, corner.y - edge.y)).toBeGreaterThanOrEqual(each - 0.001);
      }
    }
  });

  it('lie over no other handle', () => {
    // Two of the corners next to each other; they are as far apart as from the middle.
    const apart = Math.hypot(R + out - (R + outOfPlay) / 2, (R + outOfPlay) * Math.sin(Math.PI / 3));
    expect(apart).toBeGreaterThanOrEqual(radius + radiusOfPlay - 0.001);
  });
});

it.each([0.5, 0.7, 0.9, 1.3, 1.8])(
  'handles that turn a tile hide no link between its neighbours, at a scale of %f',
  (scale) => {
    const { radius, out } = handleSizeAt(scale);
    expect(out + radius).toBeLessThanOrEqual(HALF_SIDE - HALF_LINK + 0.001);
  },
);
