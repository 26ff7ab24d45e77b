import type { Spot } from '../../src-shared/sessions/spot';
import { type Game, type Hex, legalCells, type TileNumber } from '../../src-shared/tantrix';
import { centreOf, HALF_HEIGHT } from '../board/geometry';
import { pointOf } from '../board/spot';

/** As near the middle of a space must the middle of a tile come down to snap in: 0.7 of the way from cell to cell. */
const REACH = 0.7 * 2 * HALF_HEIGHT;

/** The space that a tile dropped at a spot snaps into: of those that take it, the nearest; undefined where none is near. */
export function snapCell(game: Game, tile: TileNumber, at: Spot): Hex | undefined {
  const { x, y } = pointOf(at);
  const [nearest] = legalCells(game, tile)
    .map((hex) => ({ hex, distance: Math.hypot(centreOf(hex).x - x, centreOf(hex).y - y) }))
    .filter(({ distance }) => distance <= REACH)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.hex;
}
