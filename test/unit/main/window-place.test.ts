import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, visibleBounds } from '../../../src-main/window-place';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const LEFT = box(0, 25, 1920, 1055);
const RIGHT = box(1920, 0, 1280, 1024);

describe('visibleBounds', () => {
  it.each([
    ['on the left screen', box(100, 100, 800, 600)],
    ['on the right screen', box(2000, 10, 800, 600)],
    ['on both', box(1500, 100, 800, 600)],
    ['partly to the left', box(-600, 100, 800, 600)],
    ['partly below', box(0, 1000, 800, 600)],
    ['a little above', box(0, 10, 800, 600)],
  ])('leaves a window %s', (_, bounds) => {
    expect(visibleBounds(bounds, [LEFT, RIGHT])).toEqual(bounds);
  });

  it.each([
    ['on a screen that is gone', box(4000, 100, 800, 600)],
    ['but for a corner', box(-750, 100, 800, 600)],
    ['below', box(0, 1075, 800, 600)],
    ['with its title above', box(0, -500, 800, 600)],
  ])('gives up a window out of sight %s', (_, bounds) => {
    expect(visibleBounds(bounds, [LEFT, RIGHT])).toBeNull();
  });

  it('makes a window fit the screen that shows most of it', () => {
    expect(visibleBounds(box(1800, 0, 3000, 2000), [LEFT, RIGHT])).toEqual(box(1800, 0, 1280, 1024));
  });

  it('never gives a window larger than every screen, nor one that touches none', () => {
    const number = fc.integer({ min: -5000, max: 5000 });
    const size = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(number, number, size, size, (x, y, width, height) => {
        const found = visibleBounds(box(x, y, width, height), [LEFT, RIGHT]);
        if (found === null) return;
        expect(found.width <= 1920 && found.height <= 1055).toBe(true);
        expect(found.x < 3200 && found.x + found.width > 0 && found.y < 1080).toBe(true);
      }),
    );
  });
});
