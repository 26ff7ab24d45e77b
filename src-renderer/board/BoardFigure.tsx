import { type Hex, hexKey } from '../../src-shared/tantrix/hex';
import { centreOf, HALF_HEIGHT, R } from './geometry';
import type { BoardTile } from './model';
import { joinedSides } from './joints';
import { TileArt, TileShadows } from './TileArt';

/** A tile as it lies: a placement of a game is one. */
export type FigureTile = Hex & Pick<BoardTile, 'tile' | 'rotation'>;

/** The rectangle round tiles, in table units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The frame that holds all tiles with a margin round them; without tiles, the one round the middle. */
export function frameOf(tiles: readonly Hex[], margin: number): Frame {
  const points = tiles.length > 0 ? tiles.map(centreOf) : [{ x: 0, y: 0 }];
  const left = Math.min(...points.map(({ x }) => x)) - R - margin;
  const top = Math.min(...points.map(({ y }) => y)) - HALF_HEIGHT - margin;
  const right = Math.max(...points.map(({ x }) => x)) + R + margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + HALF_HEIGHT + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Tiles as they lie, for drawings nobody touches: pictures, pages, figures. Stands in an svg of the caller's. */
export function BoardFigure({ tiles }: { tiles: readonly FigureTile[] }) {
  const joined = joinedSides(tiles);
  return (
    <g>
      <TileShadows tiles={tiles.map(({ tile, q, r }) => ({ tile, hex: { q, r } }))} />
      {tiles.map(({ tile, rotation, ...hex }) => {
        const { x, y } = centreOf(hex);
        return (
          <g key={hexKey(hex)} transform={`translate(${x} ${y})`}>
            <TileArt tile={tile} rotation={rotation} joined={joined(hex)} />
          </g>
        );
      })}
    </g>
  );
}
