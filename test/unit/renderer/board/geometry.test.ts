import { describe, expect, it } from 'vitest';
import {
  centreOf,
  HALF_HEIGHT,
  hexAt,
  hexagonPath,
  linkPath,
  type Point,
  R,
  sideMiddle,
  towardsSide,
} from '../../../../src-renderer/board/geometry';
import { type Hex, neighbor, oppositeSide, rotateHex } from '../../../../src-shared/tantrix';

const SIDES = [0, 1, 2, 3, 4, 5];
const HEXES: readonly Hex[] = Array.from({ length: 41 * 41 }, (_, at) => ({
  q: (at % 41) - 20,
  r: Math.floor(at / 41) - 20,
}));

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const length = (a: Point): number => Math.hypot(a.x, a.y);
/** Of the angle between two ways. */
const cosine = (a: Point, b: Point): number => dot(a, b) / (length(a) * length(b));
const rounded = ({ x, y }: Point) => ({ x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 });

/** Points of a hexagon from its middle: the middle of each side and each corner, all but reached. */
const RIM = SIDES.flatMap((side) => [
  times(sideMiddle(side), 0.99),
  times(plus(sideMiddle(side), sideMiddle((side + 1) % 6)), 0.66),
]);

describe('the hexagons of the table', () => {
  it('are found again from their middle and from anywhere within', () => {
    const lost = HEXES.filter((hex) => {
      const points = [{ x: 0, y: 0 }, ...RIM].map((point) => hexAt(plus(centreOf(hex), point)));
      return points.some((found) => found.q !== hex.q || found.r !== hex.r);
    });
    expect(lost).toEqual([]);
  });

  it('never have a coordinate of minus zero', () => {
    expect(hexAt({ x: -1, y: -1 })).toEqual({ q: 0, r: 0 });
    expect(Object.values(hexAt({ x: -R, y: -R })).some((each) => Object.is(each, -0))).toBe(false);
  });

  it.each(SIDES)('meet their neighbour in the middle of side %i', (side) => {
    for (const hex of HEXES.slice(0, 100)) {
      const here = plus(centreOf(hex), sideMiddle(side));
      const there = plus(centreOf(neighbor(hex, side)), sideMiddle(oppositeSide(side)));
      expect(rounded(here)).toEqual(rounded(there));
    }
  });

  it('turn round the middle of the table as cells do', () => {
    for (const hex of HEXES) {
      const { x, y } = centreOf(hex);
      const [cos, sin] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
      expect(rounded(centreOf(rotateHex(hex, 1)))).toEqual(rounded({ x: x * cos - y * sin, y: x * sin + y * cos }));
    }
  });

  it('begin with north and go round with the clock', () => {
    expect(rounded(sideMiddle(0))).toEqual(rounded({ x: 0, y: -HALF_HEIGHT }));
    expect(rounded(sideMiddle(1))).toEqual(rounded({ x: 0.75 * R, y: -HALF_HEIGHT / 2 }));
  });
});

it.each([0, 0.13, 1])('a hexagon with corners rounded over %d of half a side is closed and lies within', (rounding) => {
  const path = hexagonPath(0.9, rounding);
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(path).toMatch(/^M.*Z$/);
  expect(points).toHaveLength(18);
  expect(Math.max(...points.map(length))).toBeCloseTo(0.9 * R, 1);
  expect(Math.min(...points.map(length))).toBeGreaterThanOrEqual(0.9 * HALF_HEIGHT - 0.01);
});

/** Where a path begins and ends, and the middle of its circle; a straight one has none. */
function readPath(path: string): { start: Point; end: Point; centre: Point | undefined } {
  const [x1 = 0, y1 = 0, ...rest] = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const [start, end] = [
    { x: x1, y: y1 },
    { x: rest.at(-2) ?? 0, y: rest.at(-1) ?? 0 },
  ];
  if (rest.length === 2) return { start, end, centre: undefined };
  const [radius = 0, , , isLarge, sweep] = rest;
  const chord = plus(end, times(start, -1));
  const half = length(chord) / 2;
  // Travelling with the clock, the middle of a small arc lies to the right; y runs down.
  const towards = (sweep === 1 ? 1 : -1) * (isLarge === 1 ? -1 : 1) * Math.sqrt(radius ** 2 - half ** 2);
  const right = times({ x: -chord.y, y: chord.x }, 1 / length(chord));
  return { start, end, centre: plus(times(plus(start, end), 0.5), times(right, towards)) };
}

const PAIRS = SIDES.flatMap((from) => SIDES.filter((to) => to > from).map((to) => [from, to] as const));

describe.each(PAIRS)('a link from side %i to side %i', (from, to) => {
  const { start, end, centre } = readPath(linkPath([from, to]));

  it('joins the middles of the two sides', () => {
    expect(length(plus(start, times(sideMiddle(from), -1)))).toBeLessThan(0.01);
    expect(length(plus(end, times(sideMiddle(to), -1)))).toBeLessThan(0.01);
  });

  it('meets both sides at right angles', () => {
    // A side runs across the way to its middle: so does the radius of an arc that begins there.
    const slants = [start, end].map((point) =>
      centre
        ? cosine(plus(centre, times(point, -1)), point)
        : cosine(plus(end, times(start, -1)), { x: -point.y, y: point.x }),
    );
    for (const slant of slants) expect(Math.abs(slant)).toBeLessThan(1e-3);
  });

  it('keeps within the tile, on the side of the middle', () => {
    const radius = centre ? length(plus(centre, times(start, -1))) : 0;
    const nearest = centre ? length(centre) - radius : 0;
    expect(nearest).toBeGreaterThanOrEqual(0);
    expect(nearest).toBeLessThan(HALF_HEIGHT);
  });
});

describe.each(PAIRS)('a link from side %i to side %i with other ends', (from, to) => {
  it('goes on straight beyond its sides', () => {
    const { start } = readPath(linkPath([from, to], [2, 0]));
    expect(length(plus(start, times(towardsSide(from, HALF_HEIGHT + 2), -1)))).toBeLessThan(0.01);
    expect(linkPath([from, to], [0, 2])).toMatch(/ L-?[\d.]+ -?[\d.]+$/);
  });

  it('stops short of its sides on the same way', () => {
    const whole = readPath(linkPath([from, to]));
    const short = readPath(linkPath([from, to], [-1.3, -1.3]));
    expect(length(plus(short.start, times(towardsSide(from, HALF_HEIGHT - 1.3), -1)))).toBeLessThan(0.01);
    expect(length(plus(short.end, times(towardsSide(to, HALF_HEIGHT - 1.3), -1)))).toBeLessThan(0.01);
    if (!whole.centre || !short.centre) return;
    expect(length(plus(whole.centre, times(short.centre, -1)))).toBeLessThan(0.1);
  });
});
