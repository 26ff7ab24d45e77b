import { COLOURS, type Colour } from './colours';
import { fittingRotationBits, ringDigits, TOUCHING } from './fits';
import type { Game } from './game';
import { cellOf, hexOf } from './grid';
import type { Hex } from './hex';
import { RestrictedCells, CONTROLLED_SIDE, FORCED_FROM, FOURTH_TILE } from './restrictions';
import type { TileNumber } from './tiles';

/** An empty cell that touches a tile, as the rules see it now. */
export interface Space {
  readonly hex: Hex;
  /** The colour that points in across each side, clockwise from north; null where no tile lies. */
  readonly ring: readonly (Colour | null)[];
  readonly isForced: boolean;
  /** No tile may be put here until a neighbouring forced space is filled. */
  readonly takesNoFourth: boolean;
  /** No tile may be put here until the forced space that controls this side is filled. */
  readonly isControlled: boolean;
}

/** All spaces of the tantrix; before the first tile, the middle. */
export function spacesOf({ position }: Game): Space[] {
  const { board, isRestricted } = position;
  const restricted = new RestrictedCells();
  if (isRestricted) restricted.update(board);
  return board.spaces.map((cell) => ({
    hex: hexOf(cell),
    ring: ringDigits(board.rings[cell]).map((digit) => (digit === 0 ? null : COLOURS[digit - 1])),
    isForced: TOUCHING[board.rings[cell]] >= FORCED_FROM,
    takesNoFourth: (restricted.at(cell) & FOURTH_TILE) !== 0,
    isControlled: (restricted.at(cell) & CONTROLLED_SIDE) !== 0,
  }));
}

/** The spaces of a game that one forced space closes: those round it, and those along its controlled sides. */
export function closedBy({ position: { board, isRestricted } }: Game, forced: Hex): Hex[] {
  const restricted = new RestrictedCells();
  if (isRestricted) restricted.update(board, [cellOf(forced)]);
  return board.spaces.filter((cell) => restricted.at(cell) !== 0).map(hexOf);
}

/** Of some tiles, those whose colours match the ring of a space in some rotation, whatever the restrictions say. */
export function tilesThatFit({ ring }: Pick<Space, 'ring'>, tiles: readonly TileNumber[]): TileNumber[] {
  const packed = ring.reduce((sum, colour, side) => sum + (colour ? COLOURS.indexOf(colour) + 1 : 0) * 5 ** side, 0);
  return tiles.filter((tile) => fittingRotationBits(packed, tile) !== 0);
}
