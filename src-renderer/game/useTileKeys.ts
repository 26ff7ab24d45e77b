import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { ARROWS, stepBy, wayOf } from '../board/arrows';
import type { Orientation } from '../board/orientation';
import { gameNow } from './table';
import { moveBy, moveToCell } from './tentative-tile';

/** How far Shift and an arrow move a tile, in table units. */
const SMALL_STEP = 8;

/** What must not be taken for a key of the tile: it means something where it was pressed. */
export const ignoreElsewhere = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof Element && target.closest('input, textarea, [role^=menu], dialog, .bag-tiles') !== null);

/** The arrow keys move the selected tile, from cell to cell or with Shift by small steps. */
export function useTileKeys(isBlocked: boolean): void {
  useEffect(() => {
    if (isBlocked) return undefined;
    const move = (act: (orientation: Orientation) => void) => (event: KeyboardEvent) => {
      const { held, orientation } = gameNow();
      if (!held) return;
      event.preventDefault();
      act(orientation);
    };
    const pairs = ARROWS.flatMap((arrow) => [
      [arrow, move((orientation) => moveToCell((hex) => stepBy(arrow, orientation)(hex)[0]))] as const,
      [`Shift+${arrow}`, move((orientation) => moveBy(wayOf(arrow, SMALL_STEP, orientation)))] as const,
    ]);
    return tinykeys(window, Object.fromEntries(pairs), { ignore: ignoreElsewhere });
  }, [isBlocked]);
}
