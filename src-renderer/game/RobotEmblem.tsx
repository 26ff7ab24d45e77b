import { centreOf, HALF_HEIGHT, R } from '../board/geometry';
import { joinedSides } from '../board/joints';
import { TileArt, TileShadows } from '../board/TileArt';
import type { Character } from '../../src-shared/robots';

interface EmblemTile {
  readonly tile: number;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  /** Degrees by which it lies askew. */
  readonly askew?: number;
}

/** A few tiles for each computer player that show what it is after. */
const EMBLEMS: Readonly<Record<Character, readonly EmblemTile[]>> = {
  // A line that goes on and on.
  mason: [
    { tile: 30, q: -1, r: 1, rotation: 0 },
    { tile: 41, q: -1, r: 0, rotation: 3 },
    { tile: 6, q: 0, r: -1, rotation: 3 },
    { tile: 38, q: 1, r: -1, rotation: 0 },
    { tile: 5, q: 1, r: 0, rotation: 0 },
  ],
  // A space that nobody fills easily.
  thorn: [
    { tile: 41, q: 0, r: -1, rotation: 0 },
    { tile: 49, q: 1, r: 0, rotation: 2 },
    { tile: 6, q: -1, r: 1, rotation: 3 },
  ],
  // The smallest loop.
  orbit: [
    { tile: 49, q: -1, r: 0, rotation: 0 },
    { tile: 14, q: 0, r: -1, rotation: 2 },
    { tile: 22, q: 0, r: 0, rotation: 4 },
  ],
  // A tile in the air, that may fit or not.
  flint: [
    { tile: 22, q: -1, r: 0, rotation: 3 },
    { tile: 38, q: -1, r: 1, rotation: 2 },
    { tile: 30, q: 1, r: -1, rotation: 1, askew: 21 },
  ],
};

/** The box that holds all of some tiles. */
function boxOf(tiles: readonly EmblemTile[]): string {
  const [xs, ys] = [tiles.map((tile) => centreOf(tile).x), tiles.map((tile) => centreOf(tile).y)];
  const [left, top] = [Math.min(...xs) - R, Math.min(...ys) - HALF_HEIGHT];
  return [left, top, Math.max(...xs) + R - left, Math.max(...ys) + HALF_HEIGHT - top].join(' ');
}

/** The picture of a computer player. */
export function RobotEmblem({ character }: { character: Character }) {
  const straight = EMBLEMS[character].filter(({ askew }) => askew === undefined);
  const joined = joinedSides(straight);
  return (
    <svg className="robot-emblem" viewBox={boxOf(EMBLEMS[character])} aria-hidden="true">
      <TileShadows tiles={straight.map(({ tile, ...hex }) => ({ tile, hex }))} />
      {EMBLEMS[character].map(({ tile, rotation, askew, ...hex }) => {
        const { x, y } = centreOf(hex);
        return (
          <g key={tile} transform={`translate(${x} ${y}) rotate(${askew ?? 0})`}>
            <TileArt tile={tile} rotation={rotation} joined={askew === undefined ? joined(hex) : undefined} />
          </g>
        );
      })}
    </svg>
  );
}
