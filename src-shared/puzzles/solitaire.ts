import {
  type Colour,
  type Hex,
  hexKey,
  isRotation,
  type Placement,
  type Refusal,
  type RefusalCode,
  seededRandom,
  shuffled,
  type TileNumber,
} from '../tantrix';
import { Board } from '../tantrix/board';
import { fittingRotationBits, turnedTile } from '../tantrix/fits';
import { cellOf, hexOf, isOnGrid } from '../tantrix/grid';
import { isForced } from '../tantrix/restrictions';
import { longestPath } from './checker/paths';
import { readLayout } from './checker/layout';
import type { Arrangement, Puzzle, SolitaireGoal } from './puzzle';

/** A puzzle whose tiles come one at a time. */
export interface SolitairePuzzle extends Puzzle {
  readonly goal: SolitaireGoal;
}

/** Whether the tiles of a puzzle come one at a time. */
export const isSolitaire = (puzzle: Puzzle): puzzle is SolitairePuzzle => puzzle.goal.kind === 'solitaire';

/** An attempt at a solitaire as a value: what was fixed before the first tile, and the tiles laid, in their order. */
export interface Solitaire {
  readonly puzzle: SolitairePuzzle;
  /** Chosen beforehand; the path is of this colour. */
  readonly colour: Colour;
  /** The order in which the tiles are drawn. */
  readonly order: readonly TileNumber[];
  readonly laid: Arrangement;
}

/** How an attempt stands: running, no place for the tile that came, all tiles laid, and all of them in the path. */
export type SolitaireState = 'running' | 'stuck' | 'played' | 'won';

/** Why a tile cannot be laid like this, the plainest first; the words of the game fit. */
export const SOLITAIRE_REFUSALS = [
  'gameOver',
  'notInHand',
  'occupied',
  'notInMiddle',
  'notTouching',
  'coloursClash',
  'forcedFirst',
] as const satisfies readonly RefusalCode[];
export interface SolitaireRefusal extends Refusal {
  readonly code: (typeof SOLITAIRE_REFUSALS)[number];
}

export type SolitairePlay =
  | { readonly ok: true; readonly solitaire: Solitaire }
  | { readonly ok: false; readonly refusal: SolitaireRefusal };

/** A new attempt, its order drawn by the seed. Throws RangeError when the goal does not offer the colour. */
export function newSolitaire(puzzle: SolitairePuzzle, colour: Colour, seed: number): Solitaire {
  if (!puzzle.goal.colours.includes(colour)) throw new RangeError(`no solitaire in ${colour}`);
  return { puzzle, colour, order: shuffled(puzzle.tiles, seededRandom(seed)), laid: [] };
}

/** The tile to lay now; undefined when all are. */
export const drawnTile = ({ order, laid }: Solitaire): TileNumber | undefined => order[laid.length];

/**
 * All ways in which the drawn tile may be laid, the first tile in the middle: wherever it fits, but where a line is to
 * be made, in the forced spaces alone when it fits one. There are none when the attempt has ended.
 */
export function solitairePlacements(solitaire: Solitaire): Placement[] {
  const tile = drawnTile(solitaire);
  if (tile === undefined) return [];
  const board = boardOf(solitaire.laid);
  const forced = board.spaces.filter(
    (cell) => hasForcedSpaces(solitaire) && isForced(board, cell) && rotationsAt(board, cell, tile).length > 0,
  );
  const open = forced.length > 0 ? forced : board.spaces;
  return open.flatMap((cell) => rotationsAt(board, cell, tile).map((rotation) => ({ tile, ...hexOf(cell), rotation })));
}

/** The attempt after a tile is laid, or why it cannot be laid like this. */
export function playSolitaire(solitaire: Solitaire, placement: Placement): SolitairePlay {
  const refusal = refusalOf(solitaire, placement);
  return refusal
    ? { ok: false, refusal }
    : { ok: true, solitaire: { ...solitaire, laid: [...solitaire.laid, placement] } };
}

/** The cells of the longest path of the chosen colour and of the kind that is asked for; empty without one. */
export const solitairePath = ({ puzzle, colour, laid }: Solitaire): Hex[] =>
  longestPath(readLayout(puzzle.tiles, laid), colour, puzzle.goal.path)?.steps.map(({ tile: { q, r } }) => ({
    q,
    r,
  })) ?? [];

/** The score of an attempt: the number of tiles in its longest path. */
export const solitaireScore = (solitaire: Solitaire): number => solitairePath(solitaire).length;

/** How an attempt stands, by the tiles laid so far. */
export function solitaireState(solitaire: Solitaire): SolitaireState {
  if (drawnTile(solitaire) !== undefined) return solitairePlacements(solitaire).length > 0 ? 'running' : 'stuck';
  return solitaireScore(solitaire) === solitaire.order.length ? 'won' : 'played';
}

const hasForcedSpaces = ({ puzzle }: Solitaire): boolean => puzzle.goal.path === 'line';

function boardOf(laid: Arrangement): Board {
  const board = new Board();
  for (const one of laid) board.place(cellOf(one), turnedTile(one.tile, one.rotation));
  return board;
}

function rotationsAt(board: Board, cell: number, tile: TileNumber): number[] {
  const fits = fittingRotationBits(board.rings[cell] ?? 0, tile);
  return [0, 1, 2, 3, 4, 5].filter((rotation) => (fits >> rotation) & 1);
}

function refusalOf(solitaire: Solitaire, placement: Placement): SolitaireRefusal | undefined {
  const legal = solitairePlacements(solitaire);
  if (legal.length === 0) return refuse('gameOver');
  if (placement.tile !== drawnTile(solitaire)) return refuse('notInHand');
  const here = legal.filter((one) => hexKey(one) === hexKey(placement));
  if (here.some(({ rotation }) => rotation === placement.rotation)) return undefined;
  return misplaced(solitaire.laid, placement) ?? refuse('forcedFirst', legal);
}

function misplaced(laid: Arrangement, placement: Placement): SolitaireRefusal | undefined {
  if (laid.some((one) => hexKey(one) === hexKey(placement))) return refuse('occupied');
  const board = boardOf(laid);
  const { tile, q, r, rotation } = placement;
  if (!isOnGrid(placement) || !board.spaces.includes(cellOf(placement))) {
    return laid.length === 0 ? refuse('notInMiddle', board.spaces.map(hexOf)) : refuse('notTouching');
  }
  const fits = isRotation(rotation) && rotationsAt(board, cellOf(placement), tile).includes(rotation);
  return fits ? undefined : refuse('coloursClash', [{ q, r }]);
}

const refuse = (code: SolitaireRefusal['code'], at: Refusal['at'] = []): SolitaireRefusal => ({
  code,
  at: [...new Map(at.map(({ q, r }) => [hexKey({ q, r }), { q, r }])).values()],
});
