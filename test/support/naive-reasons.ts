import { COLOUR_LETTERS, COLOURS, type Game, hexKey, type Placement, TILE_NUMBERS } from '../../src-shared/tantrix';
import type { Reason } from '../../src-shared/robots';
import { boardOf, tileAt } from './boards';
import {
  across,
  around,
  coloursMatch,
  forcedSpaces,
  isRestricted,
  type NaiveBoard,
  pointingInto,
  SIDES,
  spacesOfBoard,
  turned,
} from './naive';
import { naiveLine } from './naive-score';

const letterOf = (colour: (typeof COLOURS)[number]): string => COLOUR_LETTERS.charAt(COLOURS.indexOf(colour));
const hexOfKey = (cell: string) => {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return { q, r };
};

const fitting = (board: NaiveBoard, cell: string, tiles: readonly number[]): number =>
  tiles.filter((tile) => SIDES.some((side) => coloursMatch(board, cell, turned(tile, side)))).length;

/**
 * What can be said for a placement, read off the boards before and after it with plain means. Where several lines of
 * rivals end in one space, it says what could be said of any of them.
 */
export function naiveReasons({ deal, position }: Game, placement: Placement): Reason[] {
  const before = boardOf(position.board);
  const cell = hexKey(placement);
  const edges = turned(placement.tile, placement.rotation);
  const after = new Map(before).set(cell, edges);
  const played = new Set(position.board.filled.map((one) => tileAt(position.board, one)));
  const unplayed = TILE_NUMBERS.filter((tile) => !played.has(tile));
  const left = unplayed.filter((tile) => tile !== placement.tile);
  const own = deal.seats[position.mover] ?? 'red';
  const rivals = [...new Set(deal.seats)].filter((colour) => colour !== own);
  const hand = (position.hands[position.mover] ?? []).filter((tile) => left.includes(tile));
  return [
    ...touched(before, cell, edges, letterOf(own)),
    ...through(after, cell, letterOf(own), left),
    ...rivals.flatMap((colour) => blocked({ before, after, cell, unplayed, left }, colour)),
    ...fills(after, hand, position.bagCount > 1),
  ];
}

function touched(board: NaiveBoard, cell: string, edges: string, letter: string): Reason[] {
  const sides = SIDES.filter((side) => edges.charAt(side) === letter && board.has(across(cell, side)));
  const [one, two] = sides.map((side) => naiveLine(board, across(cell, side), letter));
  if (!one) return [];
  if (!two) return [{ kind: 'extendsLine', from: one.size, to: one.size + 1 }];
  const isLoop = [...one].every((member) => two.has(member));
  if (isLoop) return [{ kind: 'closesLoop', tiles: one.size + 1, score: 2 * one.size + 2 }];
  const [first, second] = [Math.max(one.size, two.size), Math.min(one.size, two.size)];
  return [{ kind: 'joinsLines', first, second, length: one.size + two.size + 1 }];
}

/** The cells whose tile sends a link of the colour into a space. */
const sendersInto = (board: NaiveBoard, space: string, letter: string): string[] =>
  pointingInto(board, space).flatMap((other, side) => (other === letter ? [across(space, side)] : []));

function through(board: NaiveBoard, cell: string, letter: string, left: readonly number[]): Reason[] {
  const spaces = around(cell).filter((next) => !board.has(next) && sendersInto(board, next, letter).includes(cell));
  return spaces.flatMap((space): Reason[] => {
    const line = naiveLine(board, cell, letter);
    const others = sendersInto(board, space, letter).filter((one) => !line.has(one));
    const fits = fitting(board, space, left);
    if (fits === 0) return [];
    return others.map((one) => {
      const second = naiveLine(board, one, letter).size;
      return { kind: 'joinsThrough', hex: hexOfKey(space), first: line.size, second, fits };
    });
  });
}

interface Change {
  readonly before: NaiveBoard;
  readonly after: NaiveBoard;
  readonly cell: string;
  readonly unplayed: readonly number[];
  readonly left: readonly number[];
}

function blocked({ before, after, cell, unplayed, left }: Change, colour: (typeof COLOURS)[number]): Reason[] {
  const letter = letterOf(colour);
  const beside = around(cell).filter((next) => spacesOfBoard(before).includes(next));
  return beside.flatMap((space) => {
    const [was, fits] = [fitting(before, space, unplayed), fitting(after, space, left)];
    const helps = sendersInto(after, space, letter).includes(cell);
    if (fits >= was || (helps && fits > 0)) return [];
    return sendersInto(before, space, letter).map((one): Reason => {
      const length = naiveLine(after, one, letter).size;
      return { kind: 'blocks', colour, length, hex: hexOfKey(space), fits, before: was };
    });
  });
}

function fills(board: NaiveBoard, hand: readonly number[], restricted: boolean): Reason[] {
  const mayLie = (space: string, edges: string) =>
    coloursMatch(board, space, edges) && !(restricted && isRestricted(board, space, edges));
  const filled = forcedSpaces(board).filter((space) =>
    hand.some((tile) => SIDES.some((side) => mayLie(space, turned(tile, side)))),
  );
  return filled.length > 0 ? [{ kind: 'fillsNext', count: filled.length }] : [];
}
