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
 * The tile that is tried out: a click on its left or right half turns it, a double-click plays it. The first click of a
 * double-click has already turned it, so that turn is taken back before playing.
 */
export function HeldTile({ held: { hex, tile, rotation, label }, gestures, showNumber }: HeldTileProps) {
  const { x, y } = centreOf(hex);
  const turned = useRef<1 | -1>(1);
  const onClick = (event: MouseEvent<SVGGElement>) => {
    if (event.detail > 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    turned.current = event.clientX < box.left + box.width / 2 ? -1 : 1;
    gestures.onTurn(turned.current);
  };
  const onDoubleClick = () => {
    gestures.onTurn(turned.current === 1 ? -1 : 1);
    gestures.onPlay();
  };
  return (
    <g
      className="held-tile"
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
