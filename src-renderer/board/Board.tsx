import type { Spot } from '../../src-shared/sessions/spot';
import {
  memo,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import type { Rotation, TileNumber } from '../../src-shared/tantrix/tiles';
import type { BoardCamera } from './board-camera';
import { pointUnder } from './camera';
import { ClashMarks } from './ClashMarks';
import { centreOf, hexagonPath, hexAt, type Point, R } from './geometry';
import { Ground } from './Ground';
import { GuideMark } from './GuideMark';
import { joinedSides, type Sides } from './joints';
import { LitPaths } from './LitPaths';
import { LooseTile, RingAbove } from './LooseTile';
import { LoopLight } from './LoopLight';
import type { BoardGestures, BoardModel } from './model';
import { fromScreen, type Orientation, toScreen } from './orientation';
import { partMark } from './parts';
import { type LooseTileSeen, screenGestures, type ScreenModel, type TileSeen, useScreenModel } from './screen-model';
import { pointOf, spotAt } from './spot';
import { SpaceField } from './SpaceField';
import { SuggestionMark } from './SuggestionMark';
import { TileInPlay, TileShadows } from './TileArt';
import { type Away, awayFrom, HandlesOfTile, reachOfHandles } from './TileHandles';
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
  /** The shadow of a tile that lies on the board, where it is drawn apart from the tile. */
  shadowOf(tile: TileNumber): Element | undefined;
  /** Side of a tile in pixels. */
  side(): number;
  /** Marks the cell where what is dragged would come down; with undefined, none. */
  showLanding(hex: Hex | undefined): void;
  /** Gives the focus to the spaces where the selected tile may go, if there are any: first to one that a lesson speaks of. */
  focusSpaces(): void;
  zoom(factor: number): void;
  fit(): void;
  /** Calls the listener whenever things are seen elsewhere in the window; gives the function that ends it. */
  watch(listener: () => void): () => void;
}

interface BoardProps {
  readonly model: BoardModel;
  readonly orientation: Orientation;
  readonly gestures: BoardGestures;
  readonly label: string;
  readonly handle: RefObject<BoardHandle | null>;
  /** The game: the view of another one is fitted afresh. */
  readonly subject: unknown;
  /** The turn of the game: at its end what lies there is fitted again. Left out where there are no turns. */
  readonly turn?: unknown;
  /** The element that takes the part of the board which nothing covers; left out where nothing covers any. */
  readonly free?: RefObject<Element | null>;
  /** Given the tile that is selected, while the Tab key comes to it. */
  readonly selected: Ref<SVGGElement>;
  /** Whether the view glides, and ghosts show one rotation after the other. */
  readonly isMoving: boolean;
}

/** Milliseconds for which a ghost shows each of several rotations. */
const GHOST_MS = 1100;
const LANDING = hexagonPath(0.97, 0.13);
const NEWS_RIM = hexagonPath(0.95, 0.12);
const MARK_RING = hexagonPath(1.08, 0.13);

export function BoardDrawing({
  model: inGame,
  orientation,
  gestures: onGame,
  label,
  handle,
  subject,
  turn,
  free,
  selected,
  isMoving,
}: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const model = useScreenModel(inGame, orientation);
  const gestures = screenGestures(onGame, orientation);
  const lying = model.tried.find(({ isSelected }) => isSelected);
  const { camera, layer, drawing } = useCamera(
    { frame, free },
    {
      cells: model.sight,
      spoken: useSpoken(model),
      subject,
      turn,
      isComplete: inGame.isComplete,
      isTrying: lying !== undefined,
      glides: isMoving,
    },
  );
  useCameraGestures(frame, camera);
  const { resting, joined } = useResting(model);
  const landing = useRef<SVGPathElement>(null);
  const first = useRef<SVGGElement>(null);
  useHandle(handle, { frame, landing, first, orientation }, camera);
  const lettered = model.spaces.filter(({ letter }) => letter !== undefined);
  const away = lying ? awayFrom(lying.hex, [...model.tiles, ...lettered]) : 1;
  useReveal(lying, inGame.handles && away, camera);
  const onClick = ({ target, currentTarget, clientX: x, clientY: y }: MouseEvent) => {
    const box = frame.current?.getBoundingClientRect();
    const isCell = target === currentTarget || (target instanceof Element && target.closest('[data-takes="none"]'));
    if (!isCell || !box) return;
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
            firstRef={first}
          />
          <TileShadows tiles={resting} />
          {model.tiles.map((tile) => (
            <LaidTile key={tile.piece ?? tile.tile} tile={tile} joined={joined(tile.hex)} />
          ))}
          <LitPaths tiles={model.tiles} lit={model.lit} />
          <LoopLight tiles={model.tiles} closed={model.closed} />
          {model.partners.map((partner) => (
            <SuggestionMark key={hexKey(partner.hex)} suggested={partner} />
          ))}
          {model.guide && <GuideMark guide={model.guide} />}
          {model.suggested && <SuggestionMark suggested={model.suggested} />}
          {model.tried.map((loose) => (
            // A tile that was moved starts afresh: its clicks before do not count as the first of a double-click.
            <LooseTile
              key={loose.isStop ? (loose.piece ?? loose.tile) : `${loose.tile} ${loose.at.x} ${loose.at.y}`}
              loose={loose}
              joined={rests(loose) ? joined(loose.hex) : undefined}
              gestures={gestures}
              selected={selected}
            />
          ))}
          {model.tried.map((loose) => loose.isStop && <RingAbove key={loose.piece ?? loose.tile} loose={loose} />)}
          {inGame.clashes && <ClashMarks clashes={model.clashes} />}
          {inGame.handles && lying && (
            <HandlesOfTile handles={inGame.handles} at={lying.at} away={away} onHandle={gestures.onHandle} />
          )}
        </g>
      </svg>
    </div>
  );
}

interface LaidTileProps {
  readonly tile: TileSeen;
  readonly joined: Sides;
}

/** A tile of the tantrix; drawn anew only when it has changed. */
const LaidTile = memo(function LaidTile({ tile: seen, joined }: LaidTileProps) {
  const { hex, tile, rotation, label, rim, isLast, isFirm, isMarked } = seen;
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
      <TileInPlay tile={tile} rotation={rotation} joined={joined} />
      {rim && <path className={`news-rim rim-${rim}`} d={NEWS_RIM} />}
    </g>
  );
});

/** The spaces that words beside the board speak of. */
function useSpoken({ spaces, suggested }: ScreenModel): readonly Hex[] {
  return useMemo(() => {
    const named = spaces.filter(
      ({ name, letter, kinds }) => name !== undefined || letter !== undefined || kinds.includes('trouble'),
    );
    return [...named, ...(suggested ? [suggested] : [])].map(({ hex }) => hex);
  }, [spaces, suggested]);
}

/** Whether a loose tile lies in its cell as if it were laid. */
const rests = ({ at, hex, isSelected }: LooseTileSeen): boolean => {
  const { x, y } = centreOf(hex);
  return !isSelected && Math.hypot(at.x - x, at.y - y) < 0.5;
};

/** The tiles between which lines run on, and at which sides of a cell they lie. */
function useResting({ tiles, tried }: ScreenModel) {
  return useMemo(() => {
    const resting = [...tiles, ...tried.filter(rests)];
    return { resting, joined: joinedSides(resting.map(({ hex }) => hex)) };
  }, [tiles, tried]);
}

interface Parts {
  readonly frame: RefObject<HTMLElement | null>;
  readonly landing: RefObject<SVGPathElement | null>;
  readonly first: RefObject<SVGGElement | null>;
  readonly orientation: Orientation;
}

function useHandle(handle: RefObject<BoardHandle | null>, parts: Parts, camera: BoardCamera): void {
  const { frame, landing, first, orientation } = parts;
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
    shadowOf: (tile) => frame.current?.querySelector(`[data-shadow="${tile}"]`) ?? undefined,
    side: () => camera.camera.scale * R,
    showLanding(hex) {
      const { x, y } = centreOf(toScreen.hex(hex ?? { q: 0, r: 0 }, orientation));
      landing.current?.setAttribute('visibility', hex ? 'visible' : 'hidden');
      landing.current?.setAttribute('transform', `translate(${x} ${y})`);
    },
    focusSpaces: () => first.current?.focus(),
    zoom: (factor) => camera.zoom(factor),
    fit: () => camera.fit(),
    watch: (listener) => camera.watch(listener),
  }));
}

/** A selected tile that is moved stays in view, and with it the handles that stand round it. */
function useReveal(selected: LooseTileSeen | undefined, away: Away | undefined, camera: BoardCamera): void {
  const [x, y] = [selected?.at.x, selected?.at.y];
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    camera.reveal({ x, y }, away && reachOfHandles(camera.camera.scale, away));
  }, [x, y, away, camera]);
}
