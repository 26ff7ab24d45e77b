import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { BoardHandle } from '../board/Board';
import type { Hex, Rotation, TileNumber } from '../../src-shared/tantrix';

/** Pixels the pointer must move before a press becomes a drag. */
const SLACK = 5;

export interface DraggedTile {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
}

interface Drag {
  /** The tile under the pointer while it is dragged, and its side in pixels. */
  readonly dragged: (DraggedTile & { readonly side: number }) | undefined;
  /** Goes to the element that follows the pointer. */
  readonly follower: RefObject<HTMLDivElement | null>;
  readonly grab: (tile: DraggedTile, event: PointerEvent) => void;
}

/**
 * Dragging a tile with the pointer. The follower is moved without drawing anything anew, so that it keeps up;
 * `onStart` selects the tile, `onDrop` is told the hex under the pointer, undefined beside the board.
 */
export function useTileDrag(
  board: RefObject<BoardHandle | null>,
  onStart: (tile: TileNumber) => void,
  onDrop: (hex: Hex | undefined) => void,
): Drag {
  const [dragged, setDragged] = useState<Drag['dragged']>();
  const follower = useRef<HTMLDivElement>(null);

  const grab = (tile: DraggedTile, { clientX, clientY, button }: PointerEvent) => {
    if (button !== 0) return;
    let isDragging = false;
    const move = (event: globalThis.PointerEvent) => {
      if (!isDragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < SLACK) return;
      if (!isDragging) {
        onStart(tile.tile);
        setDragged({ ...tile, side: board.current?.side() ?? 0 });
      }
      isDragging = true;
      if (follower.current) follower.current.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    const end = (event: globalThis.PointerEvent) => {
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener);
      setDragged(undefined);
      if (!isDragging) return;
      swallowClick();
      onDrop(event.type === 'pointerup' ? board.current?.hexAtClient(event.clientX, event.clientY) : undefined);
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener);
  };
  return { dragged, follower, grab };
}

const stopEvent = (event: Event): void => event.stopPropagation();

/** The click that follows a drag on the same element is not meant. */
function swallowClick(): void {
  window.addEventListener('click', stopEvent, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stopEvent, { capture: true }), 0);
}
