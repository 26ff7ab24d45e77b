import { describe, expect, it } from 'vitest';
import { hexKey, spacesOf, tileNumbers } from '../../src-shared/tantrix';
import { NO_TILE } from '../../src-shared/tantrix/position';
import { runs } from '../support/nightly';
import { boardOf, tileAt } from '../support/boards';
import {
  across,
  around,
  controlledCells,
  fillingEndsInFour,
  forcedSpaces,
  hasThreeAlike,
  type NaiveBoard,
  SIDES,
  spacesOfBoard,
  tilesRound,
} from '../support/naive';
import { gameAt, playRandomly, forGamesOfAllSets } from '../support/random-games';

/** The empty cells that touch the last tile, where alone anything can have changed. */
function besideLast(board: NaiveBoard): string[] {
  const last = [...board.keys()].at(-1);
  return last === undefined ? [] : around(last).filter((cell) => !board.has(cell));
}

function isConnected(board: NaiveBoard): boolean {
  const group = new Set([...board.keys()].slice(0, 1));
  for (const cell of group) for (const next of around(cell)) if (board.has(next)) group.add(next);
  return group.size === board.size;
}

describe('the tantrix of a random game', { timeout: 60_000 }, () => {
  it('shows the same colour on both sides wherever two tiles touch', () => {
    forGamesOfAllSets(runs(250, 2000), 11, (game) => {
      const board = boardOf(playRandomly(game, () => undefined).board);
      const clashes = [...board].flatMap(([cell, edges]) =>
        SIDES.filter((side) => {
          const other = board.get(across(cell, side));
          return other !== undefined && other.charAt((side + 3) % 6) !== edges.charAt(side);
        }),
      );
      expect(clashes).toEqual([]);
    });
  });

  it('never has an empty cell with four tiles or three equal links round it while the bag holds tiles', () => {
    forGamesOfAllSets(runs(250, 2000), 12, (game) => {
      // The placement that takes the last tile out of the bag is still bound: what it leaves obeys too.
      let wasRestricted = true;
      playRandomly(game, (position) => {
        if (!wasRestricted) return;
        wasRestricted = position.isRestricted;
        const board = boardOf(position.board);
        const beside = besideLast(board);
        expect(beside.filter((cell) => tilesRound(board, cell) >= 4)).toEqual([]);
        expect(beside.filter((cell) => hasThreeAlike(board, cell))).toEqual([]);
      });
    });
  });

  it('is one connected group', () => {
    forGamesOfAllSets(runs(250, 2000), 13, (game) => {
      playRandomly(game, (position) => {
        const board = boardOf(position.board);
        const last = [...board.keys()].at(-1) ?? '';
        // A tile that touches a connected group makes it a larger connected group.
        expect(board.size <= 1 || tilesRound(board, last) > 0).toBe(true);
        expect(!position.isOver || isConnected(board)).toBe(true);
      });
    });
  });

  it('is made, with the hands and the bag, of all tiles once each', () => {
    forGamesOfAllSets(runs(250, 2000), 14, (game) => {
      playRandomly(game, ({ board, hands, bag, drawn }) => {
        const tiles = [
          ...board.filled.map((cell) => tileAt(board, cell)),
          ...hands.flat().filter((tile) => tile !== NO_TILE),
          ...bag.slice(drawn),
        ];
        expect(tiles.toSorted((a, b) => a - b).join()).toBe(tileNumbers(game.set ? 64 : 56).join());
      });
    });
  });
});

describe('the second and third restriction', { timeout: 60_000 }, () => {
  it('close the same spaces in both readings, and in the program', () => {
    let closed = 0;
    forGamesOfAllSets(runs(100, 400), 15, (game) => {
      playRandomly(game, (position, random) => {
        if (!position.isRestricted || random(8) > 0) return;
        const board = boardOf(position.board);
        const controlled = controlledCells(board);
        const forced = forcedSpaces(board);
        const spaces = spacesOfBoard(board).toSorted();
        const noFourth = spaces.filter((cell) => around(cell).some((next) => forced.includes(next)));
        const byLetter = spaces.filter((cell) => noFourth.includes(cell) || controlled.has(cell));
        const byFilling = spaces.filter((cell) => fillingEndsInFour(new Map(board).set(cell, '')));
        expect(byFilling).toEqual(byLetter);

        const seen = spacesOf(gameAt(position));
        const marked = (by: 'takesNoFourth' | 'isControlled'): string[] =>
          seen
            .filter((space) => space[by])
            .map(({ hex }) => hexKey(hex))
            .toSorted();
        expect(marked('takesNoFourth')).toEqual(noFourth);
        expect(marked('isControlled')).toEqual(spaces.filter((cell) => controlled.has(cell)));
        closed += byLetter.length;
      });
    });
    expect(closed).toBeGreaterThan(2000);
  });
});
