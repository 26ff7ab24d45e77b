import type { DrawnFigure } from '../../src-shared/help/figures/compile';
import {
  type Hex,
  hexKey,
  type Placement,
  rotateHex,
  type Rotation,
  sameHex,
  turnRotation,
} from '../../src-shared/tantrix';
import { BoardFigure, frameOf } from '../board/BoardFigure';
import { centreOf, hexagonPath } from '../board/geometry';
import { LitPaths } from '../board/LitPaths';
import { TileArt } from '../board/TileArt';

/** Round the tiles, in table units. */
const MARGIN = 10;
/** The size of a table unit in rem; a large tantrix is made to fit. */
const SCALE = 0.026;
const SPACE = hexagonPath(0.88, 0.16);
const GHOST_RING = hexagonPath(0.97, 0.13);
/** Above the middle of a tile that is not there, where its badge leaves most of it to be seen. */
const BADGE_RISE = -52;

/** A position as the board draws it, with the letters that the text calls spaces by. */
export function FigureDrawing({ figure, turn }: { figure: DrawnFigure; turn: Rotation }) {
  const { alt, tiles, ghosts, marks, lit } = turned(figure, turn);
  const { x, y, width, height } = frameOf([...tiles, ...ghosts, ...Object.values(marks)], MARGIN);
  return (
    <svg
      className="figure-drawing"
      role="img"
      aria-label={alt}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ width: `${width * SCALE}rem` }}
    >
      <BoardFigure tiles={tiles} />
      <LitPaths tiles={tiles.map((tile) => ({ ...tile, hex: tile, label: '' }))} lit={lit} />
      {ghosts.map((ghost) => (
        <GhostTile key={ghost.tile} ghost={ghost} />
      ))}
      {Object.entries(marks).map(([letter, hex]) => (
        <Mark
          key={letter}
          letter={letter}
          hex={hex}
          isOnTile={[...tiles, ...ghosts].some((each) => sameHex(each, hex))}
        />
      ))}
    </svg>
  );
}

function GhostTile({ ghost }: { ghost: Placement }) {
  const { x, y } = centreOf(ghost);
  return (
    <g className="figure-ghost" transform={`translate(${x} ${y})`} data-hex={hexKey(ghost)}>
      <g className="figure-ghost-art">
        <TileArt tile={ghost.tile} rotation={ghost.rotation} />
      </g>
      <path className="figure-ghost-ring" d={GHOST_RING} />
    </g>
  );
}

function Mark({ letter, hex, isOnTile }: { letter: string; hex: Hex; isOnTile: boolean }) {
  const { x, y } = centreOf(hex);
  return (
    <g className={isOnTile ? 'figure-mark is-on-tile' : 'figure-mark'} transform={`translate(${x} ${y})`}>
      {!isOnTile && <path className="figure-space" d={SPACE} />}
      <g transform={`translate(0 ${isOnTile ? BADGE_RISE : 0})`}>
        <circle r={32} />
        <text y={15} textAnchor="middle">
          {letter}
        </text>
      </g>
    </g>
  );
}

/** The figure turned round the middle of the table by so many sixths. */
function turned(figure: DrawnFigure, turn: Rotation): DrawnFigure {
  const placed = (tile: Placement): Placement => ({
    ...tile,
    ...rotateHex(tile, turn),
    rotation: turnRotation(tile.rotation, turn),
  });
  return {
    ...figure,
    tiles: figure.tiles.map(placed),
    ghosts: figure.ghosts.map(placed),
    marks: Object.fromEntries(Object.entries(figure.marks).map(([letter, hex]) => [letter, rotateHex(hex, turn)])),
    lit: figure.lit.map(({ colour, cells }) => ({ colour, cells: cells.map((hex) => rotateHex(hex, turn)) })),
  };
}
