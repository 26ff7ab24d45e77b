import { useLayoutEffect, useRef, useState } from 'react';
import { BoardCamera, type Scene } from './board-camera';
import { type Framing, useFrame } from './useFrame';

/** The camera of what is drawn in a frame, which keeps to what is to be seen; its other refs are the stage's. */
export function useCamera({ frame, free }: Framing, scene: Scene) {
  const { cells, spoken, subject, turn, isComplete, isTrying, glides } = scene;
  const [camera] = useState(() => new BoardCamera());
  const layer = useRef<SVGSVGElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const seen = useFrame({ frame, free });
  useLayoutEffect(() => {
    const stage = layer.current && drawing.current && { layer: layer.current, drawing: drawing.current };
    camera.look(stage ?? undefined, { cells, spoken, subject, turn, isComplete, isTrying, glides }, seen);
  }, [camera, cells, spoken, subject, turn, isComplete, isTrying, glides, seen]);
  return { camera, layer, drawing };
}
