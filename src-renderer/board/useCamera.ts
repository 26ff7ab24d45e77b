import { useLayoutEffect, useRef, useState } from 'react';
import { BoardCamera, type Show } from './board-camera';
import { type Framing, useFrame } from './useFrame';

/** The camera of what is drawn in a frame, which keeps to what is to be seen; its other refs are the stage's. */
export function useCamera({ frame, free }: Framing, show: Show) {
  const { cells, called, subject, turn, isComplete, isTrying, glides } = show;
  const [camera] = useState(() => new BoardCamera());
  const layer = useRef<SVGSVGElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const seen = useFrame({ frame, free });
  useLayoutEffect(() => {
    const stage = layer.current && drawing.current && { layer: layer.current, drawing: drawing.current };
    camera.look(stage ?? undefined, { cells, called, subject, turn, isComplete, isTrying, glides }, seen);
  }, [camera, cells, called, subject, turn, isComplete, isTrying, glides, seen]);
  return { camera, layer, drawing };
}
