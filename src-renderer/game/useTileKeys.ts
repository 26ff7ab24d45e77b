import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { ARROWS, stepBy, wayOf } from '../board/arrows';
import type { Orientation } from '../board/orientation';
import { gameNow } from './table';
import { ignoreElsewhere } from '../stage/own-keys';
import { moveBy, moveToCell } from './tentative-tile';

/** How far Shift and an arrow move a tile, in table units. */
const SMALL_STEP = 8;

/** The arrow keys move the selected tile, from cell to cell or with Shift by small steps. */
export function useTileKeys(): void {
  useEffect(() => {
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
  }, []);
}
