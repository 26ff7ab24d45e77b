import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hexKey } from '../../src-shared/tantrix/hex';
import { type Camera, fitCamera, pointUnder, type Size } from './camera';
import { centreOf, type Point, R } from './geometry';
import { LitPaths } from './LitPaths';
import { LooseTile } from './LooseTile';
import type { BoardGestures, BoardModel, BoardTile } from './model';
import { SpaceField } from './SpaceField';
import { TileArt } from './TileArt';

/** Lets the owner of a drag ask what lies under the pointer, and how large a tile is drawn. */
export interface BoardHandle {
  /** The point of the table under a point of the window, or undefined beside the board. */
  pointAtClient(x: number, y: number): Point | undefined;
  /** Side of a tile in pixels. */
  side(): number;
}

interface BoardProps {
  readonly model: BoardModel;
  readonly gestures: BoardGestures;
  readonly label: string;
  readonly handle: RefObject<BoardHandle | null>;
  /** Milliseconds for which a ghost shows each of several rotations; 0 shows the first alone. */
  readonly ghostMs: number;
}

export function Board({ model, gestures, label, handle, ghostMs }: BoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg);
  const cells = useMemo(() => model.tiles.map(({ hex }) => hex), [model.tiles]);
  const camera = fitCamera(cells, size);
  useHandle(handle, svg, camera);
  return (
    <svg ref={svg} className="board" role="group" aria-label={label}>
      {size.width > 0 && (
        <g className="camera" style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})` }}>
          <SpaceField spaces={model.spaces} gestures={gestures} ghostMs={ghostMs} />
          {model.tiles.map((tile) => (
            <LaidTile key={tile.tile} tile={tile} showNumber={model.showNumbers} />
          ))}
          <LitPaths tiles={model.tiles} lit={model.lit} />
          {model.tried.map((loose) => (
            // A tile that was moved starts afresh: its clicks before do not count as the first of a double-click.
            <LooseTile
              key={`${loose.tile} ${loose.at.x} ${loose.at.y}`}
              loose={loose}
              gestures={gestures}
              showNumber={model.showNumbers}
            />
          ))}
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
    pointAtClient(x, y) {
      const box = svg.current?.getBoundingClientRect();
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
      return pointUnder(camera, { x: x - box.left, y: y - box.top });
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
