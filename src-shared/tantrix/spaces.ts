import { COLOURS, type Colour } from './colours';
import { ringDigits, TOUCHING } from './fits';
import type { Game } from './game';
import { hexOf } from './grid';
import type { Hex } from './hex';
import { Closures, CONTROLLED_SIDE, FORCED_FROM, FOURTH_TILE } from './restrictions';

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
  const closures = new Closures();
  if (isRestricted) closures.update(board);
  return board.spaces.map((cell) => ({
    hex: hexOf(cell),
    ring: ringDigits(board.rings[cell]).map((digit) => (digit === 0 ? null : COLOURS[digit - 1])),
    isForced: TOUCHING[board.rings[cell]] >= FORCED_FROM,
    takesNoFourth: (closures.at(cell) & FOURTH_TILE) !== 0,
    isControlled: (closures.at(cell) & CONTROLLED_SIDE) !== 0,
  }));
}
