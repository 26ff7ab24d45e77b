import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import { type Camera, fitCamera, hexUnder, type Size } from './camera';
import { centreOf, R } from './geometry';
import { HeldTile } from './HeldTile';
import { LitPaths } from './LitPaths';
import type { BoardGestures, BoardModel, BoardTile } from './model';
import { SpaceMark } from './SpaceMark';
import { TileArt } from './TileArt';

/** Lets the owner of a drag ask which cell lies under the pointer, and how large a tile is drawn. */
export interface BoardHandle {
  /** The hex under a point of the window, or undefined beside the board. */
  hexAtClient(x: number, y: number): Hex | undefined;
  /** Side of a tile in pixels. */
  side(): number;
}

interface BoardProps {
  readonly model: BoardModel;
  readonly gestures: BoardGestures;
  readonly label: string;
  readonly handle: RefObject<BoardHandle | null>;
}

export function Board({ model, gestures, label, handle }: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg);
  const cells = useMemo(() => model.tiles.map(({ hex }) => hex), [model.tiles]);
  const camera = fitCamera(cells, size);
  useHandle(handle, svg, camera);
  return (
    <svg ref={svg} className="board" role="group" aria-label={label}>
      {size.width > 0 && (
        <g className="camera" style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}>
          {model.spaces.map((space) => (
            <SpaceMark key={hexKey(space.hex)} space={space} onPress={gestures.onSpace} />
          ))}
          {model.tiles.map((tile) => (
            <LaidTile key={tile.tile} tile={tile} showNumber={model.showNumbers} />
          ))}
          <LitPaths tiles={model.tiles} lit={model.lit} />
          {model.held && <HeldTile held={model.held} gestures={gestures} showNumber={model.showNumbers} />}
        </g>
      )}
    </svg>
  );
}

function LaidTile({
  tile: { hex, tile, rotation, label, isLast },
  showNumber,
}: {
  tile: BoardTile;
  showNumber: boolean;
}) {
  const { x, y } = centreOf(hex);
  return (
    <g
      className={isLast ? 'laid-tile is-last' : 'laid-tile'}
      role="img"
      aria-label={label}
      transform={`translate(${x} ${y})`}
      data-hex={hexKey(hex)}
    >
      <TileArt tile={tile} rotation={rotation} showNumber={showNumber} />
    </g>
  );
}

function useHandle(handle: RefObject<BoardHandle | null>, svg: RefObject<SVGSVGElement | null>, camera: Camera): void {
  useImperativeHandle(handle, () => ({
    hexAtClient(x, y) {
      const box = svg.current?.getBoundingClientRect();
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
      return hexUnder(camera, { x: x - box.left, y: y - box.top });
    },
    side: () => camera.scale * R,
  }));
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
