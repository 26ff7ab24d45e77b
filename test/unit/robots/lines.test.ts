import { describe, expect, it } from 'vitest';
import { COLOURS, LINK_SHAPES, pick, seededRandom } from '../../../src-shared/tantrix';
import type { ReadonlyBoard } from '../../../src-shared/tantrix/board';
import { EDGE_COLOUR } from '../../../src-shared/tantrix/fits';
import { CELL_STEPS } from '../../../src-shared/tantrix/grid';
import { bestPath, pathScore, pathsOf } from '../../../src-shared/tantrix/paths';
import { cellOfMove, Position } from '../../../src-shared/tantrix/position';
import { Lines } from '../../../src-shared/robots/lines';
import { forRandomGames, randomDeal } from '../../support/random-games';
import { gameOf } from '../../support/records';
import { LOOP_BEATS_LINE, SMALL_LOOP, TWO_LOOPS } from '../../support/situations';
import { LIFTED_IN_TURN, PASSED_OVER } from '../../support/whole-games';

const SIDES = [0, 1, 2, 3, 4, 5];

/** The lines of a tantrix, put down tile by tile. */
function linesOf(board: ReadonlyBoard): Lines {
  const lines = new Lines();
  const laid = new Uint16Array(board.turned.length);
  for (const cell of board.filled) {
    laid[cell] = board.turned[cell] ?? 0;
    lines.place(laid, cell);
  }
  return lines;
}

/** The best score and the best loop of each colour, by walking the board. */
const walkedScores = (board: ReadonlyBoard) =>
  COLOURS.map((_, colour) => {
    const loops = pathsOf(board, colour).filter(({ isLoop }) => isLoop);
    const best = bestPath(board, colour);
    return [best ? pathScore(best) : 0, Math.max(0, ...loops.map(pathScore))];
  });

const scoresIn = (lines: Lines) => COLOURS.map((_, colour) => [lines.best[colour], lines.loop[colour]]);

/** Every open end of the board: `cell * 6 + side`, and how long the walked path is that ends there. */
function walkedEnds(board: ReadonlyBoard): Map<number, number> {
  const ends = new Map<number, number>();
  for (const [colour] of COLOURS.entries()) {
    for (const { cells } of pathsOf(board, colour)) {
      for (const cell of cells) {
        for (const side of SIDES) {
          const isOpen = board.isEmpty(cell + (CELL_STEPS[side] ?? 0));
          const at = ((board.turned[cell] ?? 0) - 1) * 6 + side;
          if (isOpen && EDGE_COLOUR[at] === colour) ends.set(cell * 6 + side, cells.length);
        }
      }
    }
  }
  return ends;
}

function expectLines(lines: Lines, board: ReadonlyBoard): void {
  expect(scoresIn(lines)).toEqual(walkedScores(board));
  for (const [end, length] of walkedEnds(board)) {
    const other = lines.otherEnd(end);
    expect([lines.lengthAt(end), lines.lengthAt(other), lines.otherEnd(other)]).toEqual([length, length, end]);
  }
}

describe('lines', () => {
  it('agree with the walked paths all through random games', () => {
    forRandomGames(6, 1, ({ seed, players }) => {
      const random = seededRandom(seed);
      const position = new Position(randomDeal(players, random));
      const lines = new Lines();
      while (!position.isOver) {
        const move = pick(position.moves, random);
        position.play(move);
        lines.place(position.board.turned, cellOfMove(move));
        expectLines(lines, position.board);
      }
      expect(scoresIn(lines)).toEqual(walkedScores(position.board));
    });
  });

  it('are as before once tiles are taken back, however far', () => {
    forRandomGames(12, 2, ({ seed, players }) => {
      const random = seededRandom(seed);
      const position = new Position(randomDeal(players, random));
      const lines = new Lines();
      while (!position.isOver) {
        const ahead = Math.min(1 + random(20), 56 - position.board.filled.length);
        let played = 0;
        for (; played < ahead && !position.isOver; played++) {
          const move = pick(position.moves, random);
          position.play(move);
          lines.place(position.board.turned, cellOfMove(move));
        }
        // Less is taken back than was played, so the game ends.
        for (let back = random(position.isOver ? 1 : played); back > 0; back--) {
          position.takeBack();
          lines.takeBack();
        }
        expectLines(lines, position.board);
      }
      expect(scoresIn(lines)).toEqual(walkedScores(position.board));
    });
  });

  it('score what is known of whole games', () => {
    expect(linesOf(gameOf(LIFTED_IN_TURN).position.board).best[0]).toBe(15);
    expect([...linesOf(gameOf(PASSED_OVER).position.board).best].slice(0, 2)).toEqual([11, 17]);
  });

  it('tell a loop from a line', () => {
    const lines = linesOf(gameOf(LOOP_BEATS_LINE).position.board);
    expect([lines.best[0], lines.loop[0]]).toEqual([6, 6]);
    expect(linesOf(gameOf(TWO_LOOPS).position.board).loop[0]).toBe(8);
    expect(linesOf(gameOf(SMALL_LOOP, 2).position.board).loop[0]).toBe(0);
  });

  it('have nothing to take back at the start', () => {
    const lines = new Lines();
    lines.takeBack();
    expect(scoresIn(lines)).toEqual(COLOURS.map(() => [0, 0]));
  });
});

describe('the score a link would get', () => {
  it('is what the colour scores there once the tile lies', () => {
    forRandomGames(8, 3, ({ seed, players }) => {
      const random = seededRandom(seed);
      const position = new Position(randomDeal(players, random));
      while (!position.isOver) {
        const lines = linesOf(position.board);
        const move = pick(position.moves, random);
        const cell = cellOfMove(move);
        const before = new Uint16Array(position.board.turned);
        position.play(move);
        expect(linksAt(position.board, cell).length).toBe(LINK_SHAPES.length);
        for (const { colour, a, b } of linksAt(position.board, cell)) {
          const path = pathsOf(position.board, colour).find(({ cells }) => cells.includes(cell));
          expect(lines.scoreWith(before, cell, a, b)).toBe(path ? pathScore(path) : 0);
        }
      }
    });
  });
});

/** The three links of the tile in a cell, by its colours alone. */
function linksAt(board: ReadonlyBoard, cell: number): { colour: number; a: number; b: number }[] {
  const colours = SIDES.map((side) => EDGE_COLOUR[((board.turned[cell] ?? 0) - 1) * 6 + side] ?? -1);
  return [...new Set(colours)].map((colour) => ({
    colour,
    a: colours.indexOf(colour),
    b: colours.lastIndexOf(colour),
  }));
}
