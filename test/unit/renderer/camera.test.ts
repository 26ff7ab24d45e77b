import { describe, expect, it } from 'vitest';
import { fitCamera, pointUnder } from '../../../src-renderer/board/camera';
import { centreOf, HALF_HEIGHT, hexAt, R } from '../../../src-renderer/board/geometry';
import { type Hex, neighbor } from '../../../src-shared/tantrix';
import { gameOf } from '../../support/records';
import { PASSED_OVER, SHARED_WIN } from '../../support/whole-games';

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
