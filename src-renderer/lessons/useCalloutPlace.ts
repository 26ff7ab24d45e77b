import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { BoardHandle } from '../board/Board';
import type { Box } from '../board/camera';
import { linkMiddle, linkOf, type Point, R } from '../board/geometry';
import { reachOfHandles } from '../board/TileHandles';
import { useSize } from '../board/useSize';
import { type Colour, type Hex, type Placement, sameHex } from '../../src-shared/tantrix';
import { useGame } from '../game/table';
import type { OutlinedCell } from './closed-cells';
import {
  type CalloutPlace,
  type CalloutScene,
  calloutPlace,
  cellBox,
  edgePlace,
  type Side,
  sideToGive,
} from './callout-place';

interface CalloutParts {
  readonly board: RefObject<BoardHandle | null>;
  /** What the callout may lie in. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly card: RefObject<HTMLElement | null>;
  /** The cell that it speaks of. */
  readonly at: Hex | undefined;
  /** It speaks of the link of this colour there. */
  readonly link: Colour | undefined;
  /** Cells that it outlines. */
  readonly outlined: readonly OutlinedCell[] | undefined;
}

/** A space that is outlined, as it is seen: its middle, and the side of a tile there, in pixels of the layer. */
export interface SpaceOutlined extends Point {
  readonly side: number;
  readonly isClosed: boolean;
}

interface Hanging {
  /** What is outlined where no tile lies. */
  readonly spaces?: readonly SpaceOutlined[];
  /** Undefined until the board is seen. */
  readonly place?: CalloutPlace;
  /** Where the board has to leave it room; left out, nowhere. */
  readonly givesWay?: Side;
  /**
   * The height of the window in which the area was too low for its words, in pixels: in a window no higher it stands beside the
   * whole table, on no line.
   */
  readonly tightIn?: number;
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean => a?.x === b?.x && a?.y === b?.y;
const isSamePlace = (a: CalloutPlace | undefined, b: CalloutPlace): boolean =>
  isSame(a, b) && isSame(a?.line?.from, b.line?.from) && isSame(a?.line?.to, b.line?.to);

const isSameOutline = (a: readonly SpaceOutlined[] = [], b: readonly SpaceOutlined[]): boolean =>
  a.length === b.length &&
  a.every((space, at) => isSame(space, b[at]) && space.side === b[at]?.side && space.isClosed === b[at].isClosed);

/** Where a callout hangs, kept up to date while the view moves; once the board has given way it does so until the end. */
export function useCalloutPlace({ board, layer, card, at, link, outlined }: CalloutParts): Hanging {
  const [hanging, setHanging] = useState<Hanging>({});
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const area = useSize(layer);
  const size = useSize(card);
  const placements = useGame(({ open }) => open?.record.game.placements);
  const tried = useGame(({ held }) => held?.at?.over);
  const letters = useGame(({ open }) => open?.guide?.letters);
  useGame(({ orientation }) => orientation);
  useEffect(() => board.current?.watch(look), [board]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it measures after every drawing, and rests where nothing has moved
  useLayoutEffect(() => {
    const frame = layer.current?.getBoundingClientRect();
    const box = card.current;
    if (!board.current || !frame || !box || area.width === 0 || size.width === 0) return;
    const handle = board.current;
    const seen = (hex: Hex, off?: Point): Point => {
      const { x, y } = handle.seenAt({ over: hex, off }, 0);
      return { x: x - frame.left, y: y - frame.top };
    };
    const side = handle.side();
    const reach = reachOfHandles(side / R, 1);
    const middle = link && linkIn(placements ?? [], at, link);
    const cells: readonly Hex[] = [...(placements ?? []), ...(tried ? [tried] : [])];
    const open = (outlined ?? []).filter(({ hex }) => !cells.some((cell) => sameHex(cell, hex)));
    const scene: CalloutScene = {
      area,
      top: 0,
      card: { width: box.offsetWidth, height: box.offsetHeight },
      side,
      anchor: at && seen(at),
      end: at && middle && seen(at, middle),
      reach: (reach.across * side) / R,
      tiles: cells.filter((hex) => !at || !sameHex(hex, at)).map((hex) => seen(hex)),
      kept: [
        ...Object.values(letters ?? {}).map((hex) => cellBox(seen(hex), side)),
        ...open.filter(({ isClosed }) => isClosed).map(({ hex }) => cellBox(seen(hex), side)),
        ...(tried ? [handlesBox(seen(tried), side)] : []),
      ],
    };
    const free = calloutPlace(scene, hanging.givesWay !== undefined);
    const givesWay = hanging.givesWay ?? (free ? undefined : sideToGive(scene));
    const place = free ?? edgePlace(scene, givesWay ?? 'right');
    // Measured now: `area` may still be that of the window before, and what is too low stays so up to its height.
    const tightIn = tightHeight(hanging, box.scrollHeight > frame.height);
    const spaces = open.map(({ hex, isClosed = false }) => ({ ...seen(hex), side, isClosed }));
    const isOther =
      givesWay !== hanging.givesWay ||
      tightIn !== hanging.tightIn ||
      !isSamePlace(hanging.place, place) ||
      !isSameOutline(hanging.spaces, spaces);
    if (!isOther) return;
    // oxlint-disable-next-line react/set-state-in-effect -- as above
    setHanging({
      place,
      ...(givesWay && { givesWay }),
      ...(tightIn !== undefined && { tightIn }),
      spaces,
    });
  });
  return hanging;
}

/** What is known of heights that are too low, given whether the area is too low now; forgotten when the window gets higher. */
function tightHeight({ tightIn = 0 }: Hanging, isTooLow: boolean): number | undefined {
  if (window.innerHeight <= tightIn) return tightIn;
  return isTooLow ? window.innerHeight : undefined;
}

/** Round a tile in a cell and its handles, whichever way they stand. */
function handlesBox({ x, y }: Point, side: number): Box {
  const scale = side / R;
  const { across, down } = reachOfHandles(scale, 1);
  return { left: x - scale * across, top: y - scale * down, right: x + scale * across, bottom: y + scale * down };
}

/** The middle of the link of a colour of the tile in a cell, from the middle of the cell; undefined where there is none. */
function linkIn(placements: readonly Placement[], at: Hex | undefined, colour: Colour): Point | undefined {
  const laid = at && placements.find((placement) => sameHex(placement, at));
  const link = laid && linkOf(laid.tile, colour, laid.rotation);
  return link && linkMiddle(link.sides);
}
