import { hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, hexagonPath } from './geometry';
import type { SuggestionSeen } from './screen-model';
import { TileArt } from './TileArt';

const RING = hexagonPath(0.97, 0.13);
/** Small enough for the edges of a tile under it to be seen. */
const INSET = 0.62;

/** The ghost of a tile, in an outline of its own. What lies under it takes the clicks. */
export function SuggestionMark({
  suggested: { hex, tile, rotation, label, isOverTile },
}: {
  suggested: SuggestionSeen;
}) {
  const { x, y } = centreOf(hex);
  return (
    <g
      className={isOverTile ? 'suggested-tile is-over-tile' : 'suggested-tile'}
      role="img"
      aria-label={label}
      transform={`translate(${x} ${y}) scale(${isOverTile ? INSET : 1})`}
      data-suggests={tile}
      data-hex={hexKey(hex)}
      data-rotation={rotation}
    >
      <g className="suggested-art">
        <TileArt tile={tile} rotation={rotation} />
      </g>
      <path className="suggested-halo" d={RING} />
      <path className="suggested-ring" d={RING} />
    </g>
  );
}
