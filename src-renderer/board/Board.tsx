import { memo, type MouseEvent, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import type { BoardCamera } from './board-camera';
import { pointUnder } from './camera';
import { ClashMarks } from './ClashMarks';
import { centreOf, hexagonPath, hexAt, type Point, R } from './geometry';
import { Ground } from './Ground';
import { LitPaths } from './LitPaths';
import { LooseTile } from './LooseTile';
import type { BoardGestures, BoardModel, BoardTile } from './model';
import { SpaceField } from './SpaceField';
import { SuggestionMark } from './SuggestionMark';
import { TileArt } from './TileArt';
import { useCamera } from './useCamera';
import { useCameraGestures } from './useCameraGestures';

/** What the owner of the board can ask it: what lies where in the window, and to move the view. */
export interface BoardHandle {
  /** The point of the table under a point of the window, or undefined beside the board. */
  pointAtClient(x: number, y: number): Point | undefined;
  /** The point of the window where a point of the table is seen. */
  clientAt(point: Point): Point;
  /** Side of a tile in pixels. */
  side(): number;
  /** Marks the cell where what is dragged would come down; with undefined, none. */
  showLanding(hex: Hex | undefined): void;
  zoom(factor: number): void;
  fit(): void;
}

interface BoardProps {
  readonly model: BoardModel;
  readonly gestures: BoardGestures;
  readonly label: string;
  readonly handle: RefObject<BoardHandle | null>;
  /** The game: the view of another one is fitted afresh. */
  readonly subject: unknown;
  /** Whether the view glides, and ghosts show one rotation after the other. */
  readonly isMoving: boolean;
}

/** Milliseconds for which a ghost shows each of several rotations. */
const GHOST_MS = 1100;
const LANDING = hexagonPath(0.97, 0.13);
const MARK_RING = hexagonPath(1.08, 0.13);

export function Board({ model, gestures, label, handle, subject, isMoving }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => model.sight ?? model.tiles.map(({ hex }) => hex), [model.sight, model.tiles]);
  const { camera, layer, drawing } = useCamera(frame, { cells, subject, glides: isMoving });
  useCameraGestures(frame, camera);
  const landing = useRef<SVGPathElement>(null);
  useHandle(handle, { frame, landing }, camera);
  useReveal(model, camera);
  const onClick = ({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (target !== currentTarget || !box) return;
    gestures.onCell?.(hexAt(pointUnder(camera.camera, { x: x - box.left, y: y - box.top })));
  };
  return (
    <div ref={frame} className="board" role="group" aria-label={label}>
      <svg ref={layer} className="camera" role="presentation" onClick={onClick}>
        <rect className="camera-area" />
        <g ref={drawing}>
          <Ground ground={model.ground} goal={model.goal} />
          <path ref={landing} className="landing" d={LANDING} visibility="hidden" />
          <SpaceField
            spaces={model.spaces}
            gestures={gestures}
            ghostMs={isMoving ? GHOST_MS : 0}
            onFocus={(hex) => camera.reveal(centreOf(hex))}
          />
          <LaidTiles tiles={model.tiles} showNumbers={model.showNumbers} />
          <LitPaths tiles={model.tiles} lit={model.lit} />
          {model.suggested && <SuggestionMark suggested={model.suggested} />}
          {model.tried.map((loose) => (
            // A tile that was moved starts afresh: its clicks before do not count as the first of a double-click.
            <LooseTile
              key={loose.isStop ? loose.tile : `${loose.tile} ${loose.at.x} ${loose.at.y}`}
              loose={loose}
              gestures={gestures}
              showNumber={model.showNumbers}
            />
          ))}
          {model.clashes && <ClashMarks clashes={model.clashes} />}
        </g>
      </svg>
    </div>
  );
}

/** The tantrix; drawn anew only when it has changed. */
const LaidTiles = memo(function LaidTiles({
  tiles,
  showNumbers,
}: {
  tiles: readonly BoardTile[];
  showNumbers: boolean;
}) {
  return tiles.map((tile) => <LaidTile key={tile.tile} tile={tile} showNumber={showNumbers} />);
});

function LaidTile({
  tile: { hex, tile, rotation, label, isLast, isFirm, isMarked },
  showNumber,
}: {
  tile: BoardTile;
  showNumber: boolean;
}) {
  const { x, y } = centreOf(hex);
  return (
    <g
      className={['laid-tile', isLast && 'is-last', isFirm && 'is-firm', isMarked && 'is-marked']
        .filter(Boolean)
        .join(' ')}
      role="img"
      aria-label={label}
      transform={`translate(${x} ${y})`}
      data-tile={tile}
      data-hex={hexKey(hex)}
    >
      {isMarked && <path className="loose-ring" d={MARK_RING} />}
      <TileArt tile={tile} rotation={rotation} showNumber={showNumber} />
    </g>
  );
}

interface Parts {
  readonly frame: RefObject<HTMLElement | null>;
  readonly landing: RefObject<SVGPathElement | null>;
}

function useHandle(handle: RefObject<BoardHandle | null>, { frame, landing }: Parts, camera: BoardCamera): void {
  useImperativeHandle(handle, () => ({
    pointAtClient(x, y) {
      const box = frame.current?.getBoundingClientRect();
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
      return pointUnder(camera.camera, { x: x - box.left, y: y - box.top });
    },
    clientAt(point) {
      const box = frame.current?.getBoundingClientRect();
      const { scale, x, y } = camera.camera;
      return { x: scale * point.x + x + (box?.left ?? 0), y: scale * point.y + y + (box?.top ?? 0) };
    },
    side: () => camera.camera.scale * R,
    showLanding(hex) {
      const { x, y } = centreOf(hex ?? { q: 0, r: 0 });
      landing.current?.setAttribute('visibility', hex ? 'visible' : 'hidden');
      landing.current?.setAttribute('transform', `translate(${x} ${y})`);
    },
    zoom: (factor) => camera.zoom(factor),
    fit: () => camera.fit(),
  }));
}

/** A selected tile that is moved stays in view. */
function useReveal({ tried }: BoardModel, camera: BoardCamera): void {
  const selected = tried.find(({ isSelected }) => isSelected)?.at;
  const [x, y] = [selected?.x, selected?.y];
  useEffect(() => {
    if (x !== undefined && y !== undefined) camera.reveal({ x, y });
  }, [x, y, camera]);
}
