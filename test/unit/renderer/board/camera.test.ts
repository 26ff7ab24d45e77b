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
  const camera = fitCamera({ cells }, { width, height });
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
    expect(camera.scale * R).toBeLessThanOrEqual(90);
    expect(camera.scale).toBeGreaterThan(0);
  });
});

describe('a drawing that is covered in part', () => {
  const free = { left: 212, top: 12, right: 988, bottom: 560 };
  const frame = { width: 1000, height: 700, free };

  it.each(Object.entries(TANTRIXES))('shows %s where nothing covers it', (_, cells) => {
    const { scale, x, y } = fitCamera({ cells }, frame);
    for (const hex of cells) {
      const centre = centreOf(hex);
      expect(scale * (centre.x - R) + x).toBeGreaterThanOrEqual(free.left);
      expect(scale * (centre.x + R) + x).toBeLessThanOrEqual(free.right);
      expect(scale * (centre.y - HALF_HEIGHT) + y).toBeGreaterThanOrEqual(free.top);
      expect(scale * (centre.y + HALF_HEIGHT) + y).toBeLessThanOrEqual(free.bottom);
    }
  });

  it('has what is narrow in the middle of the whole, and what is wide as near to it as it can', () => {
    expect(fitCamera({ cells: [] }, frame).x).toBe(500);
    const wide = fitCamera({ cells: ROW.slice(0, 13).map(({ q }) => ({ q: q - 6, r: 0 })) }, frame);
    expect(wide.x).toBeCloseTo(600, 6);
  });
});

it.each(SIZES)('tiles that are complete fill $width × $height, with no room for spaces', (frame) => {
  const { placements } = gameOf(PASSED_OVER);
  const [open, complete] = [
    fitCamera({ cells: placements }, frame),
    fitCamera({ cells: placements, isComplete: true }, frame),
  ];
  expect(complete.scale).toBeGreaterThan(1.14 * open.scale);
  for (const { x, y } of placements.map(centreOf)) {
    const [left, top] = [complete.scale * x + complete.x, complete.scale * y + complete.y];
    expect(Math.min(left, frame.width - left)).toBeGreaterThan(complete.scale * R);
    expect(Math.min(top, frame.height - top)).toBeGreaterThan(complete.scale * HALF_HEIGHT);
  }
});

it.each(Object.entries(TANTRIXES))('%s is seen larger where less of the spaces round it is to be seen', (_, cells) => {
  const [whole, half] = [
    { width: 1000, height: 400 },
    { width: 1000, height: 400, ring: 0.5 },
  ];
  const [far, near] = [fitCamera({ cells }, whole), fitCamera({ cells }, half)];
  expect(near.scale).toBeGreaterThan(far.scale);
  expect(showsAll(far, { cells }, whole)).toBe(true);
  expect(showsAll(near, { cells }, half)).toBe(true);
  // Round one tile or none there is room enough either way.
  expect(showsAll(near, { cells }, whole)).toBe(cells.length <= 1);
});

it('a space that is spoken of is seen whole where not all round the tiles is', () => {
  const frame = { width: 1000, height: 400, ring: 0.25 };
  const cells = gameOf(PASSED_OVER).placements;
  const top = cells.toSorted((a, b) => centreOf(a).y - centreOf(b).y)[0] ?? { q: 0, r: 0 };
  const spoken = [neighbor(top, 0)];
  expect(showsAll(fitCamera({ cells }, frame), { cells, spoken }, frame)).toBe(false);
  expect(showsAll(fitCamera({ cells, spoken }, frame), { cells, spoken }, frame)).toBe(true);
});

it('an empty table has its middle in the middle', () => {
  expect(fitCamera({ cells: [] }, { width: 1000, height: 700 })).toMatchObject({ x: 500, y: 350 });
});

/** The cells beside some cells, some of these among them. */
const round = (hexes: readonly Hex[]) => hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(hex, side)));

describe('the view', () => {
  const frame = { width: 1000, height: 700 };
  const cells = gameOf(PASSED_OVER, 6).placements;
  const whole = gameOf(PASSED_OVER).placements;
  const subject = {};
  const first = nextView(undefined, { cells, frame, subject, turn: 3 });

  it('stays as it is during a turn while everything is in view', () => {
    expect(showsAll(first.camera, { cells }, frame)).toBe(true);
    expect(nextView(first, { cells: cells.slice(0, 3), frame, subject, turn: 3 }).camera).toBe(first.camera);
    expect(showsAll(first.camera, { cells: whole }, frame)).toBe(false);
    const later = nextView(first, { cells: whole, frame, subject, turn: 3 });
    expect(later.camera).toEqual(fitCamera({ cells: whole }, frame));
  });

  it('stays as it is where what covered it goes, until the turn does', () => {
    const narrow = { ...frame, free: { left: 0, top: 0, right: 600, bottom: 700 } };
    const wide = { ...frame, free: { left: 0, top: 0, right: 1000, bottom: 700 } };
    const before = nextView(undefined, { cells, frame: narrow, subject, turn: 3 });
    const after = nextView(before, { cells, frame: wide, subject, turn: 3 });
    expect(after.camera).toBe(before.camera);
    const next = nextView(after, { cells, frame: wide, subject, turn: 4 });
    expect(next.camera).toEqual(fitCamera({ cells }, wide));
    expect(next.camera).not.toEqual(before.camera);
    const covered = nextView(next, { cells, frame: narrow, subject, turn: 4 });
    expect(covered.camera).toEqual(before.camera);
  });

  it('stays where it was moved for a tile that is tried out, until that is taken back', () => {
    const camera = { ...first.camera, y: first.camera.y - 200 };
    const now = { cells: [...cells], frame, subject, turn: 3 };
    expect(showsAll(camera, { cells }, frame)).toBe(false);
    const moved = nextView({ ...first, camera }, { ...now, isTrying: true });
    expect(moved.camera).toBe(camera);
    expect(nextView(moved, now).camera).toEqual(first.camera);
  });

  it('keeps every space whole in view, whatever is laid during a turn', () => {
    for (const laid of round(cells)) {
      const { camera } = nextView(first, { cells: [...cells, laid], frame, subject, turn: 3 });
      const cut = round([...cells, laid]).filter((hex) => {
        const { x, y } = centreOf(hex);
        const [left, top] = [camera.scale * x + camera.x, camera.scale * y + camera.y];
        const [across, down] = [camera.scale * R, camera.scale * HALF_HEIGHT];
        return left < across || left > frame.width - across || top < down || top > frame.height - down;
      });
      expect(cut).toEqual([]);
    }
  });

  it('is fitted again when nothing more is laid, and when something is again', () => {
    const complete = nextView(first, { cells, frame, subject, turn: 3, isComplete: true });
    expect(complete.camera).toEqual(fitCamera({ cells, isComplete: true }, frame));
    expect(nextView(complete, { cells, frame, subject, turn: 3, isComplete: true }).camera).toBe(complete.camera);
    expect(nextView(complete, { cells, frame, subject, turn: 3 }).camera).toEqual(first.camera);
  });

  it('is fitted again after every turn, and grows back when turns are taken back', () => {
    const later = nextView(first, { cells: whole, frame, subject, turn: 4 });
    expect(later.camera).toEqual(fitCamera({ cells: whole }, frame));
    const back = nextView(later, { cells, frame, subject, turn: 3 });
    expect(back.camera).toEqual(first.camera);
    expect(back.camera.scale).toBeGreaterThan(later.camera.scale);
  });

  it('is fitted afresh for another game or in another frame', () => {
    const other = nextView({ ...first, isByHand: true }, { cells: whole, frame, subject: {}, turn: 3 });
    expect(other).toMatchObject({ camera: fitCamera({ cells: whole }, frame), isByHand: false });
    const small = { width: 400, height: 300 };
    expect(nextView(first, { cells, frame: small, subject, turn: 3 }).camera).toEqual(fitCamera({ cells }, small));
    const covered = { ...frame, free: { left: 200, top: 0, right: 1000, bottom: 600 } };
    expect(nextView(first, { cells, frame: covered, subject, turn: 3 }).camera).toEqual(fitCamera({ cells }, covered));
  });

  it('set by hand is left alone; in another size its middle stays in the middle', () => {
    const byHand = { ...first, isByHand: true };
    expect(nextView(byHand, { cells: whole, frame, subject, turn: 4 }).camera).toEqual(byHand.camera);
    const { camera } = nextView(byHand, { cells: whole, frame: { width: 800, height: 640 }, subject, turn: 3 });
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
      const camera = panned(first.camera, by, cells, frame);
      const inSight = cells.filter((cell) => {
        const { x, y } = centreOf(cell);
        const [left, top] = [camera.scale * x + camera.x, camera.scale * y + camera.y];
        const [across, down] = [camera.scale * R, camera.scale * HALF_HEIGHT];
        return left > -across && left < frame.width + across && top > -down && top < frame.height + down;
      });
      expect(inSight.length).toBeGreaterThan(0);
    }
  });

  it('moves just so far that a tile is seen whole', () => {
    const { scale } = first.camera;
    const camera = revealing(first.camera, { x: 5000, y: -5000 }, frame);
    expect(scale * 5000 + camera.x).toBeCloseTo(frame.width - scale * R, 6);
    expect(scale * -5000 + camera.y).toBeCloseTo(scale * HALF_HEIGHT, 6);
    expect(revealing(first.camera, { x: 0, y: 0 }, frame)).toEqual(first.camera);
  });

  it('moves just so far that what reaches beyond a tile is seen, too, where nothing covers it', () => {
    const { scale } = first.camera;
    const free = { left: 200, top: 50, right: 900, bottom: 600 };
    const reach = { across: 150, up: 90, down: 200 };
    const camera = revealing(first.camera, { x: -5000, y: 5000 }, { ...frame, free }, reach);
    expect(scale * -5000 + camera.x).toBeCloseTo(free.left + scale * reach.across, 6);
    expect(scale * 5000 + camera.y).toBeCloseTo(free.bottom - scale * reach.down, 6);
  });
});
