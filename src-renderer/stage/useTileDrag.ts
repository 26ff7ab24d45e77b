import type { Spot } from '../../src-shared/sessions/spot';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardHandle } from '../board/Board';
import type { Point } from '../board/geometry';
import { swallowClick } from '../board/camera-pointers';
import { drawnIn } from '../board/TileArt';
import type { TileNumber } from '../../src-shared/tantrix';

/** Pixels the pointer must move before a press becomes a drag. */
const SLACK = 5;

/** Which pointer pressed, and where. */
interface Grip {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

interface Drag {
  /** The tile that is dragged, and its side in pixels. */
  readonly dragged: { readonly tile: TileNumber; readonly side: number } | undefined;
  /** Goes to the element that follows the pointer. */
  readonly follower: RefObject<HTMLDivElement | null>;
  readonly grab: (tile: TileNumber, event: PointerEvent) => void;
  /** Lets go of the tile where no drop is meant. */
  readonly letGo: () => void;
}

/** What a drag does, given where the tile would lie; undefined while the pointer is beside the board. */
interface DragActions {
  /** Selects the tile. */
  readonly onStart: (tile: TileNumber) => void;
  /** The tile is somewhere else; with undefined it is let go, too. */
  readonly onOver?: (spot: Spot | undefined) => void;
  readonly onDrop: (spot: Spot | undefined) => void;
}

/**
 * Dragging a tile with the pointer, by the point where it was gripped. The follower is moved without drawing anything anew,
 * so that it keeps up.
 */
export function useTileDrag(
  board: RefObject<BoardHandle | null>,
  { onStart, onOver = () => {}, onDrop }: DragActions,
): Drag {
  const [dragged, setDragged] = useState<Drag['dragged']>();
  const follower = useRef<HTMLDivElement>(null);
  const stopListening = useRef<() => void>(() => undefined);

  const letGo = () => {
    stopListening.current();
    setDragged(undefined);
    onOver(undefined);
  };
  // Leaving the table in the middle of a drag must not leave its listeners behind.
  useEffect(() => () => stopListening.current(), []);

  const grab: Drag['grab'] = (tile, { clientX: x, clientY: y, button, pointerId, currentTarget }) => {
    if (button !== 0) return;
    letGo();
    const side = board.current?.side() ?? 0;
    const grip = gripOf(currentTarget, { x, y }, side);
    const start = () => {
      onStart(tile);
      setDragged({ tile, side });
    };
    const spotOf = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const isOverBoard = board.current?.spotAtClient(clientX, clientY) !== undefined;
      return isOverBoard ? board.current?.spotAtClient(clientX - grip.x, clientY - grip.y) : undefined;
    };
    const move = (event: globalThis.PointerEvent) => {
      const { clientX, clientY } = event;
      const middle = `translate(${clientX - grip.x}px, ${clientY - grip.y}px)`;
      if (follower.current) follower.current.style.transform = middle;
      onOver(spotOf(event));
    };
    const drop = (event: globalThis.PointerEvent) => onDrop(spotOf(event));
    stopListening.current = listen({ pointerId, x, y }, { start, move, drop, letGo });
  };
  return { dragged, follower, grab, letGo };
}

/** From the tile's middle to the pointer, in pixels of a tile with that side: hands and board draw tiles differently large. */
function gripOf(element: Element, pointer: Point, side: number): Point {
  const box = (drawnIn(element)?.body ?? element).getBoundingClientRect();
  const share = box.width > 0 ? (2 * side) / box.width : 0;
  return {
    x: (pointer.x - box.left - box.width / 2) * share,
    y: (pointer.y - box.top - box.height / 2) * share,
  };
}

interface DragSteps {
  readonly start: () => void;
  readonly move: (event: globalThis.PointerEvent) => void;
  readonly drop: (event: globalThis.PointerEvent) => void;
  readonly letGo: () => void;
}

/** Follows one pointer from the press to its release; gives the function that ends it. */
function listen({ pointerId, x, y }: Grip, { start, move, drop, letGo }: DragSteps): () => void {
  const controller = new AbortController();
  let isDragging = false;
  let loose = 0;
  const onMove = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    // Moves without a button: the release was not seen, for it happened outside the window. One alone means nothing: it
    // comes, too, when another window closes.
    loose = event.buttons === 0 ? loose + 1 : 0;
    if (loose > 1) return letGo();
    if (!isDragging && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
    if (!isDragging) start();
    isDragging = true;
    move(event);
  };
  const onUp = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (isDragging && !controller.signal.aborted) {
      swallowClick();
      drop(event);
    }
    letGo();
  };
  const { signal } = controller;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', letGo, { signal });
  window.addEventListener('blur', letGo, { signal });
  return () => controller.abort();
}
