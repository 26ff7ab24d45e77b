import type { Spot } from '../../src-shared/sessions/spot';
import { memo, type MouseEvent, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import type { Rotation, TileNumber } from '../../src-shared/tantrix/tiles';
import type { BoardCamera } from './board-camera';
import { pointUnder } from './camera';
import { ClashMarks } from './ClashMarks';
import { centreOf, hexagonPath, hexAt, type Point, R } from './geometry';
import { Ground } from './Ground';
import { LitPaths } from './LitPaths';
import { LooseTile } from './LooseTile';
import type { BoardGestures, BoardModel } from './model';
import { fromScreen, type Orientation, toScreen } from './orientation';
import { partMark } from './parts';
import { screenGestures, type ScreenModel, type TileSeen, useScreenModel } from './screen-model';
import { pointOf, spotAt } from './spot';
import { SpaceField } from './SpaceField';
import { SuggestionMark } from './SuggestionMark';
import { TileInPlay } from './TileArt';
import { useCamera } from './useCamera';
import { useCameraGestures } from './useCameraGestures';

/** What the owner of the board can ask it: what lies where in the window, and to move the view. */
export interface BoardHandle {
  /** Where a tile lies whose middle is at a point of the window, or undefined beside the board. */
  spotAtClient(x: number, y: number): Spot | undefined;
  /** The point of the window where the middle of a tile is seen, and its rotation as it is seen. */
  seenAt(spot: Spot, rotation: Rotation): Point & { readonly rotation: Rotation };
  /** What is drawn of a tile that lies on the board. */
  elementOf(tile: TileNumber): Element | undefined;
  /** Side of a tile in pixels. */
  side(): number;
  /** Marks the cell where what is dragged would come down; with undefined, none. */
  showLanding(hex: Hex | undefined): void;
  /** Gives the focus to the spaces where the selected tile may go, if there are any. */
  focusSpaces(): void;
  zoom(factor: number): void;
  fit(): void;
}

interface BoardProps {
  readonly model: BoardModel;
  readonly orientation: Orientation;
  readonly gestures: BoardGestures;
  readonly label: string;
  readonly handle: RefObject<BoardHandle | null>;
  /** The game: the view of another one is fitted afresh. */
  readonly subject: unknown;
  /** Given the tile that is selected, while the Tab key comes to it. */
  readonly selected: Ref<SVGGElement>;
  /** Whether the view glides, and ghosts show one rotation after the other. */
  readonly isMoving: boolean;
}

/** Milliseconds for which a ghost shows each of several rotations. */
const GHOST_MS = 1100;
const LANDING = hexagonPath(0.97, 0.13);
const MARK_RING = hexagonPath(1.08, 0.13);

export function BoardDrawing({
  model: inGame,
  orientation,
  gestures: onGame,
  label,
  handle,
  subject,
  selected,
  isMoving,
}: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const model = useScreenModel(inGame, orientation);
  const gestures = screenGestures(onGame, orientation);
  const { camera, layer, drawing } = useCamera(frame, { cells: model.sight, subject, glides: isMoving });
  useCameraGestures(frame, camera);
  const landing = useRef<SVGPathElement>(null);
  const stop = useRef<SVGGElement>(null);
  useHandle(handle, { frame, landing, stop, orientation }, camera);
  useReveal(model, camera);
  const onClick = ({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (target !== currentTarget || !box) return;
    gestures.onCell?.(hexAt(pointUnder(camera.camera, { x: x - box.left, y: y - box.top })));
  };
  return (
    <div ref={frame} className="board" {...partMark('board')} role="group" aria-label={label}>
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
            stopRef={stop}
          />
          <LaidTiles tiles={model.tiles} />
          <LitPaths tiles={model.tiles} lit={model.lit} />
          {model.suggested && <SuggestionMark suggested={model.suggested} />}
          {model.tried.map((loose) => (
            // A tile that was moved starts afresh: its clicks before do not count as the first of a double-click.
            <LooseTile
              key={loose.isStop ? loose.tile : `${loose.tile} ${loose.at.x} ${loose.at.y}`}
              loose={loose}
              gestures={gestures}
              selected={selected}
            />
          ))}
          {inGame.clashes && <ClashMarks clashes={model.clashes} />}
        </g>
      </svg>
    </div>
  );
}

/** The tantrix; drawn anew only when it has changed. */
const LaidTiles = memo(function LaidTiles({ tiles }: { tiles: readonly TileSeen[] }) {
  return tiles.map((tile) => <LaidTile key={tile.tile} tile={tile} />);
});

function LaidTile({ tile: { hex, tile, rotation, label, isLast, isFirm, isMarked } }: { tile: TileSeen }) {
  const { x, y } = centreOf(hex);
  return (
    <g
      className={['laid-tile', isLast && 'is-last', isFirm && 'is-firm', isMarked && 'is-marked']
        .filter(Boolean)
        .join(' ')}
      role="img"
      aria-label={label}
      transform={`translate(${x} ${y})`}
      {...partMark('laidTile')}
      data-tile={tile}
      data-hex={hexKey(hex)}
    >
      {isMarked && <path className="loose-ring" d={MARK_RING} />}
      <TileInPlay tile={tile} rotation={rotation} />
    </g>
  );
}

interface Parts {
  readonly frame: RefObject<HTMLElement | null>;
  readonly landing: RefObject<SVGPathElement | null>;
  readonly stop: RefObject<SVGGElement | null>;
  readonly orientation: Orientation;
}

function useHandle(handle: RefObject<BoardHandle | null>, parts: Parts, camera: BoardCamera): void {
  const { frame, landing, stop, orientation } = parts;
  useImperativeHandle(handle, () => ({
    spotAtClient(x, y) {
      const box = frame.current?.getBoundingClientRect();
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
      const point = pointUnder(camera.camera, { x: x - box.left, y: y - box.top });
      return spotAt(fromScreen.point(point, orientation));
    },
    seenAt(spot, rotation) {
      const box = frame.current?.getBoundingClientRect();
      const point = toScreen.point(pointOf(spot), orientation);
      const { scale, x, y } = camera.camera;
      return {
        x: scale * point.x + x + (box?.left ?? 0),
        y: scale * point.y + y + (box?.top ?? 0),
        rotation: toScreen.rotation(rotation, orientation),
      };
    },
    elementOf: (tile) => frame.current?.querySelector(`[data-tile="${tile}"]`) ?? undefined,
    side: () => camera.camera.scale * R,
    showLanding(hex) {
      const { x, y } = centreOf(toScreen.hex(hex ?? { q: 0, r: 0 }, orientation));
      landing.current?.setAttribute('visibility', hex ? 'visible' : 'hidden');
      landing.current?.setAttribute('transform', `translate(${x} ${y})`);
    },
    focusSpaces: () => stop.current?.focus(),
    zoom: (factor) => camera.zoom(factor),
    fit: () => camera.fit(),
  }));
}

/** A selected tile that is moved stays in view. */
function useReveal({ tried }: ScreenModel, camera: BoardCamera): void {
  const selected = tried.find(({ isSelected }) => isSelected)?.at;
  const [x, y] = [selected?.x, selected?.y];
  useEffect(() => {
    if (x !== undefined && y !== undefined) camera.reveal({ x, y });
  }, [x, y, camera]);
}
