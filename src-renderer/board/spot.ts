import type { Spot } from '../../src-shared/sessions/spot';
import { centreOf, hexAt, type Point } from './geometry';

/** The spot of a tile whose middle is at a point. */
export function spotAt(point: Point): Spot {
  const over = hexAt(point);
  const centre = centreOf(over);
  return { over, off: { x: point.x - centre.x, y: point.y - centre.y } };
}

/** The point where the middle of a tile is that lies at a spot. */
export function pointOf({ over, off = { x: 0, y: 0 } }: Spot): Point {
  const { x, y } = centreOf(over);
  return { x: x + off.x, y: y + off.y };
}

/** The spot that lies by a step from another, in table units. */
export function besideSpot(spot: Spot, by: Point): Spot {
  const { x, y } = pointOf(spot);
  return spotAt({ x: x + by.x, y: y + by.y });
}
