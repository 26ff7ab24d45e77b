import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedOn, withDrawn } from '../../src-renderer/game/counting';
import { edgesOf, hexKey, loopsClosed, neighbor, oppositeSide, rewind, standingsOf } from '../../src-shared/tantrix';
import { gameOf } from '../support/records';
import { LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../support/whole-games';

/** What is counted and drawn at the end of a game. */

const GAMES = [LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN].map((record) => gameOf(record));
const positions = fc
  .record({ game: fc.constantFrom(...GAMES), at: fc.integer({ min: 1, max: 56 }) })
  .map(({ game, at }) => rewind(game, at));
const scores = fc.integer({ min: 0, max: 100 });

describe('a score that is counted', () => {
  it('ends at the score, a point at a time', () => {
    fc.assert(
      fc.property(scores, scores, (from, to) => {
        let shown = from;
        for (let steps = 0; steps < Math.abs(to - from); steps++) {
          expect(shown).not.toBe(to);
          shown = countedOn(shown, to);
        }
        expect(shown).toBe(to);
        expect(countedOn(shown, to)).toBe(to);
      }),
    );
  });
});

describe('a line that is drawn', () => {
  it('goes from each tile to the next by a link of its colour', () => {
    fc.assert(
      fc.property(positions, (game) => {
        const laid = new Map(game.placements.map((each) => [hexKey(each), each]));
        for (const { colour, path, isLoop } of standingsOf(game)) {
          const next = isLoop ? [...path.slice(1), ...path.slice(0, 1)] : path.slice(1);
          for (const [at, hex] of next.entries()) {
            const [from, to] = [path[at], laid.get(hexKey(hex))].map((each) => each && laid.get(hexKey(each)));
            const joints = [0, 1, 2, 3, 4, 5].filter(
              (side) =>
                from &&
                to &&
                hexKey(neighbor(from, side)) === hexKey(to) &&
                edgesOf(from.tile, from.rotation)[side] === colour &&
                edgesOf(to.tile, to.rotation)[oppositeSide(side)] === colour,
            );
            expect(joints).toHaveLength(1);
          }
        }
      }),
    );
  });

  it('grows tile by tile from one end until all of it is there', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 60 }), (game, tiles) => {
        const lit = standingsOf(game).map(({ colour, path: cells }) => ({ colour, cells }));
        const model = { tiles: [], spaces: [], tried: [], lit };
        const drawn = withDrawn(model, tiles).lit;
        for (const { colour, cells } of drawn) {
          const whole = lit.find((each) => each.colour === colour)?.cells ?? [];
          expect(cells).toEqual(whole.slice(0, cells.length));
          expect(cells).toHaveLength(Math.min(tiles, whole.length));
        }
        expect(withDrawn(model, undefined)).toBe(model);
      }),
    );
  });
});

describe('a loop that has closed', () => {
  it('runs through the last tile, and was open before it', () => {
    fc.assert(
      fc.property(positions, (game) => {
        const last = game.placements.at(-1);
        for (const { colour, cells } of loopsClosed(game)) {
          expect(game.deal.seats).toContain(colour);
          expect(cells.map(hexKey)).toContain(last && hexKey(last));
        }
        const loopsOf = (at: number) =>
          standingsOf(rewind(game, at)).flatMap(({ colour, isLoop, path }) =>
            isLoop ? [`${colour} ${path.length}`] : [],
          );
        const { length } = game.placements;
        const before = new Set(loopsOf(length - 1));
        const closed = new Set(loopsClosed(game).map(({ colour, cells }) => `${colour} ${cells.length}`));
        expect(closed).toEqual(new Set([...closed, ...loopsOf(length).filter((loop) => !before.has(loop))]));
      }),
    );
  });
});
