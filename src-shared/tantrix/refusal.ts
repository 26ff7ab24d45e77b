import type { Placement } from './placement';
import { CELL_STEPS, type Cell, cellOf, hexOf, isOnGrid } from './grid';
import { type Hex } from './hex';
import { cellOfMove, moveOf, NO_TILE, type ReadonlyPosition } from './position';
import { RestrictedCells, CONTROLLED_SIDE, isForced, thirdLinkAt } from './restrictions';
import { fittingRotationBits, turnedTile } from './fits';
import { isRotation } from './tiles';

/** Every reason for which a placement can be refused, the plainest first: the first that holds is given. */
export const REFUSALS = [
  'gameOver',
  'tileToCome',
  'notInHand',
  'occupied',
  'notInMiddle',
  'notTouching',
  'coloursClash',
  'forcedFirst',
  'thirdLink',
  'fourthTile',
  'controlledSide',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why a placement is refused, and the cells to look at: the spaces that must be filled first, or are spoilt. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly at: readonly Hex[];
}

/** Why the position does not allow a placement, as a code with the cells to look at; undefined when it does. */
export function refusalOf(position: ReadonlyPosition, placement: Placement): Refusal | undefined {
  if (position.isOver) return refuse('gameOver');
  if (position.awaitsTile) return refuse('tileToCome');
  // An empty slot stands in the hand like a tile, but cannot be played.
  if (placement.tile === NO_TILE || !position.hands[position.mover].includes(placement.tile)) {
    return refuse('notInHand');
  }
  if (!isOnGrid(placement)) return refuse('notTouching');
  const cell = cellOf(placement);
  const turned = turnedTile(placement.tile, placement.rotation);
  // Packed with a rotation beyond 5, one tile would pass for another.
  if (isRotation(placement.rotation) && position.moves.includes(moveOf(cell, turned))) return undefined;
  return misplaced(position, cell) ?? clash(position, cell, placement) ?? broken(position, cell, turned);
}

const refuse = (code: RefusalCode, cells: readonly Cell[] = []): Refusal => ({ code, at: cells.map(hexOf) });

function misplaced({ board }: ReadonlyPosition, cell: Cell): Refusal | undefined {
  if (!board.isEmpty(cell)) return refuse('occupied');
  if (board.spaces.includes(cell)) return undefined;
  return refuse(
    board.filled.length === 0 ? 'notInMiddle' : 'notTouching',
    board.filled.length === 0 ? board.spaces : [],
  );
}

function clash({ board }: ReadonlyPosition, cell: Cell, { tile, rotation }: Placement): Refusal | undefined {
  const fits = (fittingRotationBits(board.rings[cell], tile) >> rotation) & 1;
  return isRotation(rotation) && fits ? undefined : refuse('coloursClash', [cell]);
}

/** The rule broken by a tile that fits where it is put. */
function broken(position: ReadonlyPosition, cell: Cell, turned: number): Refusal {
  const { board, phase } = position;
  if (phase !== 'free') return refuse('forcedFirst', [...new Set(position.moves.map(cellOfMove))]);
  const third = thirdLinkAt(board, cell, turned);
  if (third !== undefined) return refuse('thirdLink', [third]);
  const fourth = CELL_STEPS.map((step) => cell + step).filter((next) => board.isEmpty(next) && isForced(board, next));
  return fourth.length > 0 ? refuse('fourthTile', fourth) : refuse('controlledSide', controllersOf(position, cell));
}

/** The forced spaces that close a cell by a controlled side. */
function controllersOf({ board }: ReadonlyPosition, cell: Cell): Cell[] {
  const restricted = new RestrictedCells();
  return board.spaces.filter((space) => {
    restricted.update(board, [space]);
    return (restricted.at(cell) & CONTROLLED_SIDE) !== 0;
  });
}
