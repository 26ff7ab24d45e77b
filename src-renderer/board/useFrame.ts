import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Frame } from './camera';

/**
 * The element that a drawing fills, and the one over it that takes the part which nothing covers; how much of the spaces is in
 * view there says its `--ring`.
 */
export interface Framing {
  readonly frame: RefObject<Element | null>;
  readonly free?: RefObject<Element | null> | undefined;
}

/** The frame of a drawing, kept up to date; of no size before that is known. */
export function useFrame({ frame, free }: Framing): Frame {
  const [seen, setSeen] = useState<Frame>({ width: 0, height: 0 });
  useLayoutEffect(() => watched(frame.current, { frame, free }, setSeen), [frame, free]);
  // What comes after the drawing on the page has no element yet while layout effects of the drawing run.
  useEffect(() => watched(free?.current, { frame, free }, setSeen), [frame, free]);
  return seen;
}

/** Tells the frame whenever the size of an element is another; gives the function that ends it. */
function watched(
  element: Element | null | undefined,
  { frame, free }: Framing,
  tell: (frame: Frame) => void,
): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    if (frame.current) tell(frameOf(frame.current, free?.current ?? undefined));
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function frameOf(whole: Element, part: Element | undefined): Frame {
  const { left, top, width, height } = whole.getBoundingClientRect();
  if (!part) return { width, height };
  const free = part.getBoundingClientRect();
  return {
    width,
    height,
    ring: Number(getComputedStyle(part).getPropertyValue('--ring') || 1),
    free: { left: free.left - left, top: free.top - top, right: free.right - left, bottom: free.bottom - top },
  };
}
