import { type RefObject, useEffect } from 'react';
import type { BoardCamera } from './board-camera';
import { steerByPointers } from './camera-pointers';
import type { Point } from './geometry';

/** How strongly a turn of the wheel zooms, by its pixels; touchpads report a pinch as small turns with Ctrl. */
const WHEEL = 0.0016;
const PINCH = 0.01;
const LINE_PIXELS = 16;

/** Wheel, pinch and drag move the camera. The middle button pans anywhere, the left where no loose tile is, or with Space. */
export function useCameraGestures(frame: RefObject<HTMLElement | null>, camera: BoardCamera): void {
  useEffect(() => {
    const board = frame.current;
    if (!board) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const inBoard = ({ x, y }: Point): Point => {
      const box = board.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1);
      const at = inBoard({ x: event.clientX, y: event.clientY });
      camera.zoom(Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), at);
    };
    board.addEventListener('wheel', onWheel, { signal, passive: false });
    steerByPointers(board, camera, inBoard, signal);
    return () => controller.abort();
  }, [frame, camera]);
}
