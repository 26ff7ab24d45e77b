import { describe, expect, it } from 'vitest';
import { colourCounts } from '../../../src-shared/patterns/counts';
import { GUIDE_KINDS, type Guide, mirrorImage, NO_GUIDE, partnersOf } from '../../../src-shared/patterns/guide';
import { allMissing, layTile, type Pattern, takeAway } from '../../../src-shared/patterns/pattern';
import { clashesOf } from '../../../src-shared/puzzles/arrangement';
import { laidPiece, pieceOf } from '../../../src-shared/puzzles/pieces';
import { makePatternSteps, parsePatternSteps, patternKind } from '../../../src-shared/record';
import { edgesOf, neighbor, ORIGIN, sameHex, seededRandom, tileNumbers } from '../../../src-shared/tantrix';
import { randomPattern } from '../../support/patterns';

const guideOf = (kind: Guide['kind'], axis = 0): Guide => ({ ...NO_GUIDE, kind, axis });

describe('the partners of a tile', () => {
  it.each(GUIDE_KINDS)('have it among theirs, with %s', (kind) => {
    for (const tile of tileNumbers(64)) {
      const placement = { tile, q: 2, r: -1, rotation: tile % 6 };
      for (const axis of kind === 'mirror' ? [0, 1, 2, 3, 4, 5] : [0]) {
        const guide = guideOf(kind, axis);
        for (const partner of partnersOf(guide, placement)) {
          if (partner.tile === undefined) continue;
          const back = partnersOf(guide, { ...partner, tile: partner.tile });
          const own = back.find((each) => sameHex(each, placement));
          expect(own && edgesOf(own.tile ?? 0, own.rotation)).toEqual(edgesOf(tile, placement.rotation));
        }
      }
    }
  });

  it('show in a mirror what the tile shows', () => {
    for (const axis of [0, 1, 2, 3, 4, 5]) {
      const [partner] = partnersOf(guideOf('mirror', axis), { tile: 43, q: 3, r: 1, rotation: 2 });
      const edges = edgesOf(partner?.tile ?? 0, partner?.rotation);
      expect(edges).toEqual(edges.map((_, side) => edgesOf(43, 2)[(axis - side + 6) % 6]));
    }
  });

  it('match where their tiles match', () => {
    const random = seededRandom(3);
    for (let count = 0; count < 50; count++) {
      const { laid } = randomPattern(random);
      const turned = laid.map((each) => partnersOf(guideOf('3-fold'), { ...each, q: each.q + 20 })[0]);
      const images = turned.map((each, at) =>
        laidPiece(pieceOf(laid[at] ?? { tile: 1 }), each ?? ORIGIN, each?.rotation ?? 0),
      );
      expect(clashesOf(images)).toHaveLength(clashesOf(laid).length);
    }
  });

  it('are 32 tiles that have another for an image, and the eight triple intersections', () => {
    const others = tileNumbers(64).filter((tile) => {
      const image = mirrorImage(tile)?.tile;
      return image !== undefined && image !== tile;
    });
    expect(others.filter((tile) => tile <= 56)).toHaveLength(32);
    expect(others.filter((tile) => tile > 56)).toHaveLength(8);
  });
});

describe('tiles that go together', () => {
  it('are laid, moved and taken away with their partners', () => {
    const empty: Pattern = { laid: [], guide: guideOf('6-fold'), sheet: {} };
    const laid = layTile(empty, laidPiece(10, { q: 1, r: 0 }, 0), true);
    expect(laid).toHaveLength(6);
    expect(allMissing({ ...empty, laid })).toEqual([]);
    const moved = layTile({ ...empty, laid }, laidPiece(10, { q: 2, r: 0 }, 3), true);
    expect(moved).toHaveLength(6);
    expect(moved.every(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 2)).toBe(true);
    expect(takeAway({ ...empty, laid: moved }, 10, true)).toEqual([]);
  });
});

it('the colours of a small loop are counted, with copies', () => {
  // Three copies of a tile with a red corner, each turned to the next: a loop of three.
  const tile = 3;
  const side = [0, 1, 2, 3, 4, 5].find(
    (each) => edgesOf(tile)[each] === 'red' && edgesOf(tile)[(each + 1) % 6] === 'red',
  );
  const from = 6 - (side ?? 0);
  const cells = [ORIGIN, neighbor(ORIGIN, 0), neighbor(ORIGIN, 1)];
  const laid = cells.map((cell, at) => laidPiece(pieceOf({ tile, copy: 2 * at }), cell, (from + 2 * at) % 6));
  const [red] = colourCounts(laid).filter(({ colour }) => colour === 'red');
  expect(red).toEqual({ colour: 'red', tiles: 3, longest: 3, loops: 1 });
});

/** What is read of a table with these tiles. */
const bad = (...laid: Pattern['laid']) => patternKind.parse(patternKind.make({ laid, guide: NO_GUIDE, sheet: {} }));
const at = (tile: number, q: number) => ({ tile, q, r: 0, rotation: 0 });
const problem = (line: number) => ({ ok: false, problem: { code: 'badLine', line } });

describe('the text of a free table', () => {
  it('brings back what lay there, and its steps what led to it', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const pattern = randomPattern(seededRandom(seed));
      expect(patternKind.parse(patternKind.make(pattern))).toEqual({ ok: true, record: pattern });
      const { laid, guide } = pattern;
      expect(parsePatternSteps(makePatternSteps([{ laid: [], guide }, pattern]))).toEqual([
        { laid: [], guide },
        { laid, guide },
      ]);
    }
  });

  it('is refused where two tiles lie in a cell, a tile lies twice, or is none', () => {
    expect(bad(at(1, 0), at(2, 0))).toEqual(problem(4));
    expect(bad(at(1, 0), at(1, 1))).toEqual(problem(4));
    expect(bad(at(65, 0))).toEqual(problem(3));
    expect(bad(at(1, 31))).toEqual(problem(3));
  });
});
