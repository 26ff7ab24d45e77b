import { type MouseEvent, useRef } from 'react';
import { hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, hexagonPath } from './geometry';
import type { BoardGestures, BoardTile } from './model';
import { TileArt } from './TileArt';

const RING = hexagonPath(1.08, 0.13);

interface HeldTileProps {
  readonly held: BoardTile;
  readonly gestures: BoardGestures;
  readonly showNumber: boolean;
}

/**
 * The tile that is tried out: a click on its left or right half turns it, a double-click plays it. If the first click of
 * a double-click has turned it, that turn is taken back before playing; it may also have put the tile here.
 */
export function HeldTile({
  held: { hex, tile, rotation, label, isRefused = false },
  gestures,
  showNumber,
}: HeldTileProps) {
  const { x, y } = centreOf(hex);
  const turned = useRef<1 | -1 | 0>(0);
  const onClick = (event: MouseEvent<SVGGElement>) => {
    if (event.detail > 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const direction = event.clientX < box.left + box.width / 2 ? -1 : 1;
    turned.current = direction;
    gestures.onTurn(direction);
  };
  const onDoubleClick = () => {
    if (turned.current !== 0) gestures.onTurn(turned.current === 1 ? -1 : 1);
    turned.current = 0;
    gestures.onPlay();
  };
  return (
    <g
      className={isRefused ? 'held-tile is-refused' : 'held-tile'}
      role="img"
      aria-label={label}
      transform={`translate(${x} ${y})`}
      data-hex={hexKey(hex)}
      data-rotation={rotation}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onPointerDown={(event) => gestures.onGrab({ tile, rotation }, event)}
    >
      <path className="held-ring" d={RING} />
      <TileArt tile={tile} rotation={rotation} showNumber={showNumber} />
    </g>
  );
}
