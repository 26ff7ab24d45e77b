import { describe, expect, it } from 'vitest';
import {
  fitCamera,
  nextView,
  panned,
  pointUnder,
  revealing,
  showsAll,
  zoomed,
} from '../../../../src-renderer/board/camera';
import { centreOf, HALF_HEIGHT, hexAt, R } from '../../../../src-renderer/board/geometry';
import { type Hex, neighbor } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';

const ROW: readonly Hex[] = Array.from({ length: 56 }, (_, q) => ({ q, r: 0 }));
const SIZES = [
  { width: 1000, height: 700 },
  { width: 300, height: 500 },
  { width: 800, height: 90 },
];
const TANTRIXES = {
  'no tile': [],
  'one tile': [{ q: 0, r: 0 }],
  'a whole game': gameOf(PASSED_OVER).placements,
  'another whole game': gameOf(SHARED_WIN).placements,
  'all tiles in a row': ROW,
};
const CASES = Object.entries(TANTRIXES).flatMap(([what, cells]) => SIZES.map((size) => ({ what, cells, ...size })));

describe.each(CASES)('the view of $what in $width × $height', ({ cells, width, height }) => {
  const camera = fitCamera(cells, { width, height });
  const seen = ({ q, r }: Hex) => {
    const { x, y } = centreOf({ q, r });
    return { x: camera.scale * x + camera.x, y: camera.scale * y + camera.y };
  };
  /** Whether the hexagon, or the given part of it round its middle, lies partly outside. */
  const isOutside = (hex: Hex, part: number) => {
    const { x, y } = seen(hex);
    const [across, down] = [camera.scale * R * part, camera.scale * HALF_HEIGHT * part];
    return x < across || x > width - across || y < down || y > height - down;
  };
  const spaces = cells.flatMap((hex) => [hex, ...[0, 1, 2, 3, 4, 5].map((side) => neighbor(hex, side))]);

  it('shows every tile whole and the middle of every space round it', () => {
    expect(cells.filter((hex) => isOutside(hex, 1))).toEqual([]);
    expect(spaces.filter((hex) => isOutside(hex, 0))).toEqual([]);
  });

  it('finds the cell under a point of the drawing', () => {
    const lost = spaces.filter(({ q, r }) => {
      const found = hexAt(pointUnder(camera, seen({ q, r })));
      return found.q !== q || found.r !== r;
    });
    expect(lost).toEqual([]);
  });

  it('never draws a tile larger than life', () => {
    expect(camera.scale * R).toBeLessThanOrEqual(58);
    expect(camera.scale).toBeGreaterThan(0);
  });
});

it('an empty table has its middle in the middle', () => {
  expect(fitCamera([], { width: 1000, height: 700 })).toMatchObject({ x: 500, y: 350 });
});

describe('the view', () => {
  const size = { width: 1000, height: 700 };
  const cells = gameOf(PASSED_OVER, 6).placements;
  const whole = gameOf(PASSED_OVER).placements;
  const subject = {};
  const first = nextView(undefined, { cells, size, subject });

  it('stays as it is while everything is in view, and then makes more room than it must', () => {
    expect(showsAll(first.camera, cells, size)).toBe(true);
    expect(nextView(first, { cells: cells.slice(0, 3), size, subject })).toBe(first);
    expect(showsAll(first.camera, whole, size)).toBe(false);
    const later = nextView(first, { cells: whole, size, subject });
    expect(showsAll(later.camera, whole, size)).toBe(true);
    expect(later.camera.scale).toBeLessThan(fitCamera(whole, size).scale);
  });

  it('is fitted afresh for another game or in another size', () => {
    const other = nextView({ ...first, isByHand: true }, { cells: whole, size, subject: {} });
    expect(other).toMatchObject({ camera: fitCamera(whole, size), isByHand: false });
    const small = { width: 400, height: 300 };
    expect(nextView(first, { cells, size: small, subject }).camera).toEqual(fitCamera(cells, small));
  });

  it('set by hand is left alone; in another size its middle stays in the middle', () => {
    const byHand = { ...first, isByHand: true };
    expect(nextView(byHand, { cells: whole, size, subject })).toEqual(byHand);
    const { camera } = nextView(byHand, { cells: whole, size: { width: 800, height: 640 }, subject });
    expect(camera).toEqual({ scale: first.camera.scale, x: first.camera.x - 100, y: first.camera.y - 30 });
  });

  it('zooms round a point, within limits', () => {
    const point = { x: 300, y: 200 };
    const before = pointUnder(first.camera, point);
    for (const factor of [0.001, 0.7, 1.5, 1000]) {
      const after = zoomed(first.camera, factor, point);
      expect(pointUnder(after, point).x).toBeCloseTo(before.x, 6);
      expect(pointUnder(after, point).y).toBeCloseTo(before.y, 6);
      expect(after.scale * R).toBeGreaterThanOrEqual(12);
      expect(after.scale * R).toBeLessThanOrEqual(180);
    }
  });

  it('is never moved so far that nothing of the tantrix is seen', () => {
    for (const by of [
      { x: 9999, y: 0 },
      { x: -9999, y: -9999 },
      { x: 0, y: 9999 },
    ]) {
      const camera = panned(first.camera, by, cells, size);
      const inSight = cells.filter((cell) => {
        const { x, y } = centreOf(cell);
        const [left, top] = [camera.scale * x + camera.x, camera.scale * y + camera.y];
        const [across, down] = [camera.scale * R, camera.scale * HALF_HEIGHT];
        return left > -across && left < size.width + across && top > -down && top < size.height + down;
      });
      expect(inSight.length).toBeGreaterThan(0);
    }
  });

  it('moves just so far that a tile is seen whole', () => {
    const { scale } = first.camera;
    const camera = revealing(first.camera, { x: 5000, y: -5000 }, size);
    expect(scale * 5000 + camera.x).toBeCloseTo(size.width - scale * R, 6);
    expect(scale * -5000 + camera.y).toBeCloseTo(scale * HALF_HEIGHT, 6);
    expect(revealing(first.camera, { x: 0, y: 0 }, size)).toEqual(first.camera);
  });
});
