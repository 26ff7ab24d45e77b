import { describe, expect, it } from 'vitest';
import { checkPuzzle } from '../../../../src-shared/puzzles/checker/check-puzzle';
import type { PathKind, Puzzle } from '../../../../src-shared/puzzles/puzzle';
import { Annealing } from '../../../../src-shared/puzzles/solver/sums/annealing';
import { boundOf } from '../../../../src-shared/puzzles/solver/sums/bound';
import { Xorshift } from '../../../../src-shared/puzzles/solver/sums/xorshift';
import { annealingMovesIn } from '../../../../src-shared/puzzles/solver/sums/moves';
import { outlinesOf } from '../../../../src-shared/puzzles/solver/sums/outlines';
import { Region } from '../../../../src-shared/puzzles/solver/sums/region';
import { hexDistance, ORIGIN, type Hex } from '../../../../src-shared/tantrix';
import { EDGE_COLOUR, rotationOf, tileOf } from '../../../../src-shared/tantrix/fits';
import { BUSY } from '../../../support/nightly';

const AROUND = [-2, -1, 0, 1, 2];
const NINETEEN: readonly Hex[] = AROUND.flatMap((q) => AROUND.map((r) => ({ q, r }))).filter(
  (hex) => hexDistance(hex, ORIGIN) <= 2,
);
const SEVEN = NINETEEN.filter((hex) => hexDistance(hex, ORIGIN) <= 1);
const THREE: readonly Hex[] = [ORIGIN, { q: 1, r: 0 }, { q: 0, r: 1 }];

const tilesUpTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** The item there; NaN, which equals nothing, where there is none. */
const itemAt = (items: ArrayLike<number>, at: number): number => items[at] ?? Number.NaN;

function matches(region: Region, turned: Int16Array): boolean {
  const colourAt = (way: number) => itemAt(EDGE_COLOUR, itemAt(turned, Math.floor(way / 6)) * 6 + (way % 6));
  return region.joints.every((way) => colourAt(way) === colourAt(itemAt(region.wayOn, way)));
}

function outlineOf(count: number): Region {
  const [cells] = outlinesOf(count);
  if (!cells) throw new RangeError(`no outline of ${count} cells`);
  return new Region(cells);
}

/** Steps, all equally hot, until all tiles are there. */
function complete(annealing: Annealing): void {
  for (let step = 0; !annealing.isComplete; step++) {
    if (step === 3_000_000) throw new Error('some tiles find no place');
    annealing.step(5, 20);
  }
}

/** The mean sum at so much heat, whichever tiles lie there. */
function meanAt(heat: number): number {
  const annealing = new Annealing(new Region(NINETEEN), tilesUpTo(19), 'loop', new Xorshift(1));
  let sum = 0;
  for (let step = 0; step < 30_000; step++) annealing.step(heat, 0);
  for (let step = 0; step < 10_000; step++) {
    annealing.step(heat, 0);
    sum += annealing.sum();
  }
  return sum / 10_000;
}

describe('moves', () => {
  it('change an even number of sides of each cell, and each edge on both sides', () => {
    const region = new Region(NINETEEN);
    for (const { ways, cells, masks } of annealingMovesIn(region)) {
      const sides = masks.map((mask) => [0, 1, 2, 3, 4, 5].filter((side) => (mask >> (2 * side)) & 1));
      for (const each of sides) expect([2, 4, 6]).toContain(each.length);
      const changed = sides.flatMap((each, at) => each.map((side) => itemAt(cells, at) * 6 + side));
      const both = ways.flatMap((way) => [way, itemAt(region.wayOn, way)]).filter((way) => way >= 0);
      expect(new Set(changed)).toEqual(new Set(both));
      expect(changed).toHaveLength(both.length);
    }
  });

  it('are there once', () => {
    const all = annealingMovesIn(new Region(NINETEEN)).map(({ ways }) => ways.join());
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('annealing', BUSY, () => {
  it.each(['line', 'loop'] as const)('keeps tiles matching, hot and cold, for %ss', (path) => {
    const region = new Region(NINETEEN);
    const annealing = new Annealing(region, tilesUpTo(19), path, new Xorshift(3));
    const before = annealing.turned.slice();
    expect(matches(region, before)).toBe(true);
    for (const heat of [100, 1, 0.1]) {
      let made = 0;
      for (let step = 0; step < 20_000; step++) if (annealing.step(heat, 4 * heat)) made++;
      expect(made).toBeGreaterThan(0);
      expect(matches(region, annealing.turned)).toBe(true);
    }
    expect(annealing.turned).not.toEqual(before);
  });

  it.each(['line', 'loop'] as const)(
    'lays all tiles, and counts as the goal checker does, for %ss',
    (path: PathKind) => {
      const tiles = tilesUpTo(12);
      const puzzle: Puzzle = { tiles, goal: { kind: 'sum', path, best: 36, bestByHand: 36 } };
      const region = outlineOf(12);
      const annealing = new Annealing(region, tiles, path, new Xorshift(1));
      complete(annealing);
      const laid = region.cells.map(({ q, r }, cell) => {
        const turned = itemAt(annealing.turned, cell);
        return { tile: tileOf(turned), q, r, rotation: rotationOf(turned) };
      });
      expect(checkPuzzle(puzzle, laid)).toMatchObject({ score: annealing.sum(), faults: [] });
    },
  );

  it('finds the longer paths as it cools', () => {
    expect(meanAt(0.5)).toBeGreaterThan(meanAt(10) + 5);
  });
});

describe('the bound of a region', () => {
  it.each([
    ['one tile', [ORIGIN], 'line', 3],
    ['one tile', [ORIGIN], 'loop', 0],
    ['three tiles', THREE, 'loop', 3],
    ['seven tiles', SEVEN, 'line', 21 - (18 - 6) / 2],
    // Three edges at each of six corners: nine paths, of which three take in two cells.
    ['seven tiles', SEVEN, 'loop', 21 - 9 - 3],
  ] as const)('of %s (%j) in three colours for a %s is %i', (_, cells, path, bound) => {
    expect(boundOf(new Region(cells), path, 3 * cells.length, 3)).toBe(bound);
  });

  it.each([
    ['line', 146],
    ['loop', 136],
  ] as const)('is for a %s of 56 tiles on the best outline the best known sum, %i', (path, sum) => {
    const bounds = outlinesOf(56).map((cells) => boundOf(new Region(cells), path, 3 * 56, 4));
    expect(Math.max(...bounds)).toBe(sum);
  });
});
