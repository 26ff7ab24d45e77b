import { tileBox } from './geometry';
import { TileInPlay } from './TileArt';

interface FollowingTileProps {
  readonly tile: number;
  /** As it is seen. */
  readonly rotation: number;
  /** Of a tile on the board, in pixels. */
  readonly side: number;
}

/** A tile that follows the pointer, as large as on the board. */
export function FollowingTile({ tile, rotation, side }: FollowingTileProps) {
  return (
    <svg className="following-tile" viewBox={tileBox(8)} width={2.16 * side} aria-hidden="true">
      <TileInPlay tile={tile} rotation={rotation} />
    </svg>
  );
}
