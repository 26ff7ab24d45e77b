import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { BoardCamera, type Sight } from './board-camera';
import { useSize } from './useSize';

/** The camera of what is drawn in a frame, which keeps to what is to be seen; its other refs are the stage's. */
export function useCamera(frame: RefObject<Element | null>, { cells, subject, glides }: Sight) {
  const [camera] = useState(() => new BoardCamera());
  const layer = useRef<SVGSVGElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const size = useSize(frame);
  useLayoutEffect(() => {
    const stage = layer.current && drawing.current && { layer: layer.current, drawing: drawing.current };
    camera.look(stage ?? undefined, { cells, subject, glides }, size);
  }, [camera, cells, subject, glides, size]);
  return { camera, layer, drawing };
}
