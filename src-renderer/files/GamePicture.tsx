import { BoardFigure, type FigureTile, type Frame, frameOf } from '../board/BoardFigure';
import { TileGradients } from '../board/TileArt';
import type { LegendEntry } from '../stage/kind';

interface GamePictureProps {
  readonly tiles: readonly FigureTile[];
  readonly legend: readonly LegendEntry[];
  /** Style sheet for the classes of tiles and for the colours; a picture leaves the window's behind. */
  readonly styles: string;
}

const MARGIN = 60;
const LINE = 74;

/** The tantrix with a legend of the players below it, complete in itself. One unit is a hundredth of a tile's side. */
export function GamePicture({ tiles, legend, styles }: GamePictureProps) {
  const frame = pictureFrame(tiles, legend.length);
  const { x, y, width, height } = frame;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round(width / 2)}
      height={Math.round(height / 2)}
    >
      <style>{styles}</style>
      <TileGradients />
      <rect className="picture-ground" x={x} y={y} width={width} height={height} />
      <BoardFigure tiles={tiles} />
      {legend.map(({ name, colour, score }, at) => (
        <g
          key={at}
          transform={`translate(${x + MARGIN + 30} ${y + height - MARGIN - (legend.length - 1 - at) * LINE - 20})`}
        >
          <circle className={`legend-${colour}`} r={24} cx={0} cy={-16} />
          <text className="legend-text" x={50}>
            {`${name}  ${score}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The tiles' frame, with room below for the legend and at least as wide as names need. */
function pictureFrame(tiles: readonly FigureTile[], lines: number): Frame {
  const frame = frameOf(tiles, MARGIN);
  const width = Math.max(frame.width, 900);
  return {
    x: frame.x - (width - frame.width) / 2,
    y: frame.y,
    width,
    height: frame.height + lines * LINE + MARGIN / 2,
  };
}
