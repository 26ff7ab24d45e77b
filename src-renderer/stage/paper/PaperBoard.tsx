import { useTranslation } from 'react-i18next';
import { type Hex, hexKey } from '../../../src-shared/tantrix';
import { BoardFigure, type FigureTile, frameOf } from '../../board/BoardFigure';
import { centreOf, hexagonPath } from '../../board/geometry';

/** The side of a tile is never longer than this, in millimetres; a few tiles do not fill the sheet. */
const LARGEST_SIDE = 13;
/** Round the tiles, in table units. */
const MARGIN = 4;
const CELL = hexagonPath(0.97);

interface PaperBoardProps {
  readonly tiles: readonly FigureTile[];
  /** Cells that are outlined, for tiles to fill. */
  readonly cells?: readonly Hex[];
}

/** Tiles on paper as they lie, as large as the page allows. */
export function PaperBoard({ tiles, cells = [] }: PaperBoardProps) {
  const { t } = useTranslation();
  const { x, y, width, height } = frameOf([...tiles, ...cells], MARGIN);
  const scale = LARGEST_SIDE / 100;
  return (
    <div className="sheet-board">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ maxWidth: `${width * scale}mm`, maxHeight: `${height * scale}mm` }}
        role="img"
        aria-label={t('board.label')}
      >
        {cells.map((hex) => (
          <path
            key={hexKey(hex)}
            className="sheet-cell"
            d={CELL}
            transform={`translate(${centreOf(hex).x} ${centreOf(hex).y})`}
          />
        ))}
        <BoardFigure tiles={tiles} />
      </svg>
    </div>
  );
}
