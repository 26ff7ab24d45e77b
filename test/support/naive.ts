import { PRINTED_EDGES, PRINTED_TRIPLES } from './printed-tiles';

/**
 * The rules read slowly and to the letter, on a map from cells to edge letters. It shares nothing with the program, so
 * that the two can be held against each other; nothing here is made to be fast.
 *
 * A cell is the text `q,r`, a lying tile its six edge letters clockwise from north, a placement `tile@q,r/rotation`.
 */
export type NaiveBoard = ReadonlyMap<string, string>;

const LETTERS = ['R', 'Y', 'B', 'G'];
export const MIDDLE = '0,0';
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const EDGES = [...PRINTED_EDGES, ...PRINTED_TRIPLES];

const known = new Map<string, readonly string[]>();

/** The six cells round a cell, clockwise from north. */
export function around(cell: string): readonly string[] {
  const found = known.get(cell);
  if (found) return found;
  const [q = 0, r = 0] = cell.split(',').map(Number);
  const cells = WAYS.map(([dq, dr]) => `${q + dq},${r + dr}`);
  known.set(cell, cells);
  return cells;
}

export const across = (cell: string, side: number): string => around(cell).at(side % 6) ?? cell;

/** The edges of a tile after `rotation` turns of 60° clockwise. */
export function turned(tile: number, rotation: number): string {
  const edges = EDGES.at(tile - 1) ?? '';
  return edges.slice(6 - rotation) + edges.slice(0, 6 - rotation);
}

/** The letters that point into a cell, clockwise from north; empty texts where no tile lies. */
export const pointingInto = (board: NaiveBoard, cell: string): string[] =>
  around(cell).map((next, side) => board.get(next)?.charAt((side + 3) % 6) ?? '');

export const tilesRound = (board: ReadonlyMap<string, unknown>, cell: string): number =>
  around(cell).filter((next) => board.has(next)).length;

export function spacesOfBoard(board: ReadonlyMap<string, unknown>): string[] {
  if (board.size === 0) return [MIDDLE];
  return [...new Set([...board.keys()].flatMap(around))].filter((cell) => !board.has(cell));
}

export const forcedSpaces = (board: ReadonlyMap<string, unknown>): string[] =>
  spacesOfBoard(board).filter((cell) => tilesRound(board, cell) >= 3);

export const coloursMatch = (board: NaiveBoard, cell: string, edges: string): boolean =>
  pointingInto(board, cell).every((letter, side) => letter === '' || letter === edges.charAt(side));

/** Whether three links of one colour point into a cell. */
export const hasThreeAlike = (board: NaiveBoard, cell: string): boolean =>
  LETTERS.some((letter) => pointingInto(board, cell).filter((other) => other === letter).length >= 3);

/** The cells along the controlled sides, by the letter of the third restriction. */
export function controlledCells(board: ReadonlyMap<string, unknown>): Set<string> {
  const controlled = new Set<string>();
  for (const forced of forcedSpaces(board)) {
    for (const along of SIDES) {
      for (const beside of [along + 1, along + 5]) {
        let cell = across(forced, along);
        let wall = across(forced, beside);
        while (!board.has(cell) && board.has(wall)) {
          controlled.add(cell);
          cell = across(cell, along);
          wall = across(wall, along);
        }
      }
    }
  }
  return controlled;
}

/** The other reading: were all forced spaces filled one after another, would an empty cell get four tiles round it? */
export function fillingEndsInFour(board: ReadonlyMap<string, unknown>): boolean {
  const filled = new Map<string, unknown>(board);
  for (;;) {
    const forced = forcedSpaces(filled);
    if (forced.some((cell) => tilesRound(filled, cell) > 3)) return true;
    const [first] = forced;
    if (first === undefined) return false;
    filled.set(first, '');
  }
}

/** Whether a placement that matches breaks one of the three restrictions. */
export function isRestricted(board: NaiveBoard, cell: string, edges: string): boolean {
  const after = new Map(board).set(cell, edges);
  const beside = around(cell).filter((next) => !after.has(next));
  return (
    beside.some((next) => hasThreeAlike(after, next)) ||
    beside.some((next) => tilesRound(after, next) >= 4) ||
    controlledCells(board).has(cell)
  );
}
