import { laidPieceOf } from '../../../src-shared/puzzles/arrangement';
import { tileOfPiece } from '../../../src-shared/puzzles/pieces';
import { centreOf, tileBox } from '../../board/geometry';
import { type Orientation, toScreen } from '../../board/orientation';
import { TileInPlay } from '../../board/TileArt';
import { movingPieces } from '../../../src-shared/sessions/puzzle';
import type { OpenPuzzle } from '../open-puzzle';

interface FollowingTilesProps {
  readonly open: OpenPuzzle;
  readonly orientation: Orientation;
  /** Of a tile, in pixels. */
  readonly side: number;
}

/** The tiles that follow the pointer: the one that was gripped in the middle, the others of its group round it. */
export function FollowingTiles({ open, orientation, side }: FollowingTilesProps) {
  const { record, chosen, boxed } = open;
  if (!chosen) return null;
  const home = laidPieceOf(record.laid, chosen.tile);
  return (
    <svg className="following-tiles" viewBox={tileBox()} width={2 * side}>
      {movingPieces(record, chosen).map((piece) => {
        const at = laidPieceOf(record.laid, piece);
        const by = at && home ? { q: at.q - home.q, r: at.r - home.r } : { q: 0, r: 0 };
        const { x, y } = centreOf(toScreen.hex(by, orientation));
        const rotation = toScreen.rotation(at?.rotation ?? boxed[piece] ?? 0, orientation);
        return (
          <g key={piece} transform={`translate(${x} ${y})`}>
            <TileInPlay tile={tileOfPiece(piece)} rotation={rotation} />
          </g>
        );
      })}
    </svg>
  );
}
