import { describe, expect, it } from 'vitest';
import { fitCounts, fitCountText, hexKey, NO_TILE, TILE_NUMBERS } from '../../../src-shared/tantrix';
import { boardOf, tileAt } from '../../support/boards';
import {
  coloursMatch,
  forcedSpaces,
  isRestricted,
  type NaiveBoard,
  pointingInto,
  SIDES,
  turned,
} from '../../support/naive';
import { forRandomGames, gameAt, playRandomly } from '../../support/random-games';
import { forcedIn, gameOf } from '../../support/records';
import { FORCED_AFTER, ONE_OF_TWO, RESTRICTED, TWO_FORCED, UNFILLABLE } from '../../support/situations';
import { LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

type Game = ReturnType<typeof gameOf>;

/** The fit counts by trying every tile in every way on the plain board. */
function naiveCounts({ position }: Game) {
  const board: NaiveBoard = boardOf(position.board);
  const played = new Set(position.board.filled.map((cell) => tileAt(position.board, cell)));
  const unplayed = TILE_NUMBERS.filter((tile) => !played.has(tile));
  const matching = (cell: string, tile: number) =>
    SIDES.filter((side) => coloursMatch(board, cell, turned(tile, side)));
  const mayLie = (cell: string, tile: number) =>
    matching(cell, tile).some((side) => position.bagCount === 0 || !isRestricted(board, cell, turned(tile, side)));
  const cells = forcedSpaces(board);
  return cells.toSorted().map((cell) => {
    const tiles = unplayed.filter((tile) => mayLie(cell, tile));
    return {
      cell,
      tiles,
      shared: tiles.filter((tile) => cells.some((other) => other !== cell && mayLie(other, tile))).length,
      later: unplayed.filter((tile) => matching(cell, tile).length > 0 && !tiles.includes(tile)).length,
      holders: position.hands.flatMap((hand, seat) => (tiles.some((tile) => hand.includes(tile)) ? [seat] : [])),
    };
  });
}

const countsOf = (game: Game) =>
  fitCounts(game)
    .map(({ hex, ...count }) => ({ cell: hexKey(hex), ...count }))
    .toSorted((a, b) => (a.cell < b.cell ? -1 : 1));

const textsOf = (game: Game) => countsOf(game).map((count) => `${count.cell}: ${fitCountText(count)}`);

describe('fit counts', () => {
  it('agree with trying every tile in every way, at any time of random games', () => {
    let [spaces, shared, later] = [0, 0, 0];
    forRandomGames(36, 1, (of) => {
      playRandomly(of, (position, random) => {
        if (random(6) > 0) return;
        const counts = countsOf(gameAt(position));
        expect(counts).toEqual(naiveCounts(gameAt(position)));
        spaces += counts.length;
        for (const count of counts) [shared, later] = [shared + count.shared, later + count.later];
      });
    });
    expect(Math.min(spaces, shared, later)).toBeGreaterThan(50);
  });

  it('keep nothing for later once the restrictions are lifted', () => {
    for (const count of [44, 46, 50, 54]) {
      for (const game of [gameOf(LIFTED_IN_TURN, count), gameOf(PASSED_OVER, count)]) {
        expect(countsOf(game)).toEqual(naiveCounts(game));
        expect(countsOf(game).filter(({ later }) => later > 0)).toEqual([]);
      }
    }
  });

  it('are none while no space is forced', () => {
    expect(fitCounts(gameOf(RESTRICTED, 2))).toEqual([]);
  });

  it('start from five tiles for three colours and six for a pair, as the rules count them', () => {
    let [abc, pairs] = [0, 0];
    forRandomGames(20, 2, (of) => {
      playRandomly(of, (position, random) => {
        if (random(4) > 0) return;
        const board = boardOf(position.board);
        for (const count of fitCounts(gameAt(position))) {
          const colours = pointingInto(board, hexKey(count.hex)).filter((letter) => letter !== '');
          const kinds = new Set(colours).size;
          if (colours.length > 3 || kinds === 1 || !isInARow(pointingInto(board, hexKey(count.hex)))) continue;
          // With the tiles that already lie the count would be the one of the full set.
          const lying = position.board.filled.map((cell) => tileAt(position.board, cell));
          const spent = lying.filter((tile) =>
            SIDES.some((side) => coloursMatch(board, hexKey(count.hex), turned(tile, side))),
          ).length;
          expect(count.tiles.length + count.later + spent).toBe(kinds === 3 ? 5 : 6);
          if (kinds === 3) abc++;
          else pairs++;
        }
      });
    });
    expect(Math.min(abc, pairs)).toBeGreaterThan(100);
  });

  it('see who holds a tile that fits', () => {
    const [count] = fitCounts(gameOf(FORCED_AFTER));
    expect(count?.tiles).toContain(17);
    expect(count?.holders).toContain(0);
    const [unheld] = fitCounts(gameOf(RESTRICTED));
    expect(unheld?.holders).not.toContain(0);
  });

  it('leave out a tile that the restrictions keep out, and promise it for later', () => {
    const [count] = fitCounts(gameOf(UNFILLABLE));
    expect(hexKey(count?.hex ?? { q: 9, r: 9 })).toBe('-1,0');
    expect(count?.tiles).not.toContain(25);
    expect(count?.later).toBeGreaterThan(0);
  });

  it('never count an empty slot of a hand as a tile', () => {
    const game = gameOf(PASSED_OVER, 53);
    expect(game.position.hands.flat()).toContain(NO_TILE);
    for (const { tiles } of fitCounts(game)) expect(tiles).not.toContain(NO_TILE);
  });
});

/** Whether the tiles round a space lie side by side, so that the colours make one of the sequences the rules count. */
function isInARow(pointing: readonly string[]): boolean {
  const gaps = pointing.filter((letter, side) => letter !== '' && pointing.at((side + 1) % 6) === '').length;
  return gaps === 1;
}

describe('the notation of tournament players', () => {
  it.each([
    [{ tiles: [1, 2, 3], shared: 0, later: 0 }, '3'],
    [{ tiles: [1, 2, 3, 4], shared: 1, later: 0 }, '4-1'],
    [{ tiles: [1, 2], shared: 0, later: 3 }, '2/3'],
    [{ tiles: [1, 2], shared: 2, later: 1 }, '2-2/1'],
    [{ tiles: [], shared: 0, later: 0 }, '0'],
    [{ tiles: [], shared: 0, later: 2 }, '0/2'],
  ])('writes %j as %s', (count, text) => {
    expect(fitCountText(count)).toBe(text);
  });

  it('is short for what stands on the board', () => {
    expect(textsOf(gameOf(TWO_FORCED))).toEqual(['-1,0: 5', '0,1: 4', '1,-1: 6']);
    expect(textsOf(gameOf(ONE_OF_TWO))).toHaveLength(forcedIn(gameOf(ONE_OF_TWO)).length);
    expect(textsOf(gameOf(UNFILLABLE))).toHaveLength(forcedIn(gameOf(UNFILLABLE)).length);
  });
});
