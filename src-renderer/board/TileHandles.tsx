import type { CSSProperties, MouseEvent } from 'react';
import { type Hex, neighbor, sameHex } from '../../src-shared/tantrix/hex';
import { CROSS } from './cross';
import type { Reach } from './camera';
import { HALF_HEIGHT, type Point, R, sideMiddle, towardsSide } from './geometry';
import { handleSizeAt } from './handle-size';
import { type BoardGestures, HANDLES, type HandleKind, type TileHandles } from './model';
import { pressKeys } from './press-keys';

const [NORTH, SOUTH] = [0, 3];

/** Line drawings on a 20 × 20 field; a tile stands in the middle of those that turn. */
const PICTURES: Readonly<Record<HandleKind, string>> = {
  left: 'M17.7 9.4A8 8 0 0 0 2.3 9.4M1.3 4.8L2.3 9.4L6.8 8.2',
  play: 'M4 10.6l4 4L16.2 5.6',
  right: 'M2.3 9.4A8 8 0 0 1 17.7 9.4M18.7 4.8L17.7 9.4L13.2 8.2',
  back: CROSS,
};
const TILE = 'M14 12.6L12 16.1H8L6 12.6L8 9.1H12Z';

const TURNING: readonly HandleKind[] = ['left', 'right'];

/** How far a tile and the handles that stand away from the tantrix reach from its middle, in table units. */
export function reachOfHandles(scale: number, away: Away): Reach {
  const { radius, radiusOfPlay, out, outOfPlay } = handleSizeAt(scale);
  const beyond = sideMiddle(SOUTH).y * (1 + outOfPlay / R) + radiusOfPlay;
  return {
    across: R + out + radius,
    up: away < 0 ? beyond : HALF_HEIGHT,
    down: away > 0 ? beyond : HALF_HEIGHT,
  };
}

/** Where handles go up or down: away from the tantrix. */
export type Away = 1 | -1;

/**
 * Which way is free for handles, given the cell they stand round and what lies in other cells, as seen: down, unless only up
 * is.
 */
export function awayFrom(hex: Hex, others: readonly { readonly hex: Hex }[]): Away {
  const isTaken = (side: number) => others.some((other) => sameHex(other.hex, neighbor(hex, side)));
  return isTaken(SOUTH) && !isTaken(NORTH) ? -1 : 1;
}

/** The corner of a tile that a handle stands at, in sixths of a turn clockwise from the right; no link crosses a corner. */
const cornerOf = (kind: HandleKind, away: Away): number => ({ left: 3, right: 0, play: away, back: 2 * away })[kind];

interface TileHandlesProps {
  readonly handles: TileHandles;
  /** The middle of the tile. */
  readonly at: Point;
  readonly away: Away;
  readonly onHandle: BoardGestures['onHandle'];
}

/** Buttons at the corners of the selected tile, so that the hand need not travel to turn it, play it or take it back. */
export function HandlesOfTile({ handles, at, away, onHandle }: TileHandlesProps) {
  const { label, words, isFaint, mayTurn } = handles;
  const kinds = HANDLES.filter((kind) => mayTurn || !TURNING.includes(kind));
  return (
    <g className="tile-handles" role="group" aria-label={label} transform={`translate(${at.x} ${at.y})`}>
      {kinds.map((kind) => (
        <Handle
          key={kind}
          kind={kind}
          // Corners are counted from the right, sides from the north.
          corner={towardsSide(cornerOf(kind, away) + 1.5, 1)}
          words={words[kind]}
          isFaint={kind === 'play' && isFaint}
          onPress={() => onHandle?.(kind)}
        />
      ))}
    </g>
  );
}

interface HandleProps {
  readonly kind: HandleKind;
  /** The way to its corner, of length 1. */
  readonly corner: Point;
  readonly words: string;
  readonly isFaint: boolean;
  readonly onPress: () => void;
}

function Handle({ kind, corner, words, isFaint, onPress }: HandleProps) {
  const way: CSSProperties & Record<`--${string}`, number> = { '--way-x': corner.x, '--way-y': corner.y };
  // The second of two quick presses could play what the first has only just turned.
  const onClick = ({ detail }: MouseEvent) => (kind !== 'play' || detail <= 1) && onPress();
  return (
    <g
      className={isFaint ? `handle handle-${kind} is-faint` : `handle handle-${kind}`}
      transform={`translate(${R * corner.x} ${R * corner.y})`}
      role="button"
      tabIndex={0}
      aria-label={words}
      // The focus stays with the tile, so that Enter plays it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      onKeyDown={pressKeys(onPress)}
    >
      <title>{words}</title>
      <g className="handle-place" style={way}>
        <circle r={1} />
        <g transform={`scale(${1.2 / 20}) translate(-10 -10)`}>
          <path d={PICTURES[kind]} />
          {TURNING.includes(kind) && <path className="handle-tile" d={TILE} />}
        </g>
      </g>
    </g>
  );
}
