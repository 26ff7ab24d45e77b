import type { BoardCamera } from './board-camera';
import type { Point } from './geometry';
import { partAt } from './parts';

/** Pixels the pointer must move before a press becomes a pan. */
const SLACK = 5;

/** Lets a pointer pan and two fingers zoom until the signal; `inBoard` says where in the board a point of the window is. */
export function steerByPointers(
  board: HTMLElement,
  camera: BoardCamera,
  inBoard: (point: Point) => Point,
  signal: AbortSignal,
): void {
  const space = watchSpace(signal);
  const fingers = new Map<number, Point>();
  const hand = { isPanning: false, start: { x: 0, y: 0 } };

  const onDown = (event: PointerEvent) => {
    if (!maySteer(event, space.isDown)) return;
    if (event.button === 1) event.preventDefault();
    // A loose tile must not be grabbed by the same press.
    if (space.isDown) event.stopPropagation();
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
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    if (other) camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), inBoard(between(now, other)));
    const share = other ? 0.5 : 1;
    camera.pan({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (!fingers.delete(pointerId) || !hand.isPanning || fingers.size > 0) return;
    hand.isPanning = false;
    swallowClick();
  };

  board.addEventListener('pointerdown', onDown, { signal, capture: true });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', lift, { signal });
}

/** Whether the space bar is down. Another window that takes the keys takes its release, too. */
function watchSpace(signal: AbortSignal): { readonly isDown: boolean } {
  const space = { isDown: false };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === ' ') space.isDown = event.type === 'keydown';
  };
  const forget = () => {
    space.isDown = false;
  };
  window.addEventListener('keydown', onKey, { signal });
  window.addEventListener('keyup', onKey, { signal });
  window.addEventListener('blur', forget, { signal });
  return space;
}

function maySteer({ button, target }: PointerEvent, isSpaceDown: boolean): boolean {
  const isOnTile = target instanceof Element && partAt(target) === 'looseTile';
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
