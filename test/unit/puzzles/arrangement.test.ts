import { describe, expect, it } from 'vitest';
import {
  clashesOf,
  groupOf,
  groupsOf,
  layPiece,
  movedBy,
  laidPieceAt,
  sameArrangement,
  turnedAround,
  withRotation,
  withoutPieces,
} from '../../../src-shared/puzzles/arrangement';
import type { Arrangement } from '../../../src-shared/puzzles/puzzle';
import { edgesOf, neighbor, oppositeSide, type Placement } from '../../../src-shared/tantrix';

const at = (tile: number, q: number, r: number, rotation = 0): Placement => ({ tile, q, r, rotation });

/** Tiles 1 to 3 in a row to the south, tile 4 apart. */
const LAID: Arrangement = [at(1, 0, 0), at(2, 0, 1), at(3, 0, 2), at(4, 5, 0)];

describe('a tile that is laid', () => {
  it('lies there, as the last', () => {
    expect(layPiece(LAID, at(5, 1, 1, 3)).at(-1)).toEqual(at(5, 1, 1, 3));
  });

  it('leaves the cell it came from', () => {
    const after = layPiece(LAID, at(1, 2, 2));
    expect(laidPieceAt(after, { q: 0, r: 0 })).toBeUndefined();
    expect(after).toHaveLength(4);
  });

  it('changes places with the tile that lies there, which keeps its rotation', () => {
    const after = layPiece([at(1, 0, 0, 2), at(2, 0, 1, 4)], at(1, 0, 1, 2));
    expect(sameArrangement(after, [at(1, 0, 1, 2), at(2, 0, 0, 4)])).toBe(true);
  });

  it('sends the tile that lies there off the table when it comes from the box', () => {
    expect(layPiece(LAID, at(9, 0, 1)).map(({ tile }) => tile)).toEqual([1, 3, 4, 9]);
  });
});

describe('groups', () => {
  it('are the tiles that touch, whatever their colours', () => {
    expect(groupOf(LAID, 2).map(({ tile }) => tile)).toEqual([2, 1, 3]);
    expect(groupOf(LAID, 4)).toEqual([at(4, 5, 0)]);
    expect(groupOf(LAID, 9)).toEqual([]);
  });

  it('are told the largest first', () => {
    expect(groupsOf([...LAID].toReversed()).map((group) => group.length)).toEqual([3, 1]);
    expect(groupsOf([])).toEqual([]);
  });

  it('move as a whole', () => {
    const after = movedBy(LAID, [1, 2, 3], { q: -1, r: 1 });
    expect(after && groupOf(after, 1).map(({ tile }) => tile)).toEqual([1, 2, 3]);
    expect(after && laidPieceAt(after, { q: -1, r: 1 })?.tile).toBe(1);
  });

  it('do not move onto other tiles, but where their own lay', () => {
    expect(movedBy(LAID, [1, 2, 3], { q: 5, r: 0 })).toBeUndefined();
    expect(movedBy(LAID, [1, 2, 3], { q: 0, r: 1 })).toBeDefined();
  });

  it('turn round a cell and come back after six turns', () => {
    const once = turnedAround(LAID, [1, 2, 3], { q: 0, r: 0 }, 1);
    // South turned with the clock is south-west.
    expect(once && laidPieceAt(once, { q: -1, r: 1 })).toEqual(at(2, -1, 1, 1));
    let after: Arrangement = LAID;
    for (let turn = 0; turn < 6; turn++) after = turnedAround(after, [1, 2, 3], { q: 0, r: 1 }, 1) ?? [];
    expect(sameArrangement(after, LAID)).toBe(true);
  });

  it('do not turn onto other tiles', () => {
    expect(turnedAround([...LAID, at(7, -1, 1)], [1, 2, 3], { q: 0, r: 0 }, 1)).toBeUndefined();
  });
});

describe('clashes', () => {
  it('are the touching edges whose colours differ, each once', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const laid = [
        at(1, 0, 0),
        ...[0, 1, 2, 3, 4, 5].map((side) => ({ ...at(side + 2, 0, 0, rotation), ...neighbor({ q: 0, r: 0 }, side) })),
      ];
      // Counted from both sides, by the colours alone.
      const twice = laid.flatMap((one) =>
        [0, 1, 2, 3, 4, 5].filter((side) => {
          const other = laidPieceAt(laid, neighbor(one, side));
          return (
            other && edgesOf(one.tile, one.rotation)[side] !== edgesOf(other.tile, other.rotation)[oppositeSide(side)]
          );
        }),
      ).length;
      expect(clashesOf(laid)).toHaveLength(twice / 2);
      expect(twice).toBeGreaterThan(0);
    }
  });

  it('are none between tiles that match, nor where tiles do not touch', () => {
    const [north] = edgesOf(1);
    const rotation = [0, 1, 2, 3, 4, 5].find((turn) => edgesOf(2, turn)[3] === north) ?? 0;
    expect(clashesOf([at(1, 0, 0), at(2, 0, -1, rotation)])).toEqual([]);
    expect(clashesOf([at(1, 0, 0), at(2, 2, 0)])).toEqual([]);
  });
});

describe('two arrangements', () => {
  it('are the same whatever the order of their tiles', () => {
    expect(sameArrangement(LAID, LAID.toReversed())).toBe(true);
    expect(sameArrangement(LAID, withRotation(LAID, 2, 1))).toBe(false);
    expect(sameArrangement(LAID, withoutPieces(LAID, [4]))).toBe(false);
    expect(sameArrangement(LAID, layPiece(LAID, at(4, 6, 0)))).toBe(false);
  });
});
