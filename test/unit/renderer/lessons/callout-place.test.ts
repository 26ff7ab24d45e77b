import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalloutScene,
  calloutPlace,
  cellBox,
  edgePlace,
  sideToGive,
} from '../../../../src-renderer/lessons/callout-place';

const SIDE = 50;
const HALF = (SIDE * Math.sqrt(3)) / 2;
const area = { width: 1200, height: 600 };
const card = { width: 300, height: 160 };

const scene = (more: Partial<CalloutScene>): CalloutScene => ({
  area,
  top: 0,
  card,
  side: SIDE,
  reach: 1.5 * SIDE,
  tiles: [],
  kept: [],
  ...more,
});
const point = fc.record({ x: fc.integer({ min: 60, max: 1140 }), y: fc.integer({ min: 60, max: 540 }) });

describe('a callout', () => {
  it('hangs at the right of its space, on a line that meets the edge of the space', () => {
    const place = calloutPlace(scene({ anchor: { x: 400, y: 300 } }), false);
    expect(place?.line?.from).toEqual({ x: 437.5, y: 300 - HALF / 2 });
    expect(place?.x).toBe(place?.line?.to.x);
    expect(place?.x).toBeGreaterThan(400 + SIDE);
  });

  it('goes to the other side where its line crosses fewer tiles', () => {
    const tiles = [
      { x: 475, y: 257 },
      { x: 550, y: 300 },
    ];
    const place = calloutPlace(scene({ anchor: { x: 400, y: 300 }, tiles }), true);
    expect(place?.line?.from.x).toBeLessThan(400);
  });

  it('finds no room where its line would have to cross a tile, if that is not wanted', () => {
    const tiles = [
      { x: 500, y: 280 },
      { x: 300, y: 280 },
    ];
    const between = scene({ anchor: { x: 400, y: 300 }, tiles, area: { width: 1200, height: 600 } });
    expect(calloutPlace(between, false)).toBeUndefined();
    expect(calloutPlace(between, true)).toBeDefined();
  });

  it('finds no room where tiles are everywhere, and then hangs at the edge of the area', () => {
    const tiles = Array.from({ length: 24 }, (_, at) => ({ x: 25 + 50 * at, y: 300 }));
    const full = scene({ anchor: { x: 600, y: 300 }, tiles });
    expect(calloutPlace(full, true)).toBeUndefined();
    expect(edgePlace(full, 'right').x).toBe(area.width - card.width - 12);
    expect(edgePlace(full, 'left').x).toBe(12);
  });

  it('has the board give way where its line crosses fewer tiles, at best at the right', () => {
    const anchor = { x: 400, y: 300 };
    expect(sideToGive(scene({ anchor }))).toBe('right');
    expect(sideToGive(scene({ anchor, tiles: [{ x: 475, y: 300 }] }))).toBe('left');
    expect(sideToGive(scene({ anchor, tiles: [475, 325].map((x) => ({ x, y: 300 })) }))).toBe('right');
  });

  it('hangs beyond the handles of a tile in its space', () => {
    const place = calloutPlace(scene({ anchor: { x: 400, y: 300 }, reach: 110 }), false);
    expect(place?.x).toBeGreaterThan(400 + 110);
  });

  it('ends its line where it is told to, in the cell', () => {
    const end = { x: 390, y: 310 };
    expect(calloutPlace(scene({ anchor: { x: 400, y: 300 }, end }), false)?.line?.from).toEqual(end);
  });

  it('covers no tile, nor its own space or another that is kept free, and stays in the area', () => {
    fc.assert(
      fc.property(point, fc.array(point, { maxLength: 30 }), fc.boolean(), (anchor, points, isOnSpace) => {
        const [first, ...tiles] = points;
        const kept = first ? [cellBox(first, SIDE)] : [];
        const place = calloutPlace(scene({ anchor: isOnSpace ? anchor : undefined, tiles, kept }), true);
        if (!place) return;
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + card.width).toBeLessThanOrEqual(area.width);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.y + card.height).toBeLessThanOrEqual(area.height);
        for (const { x, y } of isOnSpace ? [anchor, ...points] : points) {
          const isBeside = x + SIDE <= place.x || x - SIDE >= place.x + card.width;
          const isAboveOrBelow = y + HALF <= place.y || y - HALF >= place.y + card.height;
          expect(isBeside || isAboveOrBelow).toBe(true);
        }
      }),
    );
  });
});
