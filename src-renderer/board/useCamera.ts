import { type RefObject, useLayoutEffect, useState } from 'react';
import { BoardCamera, type Sight } from './board-camera';
import type { Size } from './camera';

/** The camera of a drawing, which keeps to what is to be seen. */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  group: RefObject<SVGGElement | null>,
  { cells, subject, glides }: Sight,
): BoardCamera {
  const [camera] = useState(() => new BoardCamera());
  const size = useSize(svg);
  useLayoutEffect(() => {
    camera.look(group.current, { cells, subject, glides }, size);
  }, [camera, group, cells, subject, glides, size]);
  return camera;
}

/** The size of the drawing in pixels, kept up to date; zero before it is known. */
function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
