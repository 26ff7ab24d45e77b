import { type RefObject, useLayoutEffect, useState } from 'react';
import { BoardCamera, type Sight } from './board-camera';
import { useSize } from './useSize';

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
