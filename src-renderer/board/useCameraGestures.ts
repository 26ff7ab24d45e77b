import { type RefObject, useEffect } from 'react';
import type { BoardCamera } from './board-camera';
import type { Point } from './geometry';

/** How strongly a turn of the wheel zooms, by its pixels; touchpads report a pinch as small turns with Ctrl. */
const WHEEL = 0.0016;
const PINCH = 0.01;
const LINE_PIXELS = 16;
/** Pixels the pointer must move before a press becomes a pan. */
const SLACK = 5;

/** Wheel, pinch and drag move the camera. The middle button pans anywhere, the left where no loose tile is, or with Space. */
export function useCameraGestures(frame: RefObject<HTMLElement | null>, camera: BoardCamera): void {
  useEffect(() => {
    const board = frame.current;
    if (!board) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const fingers = new Map<number, Point>();
    const hand = { isSpaceDown: false, isPanning: false, start: { x: 0, y: 0 } };
    const inBoard = ({ x, y }: Point): Point => {
      const box = board.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
      camera.zoom(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), inBoard(pointOf(event)));
    };
    const onDown = (event: PointerEvent) => {
      if (!maySteer(event, hand.isSpaceDown)) return;
      if (event.button === 1) event.preventDefault();
      // A loose tile must not be grabbed by the same press.
      if (hand.isSpaceDown) event.stopPropagation();
      fingers.set(event.pointerId, pointOf(event));
      hand.start = pointOf(event);
      hand.isPanning = false;
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (event.buttons === 0) return lift(event);
      const now = pointOf(event);
      if (fingers.size === 1 && !hand.isPanning && distance(now, hand.start) < SLACK) return;
      hand.isPanning = true;
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.set(event.pointerId, now);
      const [other] = others;
      if (other) camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), inBoard(between(now, other)));
      const share = other ? 0.5 : 1;
      camera.pan({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
    };
    const lift = ({ pointerId }: PointerEvent) => {
      if (!fingers.delete(pointerId) || !hand.isPanning || fingers.size > 0) return;
      hand.isPanning = false;
      swallowClick();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === ' ') hand.isSpaceDown = event.type === 'keydown';
    };

    board.addEventListener('wheel', onWheel, { signal, passive: false });
    board.addEventListener('pointerdown', onDown, { signal, capture: true });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', lift, { signal });
    window.addEventListener('pointercancel', lift, { signal });
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('keyup', onKey, { signal });
    return () => controller.abort();
  }, [frame, camera]);
}

function maySteer({ button, target }: PointerEvent, isSpaceDown: boolean): boolean {
  const isOnTile = target instanceof Element && target.closest('.loose-tile') !== null;
  return button === 1 || (button === 0 && (isSpaceDown || !isOnTile));
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const stopEvent = (event: Event): void => event.stopPropagation();

/** The click that follows a drag on the same element is not meant. */
export function swallowClick(): void {
  window.addEventListener('click', stopEvent, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stopEvent, { capture: true }), 0);
}
