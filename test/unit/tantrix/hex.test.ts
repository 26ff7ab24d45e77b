import { describe, expect, it } from 'vitest';
import {
  addHex,
  DIRECTIONS,
  hexDistance,
  hexKey,
  isOnGrid,
  neighbor,
  oppositeSide,
  ORIGIN,
  rotateHex,
  sameHex,
} from '../../../src-shared/tantrix';
import { CELL_STEPS, CENTRE, cellOf, GRID_CELLS, GRID_RADIUS, hexOf } from '../../../src-shared/tantrix/grid';

const sides = [0, 1, 2, 3, 4, 5];
const hexes = [
  { q: 0, r: 0 },
  { q: 3, r: -5 },
  { q: -7, r: 2 },
  { q: 56, r: -56 },
  { q: -56, r: 0 },
];
/** One step more than the longest game can reach, in every direction. */
const edgeOfGrid = GRID_RADIUS - 1;

/** Where a hex lies on paper, with flat tops and y pointing south. */
const onPaper = ({ q, r }: { q: number; r: number }): { x: number; y: number } => ({
  x: 1.5 * q,
  y: Math.sqrt(3) * (r + q / 2),
});

describe('directions', () => {
  it.each([
    ['north', 0, 0, -1],
    ['north-east', 1, 1, -1],
    ['south-east', 2, 1, 0],
    ['south', 3, 0, 1],
    ['south-west', 4, -1, 1],
    ['north-west', 5, -1, 0],
  ])('%s is side %i', (_, side, q, r) => {
    expect(neighbor({ q: 4, r: -2 }, side)).toEqual({ q: 4 + q, r: -2 + r });
  });

  it('turn clockwise on paper, 60° a side', () => {
    for (const side of sides) {
      const { x, y } = onPaper(neighbor(ORIGIN, side));
      const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
      expect((Math.round(degrees) + 360) % 360).toBe(60 * side);
    }
  });

  it('lead back by the opposite side', () => {
    expect(sides.map(oppositeSide)).toEqual([3, 4, 5, 0, 1, 2]);
    for (const side of sides) {
      expect(neighbor(neighbor({ q: 2, r: 5 }, side), oppositeSide(side))).toEqual({ q: 2, r: 5 });
    }
  });
});

describe('hexes', () => {
  it('add up, and are the same when both coordinates are', () => {
    expect(addHex({ q: 1, r: -4 }, { q: 2, r: 3 })).toEqual({ q: 3, r: -1 });
    expect(sameHex({ q: 1, r: 2 }, { q: 1, r: 2 })).toBe(true);
    expect(sameHex({ q: 1, r: 2 }, { q: 2, r: 1 })).toBe(false);
    expect(sameHex({ q: 1, r: 2 }, { q: 1, r: -2 })).toBe(false);
  });

  it('have keys of their own', () => {
    expect(hexKey({ q: 1, r: -12 })).toBe('1,-12');
    expect(
      new Set(
        [
          { q: 1, r: 11 },
          { q: 11, r: 1 },
          { q: -1, r: 11 },
        ].map(hexKey),
      ).size,
    ).toBe(3);
  });

  it('turn clockwise by sixths', () => {
    for (const side of sides) {
      expect(rotateHex(DIRECTIONS[side] ?? ORIGIN, 1)).toEqual(DIRECTIONS[(side + 1) % 6]);
    }
    const once = rotateHex({ q: 3, r: -5 }, 1);
    expect(once).toEqual({ q: 5, r: -2 });
    expect(rotateHex({ q: 3, r: -5 }, 2)).toEqual(rotateHex(once, 1));
    expect(rotateHex(once, -1)).toEqual({ q: 3, r: -5 });
    expect(rotateHex(once, 7)).toEqual(rotateHex(once, 1));
    expect(rotateHex(once, -12)).toEqual(once);
  });

  it('are as far apart as the fewest steps between them', () => {
    // Steps counted by flooding outwards from the origin.
    let ring = [ORIGIN];
    const steps = new Map([[hexKey(ORIGIN), 0]]);
    for (let step = 1; step <= 4; step++) {
      ring = ring.flatMap((hex) => sides.map((side) => neighbor(hex, side)));
      for (const hex of ring) if (!steps.has(hexKey(hex))) steps.set(hexKey(hex), step);
      for (const hex of ring) expect(hexDistance(ORIGIN, hex)).toBe(steps.get(hexKey(hex)));
    }
    expect(steps.size).toBe(61);
    expect(hexDistance({ q: 2, r: 3 }, { q: -1, r: 5 })).toBe(3);
  });
});

describe('the grid', () => {
  it('gives every hex a cell and takes it back', () => {
    for (const hex of hexes) expect(hexOf(cellOf(hex))).toEqual(hex);
    expect(hexOf(CENTRE)).toEqual(ORIGIN);
  });

  it('gives different hexes different cells, all inside', () => {
    const span = Array.from({ length: 2 * edgeOfGrid + 1 }, (_, at) => at - edgeOfGrid);
    const cells = span.flatMap((q) => span.map((r) => cellOf({ q, r })));
    expect(new Set(cells).size).toBe(span.length ** 2);
    expect(Math.min(...cells.map((cell) => Math.min(...CELL_STEPS.map((step) => cell + step))))).toBeGreaterThanOrEqual(
      0,
    );
    expect(Math.max(...cells.map((cell) => Math.max(...CELL_STEPS.map((step) => cell + step))))).toBeLessThan(
      GRID_CELLS,
    );
  });

  it('crosses each side by one step', () => {
    for (const hex of hexes) {
      for (const side of sides) expect(hexOf(cellOf(hex) + (CELL_STEPS[side] ?? 0))).toEqual(neighbor(hex, side));
    }
  });

  it('holds 56 tiles in a row in any direction, and the space beyond', () => {
    for (const { q, r } of DIRECTIONS) expect(isOnGrid({ q: 56 * q, r: 56 * r })).toBe(true);
    for (const { q, r } of DIRECTIONS) expect(isOnGrid({ q: GRID_RADIUS * q, r: GRID_RADIUS * r })).toBe(false);
  });
});
