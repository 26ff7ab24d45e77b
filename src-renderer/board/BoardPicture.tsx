import { BoardFigure, type FigureTile, frameOf } from './BoardFigure';
import { LitPaths } from './LitPaths';
import type { LitPath } from './model';

interface BoardPictureProps {
  readonly tiles: readonly FigureTile[];
  /** Lines and loops that are lit. */
  readonly lit?: readonly LitPath[];
}

/** Units of the table left free round the tiles. */
const MARGIN = 10;

/** A board as it lies, as large as its place; nothing in it can be touched. */
export function BoardPicture({ tiles, lit = [] }: BoardPictureProps) {
  const { x, y, width, height } = frameOf(tiles, MARGIN);
  const seen = tiles.map(({ tile, rotation, q, r }) => ({ tile, rotation, hex: { q, r }, isLast: false, label: '' }));
  return (
    <svg className="board-picture" viewBox={[x, y, width, height].join(' ')} aria-hidden="true">
      <BoardFigure tiles={tiles} />
      <LitPaths tiles={seen} lit={lit} />
    </svg>
  );
}
