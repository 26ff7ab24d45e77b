import type { Hex } from '../../src-shared/tantrix';
import { BoardFigure, type FigureTile, type Frame, frameOf } from '../board/BoardFigure';
import { TileGradients } from '../board/TileArt';
import type { LegendEntry } from '../stage/kind';

/** What a picture says. */
export interface PictureWords {
  /** Above the tiles; the empty string where there is nothing to say. */
  readonly headline: string;
  readonly legend: readonly LegendEntry[];
}

interface GamePictureProps extends PictureWords {
  readonly tiles: readonly FigureTile[];
  /** Cells that there is room for. */
  readonly sight: readonly Hex[];
  /** Style sheet for the classes of tiles and for the colours; a picture leaves the window's behind. */
  readonly styles: string;
  /** How wide a text is whose letters are one unit high, to make long ones fit. */
  readonly widthOf: (text: string) => number;
}

/** One unit is a hundredth of a tile's side. */
const EDGE = 48;
/** Between the tiles and the edge of the felt. */
const MARGIN = 60;
const NARROWEST = 900;
const HEADLINE = { size: 64, height: 104 };
const LEGEND = { size: 46, height: 72, indent: 64 };

/** The tantrix on felt, what is to be said of it above, and the players below; complete in itself. */
export function GamePicture({ tiles, sight, headline, legend, styles, widthOf }: GamePictureProps) {
  const felt = feltOf(sight);
  const above = headline ? HEADLINE.height : 0;
  const below = legend.length > 0 ? legend.length * LEGEND.height + EDGE / 2 : 0;
  const [x, y] = [felt.x - EDGE, felt.y - EDGE - above];
  const [width, height] = [felt.width + 2 * EDGE, felt.height + 2 * EDGE + above + below];
  /** The size of letters with which a text fits into so many units. */
  const fitted = (text: string, size: number, room: number): number => Math.min(size, room / widthOf(text));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round(width / 2)}
      height={Math.round(height / 2)}
    >
      <style>{styles}</style>
      <TileGradients />
      <rect className="picture-paper" {...{ x, y, width, height }} />
      {headline && (
        <text
          className="headline-text"
          x={felt.x}
          y={felt.y - 50}
          fontSize={fitted(headline, HEADLINE.size, felt.width)}
        >
          {headline}
        </text>
      )}
      <rect className="picture-felt" {...felt} rx={24} />
      <BoardFigure tiles={tiles} />
      {legend.map(({ name, colour, score }, at) => {
        const words = `${name}  ${score}`;
        const line = felt.y + felt.height + EDGE / 2 + (at + 1) * LEGEND.height - 8;
        return (
          <g key={at} transform={`translate(${felt.x + 24} ${line})`}>
            <circle className={`legend-${colour}`} r={24} cx={0} cy={-16} />
            <text
              className="legend-text"
              x={LEGEND.indent - 24}
              fontSize={fitted(words, LEGEND.size, felt.width - LEGEND.indent)}
            >
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The frame of cells, at least as wide as names need. */
function feltOf(cells: readonly Hex[]): Frame {
  const frame = frameOf(cells, MARGIN);
  const width = Math.max(frame.width, NARROWEST);
  return { ...frame, x: frame.x - (width - frame.width) / 2, width };
}
