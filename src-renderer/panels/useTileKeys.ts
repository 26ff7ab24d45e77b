import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import type { Point } from '../board/geometry';
import { type Hex, neighbor } from '../../src-shared/tantrix';
import { useTable } from '../play/table';
import { moveBy, moveToCell } from '../play/trying';
import { real, shown } from '../play/view';

/** How far Shift and an arrow move a tile, in table units. */
const STEP = 8;

/** To the side, a column keeps its row: from an even column to the south of east or west, from an odd one to the north. */
const KEYS: Readonly<Record<string, { readonly cell: (hex: Hex) => Hex; readonly by: Point }>> = {
  ArrowUp: { cell: (hex) => neighbor(hex, 0), by: { x: 0, y: -STEP } },
  ArrowDown: { cell: (hex) => neighbor(hex, 3), by: { x: 0, y: STEP } },
  ArrowRight: { cell: (hex) => neighbor(hex, hex.q % 2 === 0 ? 2 : 1), by: { x: STEP, y: 0 } },
  ArrowLeft: { cell: (hex) => neighbor(hex, hex.q % 2 === 0 ? 4 : 5), by: { x: -STEP, y: 0 } },
};

/** What must not be taken for a key of the tile: it means something where it was pressed. */
export const ignoreElsewhere = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  (target instanceof Element && target.closest('input, textarea, [role^=menu], dialog, .bag-tiles') !== null);

/** The arrow keys move the selected tile, from cell to cell or with Shift by small steps. */
export function useTileKeys(isBlocked: boolean): void {
  useEffect(() => {
    if (isBlocked) return undefined;
    const move = (act: () => void) => (event: KeyboardEvent) => {
      if (!useTable.getState().held) return;
      event.preventDefault();
      act();
    };
    const pairs = Object.entries(KEYS).flatMap(([key, { cell, by }]) => [
      [key, move(() => onScreen(cell))] as const,
      [`Shift+${key}`, move(() => moveBy(real.point(by, useTable.getState().turn)))] as const,
    ]);
    return tinykeys(window, Object.fromEntries(pairs), { ignore: ignoreElsewhere });
  }, [isBlocked]);
}

/** Moves the tile by a step between cells as they lie on the screen. */
function onScreen(cell: (hex: Hex) => Hex): void {
  const { turn } = useTable.getState();
  moveToCell((hex) => real.hex(cell(shown.hex(hex, turn)), turn));
}
