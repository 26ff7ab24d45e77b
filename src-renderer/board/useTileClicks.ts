import { type MouseEvent, useRef } from 'react';

interface TileClicks {
  readonly isSelected: boolean;
  readonly onSelect: (event: MouseEvent) => void;
  /** Gives what turns it back. */
  readonly onTurn: (direction: 1 | -1) => () => void;
  /** Left out where nothing is played, and every click turns. */
  readonly onPlay?: (() => void) | undefined;
}

/**
 * What clicks on a tile mean: the first selects it; on the selected one, a click on the left or right half turns it and a
 * double-click plays it. If the first click of a double-click has turned it, that turn is taken back before playing; it
 * may also have selected the tile, or put it here.
 */
export function useTileClicks({ isSelected, onSelect, onTurn, onPlay }: TileClicks) {
  const turnBack = useRef<() => void>(undefined);
  const turn = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    turnBack.current = onTurn(event.clientX < box.left + box.width / 2 ? -1 : 1);
  };
  const onClick = (event: MouseEvent) => {
    // Keys click buttons, too: their clicks come from no place and turn nothing.
    if (event.detail > 1 && onPlay) return;
    turnBack.current = undefined;
    const selects = !isSelected || event.detail === 0;
    if (selects) onSelect(event);
    if (event.detail > 0 && (!selects || !onPlay)) turn(event);
  };
  const onDoubleClick = () => {
    if (!onPlay) return;
    turnBack.current?.();
    turnBack.current = undefined;
    onPlay();
  };
  return { onClick, onDoubleClick };
}
